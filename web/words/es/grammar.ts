/** The forms of a word that Spanish tells apart. `many` is for whole millions: "1 000 000 de personas". */
interface Forms {
  one: string;
  many?: string;
  other: string;
}

let rules: Intl.PluralRules | undefined;
let lists: Intl.ListFormat | undefined;
let numbers: Intl.NumberFormat | undefined;

/** The form that fits the count. */
export const plural = (count: number, forms: Forms): string => {
  rules ??= new Intl.PluralRules('es');
  const form = rules.select(count);
  if (form === 'one') return forms.one;
  return form === 'many' ? (forms.many ?? forms.other) : forms.other;
};

/** "Mira, Jonas y Ana". */
export const list = (items: readonly string[]): string => {
  lists ??= new Intl.ListFormat('es', { type: 'conjunction' });
  return lists.format(items);
};

/** "12.345". */
export const number = (value: number): string => {
  numbers ??= new Intl.NumberFormat('es');
  return numbers.format(value);
};

/** A count, as "60+" where counting stopped at `max`. */
export const counted = (count: number, max = 60): string =>
  count >= max ? `${max}+` : String(count);
