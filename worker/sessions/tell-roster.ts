import type { Context } from 'hono';

import { sendFrame } from '../core/objects.ts';
import type { AppEnv } from '../core/router.ts';
import type { WrittenNotice } from '../notifications/queries/notices.ts';

/**
 * Makes the open page of a session load again, for the users who are in it and online.
 * @param notices of the same change: whoever gets one loads the page again because of it
 */
export function tellRoster(
  c: Context<AppEnv>,
  session: number,
  users: readonly number[],
  notices: readonly WrittenNotice[] = [],
) {
  const noticed = new Set(notices.map(({ recipientId }) => recipientId));
  const data = { session, bookmark: c.get('db').bookmark() ?? undefined };
  const told = users
    .filter((user) => !noticed.has(user))
    .map((user) => sendFrame(c.env, user, { event: 'roster', data }));
  c.executionCtx.waitUntil(Promise.allSettled(told));
}
