// Generates a cover for any game from its title alone. The same title always gives the same cover.

import { fill, hex, n, type Paints, path, stroke } from './art-kit.ts';
import { type Chance, chanceOf } from './chance.ts';
import { motifs } from './cover-motifs.ts';
import { coverMood } from './mood.ts';
import { drawable, lettering, widthOf } from './route-letters.ts';

const small = new Set(['of', 'the', 'and', 'for', 'to', 'a', 'an', 'in', 'on', 'at']);
const romans: Readonly<Record<string, string>> = {
  II: '2',
  III: '3',
  IV: '4',
  V: '5',
  VI: '6',
  VII: '7',
  VIII: '8',
  IX: '9',
  X: '10',
  XI: '11',
  XII: '12',
  XIII: '13',
  XIV: '14',
  XV: '15',
  XVI: '16',
};

/** A title's usual abbreviation: "Grand Theft Auto V" is GTA5. */
function monogram(title: string): string {
  const words = title.split(/[^\p{L}\p{N}'’]+/u).filter((word) => word !== '');
  const telling = words.filter((word) => !small.has(word.toLowerCase()));
  const chosen = words.length > 4 && telling.length > 0 ? telling : words;
  const kept = chosen.map((word, index) => (index > 0 ? (romans[word] ?? word) : word));
  const [first = ''] = kept;
  if (kept.length === 1) {
    return drawable(
      first.length <= 4 && first === first.toUpperCase()
        ? first
        : (/^\p{L}|^\d+/u.exec(first)?.[0] ?? ''),
    );
  }
  const last = kept.at(-1) ?? '';
  const number = /^\d+$/.test(last) ? last.slice(-2) : '';
  const initials = kept
    .slice(0, number === '' ? undefined : -1)
    .map((word) => Array.from(word)[0] ?? '');
  return drawable(initials.join('')).slice(0, 4 - number.length) + number;
}

function paintsOf(chance: Chance): Paints & { ink: string } {
  const { hue, other, time, ground: tone } = coverMood(chance);
  const ground = hex(...tone);
  switch (time) {
    case 'day': {
      const ink = hex(0.27, 0.08, hue);
      return {
        ground,
        deep: hex(0.8, 0.1, other),
        mid: hex(0.72, 0.12, other),
        bright: hex(0.6, 0.19, hue),
        pale: hex(0.96, 0.03, other),
        ink,
      };
    }
    case 'dusk': {
      const ink = hex(0.97, 0.03, other);
      return {
        ground,
        deep: hex(0.36, 0.11, hue),
        mid: hex(0.51, 0.14, hue),
        bright: hex(0.82, 0.15, other),
        pale: hex(0.93, 0.06, other),
        ink,
      };
    }
    case 'night':
    default: {
      const ink = hex(0.96, 0.03, other);
      return {
        ground,
        deep: hex(0.31, 0.075, hue),
        mid: hex(0.42, 0.1, hue),
        bright: hex(0.79, 0.16, other),
        pale: hex(0.92, 0.07, other),
        ink,
      };
    }
  }
}

/** Lettering with an outline, like the names on a map. */
const label = (strokes: string, ink: string, halo: string, width: number, edge: number): string =>
  path(strokes, stroke(halo, width + edge * 2)) + path(strokes, stroke(ink, width));

/** A title in at most two lines of the given width. Words that don't fit are left out. */
function caption(title: string, height: number, room: number): string[] {
  const lines: string[] = [];
  for (const word of drawable(title).split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, height) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.slice(0, 2).filter((words) => words !== '' && widthOf(words, height) <= room);
}

export function coverSvg(title: string, opts: { size?: 'card' | 'icon' } = {}): string {
  const chance = chanceOf(title);
  const paints = paintsOf(chance);
  const art = chance.pick(motifs)(chance, paints);
  const letters = monogram(title);
  const icon = opts.size === 'icon';
  const [width, height] = icon ? [48, 48] : [200, 140];
  const parts = [`<rect width="${width}" height="${height}" ${fill(paints.ground)}/>`];

  if (icon) {
    const mark = letters.slice(0, letters.length > 2 && /[MW]/.test(letters) ? 2 : 3);
    const tall = mark.length > 2 ? 17 : 23;
    const wide = widthOf(mark, tall);
    parts.push(`<g transform="translate(-26 -6) scale(.46)" opacity=".8">${art}</g>`);
    parts.push(
      label(
        lettering(mark, 24 - wide / 2, 24 - tall / 2, tall),
        paints.ink,
        paints.ground,
        mark.length > 2 ? 4.2 : 5.4,
        2.4,
      ),
    );
  } else {
    const lines = caption(title, 7.4, 168);
    const foot = 126 - lines.length * 13;
    parts.push(
      art,
      `<path d="M0 ${n(foot - 7)}H200V140H0Z" ${fill(paints.ground, ' fill-opacity=".86"')}/>`,
    );
    lines.forEach((words, index) => {
      parts.push(path(lettering(words, 16, foot + 4 + index * 13, 7.4), stroke(paints.ink, 1.5)));
    });
    const tall = letters.length > 3 ? 36 : 46;
    parts.push(
      label(
        lettering(letters, 19, foot - tall - 17, tall),
        paints.ink,
        paints.ground,
        tall / 5.4,
        4,
      ),
    );
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}
