/** One measured figure with its goal. */
export interface Row {
  figure: string;
  measured: string;
  goal: string;
  met: boolean;
  /** A count that misses its goal fails. A time is only shown, because shared machines vary. */
  counts: boolean;
}
