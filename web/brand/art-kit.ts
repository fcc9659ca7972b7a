// Shared by the generated images: colours as hex, and short numbers. Without the DOM.

import type { Chance } from '../../worker/contract/chance.ts';

export type Paints = { ground: string; deep: string; mid: string; bright: string; pale: string };
/** Draws the content of a cover. */
export type Motif = (chance: Chance, paints: Paints) => string;

const channel = (value: number): string => {
  const light = Math.min(1, Math.max(0, value));
  const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
};

/** OKLCH as #rrggbb, because not every program that shows images supports oklch(). */
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

/** One decimal is enough for an image 200 units wide. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** 0, 1, 2 … */
export const range = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index);

export type Point = readonly [x: number, y: number];

export const line = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');

/** A closed smooth curve through the midpoints between the given corners. */
export function loop(points: readonly Point[]): string {
  const middle = (index: number): Point => {
    const [ax, ay] = points[index % points.length] ?? [0, 0];
    const [bx, by] = points[(index + 1) % points.length] ?? [0, 0];
    return [(ax + bx) / 2, (ay + by) / 2];
  };
  const [startX, startY] = middle(points.length - 1);
  const curves = points.map(([x, y], index) => {
    const [endX, endY] = middle(index);
    return `Q${n(x)} ${n(y)} ${n(endX)} ${n(endY)}`;
  });
  return `M${n(startX)} ${n(startY)}${curves.join('')}Z`;
}

export const dot = (x: number, y: number, radius: number, paint: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" ${paint}/>`;

export const path = (d: string, paint: string): string => `<path d="${d}" ${paint}/>`;

export const stroke = (colour: string, width: number, more = ''): string =>
  `fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more}`;

export const fill = (colour: string, more = ''): string => `fill="${colour}"${more}`;

export const dataUrl = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg).replaceAll('%20', ' ').replaceAll('%3D', '=').replaceAll('%22', "'")}`;
