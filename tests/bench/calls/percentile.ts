/** The value below which this percentage of the values lies. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100));
  return sorted[at] ?? Number.NaN;
}
