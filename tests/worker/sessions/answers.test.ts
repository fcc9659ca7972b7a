import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { ApplicationItem } from '../../../worker/contract/application.ts';
import { InvitationItem } from '../../../worker/contract/invitation.ts';
import { NoticeList } from '../../../worker/contract/notice-item.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { OwnSessionList, SessionDetail } from '../../../worker/contract/session.ts';
import { Database } from '../../../worker/core/database.ts';
import { writeReminders } from '../../../worker/sessions/queries/reminders.ts';
import { expectAnswer, expectRefused, getAs, patch, post, put } from '../support/client.ts';
import { befriend } from '../support/friendship.ts';
import { limitWrites } from '../support/limits.ts';
import { type Account, addUser, register } from '../support/people.ts';
import {
  addGames,
  apply,
  changeApplicationStatus,
  fillSeats,
  hostSession,
  noticeKinds,
} from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

const MINUTE_MS = 60_000;

let host: Account;
let member: Account;
let waiting: Account;

beforeAll(async () => {
  await addGames();
  [host, member, waiting] = await Promise.all([register(), register(), register()]);
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

/** A session that starts in this many minutes, with the member in it. */
async function joined(minutes: number, over: Record<string, unknown> = {}) {
  const session = await hostSession(host, { startsAt: inMinutes(minutes), ...over });
  const { id } = await apply(member, session.id);
  await changeApplicationStatus(host, id, 'accepted');
  return { session: session.id, application: id };
}

const sendAnswer = (application: number, token = member.token, answer = 'coming') =>
  patch(`/api/applications/${application}`, { answer }, token);

const detail = (session: number, token?: string) =>
  getAs(SessionDetail, `/api/sessions/${session}`, token);

const comes = async (session: number, token?: string) =>
  (await detail(session, token)).roster.map(({ answer }) => answer);

it('is seen by host and members, on the page and on the card', async () => {
  const { session, application } = await joined(3 * 24 * 60);
  expect(await comes(session, host.token)).toEqual([null]);
  const item = await expectAnswer(sendAnswer(application), 200, ApplicationItem);
  expect(item).toMatchObject({ status: 'accepted', answer: 'coming' });
  expect(await comes(session, host.token)).toEqual(['coming']);
  const own = await getAs(OwnSessionList, '/api/sessions/own?tab=joining', member.token);
  expect(own.member.find(({ id }) => id === session)?.application?.answer).toBe('coming');
  // Saying it twice has no further effect.
  await expectAnswer(sendAnswer(application), 200, ApplicationItem);
  await expectAnswer(sendAnswer(application, member.token, 'late'), 200, ApplicationItem);
  expect((await detail(session, member.token)).application).toMatchObject({ answer: 'late' });
});

it('counts as more writes the more people see it at once', async () => {
  const { session, application } = await joined(3 * 24 * 60, { seats: 30 });
  await fillSeats(session, 20);
  await sql`UPDATE users SET online = 1 WHERE id IN (SELECT user_id FROM applications WHERE session_id = ${session})`.run();
  limitWrites(3);
  await expectAnswer(sendAnswer(application), 200, ApplicationItem);
  await expectAnswer(sendAnswer(application, member.token, 'late'), 429, Problem);
});

it.each([
  ['reminder-soon', 10, 0],
  ['reminder-day', 25 * 60, 70],
])('is asked by the %s, until it is answered', async (kind, minutes, later) => {
  const { session, application } = await joined(minutes);
  await writeReminders(new Database(env.DB), Date.now() + later * MINUTE_MS);
  const asked = async () =>
    (await getAs(NoticeList, '/api/notices', member.token)).member.find(
      (notice) => notice.session?.id === session && notice.kind === kind,
    )?.unanswered;
  expect(await asked()).toBe(application);
  await expectAnswer(sendAnswer(application), 200, ApplicationItem);
  expect(await asked()).toBeUndefined();
});

it('is asked again when the session is moved', async () => {
  const { session, application } = await joined(20);
  await expectAnswer(sendAnswer(application), 200, ApplicationItem);
  await patch(`/api/sessions/${session}`, { name: 'Another name' }, host.token);
  expect(await comes(session, host.token)).toEqual(['coming']);
  await patch(`/api/sessions/${session}`, { startsAt: inMinutes(25) }, host.token);
  expect(await comes(session, host.token)).toEqual([null]);
});

it('is asked again of a member who was removed and then invited back', async () => {
  const { session, application } = await joined(20);
  await expectAnswer(sendAnswer(application), 200, ApplicationItem);
  await changeApplicationStatus(host, application, 'removed');
  await befriend(host, member);
  const invite = post(
    `/api/sessions/${session}/invitations`,
    { user: `/api/users/${member.id}` },
    host.token,
  );
  const { id } = await expectAnswer(invite, 201, InvitationItem);
  const accept = patch(`/api/invitations/${id}`, { status: 'accepted' }, member.token);
  await expectAnswer(accept, 200, InvitationItem);
  expect(await comes(session, host.token)).toEqual([null]);
});

it('gives the seat of a member who can’t come to the first in line, and notifies them', async () => {
  const { session, application } = await joined(20, { seats: 2 });
  const { id } = await apply(waiting, session);
  await changeApplicationStatus(host, id, 'accepted');
  expect((await noticeKinds(waiting))[0]).toBe('application-waiting');
  await changeApplicationStatus(member, application, 'left');
  expect((await noticeKinds(waiting))[0]).toBe('seat-offered');
  expect((await noticeKinds(host))[0]).toBe('member-left');
  await changeApplicationStatus(waiting, id, 'accepted');
  await expectAnswer(sendAnswer(id, waiting.token), 200, ApplicationItem);
});

it('bad input is too late after the end', async () => {
  const { session, application } = await joined(32);
  await sql`UPDATE sessions SET starts_at = 1, ends_at = 2 WHERE id = ${session}`.run();
  await expectAnswer(sendAnswer(application), 409, Problem);
});

it('bad input is refused together with a status, and without either', async () => {
  const { application } = await joined(20);
  const path = `/api/applications/${application}`;
  await expectRefused(patch(path, { status: 'left', answer: 'late' }, member.token), 'status');
  await expectRefused(patch(path, {}, member.token), 'status');
  await expectRefused(patch(path, { answer: 'no' }, member.token), 'answer');
});

it('is the member’s own to say', async () => {
  const { session, application } = await joined(20);
  const stranger = await addUser();
  await expectAnswer(sendAnswer(application, host.token), 403, Problem);
  await expectAnswer(sendAnswer(application, stranger.token), 404, Problem);
  const { id } = await apply(waiting, session);
  await expectAnswer(sendAnswer(id, waiting.token), 409, Problem);
  await changeApplicationStatus(member, application, 'left');
  await expectAnswer(sendAnswer(application), 409, Problem);
  await put(`/api/blocks/${waiting.id}`, undefined, host.token);
  await expectAnswer(sendAnswer(id, waiting.token), 404, Problem);
});

it('is not for visitors and applicants to see', async () => {
  const { session, application } = await joined(20);
  const stranger = await addUser();
  await expectAnswer(sendAnswer(application), 200, ApplicationItem);
  expect(await comes(session)).toEqual([undefined]);
  expect(await comes(session, stranger.token)).toEqual([undefined]);
});
