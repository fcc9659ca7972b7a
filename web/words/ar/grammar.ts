/** The forms that Arabic tells apart: 0, 1, 2, 3 to 10, 11 to 99, and the rest. */
interface Forms {
  zero?: string;
  one?: string;
  two?: string;
  few?: string;
  many?: string;
  other: string;
}

/** A noun after a number: لا جلسات, جلسة واحدة, جلستان, 3 جلسات, 11 جلسة, 100 جلسة. */
type Noun = readonly [one: string, two: string, few: string, many: string, other: string];

let rules: Intl.PluralRules | undefined;

/** The form that fits the count. */
export const plural = (count: number, forms: Forms): string => {
  rules ??= new Intl.PluralRules('ar');
  return forms[rules.select(count)] ?? forms.other;
};

/** The count with its noun. None, one and two are in the noun itself. Else the count may be written as `shown`. */
export const amount = (
  count: number,
  [one, two, few, many, other]: Noun,
  shown: string = String(count),
): string =>
  plural(count, {
    zero: `لا ${few}`,
    one,
    two,
    few: `${shown} ${few}`,
    many: `${shown} ${many}`,
    other: `${shown} ${other}`,
  });

/** A name from outside, isolated so that Latin letters don't reorder the sentence around it. */
export const name = (text: string): string => `\u2068${text}\u2069`;

// Nouns that several files count.
export const SESSIONS: Noun = ['جلسة واحدة', 'جلستان', 'جلسات', 'جلسة', 'جلسة'];
export const GAMES: Noun = ['لعبة واحدة', 'لعبتان', 'ألعاب', 'لعبة', 'لعبة'];
export const PEOPLE: Noun = ['شخص واحد', 'شخصان', 'أشخاص', 'شخصًا', 'شخص'];

/** A count of results after a noun, which bends its dual: نتيجتان becomes نتيجتين. */
export const bent = (results: string): string => results.replace(/ان$/, 'ين');
