import { z } from '@hono/zod-openapi';

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

const tooSmall = (origin: string, minimum: unknown): keyof Texts => {
  if (origin === 'string') return minimum === 1 ? 'required' : 'tooShort';
  if (origin !== 'array' && origin !== 'set') return 'atLeast';
  return minimum === 1 ? 'noneChosen' : 'tooFew';
};

const tooBig = (origin: string): keyof Texts => {
  if (origin === 'string') return 'tooLong';
  return origin === 'array' || origin === 'set' ? 'tooMany' : 'atMost';
};

const FORMATS: Record<string, keyof Texts> = {
  datetime: 'invalidMoment',
  date: 'invalidDay',
  email: 'invalidEmail',
  url: 'invalidLink',
};

/** What is said where a schema says nothing of its own. */
function keyOf(raw: z.core.$ZodRawIssue): keyof Texts {
  if (raw.input === undefined || raw.input === null) return 'required';
  if (raw.code === 'too_small') return tooSmall(raw.origin, raw.minimum);
  if (raw.code === 'too_big') return tooBig(raw.origin);
  if (raw.code === 'invalid_value') return 'notAnOption';
  if (raw.code === 'unrecognized_keys') return 'unknownField';
  if (raw.code === 'invalid_format') return FORMATS[raw.format] ?? 'unfit';
  const number = raw.code === 'invalid_type' && ['int', 'number'].includes(raw.expected);
  return number ? 'notWhole' : 'unfit';
}

z.config({ customError: keyOf });
