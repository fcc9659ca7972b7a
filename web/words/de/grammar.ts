/** The forms of a word that German tells apart. */
interface Forms {
  one: string;
  other: string;
}

let rules: Intl.PluralRules | undefined;
let lists: Intl.ListFormat | undefined;
let numbers: Intl.NumberFormat | undefined;

/** The form that fits the count. */
export const plural = (count: number, forms: Forms): string => {
  rules ??= new Intl.PluralRules('de');
  return rules.select(count) === 'one' ? forms.one : forms.other;
};

/** "Mira, Jonas und Ana". */
export const list = (items: readonly string[]): string => {
  lists ??= new Intl.ListFormat('de', { type: 'conjunction' });
  return lists.format(items);
};

/** A count, as "60+" where counting stopped at `max`. */
export const counted = (count: number, max = 60): string =>
  count >= max ? `${max}+` : String(count);

/** "1.234". */
export const number = (n: number): string => {
  numbers ??= new Intl.NumberFormat('de');
  return numbers.format(n);
};
