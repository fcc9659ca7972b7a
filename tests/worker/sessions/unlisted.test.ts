import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { ApplicationItem } from '../../../worker/contract/application.ts';
import { SessionDetail, SessionLink } from '../../../worker/contract/session.ts';
import { expectAnswer, get, getAs, patch, post, send } from '../support/client.ts';
import { addAdmin, addUser } from '../support/people.ts';
import { block, makeFriends } from '../support/search-data.ts';
import { hostSeries, readSeries, runClock } from '../support/series.ts';
import { HOUR_MS, addGames, hostSession, changeApplicationStatus } from '../support/sessions.ts';

type User = Awaited<ReturnType<typeof addUser>>;

let host: User;
let session: number;
let key: string;

const path = () => `/api/sessions/${session}`;
const detail = (token: string) => getAs(SessionDetail, path(), token);
const status = async (answer: Promise<Response>) => (await answer).status;

const file = async (by: string, token?: string) =>
  (await (await get(`${path()}/calendar.ics${by}`, token)).text()).replaceAll('\r\n ', '');

const applyBy = ({ id, token }: User, by: string) =>
  post(`/api/applications${by}`, { text: '', user: `/api/users/${id}`, session: path() }, token);

/** A user who applied by the link, and whose application then went through these states. */
async function applicant(...moves: ('accepted' | 'declined' | 'removed' | 'withdrawn')[]) {
  const user = await addUser();
  const { id } = await expectAnswer(applyBy(user, `?key=${key}`), 201, ApplicationItem);
  for (const move of moves)
    await changeApplicationStatus(move === 'withdrawn' ? user : host, id, move);
  return user;
}

beforeAll(() => addGames());

beforeEach(async () => {
  host = await addUser();
  session = (await hostSession(host, { visibility: 'unlisted' })).id;
  key = (await detail(host.token)).key ?? '';
});

/** The requests that name a session by its id. */
const WAYS: Record<string, (user: User | undefined, by: string) => Promise<Response>> = {
  'its page': (user, by) => get(path() + by, user?.token),
  'its calendar file': (user, by) => get(`${path()}/calendar.ics${by}`, user?.token),
  'an application': (user, by) => (user ? applyBy(user, by) : get(path() + by)),
  'a report': (user, by) =>
    user
      ? post(`/api/reports${by}`, { about: path(), reason: 'spam' }, user.token)
      : get(path() + by),
};

/** The requests of a host. They reveal nothing to strangers. */
const HOSTS_ONLY: Record<string, (user: User) => Promise<Response>> = {
  'a change': ({ token }) => patch(path(), { name: 'Mine now' }, token),
  'its deletion': ({ token }) => send('DELETE', path(), { token }),
  'its applications': ({ token }) => get(`/api/applications?session=${path()}`, token),
  'an upload': ({ token }) => post('/api/media/uploads', { owner: path(), bytes: 10 }, token),
};

describe('an unlisted session', () => {
  it.each(Object.keys(WAYS))('gives strangers %s by the key of its link alone', async (name) => {
    const ask = WAYS[name];
    for (const user of [undefined, await addUser()]) {
      for (const by of ['', '?key=', `?key=${'0'.repeat(32)}`, `?key=${key.slice(0, 31)}`]) {
        expect(await status(ask?.(user, by) ?? Promise.reject(new Error(name)))).toBe(404);
      }
      expect((await ask?.(user, `?key=${key}`))?.ok).toBe(true);
    }
  });

  it.each(Object.keys(HOSTS_ONLY))('says nothing of itself to a stranger by %s', async (name) => {
    expect((await HOSTS_ONLY[name]?.(await addUser()))?.status).toBe(404);
  });

  it('is there without the key for the host and those whose application is open or accepted', async () => {
    expect(await status(get(path(), host.token))).toBe(200);
    for (const user of [await applicant(), await applicant('accepted')]) {
      expect(await status(get(path(), user.token))).toBe(200);
    }
    for (const user of [
      await applicant('declined'),
      await applicant('withdrawn'),
      await applicant('accepted', 'removed'),
    ]) {
      expect(await status(get(path(), user.token))).toBe(404);
    }
    const friend = await addUser();
    await makeFriends(host.id, friend.id);
    // An admin's password alone opens nothing: the admin area needs a second factor.
    for (const { token } of [friend, await addAdmin()]) {
      expect(await status(get(path(), token))).toBe(404);
    }
  });

  it('shows its key to host and members, and to nobody else', async () => {
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect((await detail((await applicant('accepted')).token)).key).toBe(key);
    expect((await detail((await applicant()).token)).key).toBeUndefined();
    const byLink = await getAs(SessionDetail, `${path()}?key=${key}`);
    expect(byLink.key).toBeUndefined();
  });

  it('puts the key into the calendar file of whoever came by it', async () => {
    expect(await file(`?key=${key}`)).toContain(`/session/${session}?key=${key}`);
    expect(await file('', host.token)).not.toContain('key=');
  });

  it('gets a new key from its host alone, and the link before ends for those who have only the link', async () => {
    const [pending, member, left] = [
      await applicant(),
      await applicant('accepted'),
      await applicant('accepted', 'removed'),
    ];
    for (const { token } of [pending, member]) {
      expect(await status(post(`${path()}/link`, undefined, token))).toBe(403);
    }
    expect(await status(post(`${path()}/link`, undefined, left.token))).toBe(404);
    expect(await status(get(`${path()}?key=${key}`, left.token))).toBe(200);
    const renewed = await expectAnswer(
      post(`${path()}/link`, undefined, host.token),
      200,
      SessionLink,
    );
    expect(renewed.key).toMatch(/^[0-9a-f]{32}$/);
    for (const { token } of [host, pending, member]) {
      expect(await status(get(`${path()}?key=${key}`, token))).toBe(200);
    }
    expect((await detail(member.token)).key).toBe(renewed.key);
    for (const token of [undefined, left.token]) {
      for (const [by, expected] of [
        [key, 404],
        [renewed.key, 200],
      ] as const) {
        expect(await status(get(`${path()}?key=${by}`, token))).toBe(expected);
      }
    }
  });

  it('of a series gets one new key with the others, also those that are made later', async () => {
    const first = await hostSeries(host, {}, { visibility: 'unlisted' });
    const before = (await readSeries(first.series.id, host)).sessions;
    session = before[1]?.id ?? 0;
    const { key: old } = await detail(host.token);
    const renewed = await expectAnswer(
      post(`${path()}/link`, undefined, host.token),
      200,
      SessionLink,
    );
    await runClock(Date.parse(first.startsAt) + 24 * HOUR_MS);
    const { sessions } = await readSeries(first.series.id, host);
    expect(sessions.length).toBeGreaterThan(before.length);
    for (const { id } of sessions) {
      expect(await status(get(`/api/sessions/${id}?key=${old}`))).toBe(404);
      expect(await status(get(`/api/sessions/${id}?key=${renewed.key}`))).toBe(200);
    }
  });

  it('opens nothing that is not unlisted, and nothing to whom the host blocks', async () => {
    const blocked = await addUser();
    await block(host.id, blocked.id);
    expect(await status(get(`${path()}?key=${key}`, blocked.token))).toBe(404);
    await patch(path(), { visibility: 'friends' }, host.token);
    expect(await status(get(`${path()}?key=${key}`))).toBe(404);
    expect((await detail(host.token)).key).toBeUndefined();
  });
});
