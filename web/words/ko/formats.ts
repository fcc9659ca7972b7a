// Apart from plurals, as in English.

let lists: Intl.ListFormat | undefined;
let numbers: Intl.NumberFormat | undefined;

/** Names as people say them: "Mira, Jonas 및 Ana". */
export const list = (items: readonly string[]): string =>
  (lists ??= new Intl.ListFormat('ko')).format(items);

/** "1,204" */
export const number = (value: number): string =>
  (numbers ??= new Intl.NumberFormat('ko')).format(value);

/** A count, as "60+" where counting stopped at `max`. */
export const counted = (count: number, max = 60) => (count >= max ? `${max}+` : String(count));
