import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minify, type Plugin, transformWithOxc } from 'vite';
import { assetHeaders } from './headers.ts';
import { hostDefinitions } from './hosts.ts';

const source = fileURLToPath(new URL('../boot.ts', import.meta.url));
const place = '<!-- boot -->';

/** Puts web/boot.ts into the page's head, and allows exactly that script in the Content-Security-Policy. */
export function boot(): Plugin {
  return {
    name: 'peerway:boot',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(place)) throw new Error(`web/index.html has no ${place}`);
        const script = await compile();
        return html.replace(place, () => `<script>${script}</script>`);
      },
    },
    async generateBundle() {
      const hash = createHash('sha256')
        .update(await compile())
        .digest('base64');
      this.emitFile({ type: 'asset', fileName: '_headers', source: assetHeaders(hash) });
    },
  };
}

async function compile(): Promise<string> {
  const script = await transformWithOxc(await readFile(source, 'utf8'), source, {
    sourcemap: false,
  });
  if (/^\s*(?:import|export)\b/mu.test(script.code)) {
    throw new Error('web/boot.ts must neither import nor export.');
  }
  const code = Object.entries(hostDefinitions).reduce(
    (text, [name, host]) => text.replaceAll(name, host),
    script.code,
  );
  // In a block, so that its names don't become globals of the page.
  return (await minify(source, `{${code}}`)).code;
}
