import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minify, type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { assetHeaders } from './headers.ts';
import { hostDefinitions } from './hosts.ts';

const source = fileURLToPath(new URL('../boot.ts', import.meta.url));
const place = '<!-- boot -->';

const entry = /\s*<script type="module" crossorigin src="[^"]+"><\/script>/;

/** Puts web/boot.ts into the page's head, and allows exactly that script in the Content-Security-Policy. */
export function boot(): Plugin {
  return {
    name: 'peerway:boot',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!html.includes(place)) throw new Error(`web/index.html has no ${place}`);
        const script = await compile(bundle);
        const page = html.replace(place, () => `<script>${script}</script>`);
        // In a build web/boot.ts starts the client.
        return bundle ? page.replace(entry, '') : page;
      },
    },
    async generateBundle(_, bundle) {
      const hash = createHash('sha256')
        .update(await compile(bundle))
        .digest('base64');
      this.emitFile({ type: 'asset', fileName: '_headers', source: assetHeaders(hash) });
    },
  };
}

async function compile(bundle: Rolldown.OutputBundle | undefined): Promise<string> {
  const script = await transformWithOxc(await readFile(source, 'utf8'), source, {
    sourcemap: false,
  });
  if (/^\s*(?:import|export)\b/mu.test(script.code)) {
    throw new Error('web/boot.ts must neither import nor export.');
  }
  const code = Object.entries({ ...hostDefinitions, ...filesIn(bundle) }).reduce(
    (text, [name, value]) => text.replaceAll(name, value),
    script.code,
  );
  // In a block, so that its names don't become globals of the page.
  return (await minify(source, `{${code}}`)).code;
}

/** Where the build has put what web/boot.ts asks for; there is no telling while developing. */
function filesIn(bundle: Rolldown.OutputBundle = {}): Record<string, string> {
  const files = Object.values(bundle);
  const address = (wanted: (file: (typeof files)[number]) => boolean) => {
    const found = files.find(wanted);
    return JSON.stringify(found ? `/${found.fileName}` : '');
  };
  const named = (start: string) =>
    address(({ fileName }) => fileName.startsWith(`assets/${start}-`));
  return {
    PEERWAY_MAIN: address((file) => file.type === 'chunk' && file.isEntry),
    PEERWAY_LATER: named('later'),
    PEERWAY_SPLASH_DAY: named('splash-day'),
    PEERWAY_SPLASH_NIGHT: named('splash-night'),
  };
}
