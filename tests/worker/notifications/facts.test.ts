import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { TOPIC_OF_NOTICE } from '../../../worker/contract/notification.ts';
import { findNotificationFacts } from '../../../worker/notifications/queries/notification-facts.ts';
import { toItem } from '../../../worker/notifications/to-item.ts';
import { patch, put } from '../support/client.ts';
import { addAdmin, addUser } from '../support/people.ts';
import {
  HOUR_MS,
  addGames,
  apply,
  changeApplicationStatus,
  hostSession,
} from '../support/sessions.ts';
import { sql, valueOf } from '../support/sql.ts';

beforeAll(() => addGames());

type Happened = Parameters<typeof toItem>[0];

/** Whether an item is settled for a user. Then the user isn't notified. */
async function isSettled(userId: number, happened: Omit<Happened, 'at' | 'what'>) {
  const now = Date.now();
  const item = toItem({ what: 'session-changed', at: now, ...happened });
  const options = { unreadSince: null, now };
  return (await findNotificationFacts(env.DB, userId, [item], options)).items.get(item.tag)
    ?.settled;
}

const invite = (inviterId: number, userId: number, sessionId: number) =>
  sql`INSERT INTO invitations (session_id, user_id, inviter_id, status, created_at)
    VALUES (${sessionId}, ${userId}, ${inviterId}, 'open', 1)`.run();

const addNotice = (userId: number, actorId: number) =>
  valueOf<number>`INSERT INTO notices (user_id, kind, actor_id, text, created_at)
     VALUES (${userId}, 'friend-invited', ${actorId}, '', 0) RETURNING id`;

it('settle what its reader has read, what is deleted, and what comes of somebody with a block', async () => {
  const [mira, ben] = [await addUser(), await addUser()];
  const noticeId = await addNotice(mira.id, ben.id);
  const about = { topic: 'friends', actorId: ben.id, sessionId: null } as const;
  const settled = (id: number | null) => isSettled(mira.id, { ...about, noticeId: id });
  expect(await settled(noticeId)).toBe(false);
  expect(await settled(null)).toBe(false);
  expect(await settled(Number(noticeId) + 1_000)).toBe(true);
  await sql`UPDATE notices SET read_at = 1 WHERE id = ${noticeId}`.run();
  expect(await settled(noticeId)).toBe(true);
  await put(`/api/blocks/${ben.id}`, {}, mira.token);
  expect(await settled(null)).toBe(true);
});

it('settle what was withdrawn, also if a later notice has the same id', async () => {
  const [mira, ben, ann] = [await addUser(), await addUser(), await addUser()];
  const noticeId = Number(await addNotice(mira.id, ben.id));
  await sql`DELETE FROM notices WHERE id = ${noticeId}`.run();
  expect(await addNotice(mira.id, ann.id)).toBe(noticeId);
  const about = { topic: 'friends', sessionId: null, noticeId } as const;
  expect(await isSettled(mira.id, { ...about, actorId: ben.id })).toBe(true);
  expect(await isSettled(mira.id, { ...about, actorId: ann.id })).toBe(false);
});

it('settle what is about a session for whoever is no member, and its reminders once it has moved', async () => {
  const [host, guest, other] = [await addUser(), await addUser(), await addUser()];
  const session = await hostSession(host);
  const { id } = await apply(guest, session.id);
  await changeApplicationStatus(host, id, 'accepted');
  const about = { actorId: null, sessionId: session.id };
  const startsAt = Date.parse(session.startsAt);
  const reminder = { ...about, topic: 'reminders', startsAt } as const;
  for (const [{ id: user }, settled] of [
    [host, false],
    [guest, false],
    [other, true],
  ] as const) {
    expect(await isSettled(user, reminder)).toBe(settled);
    expect(await isSettled(user, { ...about, topic: 'messages' })).toBe(settled);
  }
  expect(await isSettled(guest.id, { ...reminder, startsAt: startsAt + 1 })).toBe(true);
  expect(await isSettled(other.id, { ...about, topic: 'changes' })).toBe(false);
  expect(
    await isSettled(guest.id, { ...about, sessionId: session.id + 1_000, topic: 'changes' }),
  ).toBe(true);
  const off = patch(
    `/api/sessions/${session.id}`,
    { status: 'cancelled', cancelReason: 'Ill' },
    host.token,
  );
  expect((await off).status).toBe(200);
  expect(await isSettled(guest.id, reminder)).toBe(true);
  expect(await isSettled(guest.id, { ...about, topic: 'messages' })).toBe(false);
});

it('settle what matters only while its session is on, and leave it out of the daily email', async () => {
  const [host, guest] = [await addUser(), await addUser()];
  const topics = {
    'session-matched': 'matches',
    'session-invited': 'invitations',
    'application-received': 'applications',
    'application-accepted': 'seats',
    'session-changed': 'changes',
  } as const;
  const kinds = Object.keys(topics);
  const leftAfter = async (change: (id: number) => D1PreparedStatement) => {
    const { id: sessionId } = await hostSession(host);
    await invite(host.id, guest.id, sessionId);
    await sql`INSERT INTO notices (user_id, kind, actor_id, session_id, created_at)
      SELECT ${guest.id}, value, ${host.id}, ${sessionId}, 1 FROM json_each(${JSON.stringify(kinds)})`.run();
    const left = async () => {
      const options = { unreadSince: 0, now: Date.now() };
      const { unread } = await findNotificationFacts(env.DB, guest.id, [], options);
      const mailed = unread.filter((notice) => notice.sessionId === sessionId);
      const about = { actorId: host.id, sessionId, noticeId: null };
      for (const [what, topic] of Object.entries(topics)) {
        const settled = await isSettled(guest.id, { ...about, topic });
        expect(mailed.some(({ kind }) => kind === what)).toBe(!settled);
      }
      return mailed.map(({ kind }) => kind).toReversed();
    };
    expect(await left()).toEqual(kinds);
    await change(sessionId).run();
    return left();
  };
  const off = ['session-changed'];
  expect(
    await leftAfter((id) => sql`UPDATE sessions SET cancelled_at = 1 WHERE id = ${id}`),
  ).toEqual(off);
  expect(
    await leftAfter((id) => sql`UPDATE sessions SET taken_down_at = 1 WHERE id = ${id}`),
  ).toEqual(off);
  expect(
    await leftAfter((id) => sql`UPDATE sessions SET visibility = 'friends' WHERE id = ${id}`),
  ).toEqual(kinds.slice(1));
  expect(
    await leftAfter(() => sql`UPDATE users SET status = 'suspended' WHERE id = ${host.id}`),
  ).toEqual(kinds.slice(1));
});

