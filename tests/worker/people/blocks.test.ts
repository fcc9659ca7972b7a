import { SELF, env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { BlockList } from '../../../worker/contract/block.ts';
import { FriendItem, FriendList } from '../../../worker/contract/friend.ts';
import { NoticeList } from '../../../worker/contract/notice-item.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { SessionDetail, SessionList } from '../../../worker/contract/session.ts';
import { UserDetail, UserList } from '../../../worker/contract/user.ts';
import { Database } from '../../../worker/core/database.ts';
import { blockUser } from '../../../worker/people/queries/blocks.ts';
import { exported } from '../accounts/exported.ts';
import { ORIGIN, expectDone, expectAnswer, get, getAs, patch, send } from '../support/client.ts';
import { countingBinding } from '../support/counting.ts';
import { type Person, invite } from '../support/friendship.ts';
import { addUser, register } from '../support/people.ts';
import {
  addGames,
  apply,
  sendApplication,
  hostSession,
  changeApplicationStatus,
  letApplyAgain,
} from '../support/sessions.ts';
import { sql, valueOf } from '../support/sql.ts';

const block = (by: Person, id: number) =>
  expectDone(send('PUT', `/api/blocks/${id}`, { token: by.token }));
const unblock = (by: Person, id: number) =>
  expectDone(send('DELETE', `/api/blocks/${id}`, { token: by.token }));

const statusOf = (id: number) => valueOf<string>`SELECT status FROM applications WHERE id = ${id}`;

/** Where the viewer finds the other: lists, search, page, sessions. */
const sees = async (viewer: Person, other: Person) => {
  const lists = [
    '/api/latest/users',
    '/api/usergames',
    '/api/users?q=Gamer',
    `/api/users?ids=${other.id},${viewer.id}`,
  ];
  const shown = await Promise.all(
    lists.map(async (path) => {
      const { member } = await getAs(UserList, path, viewer.token);
      return member.some(({ id }) => id === other.id);
    }),
  );
  const detail = await get(`/api/users/${other.id}`, viewer.token);
  const hosted = await get(`/api/users/${other.id}/sessions`, viewer.token);
  return [...shown, detail.status === 200, hosted.status === 200];
};

beforeAll(() => addGames());

it('hides both from each other everywhere, until it is taken back', async () => {
  const [a, b] = [await register(), await register()];
  const session = await hostSession(b);
  expect(await sees(a, b)).not.toContain(false);
  await block(a, b.id);
  expect(await sees(a, b)).not.toContain(true);
  expect(await sees(b, a)).not.toContain(true);
  for (const path of ['/api/sessions', '/api/latest/sessions', '/api/sessionsgames']) {
    const { member } = await getAs(SessionList, path, a.token);
    expect(member.filter(({ id }) => id === session.id)).toEqual([]);
  }
  await expectAnswer(get(`/api/sessions/${session.id}`, a.token), 404, Problem);
  await expectAnswer(sendApplication(a, session.id), 404, Problem);
  await expectAnswer(invite(a, b), 404, Problem);
  await expectAnswer(invite(b, a), 404, Problem);
  await unblock(a, b.id);
  expect(await sees(a, b)).not.toContain(false);
});

it('ends a friendship and an invite with it, whichever of the two blocks', async () => {
  const [a, b, c] = [await addUser(), await addUser(), await addUser()];
  const { id } = await expectAnswer(invite(a, b), 201, FriendItem);
  await expectAnswer(patch(`/api/friends/${id}`, { active: true }, b.token), 200, FriendItem);
  await expectAnswer(invite(c, a), 201, FriendItem);
  await block(b, a.id);
  await block(a, c.id);
  const left = await getAs(FriendList, '/api/friends', a.token);
  expect(left.member).toEqual([]);
  expect(left.counts).toEqual({ online: 0, active: 0, in: 0, out: 0, blocked: 1 });
  // Notices about a user who is hidden now are gone.
  const told =
    await valueOf`SELECT count(*) AS n FROM notices WHERE user_id = ${a.id} AND actor_id = ${c.id}`;
  expect(told).toBe(0);
  await unblock(b, a.id);
  const after = await getAs(UserDetail, `/api/users/${b.id}`, a.token);
  expect(after.relation).toBe('none');
});

it('takes back what either applied for with the other, and frees the seat', async () => {
  const [a, b, third] = [await addUser(), await addUser(), await addUser()];
  const mine = await hostSession(a, { seats: 2 });
  const theirs = await hostSession(b);
  const seated = await apply(b, mine.id);
  await changeApplicationStatus(a, seated.id, 'accepted');
  const waiting = await apply(third, mine.id);
  await changeApplicationStatus(a, waiting.id, 'accepted');
  const pending = await apply(a, theirs.id);
  await block(b, a.id);
  expect(await statusOf(seated.id)).toBe('left');
  expect(await statusOf(pending.id)).toBe('withdrawn');
  expect(await statusOf(waiting.id)).toBe('waiting');
  const seen = await getAs(SessionDetail, `/api/sessions/${mine.id}`, a.token);
  expect(seen).toMatchObject({ seatsTaken: 1, seatsHeld: 1, roster: [] });
  // Nobody gets a notice that someone has left, because a block isn't announced.
  const told =
    await sql`SELECT kind FROM notices WHERE user_id IN (${a.id}, ${b.id}) AND kind IN ('member-left', 'application-withdrawn')`.all();
  expect(told.results).toEqual([]);
  // The user who is offered the seat doesn't read who has left.
  const [offered] = (await getAs(NoticeList, '/api/notices', third.token)).member;
  expect(offered).toMatchObject({ kind: 'seat-offered', actor: { id: a.id } });
  await unblock(b, a.id);
  await letApplyAgain();
  await apply(b, mine.id);
});

it('counts the seats again of a session that is over', async () => {
  const [host, member, third] = [await addUser(), await addUser(), await addUser()];
  const over = await hostSession(host, { seats: 3 });
  for (const one of [member, third]) {
    await changeApplicationStatus(host, (await apply(one, over.id)).id, 'accepted');
  }
  await sql`UPDATE sessions SET starts_at = 1, ends_at = 2, closed = 1 WHERE id = ${over.id}`.run();
  await block(host, member.id);
  const seen = await getAs(SessionDetail, `/api/sessions/${over.id}`, host.token);
  expect(seen).toMatchObject({ seatsTaken: 2, roster: [{ id: third.id }] });
});

it('lists the users whom one has blocked oneself, page by page', async () => {
  const [a, ...others] = await Promise.all(Array.from({ length: 4 }, () => addUser()));
  if (!a) throw new Error('nobody');
  for (const { id } of others) await block(a, id);
  await block(a, others[0]?.id ?? 0);
  const first = await getAs(BlockList, '/api/blocks?itemsPerPage=2', a.token);
  expect(first.counts?.blocked).toBe(3);
  const second = await getAs(BlockList, first.view.next ?? '', a.token);
  expect([...first.member, ...second.member].map(({ user }) => user)).toEqual(
    others.map(({ id, name }) => ({ '@id': `/api/users/${id}`, firstFile: null, id, name })),
  );
  const all = await getAs(BlockList, '/api/blocks?itemsPerPage=3', a.token);
  expect(all.member).toHaveLength(3);
  expect(all.view.next).toBeUndefined();
  const { member } = await getAs(BlockList, '/api/blocks', others[0]?.token);
  expect(member).toEqual([]);
});

it('names nobody in that list whom one couldn’t see without one’s own block', async () => {
  const a = await addUser();
  const blocksBack = await addUser();
  await block(blocksBack, a.id);
  const people = [blocksBack, await addUser(), await addUser(), await addUser(), await addUser()];
  const [, leaving, banned, suspended, shown] = people;
  for (const { id } of people) {
    await sql`INSERT INTO media (uploader_id, user_id, position, extension, new_name, bytes, created_at)
        VALUES (${id}, ${id}, 0, 'png', ${`${String(id).padStart(22, 'p')}.png`}, 1, 0)`.run();
    await block(a, id);
  }
  for (const [who, status] of [
    [leaving, 'leaving'],
    [banned, 'banned'],
    [suspended, 'suspended'],
  ] as const) {
    await sql`UPDATE users SET status = ${status} WHERE id = ${who?.id}`.run();
  }
  const { member } = await getAs(BlockList, '/api/blocks', a.token);
  const named = member.filter(({ user }) => user.name !== null || user.firstFile !== null);
  expect(named.map(({ user }) => user.id)).toEqual([shown?.id]);
  expect(named[0]?.user.firstFile).toContain('.png');
  expect((await exported(a)).rows('blocked').map(({ name }) => name)).toEqual([
    null,
    null,
    null,
    null,
    shown?.name,
  ]);
  await unblock(a, blocksBack.id);
  await unblock(blocksBack, a.id);
  await block(a, blocksBack.id);
  const again = await getAs(BlockList, '/api/blocks', a.token);
  expect(again.member[0]?.user.name).toBe(blocksBack.name);
});

it('takes the empty body, without a type, that a browser sends', async () => {
  const [a, b] = [await addUser(), await addUser()];
  const answer = SELF.fetch(`${ORIGIN}/api/blocks/${b.id}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${a.token}` },
    body: new Uint8Array(),
  });
  await expectDone(answer);
});

