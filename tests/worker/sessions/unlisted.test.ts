import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { ApplicationItem } from '../../../worker/contract/application.ts';
import { SessionDetail } from '../../../worker/contract/session.ts';
import {
  addAdmin,
  addGames,
  addUser,
  expectAnswer,
  get,
  getAs,
  patch,
  post,
  send,
} from '../support/client.ts';
import { block, makeFriends } from '../support/search-data.ts';
import { hostSession, changeApplicationStatus } from '../support/sessions.ts';

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

  it('is there without the key for the host and those with an application', async () => {
    expect(await status(get(path(), host.token))).toBe(200);
    for (const user of [
      await applicant(),
      await applicant('accepted'),
      await applicant('declined'),
    ]) {
      expect(await status(get(path(), user.token))).toBe(200);
    }
    for (const user of [await applicant('withdrawn'), await applicant('accepted', 'removed')]) {
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
    const others = [await applicant(), await applicant('declined')];
    for (const { token } of others) expect((await detail(token)).key).toBeUndefined();
    const byLink = await getAs(SessionDetail, `${path()}?key=${key}`);
    expect(byLink.key).toBeUndefined();
  });

  it('puts the key into the calendar file of whoever came by it', async () => {
    expect(await file(`?key=${key}`)).toContain(`/session/${session}?key=${key}`);
    expect(await file('', host.token)).not.toContain('key=');
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