it('leave out of the daily email what no longer matters once its session is over', async () => {
  const [host, guest] = [await addUser(), await addUser()];
  const { id: sessionId } = await hostSession(host);
  const lasting = ['series-left', 'mentioned', 'thanked', 'session-taken-down'];
  const kinds = ['member-left', 'session-changed', ...lasting];
  await sql`INSERT INTO notices (user_id, kind, actor_id, session_id, created_at)
    SELECT ${host.id}, value, ${guest.id}, ${sessionId}, 1 FROM json_each(${JSON.stringify(kinds)})`.run();
  const mailed = async () => {
    const options = { unreadSince: 0, now: Date.now() };
    const { unread } = await findNotificationFacts(env.DB, host.id, [], options);
    return unread.map(({ kind }) => kind).toReversed();
  };
  expect(await mailed()).toEqual(kinds);
  await sql`UPDATE sessions SET starts_at = 1, ends_at = 3600001 WHERE id = ${sessionId}`.run();
  expect(await mailed()).toEqual(lasting);
});

it('settle an offer and an invitation once they are answered, passed on or lost', async () => {
  const [host, guest] = [await addUser(), await addUser()];
  const { id: sessionId } = await hostSession(host);
  const { id } = await apply(guest, sessionId);
  await invite(host.id, guest.id, sessionId);
  const told = async (kind: 'seat-offered' | 'session-invited') => {
    const noticeId =
      await valueOf<number>`INSERT INTO notices (user_id, kind, actor_id, session_id, created_at)
       VALUES (${guest.id}, ${kind}, ${host.id}, ${sessionId}, 1) RETURNING id`;
    const topic = TOPIC_OF_NOTICE[kind] ?? 'changes';
    return async () => {
      const about = { topic, noticeId, actorId: host.id, sessionId };
      const options = { unreadSince: 0, now: Date.now() };
      const { unread } = await findNotificationFacts(env.DB, guest.id, [], options);
      const settled = await isSettled(guest.id, about);
      expect(unread.some((notice) => notice.kind === kind)).toBe(!settled);
      return settled;
    };
  };
  const offer = await told('seat-offered');
  const expires = (at: number | null) =>
    sql`UPDATE applications SET status = 'waiting', offer_expires_at = ${at} WHERE id = ${id}`.run();
  expect(await offer()).toBe(true);
  await expires(Date.now() + HOUR_MS);
  expect(await offer()).toBe(false);
  await expires(Date.now());
  expect(await offer()).toBe(true);
  await expires(Date.now() + HOUR_MS);
  await sql`UPDATE applications SET status = 'accepted' WHERE id = ${id}`.run();
  expect(await offer()).toBe(true);
  const invitation = await told('session-invited');
  expect(await invitation()).toBe(false);
  await sql`UPDATE invitations SET status = 'declined' WHERE session_id = ${sessionId}`.run();
  expect(await invitation()).toBe(true);
});

it('settle voice without anybody whom its member may meet there', async () => {
  const [host, guest, other] = [await addUser(), await addUser(), await addUser()];
  const session = await hostSession(host);
  for (const user of [guest, other]) {
    const { id } = await apply(user, session.id);
    await changeApplicationStatus(host, id, 'accepted');
  }
  const voice = { topic: 'voice', actorId: null, sessionId: session.id } as const;
  const talking = (...users: number[]) =>
    sql`INSERT INTO session_calls (session_id, call_id, claimed_at, users, version) VALUES (${session.id}, 'a call', 0, ${JSON.stringify(users)}, 1)
       ON CONFLICT DO UPDATE SET users = excluded.users`.run();
  expect(await isSettled(guest.id, voice)).toBe(true);
  await talking();
  expect(await isSettled(guest.id, voice)).toBe(true);
  await talking(host.id);
  expect(await isSettled(guest.id, voice)).toBe(false);
  await talking(host.id, guest.id);
  expect(await isSettled(guest.id, voice)).toBe(true);
  await talking(other.id);
  await put(`/api/blocks/${other.id}`, {}, guest.token);
  expect(await isSettled(guest.id, voice)).toBe(true);
});

it('quote nothing that the bell hides: what the host of a session wrote that was taken down', async () => {
  const [admin, host, guest] = [await addAdmin(), await addUser(), await addUser()];
  const { id: sessionId } = await hostSession(host);
  const noticeId =
    await valueOf<number>`INSERT INTO notices (user_id, kind, actor_id, session_id, text, created_at)
     VALUES (${guest.id}, 'session-cancelled', ${host.id}, ${sessionId}, 'Something vile', 0) RETURNING id`;
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
