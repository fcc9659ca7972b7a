import { expect } from 'vitest';
import type { z } from 'zod';

/** For tests of the schemas of requests. */

export const expectTaken = (schema: z.ZodType, ...values: unknown[]) => {
  for (const value of values) {
    const { success, error } = schema.safeParse(value);
    expect({ value, issues: error?.issues, success }).toMatchObject({ success: true });
  }
};
export const expectRefused = (schema: z.ZodType, ...values: unknown[]) => {
  for (const value of values) {
    expect({ value, success: schema.safeParse(value).success }).toEqual({ value, success: false });
  }
};
export const x = (length: number) => 'x'.repeat(length);
export const list = <Item>(length: number, item: (at: number) => Item) =>
  Array.from({ length }, (_, at) => item(at));
export const game = (at: number) => `/api/games/${at + 1}`;

export const session = {
  name: 'Run',
  games: [game(0)],
  platforms: ['pc'],
  region: 'europe',
  language: 'en',
  startsAt: '2026-11-24T20:00:00Z',
  durationMinutes: 15,
  seats: 2,
};

export const sessionWith = (over: object) => ({ ...session, ...over });
export const named = (name: string) => sessionWith({ name });
