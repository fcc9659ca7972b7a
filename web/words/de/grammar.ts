import { grammarOf } from '../grammar.ts';

export const { plural, list, number, counted } = grammarOf<'one'>('de');
