import { beforeAll, describe, expect, it } from 'vitest';

import { ApplicationItem } from '../../../worker/contract/application.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { SessionDetail } from '../../../worker/contract/session.ts';
import { UserDetail, UserItem, UserList } from '../../../worker/contract/user.ts';
import { expectAnswer, get, getAs, patch, post, put } from '../support/client.ts';
import { type Account, register } from '../support/people.ts';
import { addGames, hostSession } from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

let ada: Account;
let friend: Account;
let stranger: Account;

const ALL = [
  { platform: 'pc', tag: 'AdaPc', visibleTo: 'everyone' },
  { platform: 'xbox', tag: 'AdaBox', visibleTo: 'friends' },
  { platform: 'switch', tag: 'SW-1234', visibleTo: 'nobody' },
];

const change = (body: unknown) => patch(`/api/users/${ada.id}`, body, ada.token);
const detail = (token?: string, query = '') =>
  getAs(UserDetail, `/api/users/${ada.id}${query}`, token);
const tagsOf = ({ gamertags }: UserDetail) => gamertags.map(({ tag }) => tag).toSorted();

beforeAll(async () => {
  await addGames();
  [ada, friend, stranger] = [await register(), await register(), await register()];
  const [low, high] = [ada.id, friend.id].toSorted((a, b) => a - b);
  await sql`INSERT INTO friends (low_id, high_id, inviter_id, active, description, created_at)
     VALUES (${low}, ${high}, ${friend.id}, 1, '', 0)`.run();
  await expectAnswer(change({ platforms: ['pc', 'xbox'], gamertags: ALL }), 200, UserItem);
});

describe('gamertags', () => {
  it('are seen by each as their owner has set it, and by the owner with how', async () => {
    expect(tagsOf(await detail())).toEqual(['AdaPc']);
    expect(tagsOf(await detail(stranger.token))).toEqual(['AdaPc']);
    expect(tagsOf(await detail(friend.token))).toEqual(['AdaBox', 'AdaPc']);
    const own = await detail(ada.token);
    expect(own.gamertags).toEqual(expect.arrayContaining(ALL));
    expect(own.gamertags).toHaveLength(3);
    for (const token of [undefined, stranger.token, friend.token]) {
      const text = await (await get(`/api/users/${ada.id}`, token)).text();
      expect(text).not.toContain('SW-1234');
      expect(text).not.toContain('visibleTo');
    }
  });

  it('are nobody’s in lists', async () => {
    const answer = get(`/api/users?q=${encodeURIComponent(ada.name)}`, stranger.token);
    const text = JSON.stringify(await expectAnswer(answer, 200, UserList));
    expect(text).toContain(`"id":${ada.id}`);
    expect(text).not.toContain('AdaPc');
  });

  it('stay as they were where they are not sent, and go where they are left out', async () => {
    await expectAnswer(change({ about: 'Hello' }), 200, UserItem);
    expect((await detail(ada.token)).gamertags).toHaveLength(3);
    await expectAnswer(change({ gamertags: ALL.slice(0, 2) }), 200, UserItem);
    expect(tagsOf(await detail(ada.token))).toEqual(['AdaBox', 'AdaPc']);
    await expectAnswer(change({ gamertags: ALL }), 200, UserItem);
  });

  it('are not changed by half where the name is taken', async () => {
    const answer = change({ name: stranger.name, gamertags: [] });
    const { violations } = await expectAnswer(answer, 422, Problem);
    expect(violations?.[0]?.propertyPath).toBe('name');
    expect((await detail(ada.token)).gamertags).toHaveLength(3);
  });
});

describe('a preview', () => {
  it('shows one’s own page as a stranger and as a friend sees it', async () => {
    const asStranger = await detail(ada.token, '?as=stranger');
    expect(tagsOf(asStranger)).toEqual(['AdaPc']);
    expect(asStranger).not.toHaveProperty('callsFrom');
    expect(JSON.stringify(asStranger)).not.toContain('visibleTo');
    expect(tagsOf(await detail(ada.token, '?as=friend'))).toEqual(['AdaBox', 'AdaPc']);
  });

  it('shows whether one reads online there', async () => {
    await sql`UPDATE users SET online = 1, online_for = 'friends' WHERE id = ${ada.id}`.run();
    expect((await detail(ada.token, '?as=stranger')).online).toBe(false);
    expect((await detail(ada.token, '?as=friend')).online).toBe(true);
    expect((await detail(ada.token)).online).toBe(true);
  });

  it('opens nothing of somebody else’s page', async () => {
    expect(tagsOf(await detail(stranger.token, '?as=friend'))).toEqual(['AdaPc']);
    expect(tagsOf(await detail(undefined, '?as=friend'))).toEqual(['AdaPc']);
  });
});

it('on the page of a session are told to its members, for its platforms, as each shows theirs', async () => {
  const host = friend;
  const session = await hostSession(host, { platforms: ['pc', 'xbox'] });
  await patch(
    `/api/users/${host.id}`,
    {
      gamertags: [
        { platform: 'pc', tag: 'HostPc', visibleTo: 'everyone' },
        // A service of the PC, and one that isn't played on.
        { platform: 'battlenet', tag: 'HostNet', visibleTo: 'everyone' },
        { platform: 'twitch', tag: 'HostTv', visibleTo: 'everyone' },
      ],
    },
    host.token,
  );
  for (const { id, token } of [ada, stranger]) {
    const body = { text: '', user: `/api/users/${id}`, session: `/api/sessions/${session.id}` };
    const applied = await expectAnswer(
      post('/api/applications', body, token),
      201,
      ApplicationItem,
    );
    const accept = patch(`/api/applications/${applied.id}`, { status: 'accepted' }, host.token);
    await expectAnswer(accept, 200, ApplicationItem);
  }
  const seenBy = async (token?: string) => {
    const answer = get(`/api/sessions/${session.id}`, token);
    const { roster, hostGamertags } = await expectAnswer(answer, 200, SessionDetail);
    const adas = roster.find(({ id }) => id === ada.id)?.gamertags ?? [];
    return [...hostGamertags, ...adas].map(({ tag }) => tag).toSorted();
  };
  expect(await seenBy()).toEqual([]);
  expect(await seenBy((await register()).token)).toEqual([]);
  expect(await seenBy(stranger.token)).toEqual(['AdaPc', 'HostNet', 'HostPc']);
  expect(await seenBy(host.token)).toEqual(['AdaBox', 'AdaPc', 'HostNet', 'HostPc']);
  await put(`/api/blocks/${stranger.id}`, {}, ada.token);
  expect(await seenBy(stranger.token)).toEqual(['HostNet', 'HostPc']);
});

it('tells who may call to the user alone', async () => {
  expect((await detail(ada.token)).callsFrom).toBe('everyone');
  await expectAnswer(change({ callsFrom: 'nobody' }), 200, UserItem);
  expect((await detail(ada.token)).callsFrom).toBe('nobody');
  expect(await detail(friend.token)).not.toHaveProperty('callsFrom');
});
