import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { InvitationItem } from '../../../worker/contract/invitation.ts';
import { NoticeList } from '../../../worker/contract/notice-item.ts';
import { Conflict, Problem } from '../../../worker/contract/problem.ts';
import { SessionDetail, SessionItem, SessionList } from '../../../worker/contract/session.ts';
import { Database } from '../../../worker/core/database.ts';
import { applyToSession } from '../../../worker/sessions/queries/applications.ts';
import { expectAnswer, getAs, patch, post, send } from '../support/client.ts';
import { countingBinding } from '../support/counting.ts';
import { befriend } from '../support/friendship.ts';
import { type Account, addUser, register } from '../support/people.ts';
import { makeFriends } from '../support/search-data.ts';
import {
  HOUR_MS,
  addGames,
  apply,
  changeApplicationStatus,
  hostSession,
  letApplyAgain,
  sendApplication,
} from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

let host: Account;

beforeAll(async () => {
  await addGames();
  host = await register();
});

const read = (id: number) => getAs(SessionItem, `/api/sessions/${id}`, host.token);

const seatsInstantly = async (id: number, { token }: { token: string }) =>
  (await getAs(SessionDetail, `/api/sessions/${id}`, token)).instantly;

const openOnes = async (q: string) =>
  (await getAs(SessionList, `/api/sessions?q=${q}&open=1`)).member.length;

it('lets whoever fits in at once, and tells the host', async () => {
  const session = await hostSession(host, { instant: 'everyone', seats: 3 });
  const guest = await addUser();
  expect((await apply(guest, session.id, 'Hello')).status).toBe('accepted');
  expect(await read(session.id)).toMatchObject({ seatsTaken: 2, instant: 'everyone' });
  const { member } = await getAs(NoticeList, '/api/notices', host.token);
  expect(member[0]).toMatchObject({ kind: 'member-joined', actor: { id: guest.id } });
});

it('puts those who come later on the waiting list, and out of the search for open ones', async () => {
  const session = await hostSession(host, { instant: 'everyone', seats: 2, name: 'Wexlin trip' });
  expect(await openOnes('wexlin')).toBe(1);
  expect((await apply(await addUser(), session.id)).status).toBe('accepted');
  expect(await openOnes('wexlin')).toBe(0);
  expect((await apply(await addUser(), session.id)).status).toBe('waiting');
  expect(await read(session.id)).toMatchObject({ seatsTaken: 2, status: 'full' });
});

it('can be for friends: others wait for the host', async () => {
  const session = await hostSession(host, { instant: 'friends' });
  const [friend, other] = [await addUser(), await addUser()];
  await befriend(host, friend);
  expect((await apply(friend, session.id)).status).toBe('accepted');
  expect((await apply(other, session.id)).status).toBe('pending');
  const wider = await expectAnswer(
    patch(`/api/sessions/${session.id}`, { instant: 'everyone' }, host.token),
    200,
    SessionItem,
  );
  expect(wider.instant).toBe('everyone');
  expect((await apply(await addUser(), session.id)).status).toBe('accepted');
});

it('leaves it to the host once a full session has started', async () => {
  const session = await hostSession(host, { instant: 'everyone', seats: 2 });
  await apply(await addUser(), session.id);
  await sql`UPDATE sessions SET starts_at = ${Date.now() - HOUR_MS / 2} WHERE id = ${session.id}`.run();
  expect((await apply(await addUser(), session.id)).status).toBe('pending');
});

it('writes few rows, and none the second time', async () => {
  const session = await hostSession(host, { instant: 'everyone', seats: 8 });
  const { id: userId } = await addUser();
  const application = { sessionId: session.id, userId, text: 'Me please', now: Date.now() };
  const first = countingBinding(env.DB);
  expect((await applyToSession(new Database(first.binding), application)).written?.status).toBe(
    'accepted',
  );
  // An accepted application writes one row more than another: the index of members.
  expect(first.rowsWritten()).toBeLessThanOrEqual(9);
  expect(first.roundTrips()).toBe(1);
  const again = countingBinding(env.DB);
  await applyToSession(new Database(again.binding), application);
  expect(again.rowsWritten()).toBe(0);
  expect(await read(session.id)).toMatchObject({ seatsTaken: 2 });
});

it('lets no one in who was removed, blocked, or is too young', async () => {
  const session = await hostSession(host, { instant: 'everyone', adultsOnly: true });
  const guest = await addUser();
  await expectAnswer(sendApplication(guest, session.id), 403, Problem);
  const open = await hostSession(host, { instant: 'everyone' });
  const { id } = await apply(guest, open.id);
  await changeApplicationStatus(host, id, 'removed');
  await expectAnswer(sendApplication(guest, open.id), 409, Conflict);
  const blocked = await addUser();
  const block = await send('PUT', `/api/blocks/${blocked.id}`, { token: host.token });
  expect(block.status).toBe(204);
  await expectAnswer(sendApplication(blocked, open.id), 404, Problem);
  expect(await read(open.id)).toMatchObject({ seatsTaken: 1 });
});

it('whoever the host has moved to the waiting list gets a seat again only from the host, also after a withdrawal', async () => {
  const session = await hostSession(host, {
    instant: 'everyone',
    membersInvite: true,
    seats: 4,
  });
  const [guest, friend] = [await addUser(), await addUser()];
  await apply(friend, session.id);
  await makeFriends(friend.id, guest.id);
  await makeFriends(host.id, guest.id);
  const { id } = await apply(guest, session.id);
  await changeApplicationStatus(host, id, 'waiting');
  await changeApplicationStatus(guest, id, 'withdrawn');
  await letApplyAgain();
  expect(await seatsInstantly(session.id, guest)).toBe(false);
  expect(await seatsInstantly(session.id, await addUser())).toBe(true);
  const again = await apply(guest, session.id);
  expect(again.status).toBe('pending');
  await changeApplicationStatus(guest, again.id, 'withdrawn');
  const invite = (by: { token: string }) =>
    post(`/api/sessions/${session.id}/invitations`, { user: `/api/users/${guest.id}` }, by.token);
  await expectAnswer(invite(friend), 409, Problem);
  const invitation = await expectAnswer(invite(host), 201, InvitationItem);
  const answer = () =>
    patch(`/api/invitations/${invitation.id}`, { status: 'accepted' }, guest.token);
  // As if a member had sent it before.
  const setInviter = env.DB.prepare('UPDATE invitations SET inviter_id = ? WHERE id = ?');
  await setInviter.bind(friend.id, invitation.id).run();
  await expectAnswer(answer(), 409, Problem);
  await setInviter.bind(host.id, invitation.id).run();
  const accepted = await expectAnswer(answer(), 200, InvitationItem);
  expect(accepted.application?.status).toBe('accepted');
});

it('never oversells: 40 join at once for 5 seats', async () => {
  const session = await hostSession(host, { instant: 'everyone', seats: 6 });
  const people = await Promise.all(Array.from({ length: 40 }, () => addUser()));
  const now = Date.now();
  const answers = await Promise.all(
    // Each person applies twice, as from two devices.
    [...people, ...people].map(({ id: userId }) =>
      applyToSession(new Database(env.DB), { sessionId: session.id, userId, text: '', now }),
    ),
  );
  const statuses = answers.flatMap(({ written }) => written?.status ?? []);
  expect(statuses.filter((status) => status === 'accepted')).toHaveLength(5);
  expect(statuses.filter((status) => status === 'waiting')).toHaveLength(35);
  expect(await read(session.id)).toMatchObject({ seatsTaken: 6, seatsHeld: 0, status: 'full' });
});
