/** One measured figure with its goal. */
export interface Row {
  /** Its number, as in README.md beside this file, and what it measures. */
  figure: string;
  measured: string;
  /** The other side of a comparison, measured in the same run. */
  beside?: string;
  /** The measured value divided by `beside`. */
  ratio?: number;
  goal: string;
  met: boolean;
  /** A count that misses its goal fails. A time is only shown, because shared machines vary. */
  counts: boolean;
  /** The costs at each size, for the picture. */
  growth?: Growth[];
}

/** The panels of the picture. */
export const MEASURES = ['rows read', 'bytes', 'round trips', 'object calls'] as const;

/** A cost at each size. The size is that of the database in sessions and users, or the number of watchers. */
export interface Growth {
  measure: (typeof MEASURES)[number];
  name: string;
  points: { size: number; cost: number }[];
}
