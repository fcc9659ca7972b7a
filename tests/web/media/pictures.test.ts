import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

import { hex } from '../../../web/brand/art-kit.ts';
import { avatarSvg } from '../../../web/brand/avatar-art.ts';
import { coverSvg } from '../../../web/brand/cover-art.ts';
import { avatarMood, coverMood } from '../../../web/brand/mood.ts';
import { themed } from '../../../web/build/themed-svg.ts';
import { iconNames } from '../../../web/ui/icon-name.ts';
import { chanceOf } from '../../../worker/contract/chance.ts';

const read = (path: string) => readFile(new URL(`../../../web/${path}`, import.meta.url), 'utf8');

it('icons are in the file under the names that components use', async () => {
  const ids = (await read('assets/icons.svg')).matchAll(/ id="([^"]+)"/g);
  expect([...ids].map(([, id = '']) => id).toSorted()).toEqual([...iconNames].toSorted());
});

describe('generated pictures', () => {
  const titles = ['Chess', 'Grand Theft Auto V', 'Ōkami', 'a', '42', 'Baldur’s Gate 3', ''];

  it.each(titles)('of %j stand on the ground that is shown before them', (title) => {
    const cover = hex(...coverMood(chanceOf(title)).ground);
    const avatar = hex(...avatarMood(chanceOf(title)).ground);
    expect(coverSvg(title)).toContain(`<rect width="200" height="140" fill="${cover}"/>`);
    expect(coverSvg(title, { size: 'icon' })).toContain(`fill="${cover}"/>`);
    expect(avatarSvg(title)).toContain(`<rect width="200" height="140" fill="${avatar}"/>`);
  });
});

describe('the splash', () => {
  it('is drawn in the tokens of each theme', async () => {
    const [picture, tokens] = [await read('assets/splash.svg'), await read('styles/tokens.css')];
    const [day, night] = [themed(picture, tokens, 'day'), themed(picture, tokens, 'night')];
    for (const drawn of [day, night]) {
      expect(drawn).not.toMatch(/var\(|light-dark/);
      expect(drawn).toMatch(/^<svg /);
    }
    const [, light, dark] = /--map-ground: light-dark\((.+?\)), (.+?\))\)/.exec(tokens) ?? [];
    expect(day).toContain(`fill="${light}"`);
    expect(night).toContain(`fill="${dark}"`);
  });

  it('may not name a colour that is no token', () => {
    expect(() => themed('<svg fill="var(--nothing)"/>', '', 'day')).toThrow('--nothing');
  });
});
