import type { Chance } from '../../worker/contract/chance.ts';

// The first random choices of every image. They have their own file because the page shows the background colour
// before the code that draws the rest is loaded.

type Tone = readonly [lightness: number, chroma: number, hue: number];

export function coverMood(chance: Chance) {
  const hue = chance.between(0, 360);
  const other = hue + chance.pick([55, 80, 130, 165, -55, -95]);
  const time = chance.pick<'night' | 'dusk' | 'day'>(['night', 'night', 'dusk', 'dusk', 'day']);
  const grounds: Record<typeof time, Tone> = {
    night: [0.24, 0.05, hue],
    dusk: [0.42, 0.12, hue],
    day: [0.87, 0.07, other],
  };
  return { hue, other, time, ground: grounds[time] };
}

export function avatarMood(chance: Chance) {
  const hue = chance.between(0, 360);
  const other = hue + chance.pick([45, 70, 120, 160, -60, -100]);
  const late = chance.next() < 0.7;
  const ground: Tone = late ? [0.3, 0.065, hue] : [0.8, 0.085, hue];
  return { hue, other, late, ground };
}
