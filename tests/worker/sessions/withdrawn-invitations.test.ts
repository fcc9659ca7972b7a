import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { InvitableList, InvitationItem } from '../../../worker/contract/invitation.ts';
import { NoticeList } from '../../../worker/contract/notice-item.ts';
import { Conflict, Problem } from '../../../worker/contract/problem.ts';
import { expectDone, expectAnswer, get, getAs, patch, post, send } from '../support/client.ts';
import { befriend, end, invited as askToBeFriends } from '../support/friendship.ts';
import { addUser } from '../support/people.ts';
import { makeFriends } from '../support/search-data.ts';
import { hostSeries, readSeries, runClock } from '../support/series.ts';
import {
  addGames,
  apply,
  changeApplicationStatus,
  hostSession,
  noticeKinds,
} from '../support/sessions.ts';
import { sql, valueOf } from '../support/sql.ts';

type User = Awaited<ReturnType<typeof addUser>>;

let host: User;
let friend: User;
let friendship: number;

const path = (session: number) => `/api/sessions/${session}/invitations`;
const inviteTo = (session: number, by = host, user = friend) =>
  post(path(session), { user: `/api/users/${user.id}` }, by.token);
const invited = (session: number, by = host, user = friend) =>
  expectAnswer(inviteTo(session, by, user), 201, InvitationItem);
const answer = (id: number, status: 'accepted' | 'declined', by = friend) =>
  patch(`/api/invitations/${id}`, { status }, by.token);
const withdraw = (id: number, { token }: User) =>
  send('DELETE', `/api/invitations/${id}`, { token });
const withdrawn = (id: number, by: User) => expectDone(withdraw(id, by));
const opens = async (session: number, { token }: User) =>
  (await get(`/api/sessions/${session}`, token)).status === 200;
const statusOf = (id: number) => valueOf<string>`SELECT status FROM invitations WHERE id = ${id}`;
const listed = async (session: number, { token }: User) => {
  const { member } = await getAs(InvitableList, path(session), token);
  return member.map(({ id, invitation }) => [id, invitation]);
};
/** Lets ten minutes pass since it was sent. */
const later = (id: number) =>
  sql`UPDATE invitations SET created_at = created_at - 600000 WHERE id = ${id}`.run();

/** A member of the session, who may invite, with a friend whom the host doesn't know. */
async function memberWithGuest(session: number) {
  const [member, guest] = [await addUser(), await addUser()];
  const { id } = await apply(member, session);
  await changeApplicationStatus(host, id, 'accepted');
  await makeFriends(member.id, guest.id);
  return { member, guest, seat: id };
}

/** A full session for friends, with its only member, and those who wait behind them. */
async function full(waiting: readonly User[]) {
  const { id: session } = await hostSession(host, {
    visibility: 'friends',
    seats: 2,
    membersInvite: true,
  });
  const member = await addUser();
  await makeFriends(host.id, member.id);
  const applied: number[] = [];
  for (const user of [member, ...waiting]) {
    const { id } = await apply(user, session);
    await changeApplicationStatus(host, id, 'accepted');
    applied.push(id);
  }
  return { session, member, applied };
}

const applicationOf = (id: number | undefined) =>
  sql`SELECT status, offer_expires_at IS NOT NULL AS offered FROM applications WHERE id = ${id}`.first();

beforeAll(() => addGames());

beforeEach(async () => {
  [host, friend] = [await addUser(), await addUser()];
  friendship = await befriend(host, friend);
});

it('sends nobody more than three invitations an hour, to whatever sessions', async () => {
  const ids = [];
  for (const _ of [1, 2, 3]) ids.push((await hostSession(host)).id);
  const [first = 0, second = 0, third = 0] = ids;
  const { id } = await invited(first);
  await withdrawn(id, host);
  await later(id);
  await invited(first);
  await invited(second);
  const refused = await inviteTo(third);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(1_000);
  // What was deleted couldn't be counted.
  await expectAnswer(send('DELETE', `/api/sessions/${second}`, host), 409, Problem);
});

