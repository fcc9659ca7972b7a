import type { Context } from 'hono';

import type { NoticeFrame } from '../contract/socket.ts';
import { NOTICE_KINDS } from '../contract/vocabulary.ts';
import { pick } from '../core/json.ts';
import { sendFrame } from '../core/objects.ts';
import type { AppEnv } from '../core/router.ts';
import type { WrittenNotice } from './queries/notices.ts';

/** How many recipients of one change are notified at once. All others find the notice in their list. */
const DELIVERED_MAX = 100;

const named = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name };

/**
 * Sends notices that a batch has written to the recipients who are online, after the response. A failure does no harm,
 * since the notice is in the list anyway.
 */
export function deliver(c: Context<AppEnv>, notices: readonly WrittenNotice[]) {
  const bookmark = c.get('db').bookmark();
  const online = notices.filter((notice) => notice.online === 1).slice(0, DELIVERED_MAX);
  if (online.length === 0) return;
  const sent = online.map(({ recipientId, ...row }) => {
    const data: NoticeFrame['data'] = {
      id: row.id,
      kind: pick(NOTICE_KINDS, row.kind),
      actor: named(row.actorId, row.actorName),
      session: named(row.sessionId, row.sessionName),
      ...(bookmark !== null && { bookmark }),
    };
    return sendFrame(c.env, recipientId, { event: 'notice', data });
  });
  c.executionCtx.waitUntil(Promise.allSettled(sent));
}
