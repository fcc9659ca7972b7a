import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, expect, it } from 'vitest';

import { ApplicationItem } from '../../../worker/contract/application.ts';
import { InvitableList, InvitationItem } from '../../../worker/contract/invitation.ts';
import { NoticeList } from '../../../worker/contract/notice-item.ts';
import { Conflict, Problem } from '../../../worker/contract/problem.ts';
import { SessionDetail } from '../../../worker/contract/session.ts';
import {
  expectAnswer,
  expectRefused,
  get,
  getAs,
  patch,
  post,
  put,
  send,
} from '../support/client.ts';
import { addUser } from '../support/people.ts';
import { addListedUser, addSession, makeFriends } from '../support/search-data.ts';
import {
  addGames,
  apply,
  changeApplicationStatus,
  hostSession,
  noticeKinds,
  sendApplication,
} from '../support/sessions.ts';
import { rows, sql } from '../support/sql.ts';

type User = Awaited<ReturnType<typeof addUser>>;

let host: User;
let friend: User;

const path = (session: number) => `/api/sessions/${session}/invitations`;
const inviteTo = (session: number, by: User, user: User) =>
  post(path(session), { user: `/api/users/${user.id}` }, by.token);
const invited = (session: number, by = host, user = friend) =>
  expectAnswer(inviteTo(session, by, user), 201, InvitationItem);
const answer = (id: number, status: 'accepted' | 'declined', by = friend) =>
  patch(`/api/invitations/${id}`, { status }, by.token);
const accepted = (id: number, by = friend) =>
  expectAnswer(answer(id, 'accepted', by), 200, InvitationItem);
const detail = (session: number, { token }: User) =>
  getAs(SessionDetail, `/api/sessions/${session}`, token);
const become = (user: User, status: string) =>
  sql`UPDATE users SET status = ${status} WHERE id = ${user.id}`.run();
const statusOf = async (response: Promise<Response>) => (await response).status;

/** A member of the session. They have no friends yet. */
async function member(session: number) {
  const user = await addUser();
  const { id } = await apply(user, session);
  await changeApplicationStatus(host, id, 'accepted');
  return { user, application: id };
}

beforeAll(() => addGames());

beforeEach(async () => {
  [host, friend] = [await addUser(), await addUser()];
  await makeFriends(host.id, friend.id);
});

it('invites a friend, who is told, accepts in the bell, and is in; inviter and host are told', async () => {
  const { id: session } = await hostSession(host, { visibility: 'unlisted' });
  expect(await statusOf(get(`/api/sessions/${session}`, friend.token))).toBe(404);
  const { id } = await invited(session);
  const { member: told } = await getAs(NoticeList, '/api/notices', friend.token);
  expect(told).toMatchObject([{ kind: 'session-invited', actor: { id: host.id }, invitation: id }]);
  expect(await detail(session, friend)).toMatchObject({
    invitation: { id, by: { id: host.id } },
    application: null,
  });
  const { application } = await accepted(id);
  expect(application).toMatchObject({ status: 'accepted' });
  expect(await detail(session, friend)).toMatchObject({
    invitation: null,
    seatsTaken: 2,
    application: { status: 'accepted' },
    roster: [{ id: friend.id }],
  });
  expect(await noticeKinds(host)).toEqual(['invitation-accepted']);
  const { member: later } = await getAs(NoticeList, '/api/notices', friend.token);
  expect(later[0]).not.toHaveProperty('invitation');
});

it('asks for a role first where all seats have one', async () => {
  const roles = [{ name: 'Tank', seats: 1 }];
  const { id: session } = await hostSession(host, { seats: 2, roles });
  const { id } = await invited(session);
  const { member: told } = await getAs(NoticeList, '/api/notices', friend.token);
  expect(told).toMatchObject([{ invitation: id, hasRoles: true }]);
  await expectRefused(answer(id, 'accepted'), 'role');
  const named = { status: 'accepted', role: 'Tank' };
  const sent = patch(`/api/invitations/${id}`, named, friend.token);
  expect((await expectAnswer(sent, 200, InvitationItem)).application).toMatchObject({
    status: 'accepted',
  });
});

