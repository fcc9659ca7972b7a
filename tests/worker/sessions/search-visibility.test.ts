import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { SessionItem } from '../../../worker/contract/session.ts';
import { expectAnswer, post } from '../support/client.ts';
import { addUser, register } from '../support/people.ts';
import { addSession, block, find, found, makeFriends } from '../support/search-data.ts';
import { sessionBody } from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

let host: { id: number; token: string };
let viewer: { id: number; token: string };

beforeAll(async () => {
  [host, viewer] = await Promise.all([addUser(), addUser()]);
});

const newest = (q: string, token?: string) => found({ q, sort: 'newest' }, token);

describe('visibility of sessions', () => {
  it('shows those for friends to friends and the host, unlisted ones to nobody', async () => {
    const friend = await addUser();
    await makeFriends(host.id, friend.id);
    const forFriends = await addSession(host.id, {
      description: 'Visibilitytest',
      visibility: 'friends',
    });
    await addSession(host.id, { description: 'Visibilitytest', visibility: 'unlisted' });
    expect(await newest('visibilitytest')).toEqual([]);
    expect(await newest('visibilitytest', viewer.token)).toEqual([]);
    expect(await newest('visibilitytest', friend.token)).toEqual([forFriends]);
    expect(await newest('visibilitytest', host.token)).toEqual([forFriends]);
    await sql`DELETE FROM friends WHERE inviter_id = ${host.id}`.run();
    expect(await newest('visibilitytest', friend.token)).toEqual([]);
  });

  it('answers one who has more friends than one question can name', async () => {
    const popular = await addUser();
    await sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600)
       INSERT INTO users (id, name, name_key, email, email_key, password_hash, terms_accepted_at, created_at)
       SELECT 90000000 + i, 'f' || i, 'f' || i, 'f' || i, 'f' || i, '', 0, 0 FROM n`.run();
    await sql`INSERT INTO friends (low_id, high_id, inviter_id, active, description, created_at)
       SELECT ${popular.id}, id, id, 1, '', 0 FROM users WHERE id > 90000000`.run();
    const own = await addSession(popular.id, { name: 'Popularity', visibility: 'friends' });
    expect(await found({ q: 'popularity' }, popular.token)).toEqual([own]);
  });

  it('never shows what is cancelled, over, taken down, or hosted by one who may not act', async () => {
    const name = 'Hiddentest';
    const stays = await addSession(host.id, { name });
    const cancelled = await addSession(host.id, { name });
    const over = await addSession(host.id, { name });
    const down = await addSession(host.id, { name });
    const suspended = await addUser();
    await addSession(suspended.id, { name: 'Hiddentest' });
    expect(await found({ q: 'hiddentest' })).toHaveLength(5);
    await env.DB.batch([
      sql`UPDATE sessions SET cancelled_at = 1 WHERE id = ${cancelled}`,
      sql`UPDATE sessions SET starts_at = 1, ends_at = 2 WHERE id = ${over}`,
      sql`UPDATE sessions SET taken_down_at = 1 WHERE id = ${down}`,
      sql`UPDATE users SET status = 'suspended' WHERE id = ${suspended.id}`,
    ]);
    for (const sort of ['soonest', 'newest', 'best']) {
      expect(await found({ q: 'hiddentest', sort })).toEqual([stays]);
    }
  });

  it('hides both sides of a block from each other, and from nobody else', async () => {
    const [one, other] = [await addUser(), await addUser()];
    const ofOne = await addSession(one.id, { name: 'Blocktest' });
    const ofOther = await addSession(other.id, { name: 'Blocktest' });
    await block(one.id, other.id);
    expect(await newest('blocktest', one.token)).toEqual([ofOne]);
    expect(await newest('blocktest', other.token)).toEqual([ofOther]);
    expect(await newest('blocktest')).toEqual([ofOther, ofOne]);
  });

  it('shows a running session, by the road that people take', async () => {
    const account = await register();
    const body = sessionBody({ name: 'Runningtest', startsAt: undefined, playNow: true });
    const { id } = await expectAnswer(post('/api/sessions', body, account.token), 201, SessionItem);
    expect(await found({ q: 'runningtest' })).toEqual([id]);
    const [item] = (await find({ q: 'runningtest' }, viewer.token)).member;
    expect(item).toMatchObject({ status: 'running', application: null });
  });
});
