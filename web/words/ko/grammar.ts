import { grammarOf } from '../grammar.ts';

export const { number, counted } = grammarOf('ko');

/** "월요일, 수요일". */
export const commas = (items: readonly string[]): string => items.join(', ');

/** Names as people say them: "Mira, Jonas". The "및" that Intl has is for documents. */
export const list = commas;