it('refuses oneself and the unknown; both ways may be done twice', async () => {
  const [a, b] = [await addUser(), await addUser()];
  await expectAnswer(send('PUT', `/api/blocks/${a.id}`, { token: a.token }), 422, Problem);
  await expectAnswer(send('PUT', '/api/blocks/999999', { token: a.token }), 404, Problem);
  await expectAnswer(send('PUT', '/api/blocks/abc', { token: a.token }), 404, Problem);
  await Promise.all([block(a, b.id), block(a, b.id), block(b, a.id)]);
  await unblock(a, b.id);
  await unblock(a, b.id);
  await unblock(a, 999_999);
  // The other user's block is still in force.
  await expectAnswer(get(`/api/users/${b.id}`, a.token), 404, Problem);
});

it('answers the blocked as if the other were not there', async () => {
  const [a, b] = [await addUser(), await addUser()];
  await block(a, b.id);
  const hidden = await (await get(`/api/users/${a.id}`, b.token)).text();
  const unknown = await (await get('/api/users/999999', b.token)).text();
  expect(hidden).toBe(unknown);
  // Blocking back reveals nothing either.
  await block(b, a.id);
});

it('costs a round trip to read and one to write', async () => {
  const [a, b] = [await addUser(), await addUser()];
  const counted = countingBinding(env.DB);
  await blockUser(new Database(counted.binding), a.id, b.id, Date.now());
  expect(counted.roundTrips()).toBe(2);
  expect(counted.rowsWritten()).toBeLessThanOrEqual(4);
});
