// Generates a cover for any game from its title alone. The same title always gives the same cover.

import { type Chance, chanceOf } from '../../worker/contract/chance.ts';
import { fill, hex, n, type Paints, path, stroke, type Motif } from './art-kit.ts';
import { blocks, chevrons, hexes, metro, radar } from './cover-built.ts';
import { horizon, orbits, peaks, ridges, river } from './cover-nature.ts';
import { coverMood } from './mood.ts';
import { drawable, lettering, widthOf } from './route-letters.ts';
import { shortName } from './short-names.ts';

function paintsOf(chance: Chance): Paints & { ink: string } {
  const { hue, other, time, ground: tone } = coverMood(chance);
  const ground = hex(...tone);
  if (time === 'day') {
    return {
      ground,
      deep: hex(0.8, 0.1, other),
      mid: hex(0.72, 0.12, other),
      bright: hex(0.6, 0.19, hue),
      pale: hex(0.96, 0.03, other),
      ink: hex(0.27, 0.08, hue),
    };
  }
  if (time === 'dusk') {
    return {
      ground,
      deep: hex(0.36, 0.11, hue),
      mid: hex(0.51, 0.14, hue),
      bright: hex(0.82, 0.15, other),
      pale: hex(0.93, 0.06, other),
      ink: hex(0.97, 0.03, other),
    };
  }
  return {
    ground,
    deep: hex(0.31, 0.075, hue),
    mid: hex(0.42, 0.1, hue),
    bright: hex(0.79, 0.16, other),
    pale: hex(0.92, 0.07, other),
    ink: hex(0.96, 0.03, other),
  };
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

/** The width available for the letters, and their maximum height. */
const LETTERS = { card: { room: 162, tallest: 46 }, icon: { room: 42, tallest: 23 } };

/** The short name at the largest height that fits. */
export function lettersOf(title: string, size: 'card' | 'icon') {
  const text = shortName(title);
  const { room, tallest } = LETTERS[size];
  const height = Math.min(tallest, room / widthOf(text, 1));
  return { text, height, width: widthOf(text, height) };
}

export function coverSvg(title: string, opts: { size?: 'card' | 'icon' } = {}): string {
  const chance = chanceOf(title);
  const paints = paintsOf(chance);
  const art = chance.pick(motifs)(chance, paints);
  const icon = opts.size === 'icon';
  const { text, height: tall, width: wide } = lettersOf(title, icon ? 'icon' : 'card');
  const [width, height] = icon ? [48, 48] : [200, 140];
  const parts = [`<rect width="${width}" height="${height}" ${fill(paints.ground)}/>`];

  if (icon) {
    parts.push(`<g transform="translate(-26 -6) scale(.46)" opacity=".8">${art}</g>`);
    parts.push(
      label(
        lettering(text, 24 - wide / 2, 24 - tall / 2, tall),
        paints.ink,
        paints.ground,
        tall / 4.2,
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
    parts.push(
      label(lettering(text, 19, foot - tall - 17, tall), paints.ink, paints.ground, tall / 5.4, 4),
    );
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}

const motifs: readonly [Motif, ...Motif[]] = [
  peaks,
  metro,
  orbits,
  ridges,
  blocks,
  horizon,
  hexes,
  river,
  radar,
  chevrons,
];
