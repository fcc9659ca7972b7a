// Helpers to draw the demo community: repeatable random numbers, colours as hex, and pieces of SVG. The client's
// drawings (web/brand) have their own, so that each can change without the other.

export type Chance = {
  /** In [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
};

/** Random numbers seeded by a text. The same text always gives the same numbers. */
export function chanceOf(text: string): Chance {
  let state = 0x811c9dc5;
  for (const char of text.normalize('NFC').trim().toLowerCase()) {
    state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}

const channel = (value: number): string => {
  const light = Math.min(1, Math.max(0, value));
  const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
};

/** OKLCH as #rrggbb, since the programs that read the images don't know oklch(). */
export function hex(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map(channel).join('')}`;
}

/** One decimal is enough for an image 200 px wide. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** 0, 1, 2 … */
export const range = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index);

export type Point = readonly [x: number, y: number];

export const line = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');

export const dot = (x: number, y: number, radius: number, paint: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" ${paint}/>`;

export const path = (d: string, paint: string): string => `<path d="${d}" ${paint}/>`;

export const stroke = (colour: string, width: number, more = ''): string =>
  `fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more}`;

export const fill = (colour: string, more = ''): string => `fill="${colour}"${more}`;
