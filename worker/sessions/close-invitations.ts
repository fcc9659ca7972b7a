import type { Context } from 'hono';

import type { AppEnv } from '../core/router.ts';
import { closeNotification } from '../notifications/close-notification.ts';
import { tagOfNotice } from '../notifications/notification-item.ts';
import type { InvitationRow } from './queries/invitations.ts';

/** Closes the notifications of invitations that were withdrawn or ended, on all devices of those invited. */
export function closeInvitations(
  c: Context<AppEnv>,
  ended: readonly Pick<InvitationRow, 'userId' | 'sessionId'>[],
) {
  for (const { userId, sessionId } of ended) {
    const tag = tagOfNotice('session-invited', { actorId: null, sessionId });
    if (tag !== null) c.executionCtx.waitUntil(closeNotification(c.env, userId, tag));
  }
}
