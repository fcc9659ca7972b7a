import { grammarOf } from '../grammar.ts';

// `many` is for whole millions: "1 000 000 de personas".
export const { plural, list, number, counted } = grammarOf<'one'>('es');
