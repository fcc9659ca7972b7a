import { env } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';

import { PAGE_SIZE } from '../../../worker/contract/bounds.ts';
import { Database } from '../../../worker/core/database.ts';
import { indexUser } from '../../../worker/core/search-index.ts';
import { listFriends } from '../../../worker/people/queries/friend-lists.ts';
import { searchUsers } from '../../../worker/people/queries/users.ts';
import { listUsersByPreference } from '../../../worker/sessions/queries/by-preference.ts';
import { FILL } from '../../bench/database/sql.ts';

/**
 * A month in a community, as its lists show it. The product's own queries say what each list shows. Assumptions are the
 * mix of lists, the number of users, the number who join, and that each user is online for two hours a day, at a usual
 * hour plus or minus one.
 */

export const PEOPLE = 10_000;
const JOIN_A_DAY = 50;
export const DAYS = 30;
const FRIENDS = 25;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** A viewer is online in the evening, and looks at each list for six minutes. */
const SITTING_AT_MS = 20 * HOUR_MS;
const SITTING_MS = 2 * HOUR_MS;
const LIST_MS = 6 * MINUTE_MS;

const dialect = new SQLiteAsyncDialect();

/** A number below 2^32 that depends only on these two. */
function hash(a: number, b: number) {
  const mixed = Math.imul(a + Math.imul(b, 7919), 2_654_435_761) >>> 0;
  return Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519) >>> 0;
}

/** When a user comes online on a day. They leave two hours later. All times are in ms since the month began. */
export const arrivalOf = (user: number, day: number) =>
  day * DAY_MS + (hash(user, 0) % DAY_MS) + (hash(user, day + 1) % (2 * HOUR_MS)) - HOUR_MS;
export const departureOf = (user: number, day: number) => arrivalOf(user, day) + SITTING_MS;

const isOnline = (user: number, at: number) => {
  const today = Math.floor(at / DAY_MS);
  return [today - 1, today, today + 1].some(
    (day) => arrivalOf(user, day) <= at && at < departureOf(user, day),
  );
};

const run = (text: string) => env.DB.prepare(text).run();

/** Rewrites these users' rows in the search index, with the product's own statement. */
async function reindex(users: readonly number[]) {
  const index = indexUser(sql.raw('u.id'));
  const which = JSON.stringify(users);
  await env.DB.batch([
    env.DB.prepare('DELETE FROM user_search WHERE rowid IN (SELECT value FROM json_each(?))').bind(
      which,
    ),
    env.DB.prepare(
      `${dialect.sqlToQuery(index).sql} AND u.id IN (SELECT value FROM json_each(?))`,
    ).bind(which),
  ]);
}

export async function fillCommunity(viewers: readonly number[]) {
  const everybody = String(PEOPLE + DAYS * JOIN_A_DAY);
  for (const text of FILL.users.replaceAll(':n', everybody).split(';')) {
    if (text.trim() !== '') await run(text);
  }
  for (const viewer of viewers) {
    for (let friend = 1; friend <= FRIENDS; friend += 1) {
      const other = 1 + (hash(viewer, friend) % PEOPLE);
      const [low, high] = [Math.min(viewer, other), Math.max(viewer, other)];
      if (low !== high) {
        await run(`INSERT OR IGNORE INTO friends
          (low_id, high_id, inviter_id, active, description, created_at)
          VALUES (${low}, ${high}, ${low}, 1, '', 0)`);
      }
    }
  }
}

/** Updates the online flags since the last call, and adds the users who have joined. */
async function passTo(at: number, shown: Map<number, boolean>) {
  const members = PEOPLE + Math.floor(at / DAY_MS) * JOIN_A_DAY;
  const changed: number[] = [];
  for (let user = 1; user <= members; user += 1) {
    const online = isOnline(user, at);
    if (shown.get(user) === online) continue;
    shown.set(user, online);
    changed.push(user);
  }
  const here = JSON.stringify(changed.filter((user) => shown.get(user)));
  await env.DB.prepare(
    `UPDATE users SET online = id IN (SELECT value FROM json_each(?1))
     WHERE id IN (SELECT value FROM json_each(?2))`,
  )
    .bind(here, JSON.stringify(changed))
    .run();
  await reindex(changed);
}

type Look = (db: Database, viewer: number) => Promise<number[]>;

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

const home: Look = async (db, viewer) => ids((await listUsersByPreference(db, viewer)).rows);

const friends =
  (state: 'active' | 'online'): Look =>
  async (db, viewer) =>
    ids((await listFriends(db, viewer, { state, itemsPerPage: PAGE_SIZE })).rows);

/** A people search. @param pages 2 for its second page */
const search =
  (asked: (viewer: number) => Partial<Parameters<typeof searchUsers>[1]>, pages = 1): Look =>
  async (db, viewer) => {
    let found = await searchUsers(db, { itemsPerPage: PAGE_SIZE, ...asked(viewer) }, viewer);
    for (let page = 1; page < pages && found.next !== undefined; page += 1) {
      const query = { itemsPerPage: PAGE_SIZE, ...asked(viewer), cursor: found.next };
      found = await searchUsers(db, query, viewer);
    }
    return ids(found.rows);
  };

const ofGame = (viewer: number) => ({ game: 1 + (viewer % 10) });
const ofGameNow = (viewer: number) => ({ ...ofGame(viewer), online: true });
const anybodyNow = () => ({ online: true });
const nearNow = () => ({ region: 'europe' as const, online: true });
const speakingNow = () => ({ language: 'en', platform: 'pc' as const, online: true });

/** Twenty lists: home several times, friends, and searches for people to play with now. */
const LOOKS: Look[] = [
  home,
  friends('online'),
  home,
  search(ofGameNow),
  search(ofGameNow, 2),
  home,
  search(anybodyNow),
  search(anybodyNow, 2),
  home,
  friends('active'),
  home,
  search(nearNow),
  search(nearNow, 2),
  home,
  friends('online'),
  search(ofGame),
  home,
  search(ofGameNow),
  search(speakingNow),
  home,
];
export const LISTS = LOOKS.length;

export interface Seen {
  /** When the viewer opened the list and the next one, in ms since the month began. */
  at: number;
  until: number;
  users: number[];
}

/** @returns the lists that each of these viewers has opened, in order */
export async function seeMonth(viewers: readonly number[]): Promise<Map<number, Seen[]>> {
  const seen = new Map<number, Seen[]>(viewers.map((viewer) => [viewer, []]));
  const shown = new Map<number, boolean>();
  const db = new Database(env.DB);
  for (let day = 0; day < DAYS; day += 1) {
    for (const [index, look] of LOOKS.entries()) {
      const at = day * DAY_MS + SITTING_AT_MS + index * LIST_MS;
      await passTo(at, shown);
      for (const viewer of viewers) {
        const users = await look(db, viewer);
        seen.get(viewer)?.push({ at, until: at + LIST_MS, users });
      }
    }
  }
  return seen;
}
