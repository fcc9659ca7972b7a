import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { ApplicationItem } from '../../../worker/contract/application.ts';
import { NoticeList } from '../../../worker/contract/notice-item.ts';
import { Conflict, Problem } from '../../../worker/contract/problem.ts';
import { SessionDetail } from '../../../worker/contract/session.ts';
import { Database } from '../../../worker/core/database.ts';
import { itemOfNotice } from '../../../worker/notifications/notification-item.ts';
import { endOffers } from '../../../worker/sessions/end-offers.ts';
import { changeApplication } from '../../../worker/sessions/queries/membership.ts';
import { expectAnswer, getAs, patch, put, statusesOf } from '../support/client.ts';
import { type Account, addAdmin, addUser, register } from '../support/people.ts';
import {
  HOUR_MS,
  addGames,
  apply,
  changeApplicationStatus,
  hostSession,
  noticeKinds,
} from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

const MINUTE_MS = 60_000;

let host: Account;

beforeAll(async () => {
  await addGames();
  host = await register();
});

const move = (person: { token: string }, id: number, status: string) =>
  patch(`/api/applications/${id}`, { status }, person.token);

const seen = (session: number, { token }: { token: string }) =>
  getAs(SessionDetail, `/api/sessions/${session}`, token);

const sweep = (now: number) => endOffers(new Database(env.DB), env, now, Date.now() + HOUR_MS);

/** Ends the time of a session's offers. The next sweep ends the offers. */
async function miss(session: number) {
  await sql`UPDATE applications SET offer_expires_at = ${Date.now() - 1} WHERE session_id = ${session} AND offer_expires_at IS NOT NULL`.run();
}

/** A session of two seats with one member, and users who wait for a seat. */
async function fullSession(waiting: number, over: Record<string, unknown> = {}) {
  const session = await hostSession(host, { seats: 2, ...over });
  const people = await Promise.all(Array.from({ length: waiting + 1 }, () => addUser()));
  const applied: number[] = [];
  for (const person of people) {
    const { id } = await apply(person, session.id);
    await changeApplicationStatus(host, id, 'accepted');
    applied.push(id);
  }
  const [member, ...line] = people.map((person, index) => ({ person, id: applied[index] ?? 0 }));
  if (!member) throw new Error('there is no member');
  return { session: session.id, member, line };
}

type Waiting = Awaited<ReturnType<typeof fullSession>>['line'];

const offersOf = async (session: number, line: Waiting) =>
  Promise.all(
    line.map(async ({ person }) => {
      const { application } = await seen(session, person);
      return application?.offerExpiresAt ? 'offered' : (application?.place ?? application?.status);
    }),
  );

it('offers a freed seat to the first in line, who takes it in time', async () => {
  const { session, member, line } = await fullSession(2);
  await expectAnswer(move(member.person, member.id, 'left'), 200, ApplicationItem);
  expect(await offersOf(session, line)).toEqual(['offered', 2]);
  expect(await seen(session, host)).toMatchObject({
    seatsTaken: 1,
    seatsHeld: 1,
    status: 'full',
  });
  const [first] = line;
  const { id = 0, person = host } = first ?? {};
  const notices = await getAs(NoticeList, '/api/notices', person.token);
  expect(notices.member[0]).toMatchObject({ kind: 'seat-offered', offer: id });
  const taken = await expectAnswer(move(person, id, 'accepted'), 200, ApplicationItem);
  expect(taken).toMatchObject({ status: 'accepted', offerExpiresAt: null });
  expect(await seen(session, host)).toMatchObject({ seatsTaken: 2, seatsHeld: 0 });
  expect((await noticeKinds(host))[0]).toBe('member-joined');
  const after = await getAs(NoticeList, '/api/notices', person.token);
  expect(after.member[0]).toMatchObject({ kind: 'seat-offered', read: true });
  expect(after.member[0]?.offer).toBe(undefined);
});

it.each([
  [25 * 60, 6 * 60],
  [4 * 60, 60],
  [60, 15],
  [20, 5],
  [3, 3],
])('with %i minutes to the start, lasts %i minutes', async (ahead, lasts) => {
  const { session, member, line } = await fullSession(1);
  const startsAt = Date.now() + ahead * MINUTE_MS + 5_000;
  await sql`UPDATE sessions SET starts_at = ${startsAt}, ends_at = ${startsAt} + 3600000 WHERE id = ${session}`.run();
  await changeApplicationStatus(host, member.id, 'removed');
  const { application } = await seen(session, line[0]?.person ?? host);
  const left = Date.parse(application?.offerExpiresAt ?? '') - Date.now();
  expect(Math.round(left / MINUTE_MS)).toBe(lasts);
});

