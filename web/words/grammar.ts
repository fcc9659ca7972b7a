import { counted } from './counted.ts';

/** The forms of a word that a language tells apart. Each message has `other`, and those that `Needed` names. */
type Forms<Needed extends Intl.LDMLPluralRule> = Partial<Record<Intl.LDMLPluralRule, string>> &
  Record<Needed | 'other', string>;

/**
 * What the messages of a language call. The formatters are made on first use, since that takes a while.
 * @param tag the language, such as `pl`
 */
export function grammarOf<Needed extends Intl.LDMLPluralRule = never>(tag: string) {
  let rules: Intl.PluralRules | undefined;
  let lists: Intl.ListFormat | undefined;
  let numbers: Intl.NumberFormat | undefined;
  return {
    /** The form that fits the count. */
    plural: (count: number, forms: Forms<Needed>): string =>
      forms[(rules ??= new Intl.PluralRules(tag)).select(count)] ?? forms.other,
    /** Names as people say them: "Mira, Jonas and Ana". */
    list: (items: readonly string[]): string => (lists ??= new Intl.ListFormat(tag)).format(items),
    /** "1,204". */
    number: (value: number): string => (numbers ??= new Intl.NumberFormat(tag)).format(value),
    counted,
  };
}
