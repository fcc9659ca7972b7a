import { grammarOf } from '../grammar.ts';

export const { number, counted } = grammarOf('zh-Hans');

let lists: Intl.ListFormat | undefined;

/** Names as people say them: "Mira、Jonas 和 Ana". The spaces are those around names in all sentences. */
export const list = (items: readonly string[]): string =>
  (lists ??= new Intl.ListFormat('zh-Hans'))
    .formatToParts(items)
    .map(({ type, value }) => (type === 'literal' && value === '和' ? ' 和 ' : value))
    .join('');

/** A name in Latin letters, with spaces around it. */
export const apart = (name: string): string => (/^[\x20-\x7e]+$/.test(name) ? ` ${name} ` : name);

/** "周一、周三". */
export const commas = (items: readonly string[]): string => items.join('、');
