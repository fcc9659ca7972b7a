import { grammarOf } from '../grammar.ts';

export const { number, counted } = grammarOf('ko');

/** As people say it: "Mira, Jonas". The "및" that Intl has is for documents. */
export const list = (items: readonly string[]): string => items.join(', ');
