// Each language has its own of these, because words import nothing but words.

const rules = new Intl.PluralRules('ja');
const lists = new Intl.ListFormat('ja', { type: 'conjunction' });
const numbers = new Intl.NumberFormat('ja');

/** Japanese has one form for every count. */
interface Forms {
  other: string;
}

/** The form that the language has for a count. Japanese sentences need it nowhere. */
export function plural(count: number, forms: Forms): string {
  const known: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
  return known[rules.select(count)] ?? forms.other;
}

/** Names as people say them: 「Mira、Jonas、Ana」. */
export const list = (items: readonly string[]): string => lists.format(items);

/** A count, as "60+" where counting stopped at `max`. */
export const counted = (count: number, max = 60): string =>
  count >= max ? `${max}+` : String(count);

/** "1,204" */
export const number = (value: number): string => numbers.format(value);

/** How often someone has played: "60回以上" from where counting stopped. */
export const times = (count: number): string => (count >= 60 ? '60回以上' : `${count}回`);

/** How many sessions someone has hosted: "100回以上" from where counting stopped. */
export const hosted = (count: number): string => (count >= 100 ? '100回以上' : `${count}回`);
