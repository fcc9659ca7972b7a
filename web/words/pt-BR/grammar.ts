/** The forms of a word that Portuguese tells apart. `one` is for 0 and 1, `many` for whole millions: "1.000.000 de pessoas". */
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
  rules ??= new Intl.PluralRules('pt-BR');
  const form = rules.select(count);
  if (form === 'one') return forms.one;
  return form === 'many' ? (forms.many ?? forms.other) : forms.other;
};

/** "Mira, Jonas e Ana". */
export const list = (items: readonly string[]): string => {
  lists ??= new Intl.ListFormat('pt-BR', { type: 'conjunction' });
  return lists.format(items);
};

/** "1.234". */
export const number = (value: number): string => {
  numbers ??= new Intl.NumberFormat('pt-BR');
  return numbers.format(value);
};

/** A count, as "60+" where counting stopped at `max`. */
export const counted = (count: number, max = 60): string =>
  count >= max ? `${max}+` : String(count);
