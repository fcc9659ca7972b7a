import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Gives lazily loaded scripts web/preload.ts for a helper. */
export const preload = (): Plugin => ({
  name: 'peerway:preload',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => fileURLToPath(new URL('../preload.ts', import.meta.url)),
  },
});
