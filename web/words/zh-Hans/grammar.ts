// Each language has its own of these. The formatters are made on first use, since that takes a while.

/** Chinese has one form for every count. */
interface Forms {
  other: string;
}

let rules: Intl.PluralRules | undefined;
let lists: Intl.ListFormat | undefined;
let numbers: Intl.NumberFormat | undefined;

/** The form that this language has for a count. Chinese sentences need it nowhere. */
export function plural(count: number, forms: Forms): string {
  rules ??= new Intl.PluralRules('zh-Hans');
  const known: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
  return known[rules.select(count)] ?? forms.other;
}

/** Names as people say them: "Mira、Jonas 和 Ana". The spaces are those around names in all sentences. */
export const list = (items: readonly string[]): string =>
  (lists ??= new Intl.ListFormat('zh-Hans'))
    .formatToParts(items)
    .map(({ type, value }) => (type === 'literal' && value === '和' ? ' 和 ' : value))
    .join('');

/** "1,204" */
export const number = (value: number): string =>
  (numbers ??= new Intl.NumberFormat('zh-Hans')).format(value);

/** A count, as "60+" where counting stopped at `max`. */
export const counted = (count: number, max = 60) => (count >= max ? `${max}+` : String(count));

/** A name in Latin letters, with spaces around it. */
export const apart = (name: string): string => (/^[\x20-\x7e]+$/.test(name) ? ` ${name} ` : name);

/** "周一、周三". */
export const commas = (items: readonly string[]): string => items.join('、');
