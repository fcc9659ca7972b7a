import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minify, type Plugin, transformWithOxc } from 'vite';
import { assetHeaders } from './headers.ts';
import { hostDefinitions } from './hosts.ts';

const source = fileURLToPath(new URL('../boot.ts', import.meta.url));

/** Inlines web/boot.ts into the page's head, and allows exactly that script in the Content-Security-Policy. */
export const boot = (): Plugin => ({
  name: 'peerway:boot',
  transformIndexHtml: async () => [
    { tag: 'script', children: await compile(), injectTo: 'head-prepend' },
  ],
  async generateBundle() {
    const hash = createHash('sha256')
      .update(await compile())
      .digest('base64');
    this.emitFile({ type: 'asset', fileName: '_headers', source: assetHeaders(hash) });
  },
});

async function compile(): Promise<string> {
  const script = await transformWithOxc(await readFile(source, 'utf8'), source, {
    sourcemap: false,
    define: hostDefinitions,
  });
  return (await minify(source, script.code)).code;
}