it('gives whoever is back the role that they choose now, or their earlier one if they choose none', async () => {
  const roles = [{ name: 'Tank', seats: 1 }];
  const { id: session } = await hostSession(host, { seats: 4, roles });
  const tank = ({ id, token }: User) => {
    const ends = { user: `/api/users/${id}`, session: `/api/sessions/${session}` };
    const sent = post('/api/applications', { ...ends, text: '', role: 'Tank' }, token);
    return expectAnswer(sent, 201, ApplicationItem);
  };
  const { id: first } = await tank(friend);
  const back = async (role?: null) => {
    const { id } = await invited(session);
    const sent = patch(`/api/invitations/${id}`, { status: 'accepted', role }, friend.token);
    await expectAnswer(sent, 200, InvitationItem);
    return (await detail(session, friend)).application;
  };
  for (const status of ['accepted', 'removed'] as const)
    await changeApplicationStatus(host, first, status);
  expect(await back()).toMatchObject({ status: 'accepted', role: 'Tank' });
  await changeApplicationStatus(host, first, 'removed');
  const { id: second } = await tank(await addUser());
  await changeApplicationStatus(host, second, 'accepted');
  expect(await back(null)).toMatchObject({ status: 'accepted', role: null });
});

it('puts users who accept a full one on the waiting list, in order, and offers them a freed seat', async () => {
  const { id: session } = await hostSession(host, { seats: 2 });
  const { application } = await member(session);
  const { id } = await invited(session);
  expect((await accepted(id)).application).toMatchObject({ status: 'waiting' });
  expect((await detail(session, friend)).application).toMatchObject({ place: 1 });
  await changeApplicationStatus(host, application, 'removed');
  expect((await detail(session, friend)).application?.offerExpiresAt).toBeTypeOf('string');
});

it('lets members invite if the host allows it, and tells the host who came', async () => {
  const { id: session } = await hostSession(host);
  const { user } = await member(session);
  const guest = await addUser();
  await makeFriends(user.id, guest.id);
  await expectAnswer(inviteTo(session, user, guest), 403, Problem);
  await patch(`/api/sessions/${session}`, { membersInvite: true }, host.token);
  const { id } = await invited(session, user, guest);
  await accepted(id, guest);
  expect((await noticeKinds(host))[0]).toBe('invitation-accepted');
  expect((await noticeKinds(user))[0]).toBe('invitation-accepted');
});

it('accepts an application that waits for the host’s answer', async () => {
  const { id: session } = await hostSession(host);
  const { id } = await invited(session);
  const { id: application } = await apply(friend, session);
  expect((await accepted(id)).application).toEqual({ id: application, status: 'accepted' });
});

it('lists friends who aren’t in, those online first, page by page', async () => {
  const { id: session } = await hostSession(host);
  const online = await addListedUser({ online: 1 });
  const hidden = await addListedUser({ online: 1, online_for: 'nobody' });
  const inside = (await member(session)).user;
  for (const { id } of [online, hidden, inside]) await makeFriends(host.id, id);
  await invited(session);
  const list = (query: string) => getAs(InvitableList, `${path(session)}${query}`, host.token);
  const { member: all } = await list('');
  expect(all.map(({ id, online: on, invited: already }) => [id, on, already])).toEqual([
    [online.id, true, false],
    [hidden.id, false, false],
    [friend.id, false, true],
  ]);
  const first = await list('?itemsPerPage=2');
  const next = await getAs(InvitableList, first.view.next ?? '', host.token);
  expect(next.member.map(({ id }) => id)).toEqual([friend.id]);
  expect(next.view.next).toBeUndefined();
});

it('tells nobody of a decline', async () => {
  const { id: session } = await hostSession(host, { visibility: 'friends' });
  const { id } = await invited(session);
  const { status } = await expectAnswer(answer(id, 'declined'), 200, InvitationItem);
  expect(status).toBe('declined');
  expect(await noticeKinds(host)).toEqual([]);
  await expectAnswer(answer(id, 'accepted'), 409, Problem);
});

