// Ten cover motifs, each a piece of a map. The list and its order decide which title gets which motif.

import type { Motif } from './art-kit.ts';
import { blocks, chevrons, hexes, metro, radar } from './cover-built.ts';
import { horizon, orbits, peaks, ridges, river } from './cover-nature.ts';

export const motifs: readonly [Motif, ...Motif[]] = [
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
