import { grammarOf } from '../grammar.ts';

// `one` is for 0, too, and `many` for whole millions ("1 million de").
export const { plural, list, number, counted } = grammarOf<'one'>('fr');

/** A name after "de": "de Mira", "d’Ana". */
export const de = (name: string): string =>
  /^[aeiouàâäéèêëîïôöùûüœæ]/iu.test(name) ? `d’${name}` : `de ${name}`;

/** A date as French writes it: the first of a month is "1er novembre". */
export const day = (date: string): string => date.replace(/^1\s/u, '1er ');
