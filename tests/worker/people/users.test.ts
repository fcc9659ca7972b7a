import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { CurrentUser } from '../../../worker/contract/account.ts';
import { ABOUT_MAX, LANGUAGES_MAX, USER_NAME_MAX } from '../../../worker/contract/bounds.ts';
import { Preferences } from '../../../worker/contract/game.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { SessionItem, SessionList } from '../../../worker/contract/session.ts';
import { UserDetail, UserItem, UserList } from '../../../worker/contract/user.ts';
import { expectAnswer, getAs, patch, post, put } from '../support/client.ts';
import { limitOf } from '../support/limits.ts';
import { type Account, addUser, register } from '../support/people.ts';
import { HOUR_MS, addGames, hostSession } from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

let ada: Account;
let ben: Account;

beforeAll(async () => {
  await addGames();
  [ada, ben] = [await register('Ada'), await register('Ben')];
});

const change = (body: unknown, who = ada) => patch(`/api/users/${who.id}`, body, who.token);
const currentUser = () => getAs(CurrentUser, '/api/currentuser', ada.token);
const changed = (body: unknown) => expectAnswer(change(body), 200, UserItem);
const expectRefusal = (body: unknown) => expectAnswer(change(body), 422, Problem);

it('changes what was sent and nothing else', async () => {
  const before = await changed({ about: 'Support main.\n\nEvenings.', region: 'europe' });
  expect(before).toMatchObject({ name: 'Ada', about: 'Support main.\n\nEvenings.' });
  const after = await changed({ languages: ['en', 'DE-at'], region: null });
  expect(after).toMatchObject({ region: null, languages: ['en', 'de-AT'], about: before.about });
  expect(await changed({})).toMatchObject({ languages: ['en', 'de-AT'] });
});

it('keeps the language that Peerway speaks with the user', async () => {
  expect((await currentUser()).locale).toBeNull();
  await changed({ locale: 'de' });
  expect((await currentUser()).locale).toBe('de');
  await expectRefusal({ locale: 'xx' });
  expect((await currentUser()).locale).toBe('de');
});

it('tells who may invite to the user alone', async () => {
  await changed({ invitesFrom: 'friends' });
  const own = await getAs(UserDetail, `/api/users/${ada.id}`, ada.token);
  expect(own).toMatchObject({ relation: 'self', invitesFrom: 'friends' });
  const seen = await getAs(UserDetail, `/api/users/${ada.id}`, ben.token);
  expect(seen).not.toHaveProperty('invitesFrom');
  await changed({ invitesFrom: 'everyone' });
});

it('limits what makes all watchers ask again: who sees one online, and a return', async () => {
  const { LIMIT_WRITE } = env;
  const tries = [
    () => change({ onlineFor: 'everyone' }),
    () => post('/api/account/return', {}, ada.token),
  ];
  for (const attempt of tries) {
    env.LIMIT_WRITE = limitOf(13);
    const [first, second] = [await attempt(), await attempt()];
    env.LIMIT_WRITE = LIMIT_WRITE;
    expect([first.ok, second.status]).toEqual([true, 429]);
  }
});

it('names the games that both play, to those alone who are logged in', async () => {
  const [one, other] = [await addUser(), await addUser()];
  const play = async (who: typeof one, games: number[]) => {
    const body = {
      games: games.map((id) => ({ game: `/api/games/${id}`, platform: null, level: null })),
    };
    await expectAnswer(put('/api/preferences', body, who.token), 200, Preferences);
  };
  await play(one, [1, 2, 3]);
  await play(other, [4, 3, 2]);
  const seen = await getAs(UserDetail, `/api/users/${one.id}`, other.token);
  expect(new Set(seen.sharedGames?.map(({ id }) => id))).toEqual(new Set([2, 3]));
  const own = await getAs(UserDetail, `/api/users/${one.id}`, one.token);
  expect(own).not.toHaveProperty('sharedGames');
  const third = await addUser();
  const none = await getAs(UserDetail, `/api/users/${one.id}`, third.token);
  expect(none).toMatchObject({ sharedGames: [], sharedFriends: [], sharedFriendCount: 0 });
});

it('takes names of any script', async () => {
  const names = ['عائشة القناصة', 'יעל', '小林さん', '🦊🎮', 'Zoë-Ⅳ', '👨‍👩‍👧 squad', 'O’Brien'];
  for (const name of names) {
    expect((await changed({ name })).name).toBe(name.normalize('NFC'));
  }
  expect((await changed({ name: '  Ada   L. ' })).name).toBe('Ada L.');
});

it('keeps the own name in another case, and is found by the new one', async () => {
  await changed({ name: 'Nimbus' });
  expect((await changed({ name: 'NIMBUS' })).name).toBe('NIMBUS');
  const { member } = await getAs(UserList, '/api/users?q=nimbus', ben.token);
  expect(member.map(({ id }) => id)).toEqual([ada.id]);
  const old = await getAs(UserList, '/api/users?q=ada', ben.token);
  expect(old.member).toEqual([]);
});

