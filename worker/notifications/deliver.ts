import type { Context } from 'hono';

import type { NoticeFrame } from '../contract/socket.ts';
import { NOTICE_KINDS } from '../contract/vocabulary.ts';
import { pick } from '../core/json.ts';
import { queueNotification, sendFrame } from '../core/objects.ts';
import type { AppEnv } from '../core/router.ts';
import type { Env } from '../env.ts';
import { itemOfNotice } from './notification-item.ts';
import type { WrittenNotice } from './queries/notices.ts';

/** How many recipients of one change are notified at once. All others find the notice in their list. */
const DELIVERED_MAX = 100;

const named = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name };

/**
 * Sends notices that a batch has written, after the response: to the tabs of recipients who are online, and to the
 * notifier of those who have no tab in front and other ways to be reached.
 */
export function deliver(c: Context<AppEnv>, notices: readonly WrittenNotice[]) {
  c.executionCtx.waitUntil(sendNotices(c.env, c.get('db').bookmark(), notices));
}

/**
 * The same without a request: for the sweep. A failure does no harm, since the notice is in the list anyway.
 * @param bookmark of the batch that has written them: a replica may lag behind the socket
 */
export async function sendNotices(
  env: Env,
  bookmark: string | null,
  notices: readonly WrittenNotice[],
) {
  const now = Date.now();
  const sent = notices.flatMap((notice) => {
    const item = itemOfNotice(notice, now);
    return notice.online === 1 || item ? [{ notice, item }] : [];
  });
  await Promise.allSettled(
    sent.slice(0, DELIVERED_MAX).map(async ({ notice: { recipientId, ...row }, item }) => {
      const data: NoticeFrame['data'] = {
        id: row.id,
        kind: pick(NOTICE_KINDS, row.kind),
        actor: named(row.actorId, row.actorName),
        session: named(row.sessionId, row.sessionName),
        ...(bookmark !== null && { bookmark }),
      };
      const seen =
        row.online === 1 && (await sendFrame(env, recipientId, { event: 'notice', data }));
      if (item && !seen) await queueNotification(env, recipientId, item);
    }),
  );
}