it('open a session only as long as they can be accepted: not while their inviter is suspended', async () => {
  const { id: session } = await hostSession(host, { membersInvite: true });
  const { member, guest } = await memberWithGuest(session);
  await sql`UPDATE sessions SET visibility = 'unlisted' WHERE id = ${session}`.run();
  const { id } = await invited(session, member, guest);
  const suspend = (status: string) =>
    sql`UPDATE users SET status = ${status} WHERE id = ${member.id}`.run();
  await suspend('suspended');
  expect(await opens(session, guest)).toBe(false);
  await suspend('active');
  expect(await opens(session, guest)).toBe(true);
  await answer(id, 'accepted', guest);
  await suspend('suspended');
  expect(await opens(session, guest)).toBe(true);
});

describe('the end of a friendship', () => {
  it.each(['inviter', 'invited'] as const)(
    'ends the invitations between the two, whichever ends it: the %s',
    async (who) => {
      const { id: session } = await hostSession(host, { visibility: 'unlisted' });
      const { id: theirs } = await hostSession(friend, { visibility: 'friends' });
      const [one, other] = [await invited(session), await invited(theirs, friend, host)];
      expect(await opens(session, friend)).toBe(true);
      await expectDone(end(friendship, who === 'inviter' ? host : friend));
      expect(await opens(session, friend)).toBe(false);
      expect(await opens(theirs, host)).toBe(false);
      await expectAnswer(answer(one.id, 'accepted'), 404, Problem);
      await expectAnswer(answer(other.id, 'accepted', host), 404, Problem);
      for (const { token } of [host, friend]) {
        const { member } = await getAs(NoticeList, '/api/notices', token);
        expect(member.filter(({ kind }) => kind === 'session-invited')).toEqual([]);
      }
      // Friends again, they can invite each other again.
      await makeFriends(host.id, friend.id);
      await answer((await invited(session)).id, 'accepted');
      expect(await opens(session, friend)).toBe(true);
    },
  );

  it('leaves the seats in a series for friends, and gives none in what it makes next', async () => {
    const first = await hostSeries(host, {}, { visibility: 'friends' });
    await changeApplicationStatus(host, (await apply(friend, first.id)).id, 'accepted');
    await runClock();
    await expectDone(end(friendship, friend));
    await runClock(Date.now() + 7 * 24 * 60 * 60 * 1000);
    expect((await readSeries(first.series.id, host)).sessions).toHaveLength(5);
    expect((await readSeries(first.series.id, friend)).sessions).toHaveLength(4);
  });

  it('leaves invitations of others, and a seat that was taken', async () => {
    const { id: session } = await hostSession(host, {
      visibility: 'unlisted',
      membersInvite: true,
    });
    const { member, guest } = await memberWithGuest(
      (await hostSession(host, { membersInvite: true })).id,
    );
    await makeFriends(friend.id, guest.id);
    await answer((await invited(session)).id, 'accepted');
    const { id } = await invited(session, friend, guest);
    await expectDone(end(friendship, host));
    expect(await statusOf(id)).toBe('open');
    expect(await opens(session, friend)).toBe(true);
    expect(await opens(session, member)).toBe(false);
  });

  it('isn’t the withdrawal of a friend invite: an invitation to play again stays', async () => {
    const { id: session } = await hostSession(host);
    const stranger = await addUser();
    await sql`INSERT INTO invitations (id, session_id, user_id, inviter_id, status, created_at)
      VALUES (${session}, ${session}, ${stranger.id}, ${host.id}, 'open', 0)`.run();
    await expectDone(end((await askToBeFriends(host, stranger)).id, host));
    expect(await statusOf(session)).toBe('open');
  });
});

