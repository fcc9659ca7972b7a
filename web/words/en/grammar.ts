// Each language has its own of these. The formatters are made on first use, since that takes a while.

interface Forms {
  one: string;
  other: string;
}

let rules: Intl.PluralRules | undefined;
let lists: Intl.ListFormat | undefined;
let numbers: Intl.NumberFormat | undefined;

/** The form that this language has for a count. */
export function plural(count: number, forms: Forms): string {
  rules ??= new Intl.PluralRules('en');
  return rules.select(count) === 'one' ? forms.one : forms.other;
}

/** Names as people say them: "Mira, Jonas and Ana". */
export const list = (items: readonly string[]): string =>
  (lists ??= new Intl.ListFormat('en-GB')).format(items);

/** "1,204" */
export const number = (value: number): string =>
  (numbers ??= new Intl.NumberFormat('en')).format(value);

/** A count, as "60+" where counting stopped at `max`. */
export const counted = (count: number, max = 60) => (count >= max ? `${max}+` : String(count));
