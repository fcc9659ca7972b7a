import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { FriendItem, FriendList } from '../../worker/contract/friend.ts';
import { Conflict, Problem, Unauthenticated } from '../../worker/contract/problem.ts';
import { UserDetail } from '../../worker/contract/user.ts';
import { Database } from '../../worker/db/database.ts';
import { inviteFriend } from '../../worker/db/friends.ts';
import { addUser, expectAnswer, get, patch, post, put, send } from './client.ts';
import { countingBinding } from './counting.ts';

type Person = Awaited<ReturnType<typeof addUser>>;

const invite = (from: Person, to: Person, description = 'Duo tonight?') =>
  post(
    '/api/friends',
    {
      user1: `/api/users/${from.id}`,
      user2: `/api/users/${to.id}`,
      active: false,
      description,
    },
    from.token,
  );

const invited = (from: Person, to: Person) => expectAnswer(invite(from, to), 201, FriendItem);

const accept = (id: number, by: Person) => patch(`/api/friends/${id}`, { active: true }, by.token);
const end = (id: number, by: Person) => send('DELETE', `/api/friends/${id}`, { token: by.token });
const list = (who: Person, query = '') =>
  expectAnswer(get(`/api/friends${query}`, who.token), 200, FriendList);

async function befriend(a: Person, b: Person) {
  const { id } = await invited(a, b);
  await expectAnswer(accept(id, b), 200, FriendItem);
  return id;
}

const rowsOf = async (a: Person, b: Person) => {
  const { results } = await env.DB.prepare('SELECT * FROM friends WHERE low_id = ? AND high_id = ?')
    .bind(Math.min(a.id, b.id), Math.max(a.id, b.id))
    .all();
  return results;
};

const noticesOf = async (who: Person) => {
  const { results } = await env.DB.prepare(
    'SELECT kind, actor_id AS actor FROM notices WHERE user_id = ? ORDER BY id',
  )
    .bind(who.id)
    .all();
  return results;
};

let ada: Person;
let ben: Person;
let cleo: Person;

beforeAll(async () => {
  [ada, ben, cleo] = [await addUser(), await addUser(), await addUser()];
});

describe('happy', () => {
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

    const accepted = await expectAnswer(accept(created.id, b), 200, FriendItem);
    expect(accepted.active).toBe(true);
    expect((await list(a)).member).toMatchObject([{ user: { id: b.id, relation: 'friends' } }]);
    expect((await list(b)).member).toMatchObject([{ user: { id: a.id, relation: 'friends' } }]);
    expect(await noticesOf(b)).toEqual([{ kind: 'friend-invited', actor: a.id }]);
    expect(await noticesOf(a)).toEqual([{ kind: 'friend-accepted', actor: b.id }]);
  });

  it('accepts once, however often it is asked', async () => {
    const [a, b] = [await addUser(), await addUser()];
    const { id } = await invited(a, b);
    await Promise.all([1, 2, 3].map(() => expectAnswer(accept(id, b), 200, FriendItem)));
    expect(await noticesOf(a)).toHaveLength(1);
  });

  it('makes friends of two who invite each other, one row whoever was first', async () => {
    const [a, b] = [await addUser(), await addUser()];
    const answers = await Promise.all([invited(a, b), invited(b, a)]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ active }) => active)).toHaveLength(1);
    expect(await rowsOf(a, b)).toMatchObject([{ active: 1 }]);
  });

  it('lets a declined and a withdrawn invite be sent again, and forgets the unread one', async () => {
    const [a, b] = [await addUser(), await addUser()];
    const first = await invited(a, b);
    await expectAnswer(end(first.id, b), 204, z.null());
    const second = await invited(a, b);
    await expectAnswer(end(second.id, a), 204, z.null());
    expect(await noticesOf(b)).toEqual([]);
    await invited(b, a);
    expect(await rowsOf(a, b)).toHaveLength(1);
  });

  it('unfriends by either side, without a word', async () => {
    const [a, b] = [await addUser(), await addUser()];
    const id = await befriend(a, b);
    const told = await noticesOf(a);
    await expectAnswer(end(id, b), 204, z.null());
    expect(await rowsOf(a, b)).toEqual([]);
    expect(await noticesOf(a)).toEqual(told);
    await expectAnswer(end(id, b), 404, Problem);
  });

  it('pages through many, newest first, and counts only on the first page', async () => {
    const [a, ...others] = await Promise.all(Array.from({ length: 6 }, () => addUser()));
    if (!a) throw new Error('nobody');
    for (const other of others) await (other.id % 2 ? befriend(a, other) : befriend(other, a));
    const seen: number[] = [];
    let path: string | undefined = '/api/friends?itemsPerPage=2';
    let pages = 0;
    while (path !== undefined) {
      const page: z.infer<typeof FriendList> = await expectAnswer(
        get(path, a.token),
        200,
        FriendList,
      );
      expect(page.counts?.active).toBe(pages === 0 ? 5 : undefined);
      seen.push(...page.member.map(({ user }) => user.id));
      path = page.view.next;
      pages += 1;
    }
    expect(seen).toEqual(others.map(({ id }) => id).toReversed());
    expect(pages).toBe(3);
  });

  it('lists those who are online, and those alone whom it may show', async () => {
    const [a, b, c, d] = [await addUser(), await addUser(), await addUser(), await addUser()];
    for (const other of [b, c, d]) await befriend(a, other);
    await env.DB.batch([
      env.DB.prepare('UPDATE users SET online = 1 WHERE id IN (?, ?)').bind(b.id, c.id),
      env.DB.prepare(`UPDATE users SET online_for = 'nobody' WHERE id = ?`).bind(c.id),
    ]);
    const online = await list(a, '?state=online');
    expect(online.member.map(({ user }) => user.id)).toEqual([b.id]);
    expect(online.counts).toMatchObject({ online: 1, active: 3 });
  });

  it('names the friends of both', async () => {
    const [a, b, c] = [await addUser(), await addUser(), await addUser('Common friend')];
    await befriend(a, c);
    await befriend(c, b);
    const seen = await expectAnswer(get(`/api/users/${b.id}`, a.token), 200, UserDetail);
    expect(seen).toMatchObject({
      sharedFriends: [{ id: c.id, name: 'Common friend' }],
      sharedFriendCount: 1,
    });
  });
});

