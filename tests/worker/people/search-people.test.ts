import { beforeAll, describe, expect, it } from 'vitest';

import { UserList } from '../../../worker/contract/user.ts';
import { everyPage, getAs } from '../support/client.ts';
import { addUser } from '../support/people.ts';
import {
  MMO,
  OTHER_SHOOTER,
  type Query,
  addListedUser,
  block,
  refused,
  searchPath,
} from '../support/search-data.ts';
import { sql } from '../support/sql.ts';

let viewer: { id: number; token: string };

beforeAll(async () => {
  viewer = await addUser();
});

const people = async (query: Query, token: string) =>
  (await getAs(UserList, searchPath('users', query), token)).member.map(({ id }) => id);

/** The ids on all pages of a search, and the total that each page names. */
async function pagesOf(query: Query) {
  const pages = await everyPage(UserList, searchPath('users', query), viewer.token);
  return {
    seen: pages.flatMap(({ member }) => member.map(({ id }) => id)),
    totals: pages.map(({ totalItems }) => totalItems),
  };
}

describe('people', () => {
  it('finds by every facet alone and together', async () => {
    const rare = await addListedUser(
      {
        name: 'Zoë Quill',
        region: 'oceania',
        languages: '["mi","en-NZ"]',
        platforms: '["switch"]',
      },
      [MMO],
    );
    const query = { game: MMO, platform: 'switch', region: 'oceania', language: 'mi', q: 'zoe q' };
    for (const [name, value] of Object.entries(query)) {
      expect(await people({ [name]: value }, viewer.token)).toEqual([rare.id]);
    }
    expect(await people(query, viewer.token)).toEqual([rare.id]);
    expect(await people({ language: 'en-NZ' }, viewer.token)).toEqual([rare.id]);
    expect(await people({ language: 'en', q: 'zoe q' }, viewer.token)).toEqual([rare.id]);
    expect(await people({ ...query, game: OTHER_SHOOTER }, viewer.token)).toEqual([]);
    expect(await people({ ...query, online: 1 }, viewer.token)).toEqual([]);
    expect(await people(query, rare.token)).toEqual([]);
    expect(await people({ q: '" OR *' }, viewer.token)).toEqual([]);
    expect(await people({ q: '👾' }, viewer.token)).toEqual([]);
    expect(await people({ game: 999_999 }, viewer.token)).toEqual([]);
    for (const cursor of ['soonest-1', 'people-']) {
      expect(await refused(searchPath('users', { cursor }), viewer.token)).toEqual(['cursor']);
    }
  });

  it('finds who is online now, but nobody who does not show it to everyone', async () => {
    const named = { name: 'Onlinetest' };
    const here = await addListedUser({ ...named, online: 1 });
    await addListedUser({ ...named, online: 0 });
    await addListedUser({ ...named, online: 1, online_for: 'friends' });
    await addListedUser({ ...named, online: 1, online_for: 'nobody' });
    expect(await people({ q: 'onlinetest', online: 1 }, viewer.token)).toEqual([here.id]);
    expect(await people({ q: 'onlinetest', online: 0 }, viewer.token)).toHaveLength(4);
  });

  it('never shows the blocked, the suspended and those who leave', async () => {
    const named = { name: 'Hiddenperson' };
    const [stays, mine, theirs] = [
      await addListedUser(named),
      await addListedUser(named),
      await addListedUser(named),
    ];
    for (const status of ['suspended', 'banned', 'leaving', 'gone']) {
      const { id } = await addListedUser(named);
      // The index is not updated, so that the query itself must filter it out.
      await sql`UPDATE users SET status = ${status} WHERE id = ${id}`.run();
    }
    await block(viewer.id, mine.id);
    await block(theirs.id, viewer.id);
    expect(await people({ q: 'hiddenperson' }, viewer.token)).toEqual([stays.id]);
    expect(await people({ q: 'hiddenperson' }, mine.token)).not.toContain(viewer.id);
  });

  it('puts those first who have most in common with the viewer, and says what', async () => {
    const me = await addListedUser({ languages: '["de"]', region: 'asia', platforms: '["pc"]' }, [
      MMO,
    ]);
    const named = { name: 'Fittest' };
    const all = await addListedUser(
      { ...named, languages: '["de-AT"]', region: 'asia', platforms: '["pc","xbox"]' },
      [MMO],
    );
    const language = await addListedUser({ ...named, languages: '["de"]', region: 'europe' });
    const nothing = await addListedUser({ ...named, languages: '["fr"]', online: 1 });
    const { member } = await getAs(UserList, searchPath('users', { q: 'fittest' }), me.token);
    expect(member.map(({ id, fits }) => [id, fits])).toEqual([
      [all.id, ['game', 'language', 'region', 'platform']],
      [language.id, ['language']],
      [nothing.id, []],
    ]);
  });

  it('pages without loss or double', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 65; index += 1) {
      ids.push((await addListedUser({ name: `Pagetest ${index}` })).id);
    }
    const seen = ids.toReversed();
    const totals = [60, undefined, undefined];
    expect(await pagesOf({ q: 'pagetest', itemsPerPage: 30 })).toEqual({ seen, totals });
    expect(await pagesOf({ ids: ids.join(','), itemsPerPage: 30 })).toEqual({ seen, totals });
  });
});
