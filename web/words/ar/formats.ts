// Apart from plurals, which the first screen needs.

import { name } from './grammar.ts';

let lists: Intl.ListFormat | undefined;
let numbers: Intl.NumberFormat | undefined;

/** "ميرا ويوناس وآنا". */
export const list = (items: readonly string[]): string => {
  lists ??= new Intl.ListFormat('ar', { type: 'conjunction' });
  return lists.format(items);
};

/** Names from outside, as people say them. */
export const names = (items: readonly string[]): string => list(items.map(name));

/** "1,204". */
export const number = (value: number): string => {
  numbers ??= new Intl.NumberFormat('ar-u-nu-latn');
  return numbers.format(value);
};

/** A count, as "60+" where counting stopped at `max`. */
export const counted = (count: number, max = 60): string =>
  count >= max ? `${max}+` : String(count);

/** "يوم الإثنين", "أيام الإثنين والأربعاء". */
export const onDays = (days: readonly string[]): string =>
  `${days.length === 1 ? 'يوم' : 'أيام'} ${list(days)}`;
