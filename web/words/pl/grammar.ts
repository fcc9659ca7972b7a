/** The forms of a word that Polish tells apart: 1 osoba, 2 osoby, 5 osób. `other` is for fractions. */
interface Forms {
  one: string;
  few: string;
  many: string;
  other?: string;
}

let rules: Intl.PluralRules | undefined;
let lists: Intl.ListFormat | undefined;
let numbers: Intl.NumberFormat | undefined;

/** The form that fits the count. */
export const plural = (count: number, forms: Forms): string => {
  rules ??= new Intl.PluralRules('pl');
  const form = rules.select(count);
  if (form === 'one' || form === 'few') return forms[form];
  return (form === 'many' ? undefined : forms.other) ?? forms.many;
};

/** The count and the form that fits it: "5 osób". Where the count is written in another way, as `shown`. */
export const amount = (
  count: number,
  one: string,
  few: string,
  many: string,
  shown: string = String(count),
): string => `${shown} ${plural(count, { one, few, many })}`;

/** "Mira, Jonas i Ana". */
export const list = (items: readonly string[]): string => {
  lists ??= new Intl.ListFormat('pl', { type: 'conjunction' });
  return lists.format(items);
};

/** "12 345". */
export const number = (value: number): string => {
  numbers ??= new Intl.NumberFormat('pl');
  return numbers.format(value);
};

/** A count, as "60+" where counting stopped at `max`. */
export const counted = (count: number, max = 60): string =>
  count >= max ? `${max}+` : String(count);
