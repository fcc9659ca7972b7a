import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { minify, type Plugin, transformWithOxc } from 'vite';

import { install } from '../words/made/en/install.ts';

const web = fileURLToPath(new URL('../', import.meta.url));

/** The brand's ground, as in web/assets/favicon.svg. */
const GROUND = '#101922';
/** The system may cut a maskable icon down to a circle of four fifths of its width. */
const MASKED_SCALE = 0.78;

/** The files that a browser needs to install the client and to show pushes. The build makes them from the logo. */
export const appFiles = (): Plugin => ({
  name: 'peerway:app-files',
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' } },
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/180.png' } },
    { tag: 'meta', attrs: { name: 'theme-color', content: GROUND } },
  ],
  async generateBundle() {
    for (const [fileName, source] of await makeFiles()) {
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
  async configureServer({ middlewares }) {
    const files = await makeFiles();
    middlewares.use((request, response, next) => {
      const name = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
      const file = files.get(name);
      if (file === undefined) return next();
      response.setHeader('Content-Type', TYPES[path.extname(name)] ?? '');
      return response.end(file);
    });
  },
});

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

const icon = (svg: string, edge: number) =>
  sharp(Buffer.from(svg), { density: (72 * edge) / 32 })
    .resize(edge, edge)
    .png()
    .toBuffer();

async function makeFiles(): Promise<Map<string, string | Uint8Array>> {
  const drawing = await readFile(path.join(web, 'assets/favicon.svg'), 'utf8');
  const sign = drawing.replace(/<rect[^>]*>/, '');
  // Square, since the system cuts out the shape.
  const square = drawing.replace(/ rx="\d+"/, '');
  const inset = 16 * (1 - MASKED_SCALE);
  const masked = sign
    .replace(
      '<g ',
      `<rect width="32" height="32" fill="${GROUND}"/><g transform="translate(${inset} ${inset}) scale(${MASKED_SCALE})"><g `,
    )
    .replace('</g>', '</g></g>');
  // Android paints the badge white, by its transparency alone.
  const badge = sign.replaceAll(/(stroke|fill)="#\w+"/g, '$1="#fff"');
  return new Map<string, string | Uint8Array>([
    ['sw.js', await compileWorker()],
    ['manifest.webmanifest', JSON.stringify(manifest)],
    ['icons/180.png', await icon(square, 180)],
    ['icons/192.png', await icon(drawing, 192)],
    ['icons/512.png', await icon(drawing, 512)],
    ['icons/maskable-512.png', await icon(masked, 512)],
    ['icons/badge.png', await icon(badge, 96)],
  ]);
}

async function compileWorker() {
  const source = path.join(web, 'service-worker/sw.ts');
  const script = await transformWithOxc(await readFile(source, 'utf8'), source, {
    sourcemap: false,
  });
  return (await minify(source, script.code)).code;
}

const manifest = {
  id: '/',
  name: install.name,
  short_name: install.name,
  description: install.description,
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: GROUND,
  theme_color: GROUND,
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
