/** One measured figure with its goal. */
export interface Row {
  /** Its number in quality terms, as in README.md beside this file, and what it is. */
  figure: string;
  measured: string;
  /** The floor or the peer that it is compared with, measured in the same run. */
  beside?: string;
  /** Measured ÷ beside. */
  ratio?: number;
  goal: string;
  met: boolean;
  /** A count that misses its goal fails. A time is only shown, because shared machines vary. */
  counts: boolean;
  /** What it costs at each size, for the picture. */
  growth?: Growth[];
}

/** The panels of the picture. */
export const MEASURES = ['rows read', 'bytes', 'round trips', 'object calls'] as const;

/** A cost against the size: of the database in sessions and users, or of a crowd in watchers. */
export interface Growth {
  measure: (typeof MEASURES)[number];
  name: string;
  points: { size: number; cost: number }[];
}
