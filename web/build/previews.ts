import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';

import { previewName } from '../../worker/previews/preview-name.ts';
import { gamePreview, productPreview } from '../brand/preview-art.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const drawn = path.join(root, 'node_modules/.cache/peerway/previews');

/**
 * Draws the images that messengers show of a shared link: one for the product and one for each game of the catalogue. They are
 * kept, so that a later build draws only what is new.
 */
export const previews = (): Plugin => ({
  name: 'peerway:previews',
  apply: 'build',
  async generateBundle() {
    await mkdir(drawn, { recursive: true });
    const pictures = [
      ['peerway', productPreview],
      ...(await catalogue()).map((title) => [previewName(title), gamePreview(title)] as const),
    ] as const;
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

/** Draws an SVG as PNG. The kept PNG is used if it was drawn from the same SVG. */
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
