import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { SessionItem } from '../../../worker/contract/session.ts';
import { findNotificationFacts } from '../../../worker/notifications/queries/notification-facts.ts';
import { toItem } from '../../../worker/notifications/to-item.ts';
import {
  addAdmin,
  addGames,
  addUser,
  expectAnswer,
  patch,
  post,
  sessionBody,
} from '../support/client.ts';

beforeAll(() => addGames());

it('quote nothing that the bell hides: what the host of a session wrote that was taken down', async () => {
  const [admin, host, guest] = [await addAdmin(), await addUser(), await addUser()];
  const { id: sessionId } = await expectAnswer(
    post('/api/sessions', sessionBody(), host.token),
    201,
    SessionItem,
  );
  const noticeId = await env.DB.prepare(
    `INSERT INTO notices (user_id, kind, actor_id, session_id, text, created_at)
     VALUES (?, 'session-cancelled', ?, ?, 'Something vile', 0) RETURNING id`,
  )
    .bind(guest.id, host.id, sessionId)
    .first<number>('id');
  const about = { noticeId, actorId: host.id, sessionId };
  const item = toItem({ topic: 'changes', what: 'session-cancelled', ...about, at: Date.now() });
  const quoted = async () => {
    const options = { unreadSince: null, now: Date.now() };
    return (await findNotificationFacts(env.DB, guest.id, [item], options)).items.get(item.tag);
  };
  expect(await quoted()).toMatchObject({ text: 'Something vile', sessionName: 'Evening run' });
  const taken = { takenDown: true, reason: 'Spam' };
  expect((await patch(`/api/admin/sessions/${sessionId}`, taken, admin.token)).status).toBe(200);
  expect(await quoted()).toMatchObject({ text: '', sessionName: null });
});
