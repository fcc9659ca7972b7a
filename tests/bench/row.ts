/** One figure as it was measured, beside its goal. */
export interface Row {
  figure: string;
  measured: string;
  goal: string;
  met: boolean;
  /** Counts are held to their goal; times are only shown, for they lie on shared machines. */
  counts: boolean;
}
