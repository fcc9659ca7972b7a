import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { FriendItem } from '../../../worker/contract/friend.ts';
import { Conflict, Problem } from '../../../worker/contract/problem.ts';
import { Database } from '../../../worker/core/database.ts';
import { inviteFriend } from '../../../worker/people/queries/friends.ts';
import { expectAnswer, get, patch, post, expectRefused, statusesOf } from '../support/client.ts';
import { countingBinding } from '../support/counting.ts';
import {
  type Person,
  accept,
  befriend,
  end,
  invite,
  invited,
  noticesOf,
  rowsOf,
} from '../support/friendship.ts';
import { addUser, register } from '../support/people.ts';
import { sql } from '../support/sql.ts';

let ada: Person;
let ben: Person;
let cleo: Person;

beforeAll(async () => {
  [ada, ben, cleo] = [await addUser(), await addUser(), await addUser()];
});

it('refuses a link by an account of less than three days', async () => {
  const [fresh, old] = [await register(), await register()];
  await sql`UPDATE users SET created_at = 0 WHERE id = ${old.id}`.run();
  const text = 'Look: xhttps://example.org';
  await expectRefused(invite(fresh, ben, text), 'description');
  await expectAnswer(invite(old, ben, text), 201, FriendItem);
});

it('answers a second invite with 409 and `error`: of two at once, one wins', async () => {
  const [a, b] = [await addUser(), await addUser()];
  const answers = await Promise.all([invite(a, b), invite(a, b)]);
  expect(statusesOf(answers)).toEqual([201, 409]);
  const refused = await expectAnswer(invite(a, b), 409, Conflict);
  expect(refused.error).toBeTypeOf('string');
  expect(refused).not.toHaveProperty('code');
  expect(await noticesOf(b)).toHaveLength(1);
});

it('refuses oneself, the unknown, the suspended, and users who take no invites', async () => {
  const [closed, gone] = [await addUser(), await addUser()];
  await env.DB.batch([
    sql`UPDATE users SET invites_from = 'nobody' WHERE id = ${closed.id}`,
    sql`UPDATE users SET status = 'suspended' WHERE id = ${gone.id}`,
  ]);
  await expectAnswer(invite(ada, ada), 422, Problem);
  await expectAnswer(invite(ada, { ...ben, id: 999_999 }), 404, Problem);
  await expectAnswer(invite(ada, gone), 404, Problem);
  await expectAnswer(invite(ada, closed), 403, Problem);
  // An invite to a user who has sent one accepts theirs.
  await invited(closed, ada);
  expect((await invited(ada, closed)).active).toBe(true);
});

it('takes invites from friends of friends alone where that is asked for', async () => {
  const [choosy, common, stranger] = [await addUser(), await addUser(), await addUser()];
  await sql`UPDATE users SET invites_from = 'friends' WHERE id = ${choosy.id}`.run();
  await expectAnswer(invite(stranger, choosy), 403, Problem);
  await befriend(choosy, common);
  await befriend(common, stranger);
  await invited(stranger, choosy);
});

it('makes no friends of someone who was suspended after inviting', async () => {
  const [a, b] = [await addUser(), await addUser()];
  const { id } = await invited(a, b);
  const suspend = (status: string) =>
    sql`UPDATE users SET status = ${status} WHERE id = ${a.id}`.run();
  await suspend('suspended');
  await expectAnswer(accept(id, b), 404, Problem);
  expect(await rowsOf(a, b)).toMatchObject([{ active: 0 }]);
  expect(await noticesOf(a)).toEqual([]);
  await suspend('active');
  expect((await expectAnswer(accept(id, b), 200, FriendItem)).active).toBe(true);
});

it('takes a word of 1,000 characters and no more', async () => {
  const [a, b] = [await addUser(), await addUser()];
  await expectRefused(invite(a, b, 'x'.repeat(1_001)), 'description');
  await expectAnswer(invite(a, b, 'x'.repeat(1_000)), 201, FriendItem);
});

it('knows no other list, and no other list’s cursor', async () => {
  await expectAnswer(get('/api/friends?state=all', ada.token), 422, Problem);
  await expectAnswer(get('/api/friends?state=in&cursor=out-1', ada.token), 422, Problem);
  await expectAnswer(get('/api/friends/abc', ada.token), 404, Problem);
  await expectAnswer(patch('/api/friends/1', { active: false }, ada.token), 422, Problem);
});

it('takes the inviter from the token, and `active` from nobody', async () => {
  const forged = { user1: `/api/users/${ben.id}`, user2: `/api/users/${cleo.id}`, active: true };
  await expectAnswer(post('/api/friends', forged, ada.token), 403, Problem);
  const eager = { ...forged, user1: `/api/users/${ada.id}` };
  const row = await expectAnswer(post('/api/friends', eager, ada.token), 201, FriendItem);
  expect(row.active).toBe(false);
  await expectAnswer(accept(row.id, ada), 403, Problem);
  await expectAnswer(accept(row.id, ben), 404, Problem);
  await expectAnswer(end(row.id, ben), 404, Problem);
});

it('writes at most 8 rows for an invite, notice included, and none for the same again', async () => {
  const [a, b] = [await addUser(), await addUser()];
  const counted = countingBinding(env.DB);
  const asked = { inviterId: a.id, invitedId: b.id, description: '', now: Date.now() };
  await inviteFriend(new Database(counted.binding), asked);
  expect(counted.rowsWritten()).toBeGreaterThan(0);
  expect(counted.rowsWritten()).toBeLessThanOrEqual(8);
  const before = counted.rowsWritten();
  await inviteFriend(new Database(counted.binding), asked);
  expect(counted.rowsWritten()).toBe(before);
});
