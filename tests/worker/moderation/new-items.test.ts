import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { type NewItem, NewItemList } from '../../../worker/contract/admin-content.ts';
import { AdminUserDetail } from '../../../worker/contract/admin-user.ts';
import { DAY_MS } from '../../../worker/contract/time.ts';
import { expectAnswer, get, getAs, patch } from '../support/client.ts';
import { type Person, addFile, takeDown } from '../support/decisions.ts';
import { addAdmin, addUser } from '../support/people.ts';
import { addSession } from '../support/search-data.ts';
import { addGames } from '../support/sessions.ts';

let admin: Person;
let moderator: Person;
let guest: Person;
let old: Person;

/** From here on, so that what other tests make isn't in between. */
const since = Date.now() + 60_000;

const setTime = (table: string, id: number, at: number) =>
  env.DB.prepare(`UPDATE ${table} SET created_at = ? WHERE id = ?`).bind(at, id).run();

const listed = async (query = '', who = moderator) =>
  getAs(NewItemList, `/api/admin/new?itemsPerPage=60${query}`, who.token);

const nameOf = (item: NewItem) => `${item['@type']} ${item.id}`;

const own = async () => {
  const { member } = await listed();
  return member.filter((item) => Date.parse(item.createdAt) >= since).map(nameOf);
};

beforeAll(async () => {
  await addGames();
  [admin, moderator, guest, old] = [
    await addAdmin(),
    await addUser(),
    await addUser(),
    await addUser(),
  ];
  const body = { role: 'ROLE_MODERATOR', reason: 'Helps out' };
  await expectAnswer(
    patch(`/api/admin/users/${moderator.id}`, body, admin.token),
    200,
    AdminUserDetail,
  );
  await setTime('users', old.id, Date.now() - 3 * DAY_MS - 1);
});

it('shows names, public texts and files of new accounts, newest first and page by page', async () => {
  const names = ['public', 'friends', 'unlisted'] as const;
  const [shown, forFriends, unlisted] = await Promise.all(
    names.map((visibility) => addSession(guest.id, { visibility })),
  );
  const theirs = await addSession(old.id);
  const [file, oldFile] = [await addFile(guest), await addFile(old)];
  for (const id of [shown, forFriends, unlisted, theirs]) {
    await setTime('sessions', id ?? 0, since + 1);
  }
  await setTime('users', guest.id, since);
  await setTime('media', file.id, since + 1);
  await setTime('media', oldFile.id, since + 1);
  const expected = [`AdminSession ${shown}`, `AdminMedia ${file.id}`, `NewAccount ${guest.id}`];
  expect(await own()).toEqual(expected);

  const seen: string[] = [];
  let next: string | undefined = '/api/admin/new?itemsPerPage=1';
  while (next !== undefined && seen.length < 3) {
    const page: NewItemList = await getAs(NewItemList, next, moderator.token);
    seen.push(...page.member.map(nameOf));
    ({ next } = page.view);
  }
  expect(seen).toEqual(expected);

  await takeDown(`/api/admin/sessions/${shown}`, admin);
  await takeDown(`/api/admin/media/${file.id}`, admin);
  const ban = { status: 'banned', reason: 'Spam' };
  await patch(`/api/admin/users/${guest.id}`, ban, admin.token);
  expect(await own()).toEqual([]);
});

it('tells no email, not even to an admin', async () => {
  const text = await (await get('/api/admin/new', admin.token)).text();
  expect(text).toContain(`"id":${moderator.id}`);
  expect(text).not.toContain('@peerway.test');
});
