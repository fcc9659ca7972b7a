import { grammarOf } from '../grammar.ts';

// Its forms are for 0, 1, 2, 3 to 10, 11 to 99, and the rest.
export const { plural, list, number, counted } = grammarOf('ar-u-nu-latn');

/** A name from outside, isolated so that Latin letters don't reorder the sentence around it. */
export const name = (text: string): string => `\u2068${text}\u2069`;

/** Names from outside, as people say them. */
export const names = (items: readonly string[]): string => list(items.map(name));

/** "يوم الإثنين", "أيام الإثنين والأربعاء". */
export const onDays = (days: readonly string[]): string =>
  `${days.length === 1 ? 'يوم' : 'أيام'} ${list(days)}`;

/** A count of results after a noun, which bends its dual: نتيجتان becomes نتيجتين. */
export const bent = (results: string): string => results.replace(/ان$/, 'ين');
