import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minify, type Plugin, transformWithOxc } from 'vite';

import { assetHeaders } from './headers.ts';
import { hostDefinitions } from './hosts.ts';
import { languageScripts } from './languages.ts';

const source = fileURLToPath(new URL('../boot.ts', import.meta.url));

/** Inlines web/boot.ts into the page's head, and allows exactly that script in the Content-Security-Policy. */
export const boot = (command: 'build' | 'serve'): Plugin => ({
  name: 'peerway:boot',
  transformIndexHtml: async () => [
    { tag: 'script', children: await compile(command), injectTo: 'head-prepend' },
  ],
  async generateBundle() {
    const hash = createHash('sha256')
      .update(await compile(command))
      .digest('base64');
    this.emitFile({ type: 'asset', fileName: '_headers', source: assetHeaders(hash) });
  },
});

async function compile(command: 'build' | 'serve'): Promise<string> {
  const script = await transformWithOxc(await readFile(source, 'utf8'), source, {
    sourcemap: false,
    define: {
      ...hostDefinitions,
      PEERWAY_LANGUAGES: JSON.stringify(await languageScripts(command)),
    },
  });
  return (await minify(source, script.code)).code;
}
