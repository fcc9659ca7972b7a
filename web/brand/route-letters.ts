// Letters drawn as routes: strokes on a grid 6 high, so that an image needs no font.

import { n } from './art-kit.ts';

/** The width, then the strokes. Only M, L and Q with plain coordinates. */
const letters: Readonly<Record<string, readonly [width: number, strokes: string]>> = {
  A: [4, 'M0 6L0 2Q0 0 2 0Q4 0 4 2L4 6M0 3.7L4 3.7'],
  B: [4, 'M0 0L0 6L2.3 6Q4 6 4 4.5Q4 3 2.3 3L0 3M2.1 3Q3.6 3 3.6 1.5Q3.6 0 2.1 0L0 0'],
  C: [3.8, 'M3.8 1.1Q3.3 0 2 0Q0 0 0 2L0 4Q0 6 2 6Q3.3 6 3.8 4.9'],
  D: [4, 'M0 0L1.8 0Q4 0 4 2.2L4 3.8Q4 6 1.8 6L0 6L0 0'],
  E: [3.4, 'M3.4 0L0 0L0 6L3.4 6M0 3L2.8 3'],
  F: [3.4, 'M3.4 0L0 0L0 6M0 3L2.8 3'],
  G: [4, 'M3.8 1.1Q3.3 0 2 0Q0 0 0 2L0 4Q0 6 2 6Q4 6 4 4L4 3.2L2.3 3.2'],
  H: [4, 'M0 0L0 6M4 0L4 6M0 3L4 3'],
  I: [0, 'M0 0L0 6'],
  J: [3.2, 'M3.2 0L3.2 4.3Q3.2 6 1.6 6Q0.2 6 0 4.7'],
  K: [3.9, 'M0 0L0 6M3.7 0L0 3.6M1.4 2.3L3.9 6'],
  L: [3.2, 'M0 0L0 6L3.2 6'],
  M: [4.8, 'M0 6L0 0L2.4 3.6L4.8 0L4.8 6'],
  N: [4, 'M0 6L0 0L4 6L4 0'],
  O: [4, 'M2 0Q4 0 4 2L4 4Q4 6 2 6Q0 6 0 4L0 2Q0 0 2 0'],
  P: [3.8, 'M0 6L0 0L2.1 0Q3.8 0 3.8 1.7Q3.8 3.4 2.1 3.4L0 3.4'],
  Q: [4.2, 'M2 0Q4 0 4 2L4 4Q4 6 2 6Q0 6 0 4L0 2Q0 0 2 0M2.6 4.4L4.2 6.3'],
  R: [3.9, 'M0 6L0 0L2.1 0Q3.8 0 3.8 1.7Q3.8 3.4 2.1 3.4L0 3.4M2 3.4L3.9 6'],
  S: [
    3.9,
    'M3.6 1Q3.1 0 1.9 0Q0.2 0 0.2 1.5Q0.2 2.7 1.9 3Q3.9 3.3 3.9 4.5Q3.9 6 1.9 6Q0.5 6 0 4.9',
  ],
  T: [4, 'M0 0L4 0M2 0L2 6'],
  U: [4, 'M0 0L0 4Q0 6 2 6Q4 6 4 4L4 0'],
  V: [4.2, 'M0 0L2.1 6L4.2 0'],
  W: [5.6, 'M0 0L1.4 6L2.8 1.6L4.2 6L5.6 0'],
  X: [4, 'M0 0L4 6M4 0L0 6'],
  Y: [4, 'M0 0L2 2.9L4 0M2 2.9L2 6'],
  Z: [3.8, 'M0 0L3.8 0L0 6L3.8 6'],
  0: [3.6, 'M1.8 0Q3.6 0 3.6 2L3.6 4Q3.6 6 1.8 6Q0 6 0 4L0 2Q0 0 1.8 0'],
  1: [1.5, 'M0 1.2L1.5 0L1.5 6'],
  2: [3.8, 'M0.2 1.4Q0.4 0 2 0Q3.7 0 3.7 1.6Q3.7 2.7 2.4 3.8L0 6L3.8 6'],
  3: [3.8, 'M0.2 0L3.6 0L1.7 2.4Q3.8 2.4 3.8 4.2Q3.8 6 1.9 6Q0.5 6 0 5'],
  4: [3.8, 'M2.9 6L2.9 0L0 4.2L3.8 4.2'],
  5: [3.8, 'M3.5 0L0.5 0L0.3 2.8Q1.1 2.2 2 2.2Q3.8 2.3 3.8 4.1Q3.8 6 1.9 6Q0.5 6 0 5'],
  6: [3.8, 'M3.3 0.2Q0 0.8 0 4.1Q0 6 1.9 6Q3.8 6 3.8 4.1Q3.8 2.3 1.9 2.3Q0.4 2.3 0 4'],
  7: [3.7, 'M0 0L3.7 0L1.2 6'],
  8: [
    3.8,
    'M1.9 2.9Q0.2 2.7 0.2 1.4Q0.2 0 1.9 0Q3.6 0 3.6 1.4Q3.6 2.7 1.9 2.9Q0 3.1 0 4.5Q0 6 1.9 6Q3.8 6 3.8 4.5Q3.8 3.1 1.9 2.9',
  ],
  9: [3.8, 'M0.5 5.8Q3.8 5.2 3.8 1.9Q3.8 0 1.9 0Q0 0 0 1.9Q0 3.7 1.9 3.7Q3.4 3.7 3.8 2'],
  '-': [1.8, 'M0 3L1.8 3'],
  '+': [2.6, 'M0 3L2.6 3M1.3 1.7L1.3 4.3'],
  '&': [4, 'M4 6L0.9 2.2Q0 0 1.8 0Q3.4 0 2.6 1.8L0.6 3.6Q-0.6 6 1.8 6Q3.4 6 4 3.8'],
  "'": [0, 'M0 0L0 1.1'],
  ':': [0, 'M0 2L0 2.01M0 5.2L0 5.21'],
  '.': [0, 'M0 5.9L0 6'],
  ' ': [1, ''],
};

const gap = 1.9;

/** The part of a text that the alphabet can draw: capitals without accents. */
export const drawable = (text: string): string =>
  Array.from(text.normalize('NFKD').toUpperCase().replaceAll('ß', 'SS').replaceAll('’', "'"))
    .filter((char) => char in letters)
    .join('')
    .replace(/ +/g, ' ')
    .trim();

export const widthOf = (text: string, height: number): number =>
  ((Array.from(text).reduce((sum, char) => sum + (letters[char]?.[0] ?? 0) + gap, 0) - gap) *
    height) /
  6;

/** The strokes of a drawable text with its upper left corner at x, y. */
export function lettering(text: string, x: number, y: number, height: number): string {
  const scale = height / 6;
  let left = x;
  let strokes = '';
  for (const char of text) {
    const [width, drawn] = letters[char] ?? [0, ''];
    const start = left;
    strokes += drawn.replace(
      /(-?[\d.]+) (-?[\d.]+)/g,
      (_, across: string, down: string) =>
        `${n(start + Number(across) * scale)} ${n(y + Number(down) * scale)}`,
    );
    left += (width + gap) * scale;
  }
  return strokes;
}