it('asks nobody twice', async () => {
  const { id: session } = await hostSession(host);
  const { id } = await invited(session);
  const refusal = { error: 'already invited, or already in' };
  expect(await expectAnswer(inviteTo(session, host, friend), 409, Conflict)).toMatchObject(refusal);
  await answer(id, 'declined');
  expect(await expectAnswer(inviteTo(session, host, friend), 409, Conflict)).toMatchObject(refusal);
  expect(await noticeKinds(friend)).toEqual(['session-invited']);
});

it('refuses one that is over, cancelled, or full after its start', async () => {
  const cancelled = await invited((await hostSession(host)).id);
  await patch(cancelled.session, { status: 'cancelled', cancelReason: 'ill' }, host.token);
  await expectAnswer(answer(cancelled.id, 'accepted'), 409, Problem);
  const { id: running } = await hostSession(host, { seats: 2 });
  const { id } = await invited(running);
  await member(running);
  await sql`UPDATE sessions SET starts_at = ${Date.now() - 1} WHERE id = ${running}`.run();
  await expectAnswer(answer(id, 'accepted'), 409, Problem);
  await sql`UPDATE sessions SET starts_at = 1, ends_at = 2 WHERE id = ${running}`.run();
  await expectAnswer(answer(id, 'accepted'), 409, Problem);
  await expectAnswer(inviteTo(running, host, await addUser()), 409, Problem);
});

it('asks for the declaration of age that an application needs', async () => {
  const { id } = await invited((await hostSession(host, { adultsOnly: true })).id);
  await expectAnswer(answer(id, 'accepted'), 403, Problem);
  await patch(`/api/users/${friend.id}`, { ofAge: true }, friend.token);
  await accepted(id);
});

it('invites friends alone, and only those who take invites and may act', async () => {
  const { id: session } = await hostSession(host);
  await expectAnswer(inviteTo(session, host, await addUser()), 403, Problem);
  await expectAnswer(post(path(session), { user: '/api/users/999999' }, host.token), 404, Problem);
  await patch(`/api/users/${friend.id}`, { invitesFrom: 'nobody' }, friend.token);
  await expectAnswer(inviteTo(session, host, friend), 403, Problem);
  await sql`UPDATE users SET status = 'suspended', suspended_until = 9e15 WHERE id = ${friend.id}`.run();
  await expectAnswer(inviteTo(session, host, friend), 404, Problem);
});

it('keeps out whom the host has blocked, whichever member invites, and ends what is open at a block', async () => {
  const { id: session } = await hostSession(host, {
    membersInvite: true,
    visibility: 'unlisted',
  });
  const { id } = await invited(session);
  await accepted(id);
  const [guest, blocked] = [await addUser(), await addUser()];
  for (const user of [guest, blocked]) await makeFriends(friend.id, user.id);
  await put(`/api/blocks/${blocked.id}`, {}, host.token);
  await expectAnswer(inviteTo(session, friend, blocked), 403, Problem);
  const { id: open } = await invited(session, friend, guest);
  await put(`/api/blocks/${guest.id}`, {}, friend.token);
  await expectAnswer(answer(open, 'accepted', guest), 404, Problem);
  expect(await statusOf(get(`/api/sessions/${session}`, guest.token))).toBe(404);
});

it.each([true, false])(
  'of a member ends with the seat at a block (by the host: %s)',
  async (byHost) => {
    const { id: session } = await hostSession(host, {
      membersInvite: true,
      visibility: 'unlisted',
    });
    await accepted((await invited(session)).id);
    const guest = await addUser();
    await makeFriends(friend.id, guest.id);
    const { id } = await invited(session, friend, guest);
    const [blocker, blocked] = byHost ? [host, friend] : [friend, host];
    await put(`/api/blocks/${blocked.id}`, {}, blocker.token);
    expect(await statusOf(get(`/api/sessions/${session}`, guest.token))).toBe(404);
    await expectAnswer(answer(id, 'accepted', guest), 404, Problem);
  },
);

it('stays open at a block that is between its receiver and somebody else', async () => {
  const { id: session } = await hostSession(host);
  const { id } = await invited(session);
  const stranger = await addUser();
  await put(`/api/blocks/${stranger.id}`, {}, friend.token);
  await put(`/api/blocks/${friend.id}`, {}, stranger.token);
  expect((await accepted(id)).application).toMatchObject({ status: 'accepted' });
});

