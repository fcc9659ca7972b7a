/** The forms of a word that French tells apart: `one` is for 0, too, and `many` for whole millions ("1 million de"). */
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
  rules ??= new Intl.PluralRules('fr');
  const form = rules.select(count);
  if (form === 'one') return forms.one;
  return (form === 'many' ? forms.many : undefined) ?? forms.other;
};

/** "Mira, Jonas et Ana". */
export const list = (items: readonly string[]): string => {
  lists ??= new Intl.ListFormat('fr', { type: 'conjunction' });
  return lists.format(items);
};

/** "1 234". */
export const number = (value: number): string => {
  numbers ??= new Intl.NumberFormat('fr');
  return numbers.format(value);
};

/** A count, as "60+" where counting stopped at `max`. */
export const counted = (count: number, max = 60): string =>
  count >= max ? `${max}+` : String(count);

/** A name after "de": "de Mira", "d’Ana". */
export const de = (name: string): string =>
  /^[aeiouàâäéèêëîïôöùûüœæ]/iu.test(name) ? `d’${name}` : `de ${name}`;

/** A date as French writes it: the first of a month is "1er novembre". */
export const day = (date: string): string => date.replace(/^1\s/u, '1er ');
