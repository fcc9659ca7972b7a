import { grammarOf } from '../grammar.ts';

// 1 osoba, 2 osoby, 5 osób. `other` is for fractions.
export const { plural, list, number, counted } = grammarOf<'one' | 'few' | 'many'>('pl');
