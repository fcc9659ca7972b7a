import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const web = fileURLToPath(new URL('../', import.meta.url));
const made = path.join(web, '../node_modules/.cache/peerway/themed');

/**
 * Draws `themed/NAME-day.svg` and `themed/NAME-night.svg` from each web/assets/NAME.svg, because an image in a style
 * sheet can't read the page's custom properties.
 */
export const themedSvg = (...names: string[]): Plugin => ({
  name: 'peerway:themed-svg',
  config: () => ({ resolve: { alias: [{ find: /^themed(?=\/)/, replacement: made }] } }),
  async buildStart() {
    const tokens = await readFile(path.join(web, 'styles/tokens.css'), 'utf8');
    await mkdir(made, { recursive: true });
    for (const name of names) {
      const picture = await readFile(path.join(web, 'assets', `${name}.svg`), 'utf8');
      for (const theme of ['day', 'night'] as const) {
        await writeFile(path.join(made, `${name}-${theme}.svg`), themed(picture, tokens, theme));
      }
    }
  },
});

export function themed(picture: string, tokens: string, theme: 'day' | 'night'): string {
  const colourOf = (token: string): string => {
    const value = new RegExp(`${token}: ([^;]+);`).exec(tokens)?.[1];
    if (value === undefined) throw new Error(`web/styles/tokens.css has no ${token}.`);
    const other = /^var\((--[a-z-]+)\)$/.exec(value)?.[1];
    if (other !== undefined) return colourOf(other);
    return /^light-dark\((.+\)), (.+\))\)$/.exec(value)?.[theme === 'day' ? 1 : 2] ?? value;
  };
  return picture
    .replace(/<!--[\s\S]*?-->\s*/, '')
    .replaceAll(/var\((--[a-z-]+)\)/g, (_, token: string) => colourOf(token))
    .replaceAll(/\s+/g, ' ')
    .replaceAll('> <', '><');
}
