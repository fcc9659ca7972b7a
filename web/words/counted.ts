/** A count, as "60+" where counting stopped at `max`. */
export const counted = (count: number, max = 60): string =>
  count >= max ? `${max}+` : String(count);
