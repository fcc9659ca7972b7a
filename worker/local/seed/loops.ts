import { readFileSync } from 'node:fs';

/** Short silent films beside this file, drawn frame by frame; they loop. */
const ALTS = {
  'convoy.webm':
    'Lorries roll through the night, their lights on the road, mountains passing behind',
  'flight.webm': 'A small plane flies along a dotted course, islands and clouds pass below',
} as const;

export type LoopName = keyof typeof ALTS;

export const isLoop = (name: string): name is LoopName => name in ALTS;

export const readLoop = (name: LoopName) => ({
  bytes: readFileSync(new URL(name, import.meta.url)),
  alt: ALTS[name],
});
