import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';

import { classNames } from './class-names.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const place = '<!-- early page -->';

/** Pre-renders web/early-page.tsx into index.html, as in vite's guide to server-side rendering. */
export const earlyPage = (): Plugin => ({
  name: 'peerway:early-page',
  apply: 'build',
  transformIndexHtml: {
    // Before vite rewrites the page's URLs, because the early page's files are among them.
    order: 'pre',
    handler: async (html) => {
      const server = await createServer({
        configFile: false,
        root,
        mode: 'production',
        logLevel: 'error',
        appType: 'custom',
        css: { modules: classNames },
        optimizeDeps: { noDiscovery: true },
        server: { middlewareMode: true, ws: false },
      });
      try {
        const { drawn } = await server.ssrLoadModule('/early-page.tsx');
        return html.replace(place, () => String(drawn));
      } finally {
        await server.close();
      }
    },
  },
});