describe('error', () => {
  it('answers a second invite with 409 and `error`: of two at once, one wins', async () => {
    const [a, b] = [await addUser(), await addUser()];
    const answers = await Promise.all([invite(a, b), invite(a, b)]);
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([201, 409]);
    const refused = await expectAnswer(invite(a, b), 409, Conflict);
    expect(refused.error).toBeTypeOf('string');
    expect(refused).not.toHaveProperty('code');
    expect(await noticesOf(b)).toHaveLength(1);
  });

  it('refuses oneself, the unknown, the suspended, and whoever takes no invites', async () => {
    const [closed, gone] = [await addUser(), await addUser()];
    await env.DB.batch([
      env.DB.prepare(`UPDATE users SET invites_from = 'nobody' WHERE id = ?`).bind(closed.id),
      env.DB.prepare(`UPDATE users SET status = 'suspended' WHERE id = ?`).bind(gone.id),
    ]);
    await expectAnswer(invite(ada, ada), 422, Problem);
    await expectAnswer(invite(ada, { ...ben, id: 999_999 }), 404, Problem);
    await expectAnswer(invite(ada, gone), 404, Problem);
    await expectAnswer(invite(ada, closed), 403, Problem);
    // Who invited first has asked for it.
    await invited(closed, ada);
    expect((await invited(ada, closed)).active).toBe(true);
  });

  it('takes invites from friends of friends alone where that is asked for', async () => {
    const [choosy, common, stranger] = [await addUser(), await addUser(), await addUser()];
    await env.DB.prepare(`UPDATE users SET invites_from = 'friends' WHERE id = ?`)
      .bind(choosy.id)
      .run();
    await expectAnswer(invite(stranger, choosy), 403, Problem);
    await befriend(choosy, common);
    await befriend(common, stranger);
    await invited(stranger, choosy);
  });

  it('takes a word of 1,000 characters and no more', async () => {
    const [a, b] = [await addUser(), await addUser()];
    const long = await expectAnswer(invite(a, b, 'x'.repeat(1_001)), 422, Problem);
    expect(long.violations).toMatchObject([{ propertyPath: 'description' }]);
    await expectAnswer(invite(a, b, 'x'.repeat(1_000)), 201, FriendItem);
  });

  it('knows no other list, and no other list’s cursor', async () => {
    await expectAnswer(get('/api/friends?state=all', ada.token), 422, Problem);
    await expectAnswer(get('/api/friends?state=in&cursor=out-1', ada.token), 422, Problem);
    await expectAnswer(get('/api/friends/abc', ada.token), 404, Problem);
    await expectAnswer(patch('/api/friends/1', { active: false }, ada.token), 422, Problem);
  });
});

describe('security', () => {
  it('asks every caller who they are', async () => {
    await expectAnswer(get('/api/friends'), 401, Unauthenticated);
    await expectAnswer(patch('/api/friends/1', { active: true }), 401, Unauthenticated);
    await expectAnswer(send('DELETE', '/api/friends/1'), 401, Unauthenticated);
    await expectAnswer(put('/api/blocks/1', {}), 401, Unauthenticated);
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
