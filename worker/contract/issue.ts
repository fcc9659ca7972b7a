import type { problems } from '../words/made/en/problems.ts';

type Texts = typeof problems.values;

/**
 * What a schema says of a wrong value: the key of a message in worker/words/<language>/problems.json, and the number in
 * it. A minimum or maximum knows its number.
 */
export const issue = <Key extends keyof Texts>(
  key: Key,
  ...[number]: Texts[Key] extends string ? [] : [number: number]
) => ({ error: key, params: { number } });
