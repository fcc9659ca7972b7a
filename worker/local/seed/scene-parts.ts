// What the images of sessions and portraits are drawn with, 200 × 140.
import { type Chance, dot, fill, hex, n, path, range, stroke } from './drawing.ts';

export interface Picture {
  svg: string;
  alt: string;
}

export interface Paints {
  sky: string;
  far: string;
  near: string;
  dark: string;
  warm: string;
  cool: string;
  pale: string;
}

export type Scene = (chance: Chance, paints: Paints) => { art: string; alt: string };

export function paintsOf(chance: Chance): Paints {
  // Nights are blue to wine-red, since yellow ones look like mud.
  const hue = chance.between(170, 372);
  const other = chance.pick([25, 45, 65, 85, 105, 145, 350]);
  return {
    sky: hex(0.3, 0.07, hue),
    far: hex(0.4, 0.09, hue + 12),
    near: hex(0.24, 0.06, hue - 10),
    dark: hex(0.17, 0.04, hue),
    warm: hex(0.83, 0.15, other),
    cool: hex(0.72, 0.13, hue + 20),
    pale: hex(0.94, 0.04, other),
  };
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  paint: string,
  round = 0,
) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${
    round > 0 ? ` rx="${n(round)}"` : ''
  } ${paint}/>`;

const counted = [
  'nobody',
  'one person',
  'two people',
  'three people',
  'four people',
  'five people',
];
export const people = (count: number) => counted[count] ?? `${count} people`;
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A person at a stop on the way: head and shoulders in a ring. */
export function person(x: number, y: number, size: number, tone: string, ground: string): string {
  const at = (dx: number, dy: number) => `${n(x + dx * size)} ${n(y + dy * size)}`;
  return (
    dot(x, y, size, `${fill(ground)} stroke="${tone}" stroke-width="${n(size / 5)}"`) +
    dot(x, y - size * 0.24, size * 0.28, fill(tone)) +
    path(`M${at(-0.52, 0.56)}Q${at(-0.46, 0.14)} ${at(0, 0.14)}T${at(0.52, 0.56)}Z`, fill(tone))
  );
}

/** A person seen from behind, standing on the ground line. */
export function figure(x: number, y: number, size: number, tone: string): string {
  return (
    dot(x, y - size * 1.05, size * 0.36, fill(tone)) +
    path(
      `M${n(x - size * 0.5)} ${n(y)}V${n(y - size * 0.25)}Q${n(x - size * 0.5)} ${n(y - size * 0.68)} ${n(x)} ${n(
        y - size * 0.68,
      )}T${n(x + size * 0.5)} ${n(y - size * 0.25)}V${n(y)}Z`,
      fill(tone),
    )
  );
}

export const stars = (chance: Chance, below: number, tone: string): string =>
  range(14)
    .map(() =>
      dot(chance.between(4, 196), chance.between(4, below), chance.between(0.5, 1.3), fill(tone)),
    )
    .join('');

/** The ground in two shades with a hint of streets, for scenes seen from above. */
export function map(chance: Chance, { far }: Paints): string {
  const streets = range(7).map((index) => {
    const from = index * 34 - 20 + chance.between(-8, 8);
    return `M${n(from)} -5L${n(from + chance.between(-46, 46))} 145`;
  });
  const across = range(4).map((index) => {
    const from = index * 38 + chance.between(0, 22);
    return `M-5 ${n(from)}L205 ${n(from + chance.between(-26, 26))}`;
  });
  return path([...streets, ...across].join(''), stroke(far, 1.4, ' opacity=".55"'));
}

export const frame = (ground: string, art: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="280" viewBox="0 0 200 140"><rect width="200" height="140" ${fill(ground)}/>${art}</svg>`;
