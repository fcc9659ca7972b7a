import type { Context } from 'hono';

import type { NoticeFrame } from '../contract/socket.ts';
import { namedOrNull } from '../core/items.ts';
import { queueNotification, sendFrame } from '../core/objects.ts';
import type { AppEnv } from '../core/router.ts';
import type { Env } from '../env.ts';
import { itemOfNotice } from './notification-item.ts';
import type { WrittenNotice } from './queries/notices.ts';
import { waysOf } from './queries/reach.ts';

/** How many recipients of one change are notified at a time. */
const DELIVERED_AT_ONCE = 100;

/**
 * Sends notices that a batch has written, after the response. Recipients who are online get them in their tabs. If no
 * tab is in front and the recipient has chosen push or email, their notifier gets the notice, too. A notice that a tab
 * in front has shown isn't pushed. It may still be emailed.
 */
export function deliver(c: Context<AppEnv>, notices: readonly WrittenNotice[]) {
  c.executionCtx.waitUntil(sendNotices(c.env, c.get('db').bookmark(), notices));
}

/**
 * Does what `deliver` does without a request, for the sweep. A failure does no harm, since the notice is in the list
 * anyway.
 * @param bookmark of the batch that has written the notices: a replica may lag behind the socket
 */
export async function sendNotices(
  env: Env,
  bookmark: string | null,
  notices: readonly WrittenNotice[],
) {
  const now = Date.now();
  const sent = notices.flatMap((notice) => {
    const item = itemOfNotice(notice, now);
    return notice.online || item ? [{ notice, item }] : [];
  });
  const send = async ({ notice: { recipientId, ...row }, item }: (typeof sent)[number]) => {
    const data: NoticeFrame['data'] = {
      id: row.id,
      kind: row.kind,
      actor: namedOrNull(row.actorId, row.actorName),
      session: namedOrNull(row.sessionId, row.sessionName),
      ...(bookmark !== null && { bookmark }),
    };
    const frame = { event: 'notice', data } as const;
    const shown = row.online && (await sendFrame(env, recipientId, frame).catch(() => false));
    if (item && (!shown || waysOf(row.reach, item.topic).email)) {
      await queueNotification(env, recipientId, { ...item, shown });
    }
  };
  for (let from = 0; from < sent.length; from += DELIVERED_AT_ONCE) {
    await Promise.allSettled(sent.slice(from, from + DELIVERED_AT_ONCE).map(send));
  }
}
