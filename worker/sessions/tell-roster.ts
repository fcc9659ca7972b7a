import type { Context } from 'hono';

import { sendFrame } from '../core/objects.ts';
import type { AppEnv } from '../core/router.ts';

/** Makes the open page of a session load again, for the users who are in it and online. */
export function tellRoster(c: Context<AppEnv>, session: number, users: readonly number[]) {
  const data = { session, bookmark: c.get('db').bookmark() ?? undefined };
  const told = users.map((user) => sendFrame(c.env, user, { event: 'roster', data }));
  c.executionCtx.waitUntil(Promise.allSettled(told));
}
