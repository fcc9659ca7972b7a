import { grammarOf } from '../grammar.ts';

export const { list, number, counted } = grammarOf('ko');

/** "월요일, 수요일". */
export const commas = (items: readonly string[]): string => items.join(', ');
