import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';

import { OPEN_INVITES_NEW_MAX } from '../../../worker/contract/bounds.ts';
import { FriendItem, FriendList } from '../../../worker/contract/friend.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { UserDetail } from '../../../worker/contract/user.ts';
import { expectDone, everyPage, expectAnswer, getAs } from '../support/client.ts';
import {
  accept,
  befriend,
  end,
  invite,
  invited,
  list,
  noticesOf,
  rowsOf,
} from '../support/friendship.ts';
import { addUser } from '../support/people.ts';
import { sql } from '../support/sql.ts';

it('goes from an invite to friends, and tells both', async () => {
  const [a, b] = [await addUser(), await addUser()];
  const created = await invited(a, b);
  expect(created).toMatchObject({
    user1: `/api/users/${a.id}`,
    user2: `/api/users/${b.id}`,
    active: false,
    description: 'Duo tonight?',
  });
  const waiting = await list(b, '?state=in');
  expect(waiting.member).toMatchObject([
    { id: created.id, user: { id: a.id, relation: 'invites' }, description: 'Duo tonight?' },
  ]);
  expect(waiting.counts).toEqual({ online: 0, active: 0, in: 1, out: 0, blocked: 0 });
  expect((await list(a, '?state=out')).member).toMatchObject([
    { user: { id: b.id, relation: 'invited' } },
  ]);

  // Only the invited user sees the invite's text, on the page of the user who has sent it.
  const page = (of: typeof a, viewer: typeof a) =>
    getAs(UserDetail, `/api/users/${of.id}`, viewer.token);
  expect((await page(a, b)).inviteText).toBe('Duo tonight?');
  expect(await page(b, a)).not.toHaveProperty('inviteText');

  const accepted = await expectAnswer(accept(created.id, b), 200, FriendItem);
  expect(accepted.active).toBe(true);
  expect(await page(a, b)).not.toHaveProperty('inviteText');
  expect((await list(a)).member).toMatchObject([{ user: { id: b.id, relation: 'friends' } }]);
  expect((await list(b)).member).toMatchObject([{ user: { id: a.id, relation: 'friends' } }]);
  expect(await noticesOf(b)).toEqual([{ kind: 'friend-invited', actor: a.id }]);
  expect(await noticesOf(a)).toEqual([{ kind: 'friend-accepted', actor: b.id }]);
});

it('lets a declined and a withdrawn invite be sent again after some minutes, and forgets the unread one', async () => {
  const [a, b] = [await addUser(), await addUser()];
  for (const by of [a, b]) {
    const { id } = await invited(a, b);
    await expectDone(end(id, by));
    expect(await noticesOf(b)).toEqual([]);
    const tooSoon = await invite(a, b);
    expect(tooSoon.status).toBe(429);
    expect(Number(tooSoon.headers.get('Retry-After'))).toBeGreaterThan(500);
    await sql`UPDATE ended_friends SET invited_at = invited_at - 600000`.run();
  }
  const { id } = await invited(a, b);
  await expectDone(end(id, b));
  // Whoever declined can invite at once.
  await invited(b, a);
  expect(await rowsOf(a, b)).toHaveLength(1);
});

it('never takes an invite for another that has ended, though it is the newest', async () => {
  const [ann, ben, cara] = [await addUser(), await addUser(), await addUser()];
  const { id } = await invited(ann, ben);
  await expectDone(end(id, ann));
  const next = await invited(cara, ben);
  await expectAnswer(accept(id, ben), 404, Problem);
  await expectAnswer(end(id, ben), 404, Problem);
  await expectAnswer(accept(next.id, ben), 200, FriendItem);
});

it('lets a new account wait for a few answers at a time', async () => {
  const a = await addUser();
  const others = await Promise.all(
    Array.from({ length: OPEN_INVITES_NEW_MAX + 1 }, () => addUser()),
  );
  const [last, ...first] = others;
  if (!last) throw new Error('nobody');
  await Promise.all(first.map((one) => invited(a, one)));
  await expectAnswer(invite(a, last), 409, Problem);
  // It can still accept.
  await invited(last, a);
  expect(await invited(a, last)).toMatchObject({ active: true });
  const other = await addUser();
  await sql`UPDATE users SET created_at = 0 WHERE id = ${a.id}`.run();
  await invited(a, other);
});

it('pages through many, newest first, and counts only on the first page', async () => {
  const [a, ...others] = await Promise.all(Array.from({ length: 6 }, () => addUser()));
  if (!a) throw new Error('nobody');
  for (const other of others) await (other.id % 2 ? befriend(a, other) : befriend(other, a));
  const pages = await everyPage(FriendList, '/api/friends?itemsPerPage=2', a.token);
  const seen = pages.flatMap(({ member }) => member.map(({ user }) => user.id));
  expect(seen).toEqual(others.map(({ id }) => id).toReversed());
  expect(pages.map(({ counts }) => counts?.active)).toEqual([5, undefined, undefined]);
});

it('lists those who are online, and those alone whom it may show', async () => {
  const [a, b, c, d] = [await addUser(), await addUser(), await addUser(), await addUser()];
  for (const other of [b, c, d]) await befriend(a, other);
  await env.DB.batch([
    sql`UPDATE users SET online = 1 WHERE id IN (${b.id}, ${c.id})`,
    sql`UPDATE users SET online_for = 'nobody' WHERE id = ${c.id}`,
  ]);
  const online = await list(a, '?state=online');
  expect(online.member.map(({ user }) => user.id)).toEqual([b.id]);
  expect(online.counts).toMatchObject({ online: 1, active: 3 });
});

it('names the friends of both', async () => {
  const [a, b, c] = [await addUser(), await addUser(), await addUser('Common friend')];
  await befriend(a, c);
  await befriend(c, b);
  const seen = await getAs(UserDetail, `/api/users/${b.id}`, a.token);
  expect(seen).toMatchObject({
    sharedFriends: [{ id: c.id, name: 'Common friend' }],
    sharedFriendCount: 1,
  });
});
