import { readFileSync } from 'node:fs';

/** Short silent videos in this folder, drawn frame by frame, with a still of each. They loop. */
const ALTS = {
  'convoy.webm':
    'Lorries roll through the night, their lights on the road, mountains passing behind',
  'flight.webm': 'A small plane flies along a dotted course, islands and clouds pass below',
} as const;

export type LoopName = keyof typeof ALTS;

export const isLoop = (name: string): name is LoopName => name in ALTS;

/** The name suffixes of a still's copies, the same as for an upload. */
const STILLS = ['-200.webp', '-400.webp'] as const;

const read = (name: string) => readFileSync(new URL(name, import.meta.url));

export const readLoop = (name: LoopName) => ({
  bytes: read(name),
  alt: ALTS[name],
  copies: STILLS.map((suffix) => ({ suffix, bytes: read(name.replace('.webm', suffix)) })),
});
