import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { previewName } from '../../worker/previews/preview-name.ts';
import { hex, path as line, stroke } from '../brand/art-kit.ts';
import { coverSvg } from '../brand/cover-art.ts';
import { lettering } from '../brand/route-letters.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const drawn = path.join(root, 'node_modules/.cache/peerway/previews');

/**
 * Draws the images that messengers show of a shared link, since none of them shows an SVG: one for the product and one for each
 * game of the catalogue. They are kept, so that a later build draws only what is new.
 */
export const previews = (): Plugin => ({
  name: 'peerway:previews',
  apply: 'build',
  async generateBundle() {
    await mkdir(drawn, { recursive: true });
    const pictures = [['peerway', productSvg], ...(await catalogue()).map(gamePicture)] as const;
    await Promise.all(
      pictures.map(async ([name, svg]) => {
        const source = await draw(name, svg);
        this.emitFile({ type: 'asset', fileName: `previews/${name}.png`, source });
      }),
    );
  },
});

/** The titles that every instance starts with. */
async function catalogue(): Promise<string[]> {
  const folder = path.join(root, 'migrations');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const db = new DatabaseSync(':memory:');
  for (const file of files) db.exec(await readFile(path.join(folder, file), 'utf8'));
  return db
    .prepare('SELECT name FROM games')
    .all()
    .map(({ name }) => String(name));
}

/** The kept drawing if it is of the same SVG. */
async function draw(name: string, svg: string): Promise<Uint8Array> {
  const file = path.join(drawn, name);
  if ((await readFile(`${file}.svg`, 'utf8').catch(() => '')) === svg) {
    return readFile(`${file}.png`);
  }
  const png = await sharp(Buffer.from(svg)).png({ palette: true, effort: 1 }).toBuffer();
  await writeFile(`${file}.png`, png);
  await writeFile(`${file}.svg`, svg);
  return png;
}

const NIGHT = hex(0.176, 0.018, 250);
const INK = hex(0.955, 0.012, 85);
const WARM = hex(0.8, 0.145, 64);

const page = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${NIGHT}"/>${content}</svg>`;

/** The logo (web/brand/mark.tsx). */
const mark = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${INK}">
<path d="M8 22.6V13A8.6 8.6 0 1 1 16.6 21.6" stroke-width="3.8" stroke-linecap="round"/>
<circle cx="8" cy="27" r="3.1" stroke-width="2.6"/><circle cx="16.6" cy="13" r="3.9" fill="${WARM}" stroke="none"/></g>`;

const productSvg = page(
  mark(120, 155, 10) +
    line(lettering('PEERWAY', 470, 235, 100), stroke(INK, 18)) +
    line(lettering('YOUR WAY TO OTHER PEOPLES', 470, 400, 24), stroke(WARM, 5)),
);

/** The cover at the right, the logo beside it. */
const gamePicture = (title: string) => {
  const cover = coverSvg(title)
    .replace('<svg ', '<svg x="300" ')
    .replace('width="200" height="140"', 'width="900" height="630"');
  const sign = mark(62, 195, 5.5) + line(lettering('PEERWAY', 70, 400, 26), stroke(INK, 5));
  return [previewName(title), page(cover + sign)] as const;
};
