import type { Context } from 'hono';

import type { AppEnv } from '../core/router.ts';
import { closeNotification } from '../notifications/close-notification.ts';
import { tagOfNotice } from '../notifications/notification-item.ts';

/** Closes the notification of an invite that was answered, withdrawn or ended by a block, on all devices. */
export function closeInvite(c: Context<AppEnv>, invitedId: number, inviterId: number) {
  const tag = tagOfNotice('friend-invited', { actorId: inviterId, sessionId: null });
  if (tag !== null) c.executionCtx.waitUntil(closeNotification(c.env, invitedId, tag));
}