it('ends with the host’s removal, which no member undoes, but the host may', async () => {
  const { id: session } = await hostSession(host, {
    membersInvite: true,
    visibility: 'unlisted',
  });
  const { id } = await invited(session);
  const { application } = await accepted(id);
  const guest = await addUser();
  await makeFriends(friend.id, guest.id);
  const { id: open } = await invited(session, friend, guest);
  const other = await addUser();
  await makeFriends(host.id, other.id);
  await makeFriends(friend.id, other.id);
  await accepted((await invited(session, host, other)).id, other);
  await changeApplicationStatus(host, application?.id ?? 0, 'removed');
  expect(await statusOf(get(`/api/sessions/${session}`, friend.token))).toBe(404);
  await expectAnswer(answer(open, 'accepted', guest), 404, Problem);
  await expectAnswer(inviteTo(session, other, friend), 409, Conflict);
  const again = await invited(session);
  expect((await accepted(again.id)).application).toMatchObject({ status: 'accepted' });
});

it('counts only while its sender may invite', async () => {
  const { id: session } = await hostSession(host, { membersInvite: true });
  const { user } = await member(session);
  await makeFriends(user.id, friend.id);
  const { id } = await invited(session, user);
  // As if another change had come in between.
  const allow = (membersInvite: boolean) =>
    sql`UPDATE sessions SET members_invite = ${Number(membersInvite)} WHERE id = ${session}`.run();
  const refused = async () =>
    expect((await expectAnswer(answer(id, 'accepted'), 409, Problem)).detail).toContain(
      'can no longer invite',
    );
  await allow(false);
  await refused();
  await allow(true);
  await become(user, 'suspended');
  await refused();
  await become(user, 'active');
  await become(host, 'suspended');
  await expectAnswer(answer(id, 'accepted'), 404, Problem);
  await become(host, 'active');
  expect((await accepted(id)).application).toMatchObject({ status: 'accepted' });
});

it('dies with a session that is deleted', async () => {
  const { id: session } = await hostSession(host);
  const { id } = await invited(session);
  // Until then it counts against the host's next invitations.
  await sql`UPDATE invitations SET created_at = 0 WHERE id = ${id}`.run();
  expect(await statusOf(send('DELETE', `/api/sessions/${session}`, { token: host.token }))).toBe(
    204,
  );
  await expectAnswer(answer(id, 'accepted'), 404, Problem);
  const next = await hostSession(host);
  await invited(next.id);
  // Nor does its id become another's.
  await expectAnswer(answer(id, 'accepted'), 404, Problem);
});

it('never oversells, if 40 accept at once', async () => {
  const session = await addSession(host.id, { seats: 6 });
  const guests = await Promise.all(Array.from({ length: 40 }, () => addUser()));
  await env.DB.batch(
    guests.map(
      ({ id }) =>
        sql`INSERT INTO invitations (id, session_id, user_id, inviter_id, status, created_at) VALUES (${10_000 + id}, ${session}, ${id}, ${host.id}, 'open', 0)`,
    ),
  );
  // Some apply while others accept, and the host accepts them at the same time.
  const applicants = await Promise.all([addUser(), addUser(), addUser()]);
  const ids = await Promise.all(applicants.map(async (user) => (await apply(user, session)).id));
  const answers = await Promise.all([
    ...guests.map((guest) => answer(10_000 + guest.id, 'accepted', guest)),
    ...ids.map((id) => patch(`/api/applications/${id}`, { status: 'accepted' }, host.token)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const results =
    await rows`SELECT status, count(*) AS count FROM applications WHERE session_id = ${session} GROUP BY status ORDER BY status`;
  expect(results).toEqual([
    { status: 'accepted', count: 5 },
    { status: 'waiting', count: 38 },
  ]);
  expect((await detail(session, host)).seatsTaken).toBe(6);
  expect(await statusOf(sendApplication(applicants[0] ?? host, session))).toBe(409);
});