describe('a place on the waiting list of a session for friends', () => {
  it('ends with the friendship, and the seat that it was offered goes to the next', async () => {
    const next = await addUser();
    await makeFriends(host.id, next.id);
    const { session, applied } = await full([friend, next]);
    const pending = await hostSession(host, { visibility: 'friends' });
    const asked = await apply(friend, pending.id);
    const open = await hostSession(host);
    const kept = await apply(friend, open.id);
    await changeApplicationStatus(host, applied[0] ?? 0, 'removed');
    expect(await applicationOf(applied[1])).toEqual({ status: 'waiting', offered: 1 });
    const before = await noticeKinds(host);
    await expectDone(end(friendship, host));
    expect(await applicationOf(applied[1])).toMatchObject({ status: 'withdrawn' });
    expect(await applicationOf(applied[2])).toEqual({ status: 'waiting', offered: 1 });
    expect((await noticeKinds(next))[0]).toBe('seat-offered');
    expect(await noticeKinds(friend)).not.toContain('seat-offered');
    expect(await applicationOf(asked.id)).toMatchObject({ status: 'withdrawn' });
    expect(await applicationOf(kept.id)).toMatchObject({ status: 'pending' });
    // The request that nobody can answer any more is gone. Nothing tells of the end.
    expect(await noticeKinds(host)).toHaveLength(before.length - 1);
    const seats = env.DB.prepare('SELECT seats_taken, seats_held FROM sessions WHERE id = ?');
    expect(await seats.bind(session).first()).toEqual({ seats_taken: 1, seats_held: 1 });
    const taken = patch(`/api/applications/${applied[1]}`, { status: 'accepted' }, friend.token);
    expect((await taken).status).toBeGreaterThanOrEqual(400);
  });

  it('stays with whoever a member has invited', async () => {
    const { session, member } = await full([]);
    await makeFriends(member.id, friend.id);
    await invited(session, member);
    const { id } = await apply(friend, session);
    await expectDone(end(friendship, host));
    expect(await applicationOf(id)).toMatchObject({ status: 'pending' });
    expect(await opens(session, friend)).toBe(true);
  });

  it('doesn’t end with a friend invite that was withdrawn', async () => {
    const stranger = await addUser();
    const { id: session } = await hostSession(host);
    const { id } = await apply(stranger, session);
    // As it was before strangers were declined by such a change.
    const before = "UPDATE sessions SET visibility = 'friends' WHERE id = ?";
    await env.DB.prepare(before).bind(session).run();
    await expectDone(end((await askToBeFriends(host, stranger)).id, host));
    expect(await applicationOf(id)).toMatchObject({ status: 'pending' });
  });
});