it('is no longer worth a notification than it stands', async () => {
  const { session, member, line } = await fullSession(1);
  const [next] = line;
  if (!next) throw new Error('too few');
  await env.DB.batch([
    sql`UPDATE users SET email_confirmed_at = 1 WHERE id = ${next.person.id}`,
    sql`INSERT INTO notification_settings (user_id, digest) VALUES (${next.person.id}, 1)`,
  ]);
  const now = Date.now();
  const left = { id: member.id, viewerId: member.person.id, status: 'left', now } as const;
  const { notices } = await changeApplication(new Database(env.DB), left);
  const items = notices.flatMap((notice) => itemOfNotice(notice, now) ?? []);
  const ends = Date.parse((await seen(session, next.person)).application?.offerExpiresAt ?? '');
  expect(items).toMatchObject([{ what: 'seat-offered', expiresAt: ends }]);
});

it('isn’t made to someone who is suspended', async () => {
  const { session, member, line } = await fullSession(2);
  await sql`UPDATE users SET status = 'suspended', suspended_until = 9e15 WHERE id = ${line[0]?.person.id}`.run();
  await changeApplicationStatus(host, member.id, 'removed');
  expect(await offersOf(session, line.slice(1))).toEqual(['offered']);
});

it('is made once a session is restored, for a seat that became free meanwhile', async () => {
  const { session, member, line } = await fullSession(1);
  const admin = await addAdmin();
  const take = (takenDown: boolean) =>
    patch(`/api/admin/sessions/${session}`, { takenDown, reason: 'Rules' }, admin.token);
  expect((await take(true)).status).toBe(200);
  await put(`/api/blocks/${host.id}`, {}, member.person.token);
  expect((await take(false)).status).toBe(200);
  expect(await offersOf(session, line)).toEqual(['offered']);
});

it('that runs out while a session is taken down isn’t missed, but made again', async () => {
  const { session, member, line } = await fullSession(2);
  const admin = await addAdmin();
  const take = (takenDown: boolean) =>
    patch(`/api/admin/sessions/${session}`, { takenDown, reason: 'Rules' }, admin.token);
  await changeApplicationStatus(host, member.id, 'removed');
  expect((await take(true)).status).toBe(200);
  await miss(session);
  await sweep(Date.now());
  expect((await take(false)).status).toBe(200);
  expect(await offersOf(session, line)).toEqual(['offered', 2]);
});

it('is made again to who missed one, once the host moves a member to the waiting list', async () => {
  const { session, member, line } = await fullSession(1);
  await changeApplicationStatus(host, member.id, 'removed');
  await miss(session);
  await sweep(Date.now());
  expect(await offersOf(session, line)).toEqual([1]);
  const { id } = await apply(await addUser(), session);
  await changeApplicationStatus(host, id, 'accepted');
  await changeApplicationStatus(host, id, 'waiting');
  expect(await offersOf(session, line)).toEqual(['offered']);
});

it('answers clearly what comes twice, from two devices, or too late', async () => {
  const { session, member, line } = await fullSession(1);
  const [first] = line;
  if (!first) throw new Error('too few');
  const early = await expectAnswer(move(first.person, first.id, 'accepted'), 409, Conflict);
  expect(early.detail).toBe('There’s no free seat for you right now. You’re on the waiting list.');
  await changeApplicationStatus(host, member.id, 'removed');
  await miss(session);
  const late = await expectAnswer(move(first.person, first.id, 'accepted'), 409, Conflict);
  expect(late.detail).toBe('The time to take this seat is over. You’re still on the waiting list.');
  await sweep(Date.now());
  const answers = await Promise.all([1, 2].map(() => move(first.person, first.id, 'accepted')));
  expect(statusesOf(answers)).toEqual([200, 409]);
  const twice = await expectAnswer(move(first.person, first.id, 'accepted'), 409, Conflict);
  expect(twice.detail).toBe('You already have a seat.');
  expect(await seen(session, host)).toMatchObject({ seatsTaken: 2, seatsHeld: 0 });
});

it('is answered by its receiver alone, and never by a session that is over for good', async () => {
  const { session, member, line } = await fullSession(2);
  const [first, second] = line;
  if (!first || !second) throw new Error('too few');
  await changeApplicationStatus(host, member.id, 'removed');
  await expectAnswer(move(second.person, first.id, 'accepted'), 404, Problem);
  await expectAnswer(move(await addUser(), first.id, 'accepted'), 404, Problem);
  const { application } = await seen(session, host);
  expect(application).toBe(null);
  const cancel = { status: 'cancelled', cancelReason: 'Ill' };
  expect((await patch(`/api/sessions/${session}`, cancel, host.token)).status).toBe(200);
  const gone = await expectAnswer(move(first.person, first.id, 'accepted'), 409, Conflict);
  expect(gone.detail).toBe('This session was cancelled.');
  await miss(session);
  await sweep(Date.now());
  expect(await noticeKinds(first.person)).not.toContain('seat-offer-missed');
});

it('the sweep takes offers of many sessions in small steps', async () => {
  const full = await Promise.all(Array.from({ length: 3 }, () => fullSession(1)));
  for (const { session, member } of full) {
    await changeApplicationStatus(host, member.id, 'removed');
    await miss(session);
  }
  await sweep(Date.now() + HOUR_MS);
  for (const { session } of full) {
    expect(await seen(session, host)).toMatchObject({ seatsHeld: 0, status: 'open' });
  }
});
