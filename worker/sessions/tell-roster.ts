import type { Context } from 'hono';

import { sendFrame } from '../core/objects.ts';
import type { AppEnv } from '../core/router.ts';
import type { Env } from '../env.ts';
import type { WrittenNotice } from '../notifications/queries/notices.ts';
import type { MemberOnline } from './queries/members-online.ts';

/**
 * Makes the open pages of sessions load again, for the users who are in them and online.
 * @param notices of the same change: whoever gets one loads that session's page again because of it
 */
export function tellRoster(
  c: Context<AppEnv>,
  members: readonly MemberOnline[],
  notices?: readonly WrittenNotice[],
) {
  c.executionCtx.waitUntil(sendRoster(c.env, c.get('db').bookmark(), members, notices));
}

/** Does what `tellRoster` does without a request, for the sweep. */
export async function sendRoster(
  env: Env,
  bookmark: string | null,
  members: readonly MemberOnline[],
  notices: readonly WrittenNotice[] = [],
) {
  const noticed = new Set(notices.map((one) => `${one.recipientId} ${one.sessionId}`));
  const told = members
    .filter(({ userId, sessionId }) => !noticed.has(`${userId} ${sessionId}`))
    .map(({ userId, sessionId: session }) =>
      sendFrame(env, userId, {
        event: 'roster',
        data: { session, bookmark: bookmark ?? undefined },
      }),
    );
  await Promise.allSettled(told);
}
