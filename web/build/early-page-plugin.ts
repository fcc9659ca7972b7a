import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const source = fileURLToPath(new URL('../early-page.tsx', import.meta.url));
const place = '<!-- early page -->';

/** Puts the page of web/early-page.tsx into index.html, with the class names of this build. */
export const earlyPage = (): Plugin => ({
  name: 'peerway:early-page',
  apply: 'build',
  transformIndexHtml: async (html) => {
    if (!html.includes(place)) throw new Error(`web/index.html has no ${place}`);
    const { module } = await runnerImport<{ earlyPage: () => string }>(source, {
      mode: 'production',
      logLevel: 'error',
      oxc: { jsx: { runtime: 'automatic', development: false } },
      plugins: [namesAlone],
    });
    const page = module.earlyPage();
    // The Content-Security-Policy would not let it through.
    if (/\sstyle=/.test(page)) throw new Error('web/early-page.tsx draws a style attribute.');
    return html.replace(place, () => page);
  },
});

const prefix = '\0names-of:';

/** Of a style sheet the page needs the names, which follow from its place; the rest is the client's. */
const namesAlone: Plugin = {
  name: 'peerway:names-alone',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\.module\.css$/ },
    handler: (sheet, importer = '') => `${prefix}${path.resolve(path.dirname(importer), sheet)}.js`,
  },
  load: {
    filter: { id: /^\0names-of:/ },
    handler(id) {
      const file = JSON.stringify(id.slice(prefix.length, -'.js'.length));
      const names = JSON.stringify(fileURLToPath(new URL('class-names.ts', import.meta.url)));
      return `import { scopedName } from ${names};
        export default new Proxy({}, { get: (_, name) => scopedName(String(name), ${file}) });`;
    },
  },
};