describe('an invitation', () => {
  it('is withdrawn by whoever sent it: its notice is gone, and it opens nothing', async () => {
    const { id: session } = await hostSession(host, { visibility: 'unlisted' });
    const { id } = await invited(session);
    expect(await listed(session, host)).toEqual([[friend.id, id]]);
    await withdrawn(id, host);
    await withdrawn(id, host);
    expect(await noticeKinds(friend)).toEqual(['friend-invited']);
    expect(await opens(session, friend)).toBe(false);
    await expectAnswer(answer(id, 'accepted'), 404, Problem);
    expect(await listed(session, host)).toEqual([[friend.id, null]]);
  });

  it('is sent again after ten minutes, so that nobody is notified without end', async () => {
    const { id: session } = await hostSession(host);
    const { id } = await invited(session);
    await withdrawn(id, host);
    const refused = await inviteTo(session);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500);
    expect(await noticeKinds(friend)).toEqual(['friend-invited']);
    await later(id);
    await answer((await invited(session)).id, 'accepted');
    expect(await statusOf(id)).toBe('accepted');
  });

  it('of a member is withdrawn by the host too, who finds it in the list', async () => {
    const { id: session } = await hostSession(host, { membersInvite: true });
    const { member, guest } = await memberWithGuest(session);
    const { id } = await invited(session, member, guest);
    expect(await listed(session, host)).toEqual([
      [friend.id, null],
      [guest.id, id],
    ]);
    await makeFriends(member.id, friend.id);
    await invited(session);
    // Another's invitation is shown as such, but isn't theirs to withdraw.
    expect(await listed(session, member)).toEqual([
      [friend.id, null],
      [guest.id, id],
    ]);
    await withdrawn(id, host);
    await expectAnswer(answer(id, 'accepted', guest), 404, Problem);
  });

  it('that was declined is withdrawn like an open one, so that nobody learns of the decline', async () => {
    const { id: session } = await hostSession(host);
    const { id } = await invited(session);
    await answer(id, 'declined');
    expect(await listed(session, host)).toEqual([[friend.id, id]]);
    await withdrawn(id, host);
    expect((await inviteTo(session)).status).toBe(429);
  });

  it.each(['host alone may invite', 'inviter leaves', 'friendship ends', 'invited user leaves'])(
    'that was declined ends like an open one, when the %s',
    async (why) => {
      const { id: session } = await hostSession(host, { membersInvite: true });
      const { member, guest, seat } = await memberWithGuest(session);
      const { id } = await invited(session, member, guest);
      await answer(id, 'declined', guest);
      if (why === 'host alone may invite') {
        await patch(`/api/sessions/${session}`, { membersInvite: false }, host.token);
      } else if (why === 'inviter leaves') await changeApplicationStatus(member, seat, 'left');
      else if (why === 'friendship ends') {
        const theirs =
          await valueOf<number>`SELECT id FROM friends WHERE inviter_id = ${member.id}`;
        await expectDone(end(theirs ?? 0, member));
      } else {
        await changeApplicationStatus(guest, (await apply(guest, session)).id, 'withdrawn');
      }
      expect(await listed(session, host)).toEqual([[friend.id, null]]);
    },
  );

  it('stays with whoever the host moves to the waiting list, unlike those that they have sent', async () => {
    const { id: session } = await hostSession(host, { visibility: 'friends', membersInvite: true });
    await answer((await invited(session)).id, 'accepted');
    const [guest, other] = [await addUser(), await addUser()];
    await makeFriends(friend.id, guest.id);
    await makeFriends(guest.id, other.id);
    const { id } = await invited(session, friend, guest);
    const { application } = await expectAnswer(answer(id, 'accepted', guest), 200, InvitationItem);
    await invited(session, guest, other);
    await changeApplicationStatus(host, application?.id ?? 0, 'waiting');
    expect(await opens(session, guest)).toBe(true);
    expect(await opens(session, other)).toBe(false);
    await changeApplicationStatus(guest, application?.id ?? 0, 'withdrawn');
    expect(await opens(session, guest)).toBe(false);
  });

  it.each(['a session', 'a series'])(
    'of a member ends when the host alone may invite to %s, one of the host doesn’t',
    async (what) => {
      const over = { visibility: 'unlisted', membersInvite: true };
      const first = what === 'a series' ? await hostSeries(host, {}, over) : null;
      const { id: session } = first ?? (await hostSession(host, over));
      const theirs = await invited(session);
      const member = await addUser();
      await makeFriends(host.id, member.id);
      await answer((await invited(session, host, member)).id, 'accepted', member);
      const guest = await addUser();
      await makeFriends(member.id, guest.id);
      const { id } = await invited(session, member, guest);
      expect(await opens(session, guest)).toBe(true);
      const changed = patch(
        first ? `/api/series/${first.series.id}` : `/api/sessions/${session}`,
        { membersInvite: false, ...(first && { from: `/api/sessions/${session}` }) },
        host.token,
      );
      expect((await changed).status).toBe(200);
      expect(await opens(session, guest)).toBe(false);
      expect(await noticeKinds(guest)).not.toContain('session-invited');
      await expectAnswer(answer(id, 'accepted', guest), 404, Problem);
      expect(await noticeKinds(friend)).toContain('session-invited');
      await expectAnswer(answer(theirs.id, 'accepted'), 200, InvitationItem);
      expect(await opens(session, member)).toBe(true);
    },
  );

  it('isn’t withdrawn once it is accepted, nor by anyone else', async () => {
    const { id: session } = await hostSession(host, { membersInvite: true });
    const { member } = await memberWithGuest(session);
    const { id } = await invited(session);
    for (const other of [friend, member]) await expectAnswer(withdraw(id, other), 404, Problem);
    await answer(id, 'accepted');
    await expectAnswer(withdraw(id, host), 409, Conflict);
    expect(await opens(session, friend)).toBe(true);
  });

  it('doesn’t tell who was removed or is blocked that it was accepted', async () => {
    const { id: session } = await hostSession(host, { membersInvite: true });
    const { member, guest, seat } = await memberWithGuest(session);
    const { id } = await invited(session, member, guest);
    await answer(id, 'accepted', guest);
    await expectAnswer(withdraw(id, member), 409, Conflict);
    await sql`INSERT INTO blocks (user_id, blocked_id, created_at) VALUES (${guest.id}, ${member.id}, 0)`.run();
    await expectAnswer(withdraw(id, member), 404, Problem);
    await sql`DELETE FROM blocks`.run();
    await changeApplicationStatus(host, seat, 'removed');
    await expectAnswer(withdraw(id, member), 404, Problem);
    expect(await statusOf(id)).toBe('accepted');
  });
});
