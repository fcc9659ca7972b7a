import { createExecutionContext, env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { app } from '../../../worker/app.ts';
import { AdminGameItem, AdminGameList } from '../../../worker/contract/admin-game.ts';
import {
  CategoryList,
  GameItem,
  GameList,
  type GameName,
  Preferences,
} from '../../../worker/contract/game.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { SessionDetail, SessionList } from '../../../worker/contract/session.ts';
import { UserDetail, UserList } from '../../../worker/contract/user.ts';
import { Database } from '../../../worker/core/database.ts';
import { collectStrays } from '../../../worker/media/files/collect.ts';
import { sweep } from '../../../worker/sweep.ts';
import { bytesOf, sendRaw, stored, storedAs } from '../media/ask.ts';
import { holds } from '../media/bytes.ts';
import { PLACE, exif, jpeg, measure, png, withSegments } from '../media/make.ts';
import { ORIGIN, expectDone, expectAnswer, get, getAs, patch, post } from '../support/client.ts';
import { addUser } from '../support/people.ts';
import { HOUR_MS, hostSession } from '../support/sessions.ts';
import { type Person, addTo, choose, countLog, game, keeper, logOf } from './catalogue.ts';
import { coverFiles, fileOf, sendCover, uncover } from './covers.ts';

let admin: Person;
let id: number;
let before: string[];

beforeAll(async () => {
  admin = await keeper();
});

beforeEach(async () => {
  await sweep(env, Date.now());
  before = await stored();
  ({ id } = await addTo(admin, `Covered ${crypto.randomUUID()}`, [1]));
});

const kept = async () => (await stored()).filter((name) => !before.includes(name));
/** The names under which the game's current cover is stored until somebody asks for a card's copy. */
const whole = async () =>
  storedAs({ newName: (await fileOf(id)) ?? '', copies: await shown() }).toSorted();
const shown = async () => (await getAs(GameItem, `/api/games/${id}`)).cover;

describe('a cover', () => {
  it('is stored with its copies, served for ever, and logged', async () => {
    const [card = '', dense = '', large = '', ...none] = await coverFiles(admin, id, png(640, 480));
    expect(none).toEqual([]);
    expect(await measure(card)).toMatchObject({ format: 'image/webp', width: 200, height: 140 });
    expect(await measure(dense)).toMatchObject({ format: 'image/webp', width: 400, height: 280 });
    expect(await measure(large)).toMatchObject({ format: 'image/webp', width: 640, height: 480 });
    const file = await fileOf(id);
    expect(await kept()).toEqual([card, dense, large, file ?? ''].toSorted());
    const answer = await get(`/files/${card}`);
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(12_000);
    expect(answer.headers.get('Content-Type')).toBe('image/webp');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox$/);
    expect(await logOf(admin, game(id))).toEqual([
      {
        action: 'game-cover-uploaded',
        reason: '',
        before: { cover: 'generated' },
        after: { cover: file },
      },
      expect.objectContaining({ action: 'game-added' }),
    ]);
  });

  it('holds what is seen of it, not where it was taken', async () => {
    const photo = withSegments(await jpeg(64, 32), exif(6));
    const copies = await coverFiles(admin, id, photo);
    expect(await measure(copies.at(-1) ?? '')).toMatchObject({ width: 32, height: 64 });
    for (const name of await kept()) expect(holds(await bytesOf(name), PLACE)).toBe(false);
  });

  it('is shown as it came, cleaned, where nothing makes copies', async () => {
    const answer = app.fetch(
      new Request(`${ORIGIN}/api/admin/games/${id}/cover`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${admin.token}`, 'Content-Type': 'image/jpeg' },
        body: Uint8Array.from(withSegments(await jpeg(64, 32), exif(1))),
      }),
      { ...env, IMAGES: undefined },
      createExecutionContext(),
    );
    const { cover } = await expectAnswer(await answer, 200, AdminGameItem);
    expect(cover).toEqual([await fileOf(id)]);
    expect(await kept()).toEqual(cover);
    expect(holds(await bytesOf(cover?.[0] ?? ''), PLACE)).toBe(false);
  });

  it('stands wherever the game does, and nowhere else', async () => {
    const player = await addUser();
    await choose(player, [id, 1]);
    await choose(admin, [id]);
    const session = await hostSession(player, { games: [game(id), game(1)] });
    const cover = await coverFiles(admin, id, png(20, 14));
    const seen: Record<string, readonly GameName[] | undefined> = {
      session: (await getAs(SessionDetail, session['@id'])).games,
      latest: (await getAs(SessionList, '/api/latest/sessions')).member.find(
        (item) => item.id === session.id,
      )?.games,
      users: (await getAs(UserList, '/api/latest/users')).member.find(
        (item) => item.id === player.id,
      )?.games,
      user: (await getAs(UserDetail, `/api/users/${player.id}`)).games,
      shared: (await getAs(UserDetail, `/api/users/${player.id}`, admin.token)).sharedGames,
      preferences: (await getAs(Preferences, '/api/preferences', player.token)).games.map(
        (choice) => choice.game,
      ),
      catalogue: (await getAs(GameList, '/api/games?q=covered')).member,
      admin: (await getAs(AdminGameList, '/api/admin/games?q=covered', admin.token)).member,
    };
    for (const [place, games] of Object.entries(seen)) {
      expect([place, games?.find((item) => item.id === id)?.cover]).toEqual([place, cover]);
      expect(games?.find((item) => item.id === 1) ?? {}).not.toHaveProperty('cover');
    }
  });

  it('stands for its category', async () => {
    const all = await getAs(CategoryList, '/api/categories');
    const [first] = all.member.flatMap(({ games }) => games);
    const cover = await coverFiles(admin, first?.id ?? 0, png(20, 14));
    const { member } = await getAs(CategoryList, '/api/categories');
    expect(member.flatMap(({ games }) => games)).toContainEqual({ ...first, cover });
    expect((await uncover(admin, first?.id ?? 0)).status).toBe(204);
  });

  it('stays with a game that is renamed, archived, put back, or in a file of games', async () => {
    const cover = await coverFiles(admin, id, png(20, 14));
    const name = `Renamed ${id}`;
    const change = (body: unknown) =>
      expectAnswer(patch(`/api/admin/games/${id}`, body, admin.token), 200, AdminGameItem);
    expect((await change({ name })).cover).toEqual(cover);
    expect((await change({ archived: true, reason: 'x' })).cover).toEqual(cover);
    expect((await change({ archived: false, reason: 'x' })).cover).toEqual(cover);
    const csv = `name,categories\n${name},Battle royale\n`;
    const type = { 'Content-Type': 'text/csv' };
    const path = '/api/admin/games/import?apply=1';
    expect((await sendRaw('POST', path, admin.token, csv, type)).status).toBe(200);
    expect(await getAs(GameItem, `/api/games/${id}`)).toMatchObject({
      cover,
      categories: [{ name: 'Battle royale' }],
    });
  });
});

describe('another cover', () => {
  it('takes the place of the one before, whose bytes the next sweep removes', async () => {
    const first = await coverFiles(admin, id, png(20, 14));
    const file = await fileOf(id);
    const second = await coverFiles(admin, id, await jpeg(20, 14));
    expect(await shown()).toEqual(second);
    expect(await kept()).toHaveLength(4);
    await sweep(env, Date.now());
    expect(await kept()).toEqual(await whole());
    for (const name of [...first, file]) expect((await get(`/files/${name}`)).status).toBe(404);
    const [line] = await logOf(admin, game(id));
    expect(line).toMatchObject({ before: { cover: file }, after: { cover: await fileOf(id) } });
  });

  it('of many at once the last one stays, and nothing else is left', async () => {
    const rival = await keeper();
    const lines = await countLog();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        coverFiles(index % 2 === 0 ? admin : rival, id, png(20 + index, 14)),
      ),
    );
    await sweep(env, Date.now());
    expect(answers).toContainEqual(await shown());
    expect(await kept()).toEqual(await whole());
    expect(await countLog()).toBe((lines ?? 0) + 8);
  });
});

it('a cover that is removed gives the generated one back, once, and says so in the log', async () => {
  await coverFiles(admin, id, png(20, 14));
  const file = await fileOf(id);
  await expectDone(uncover(admin, id));
  expect(await shown()).toBeUndefined();
  expect((await logOf(admin, game(id)))[0]).toEqual({
    action: 'game-cover-removed',
    reason: '',
    before: { cover: file },
    after: { cover: 'generated' },
  });
  const lines = await countLog();
  await expectAnswer(uncover(admin, id), 404, Problem.strict());
  expect(await countLog()).toBe(lines);
  await sweep(env, Date.now());
  expect(await kept()).toEqual([]);
});

const merge = (from: number, into: number) =>
  expectAnswer(
    post(
      `/api/admin/games/${from}/merge`,
      { into: game(into), reason: 'The same game' },
      admin.token,
    ),
    200,
    AdminGameItem,
  );

describe('two games made one', () => {
  it('keep the cover of the one that stays', async () => {
    const { id: other } = await addTo(admin, `Other ${crypto.randomUUID()}`);
    await coverFiles(admin, other, png(20, 14));
    const cover = await coverFiles(admin, id, png(20, 14));
    expect((await merge(other, id)).cover).toEqual(cover);
    await sweep(env, Date.now());
    expect(await kept()).toEqual(await whole());
    expect((await logOf(admin, game(other)))[0]?.after).toMatchObject({ cover: null });
  });

  it('keep the other cover where that one has none', async () => {
    const { id: other } = await addTo(admin, `Other ${crypto.randomUUID()}`);
    const cover = await coverFiles(admin, other, png(20, 14));
    const file = await fileOf(other);
    expect((await merge(other, id)).cover).toEqual(cover);
    await sweep(env, Date.now());
    expect(await kept()).toEqual(await whole());
    expect([await fileOf(id), await fileOf(other)]).toEqual([file, null]);
    expect((await logOf(admin, game(other)))[0]?.after).toMatchObject({ cover: file });
    // The game that was merged into the other one takes no cover any more.
    await expectAnswer(sendCover(admin, other, png(20, 14)), 409, Problem.strict());
    await expectAnswer(uncover(admin, other), 404, Problem.strict());
  });
});

it('the search for files that nobody knows leaves covers alone', async () => {
  const cover = await coverFiles(admin, id, png(20, 14));
  const found = await collectStrays(new Database(env.DB), env, Date.now() + 25 * HOUR_MS, '');
  for (const name of cover) expect(found).not.toContain(name);
  expect(await kept()).toEqual(await whole());
});
