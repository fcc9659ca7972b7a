import { grammarOf } from '../grammar.ts';

// `one` is for 0 and 1, `many` for whole millions: "1.000.000 de pessoas".
export const { plural, list, number, counted } = grammarOf<'one'>('pt-BR');
