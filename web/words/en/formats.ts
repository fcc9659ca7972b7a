// Apart from plurals, which the first screen needs.

let lists: Intl.ListFormat | undefined;
let numbers: Intl.NumberFormat | undefined;

/** Names as people say them: "Mira, Jonas and Ana". */
export const list = (items: readonly string[]): string =>
  (lists ??= new Intl.ListFormat('en-GB')).format(items);

/** "1,204" */
export const number = (value: number): string =>
  (numbers ??= new Intl.NumberFormat('en')).format(value);

/** A count, as "60+" where counting stopped at `max`. */
export const counted = (count: number, max = 60) => (count >= max ? `${max}+` : String(count));
