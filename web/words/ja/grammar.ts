import { grammarOf } from '../grammar.ts';

export const { list, number, counted } = grammarOf('ja');

/** How often someone has played: "60回以上" from where counting stopped. */
export const times = (count: number): string => (count >= 60 ? '60回以上' : `${count}回`);

/** How many sessions someone has hosted: "100回以上" from where counting stopped. */
export const hosted = (count: number): string => (count >= 100 ? '100回以上' : `${count}回`);