it('lists what one hosts that is not over, by who may see it', async () => {
  const host = await addUser();
  const make = (over: Record<string, unknown>) => hostSession(host, over);
  const later = await make({ startsAt: new Date(Date.now() + 9 * HOUR_MS).toISOString() });
  const soon = await make({});
  const secret = await make({ visibility: 'unlisted' });
  const mates = await make({ visibility: 'friends' });
  const over = await make({});
  await sql`UPDATE sessions SET starts_at = 1, ends_at = 2 WHERE id = ${over.id}`.run();
  const path = `/api/users/${host.id}/sessions`;
  const ids = async (token?: string) =>
    (await getAs(SessionList, path, token)).member.map(({ id }) => id);
  const hosted = async () => (await getAs(UserDetail, `/api/users/${host.id}`)).hostedCount;
  expect(await hosted()).toBe(3);
  expect(await ids()).toEqual([soon.id, later.id]);
  expect(await ids(ben.token)).toEqual([soon.id, later.id]);
  const [low, high] = [ben.id, host.id].toSorted((a, b) => a - b);
  await sql`INSERT INTO friends (low_id, high_id, inviter_id, active, description, created_at)
       VALUES (${low}, ${high}, ${host.id}, 1, '', 0)`.run();
  expect(new Set(await ids(ben.token))).toEqual(new Set([soon.id, later.id, mates.id]));
  expect(await ids(host.token)).not.toContain(secret.id);
  const first = await getAs(SessionList, `${path}?itemsPerPage=1`);
  const next = await getAs(SessionList, first.view.next ?? '');
  expect([first.member[0]?.id, next.member[0]?.id]).toEqual([soon.id, later.id]);
  const cancel = { status: 'cancelled', cancelReason: 'Ill' };
  await expectAnswer(patch(`/api/sessions/${soon.id}`, cancel, host.token), 200, SessionItem);
  expect(await hosted()).toBe(2);
  await sql`UPDATE sessions SET taken_down_at = 1 WHERE id = ${over.id}`.run();
  expect(await hosted()).toBe(1);
});

it('refuses a taken name, and changes nothing', async () => {
  const { violations } = await expectRefusal({ name: 'BEN', about: 'Lost' });
  expect(violations).toEqual([
    {
      propertyPath: 'name',
      message: 'This name is taken, or looks too much like one that is. Try another one.',
    },
  ]);
  const own = await getAs(UserDetail, `/api/users/${ada.id}`, ada.token);
  expect(own.about).not.toBe('Lost');
});

it('holds every field to its bound', async () => {
  const long = await expectRefusal({ about: 'x'.repeat(10_000) });
  expect(long.violations).toMatchObject([{ propertyPath: 'about' }]);
  await changed({ about: 'x'.repeat(ABOUT_MAX) });
  await expectRefusal({ about: 'x'.repeat(ABOUT_MAX + 1) });
  await expectRefusal({ name: 'x'.repeat(USER_NAME_MAX + 1) });
  await expectRefusal({ name: 'x' });
  await expectRefusal({ name: '   ' });
  await expectRefusal({ name: '---' });
  await expectRefusal({ languages: Array.from({ length: LANGUAGES_MAX + 1 }, () => 'en') });
  await expectRefusal({ languages: ['klingon!'] });
  await expectRefusal({ region: 'moon' });
  await expectRefusal({ invitesFrom: 'enemies' });
  await expectRefusal({ ofAge: false });
});

it('drops control characters and overrides of direction, and refuses half characters', async () => {
  await changed({ name: 'Ada\u202E\u0007 L\u2066', about: '\u202AHello\u000BAda\u202C' });
  const own = await getAs(UserDetail, `/api/users/${ada.id}`, ada.token);
  expect(own).toMatchObject({ name: 'Ada L', about: 'Hello\nAda' });
  await changed({ name: 'Ada' });
  await expectRefusal({ name: 'Ada\uD800' });
  await expectRefusal({ about: 'Hello \uD800' });
});

it('takes no field that is not one’s own to change', async () => {
  await changed({ role: 'admin', status: 'banned', email: 'x@y.example', id: 1, online: true });
  const row = await sql`SELECT role, status, email FROM users WHERE id = ${ada.id}`.first();
  expect(row).toEqual({ role: 'user', status: 'active', email: ada.email });
});

it('shows a leaving user their own page still', async () => {
  const leaving = await addUser();
  await sql`UPDATE users SET status = 'leaving' WHERE id = ${leaving.id}`.run();
  const own = await getAs(UserDetail, `/api/users/${leaving.id}`, leaving.token);
  expect(own.relation).toBe('self');
});
