interface Forms {
  one: string;
  other: string;
}

let rules: Intl.PluralRules | undefined;
let lists: Intl.ListFormat | undefined;
let numbers: Intl.NumberFormat | undefined;

/** The form that this language has for a count. */
export function plural(count: number, forms: Forms): string {
  rules ??= new Intl.PluralRules('de');
  return rules.select(count) === 'one' ? forms.one : forms.other;
}

/** Names as people say them: "Mira, Jonas und Ana". */
export const list = (items: readonly string[]): string =>
  (lists ??= new Intl.ListFormat('de')).format(items);

/** "1.204" */
export const number = (value: number): string =>
  (numbers ??= new Intl.NumberFormat('de')).format(value);

/** A count, as "60+" where counting stopped at `max`. */
export const counted = (count: number, max = 60) => (count >= max ? `${max}+` : String(count));
