import { type SQL, sql } from 'drizzle-orm';

import { TOTAL_MAX } from '../../contract/bounds.ts';
import type { UserPatch, UserQuery } from '../../contract/user.ts';
import { decodeCursor, encodeCursor, pageOf } from '../../core/cursor.ts';
import type { Database } from '../../core/database.ts';
import { holdText, isHeld } from '../../core/held-texts.ts';
import { nameKeys, namedLike } from '../../core/name-keys.ts';
import { facet, reindexUser, rowId } from '../../core/search-index.ts';
import { extraWords, matchWords } from '../../core/search-words.ts';
import { type UserRow, userColumns } from '../../core/user-item.ts';
import { listedUser } from '../../core/visibility.ts';

function userMatch(query: UserQuery): string | null {
  const words = matchWords(query.q ?? '');
  if (words.length === 0 && (query.q ?? '').trim() !== '') return null;
  const facets = [
    query.online ? 'on' : 'us',
    ...(query.game ? [facet('gm', query.game)] : []),
    ...(query.platform ? [facet('pl', query.platform)] : []),
    ...(query.region ? [facet('rg', query.region)] : []),
    ...(query.language ? [facet('ln', query.language)] : []),
  ].join(' AND ');
  return `${words.length > 0 ? `words : (${words.join(' AND ')}) AND ` : ''}facets : (${facets})`;
}

/** One page of users, newest first, in one D1 query. */
export async function searchUsers(db: Database, query: UserQuery, viewerId: number) {
  const [after] = decodeCursor('people', 1, query.cursor) ?? [];
  const match = userMatch(query);
  if (match === null) return { rows: [], total: 0, next: undefined };
  const size = query.itemsPerPage;
  const first = after === undefined;
  const limit = first ? Math.max(TOTAL_MAX, size + 1) : size + 1;
  const rows = await db.all(sql<UserRow & { total: number | null }>`
    WITH hits AS MATERIALIZED (
      SELECT u.id FROM user_search f CROSS JOIN users u ON u.id = f.rowid
      WHERE user_search MATCH ${match} ${first ? sql`` : sql`AND f.rowid < ${rowId(after)}`}
        AND u.id <> ${viewerId} AND ${listedUser(viewerId)}
      ORDER BY f.rowid DESC LIMIT ${limit})
    SELECT ${userColumns(viewerId)}, ${first ? sql`min(${TOTAL_MAX}, (SELECT count(*) FROM hits))` : sql`NULL`} AS total
    FROM hits CROSS JOIN users u ON u.id = hits.id LIMIT ${size + 1}`);
  const { shown, last } = pageOf(rows, size);
  return {
    rows: shown,
    total: first ? (rows[0]?.total ?? 0) : undefined,
    next: last && encodeCursor('people', [last.id]),
  };
}

/** A held text isn't written here. */
const unlessHeld = (field: 'name' | 'about', text: string, column: string, value: string) =>
  sql`${sql.raw(column)} = iif(${isHeld(sql`users.id`, sql`0`, { field, text })}, ${sql.raw(column)}, ${value})`;

function renamed(name: string): SQL {
  const { key, shape } = nameKeys(name);
  const columns = { name, name_key: key, name_shape: shape, name_words: extraWords(name) };
  return sql.join(
    Object.entries(columns).map(([column, value]) => unlessHeld('name', name, column, value)),
    sql`, `,
  );
}

const assignments = (patch: UserPatch, now: number): SQL[] => [
  ...(patch.name === undefined ? [] : [renamed(patch.name)]),
  ...(patch.about === undefined ? [] : [unlessHeld('about', patch.about, 'about', patch.about)]),
  ...(patch.region === undefined ? [] : [sql`region = ${patch.region}`]),
  ...(patch.locale === undefined ? [] : [sql`locale = ${patch.locale}`]),
  ...(patch.languages === undefined ? [] : [sql`languages = ${JSON.stringify(patch.languages)}`]),
  ...(patch.invitesFrom === undefined ? [] : [sql`invites_from = ${patch.invitesFrom}`]),
  ...(patch.callsFrom === undefined ? [] : [sql`calls_from = ${patch.callsFrom}`]),
  ...(patch.messagesFrom === undefined ? [] : [sql`messages_from = ${patch.messagesFrom}`]),
  ...(patch.platforms === undefined ? [] : [sql`platforms = ${JSON.stringify(patch.platforms)}`]),
  ...(patch.onlineFor === undefined ? [] : [sql`online_for = ${patch.onlineFor}`]),
  ...(patch.ofAge ? [sql`of_age_declared_at = coalesce(of_age_declared_at, ${now})`] : []),
];

/** Replaces the gamertags if a patch has them. `held` is the condition under which the patch may be written. */
const replaceGamertags = (userId: number, tags: UserPatch['gamertags'], held: SQL): SQL[] =>
  tags === undefined
    ? []
    : [
        sql`DELETE FROM gamertags WHERE user_id = ${userId} AND ${held}`,
        sql`INSERT INTO gamertags (user_id, platform, tag, visible_to)
          SELECT ${userId}, t.value ->> 'platform', t.value ->> 'tag', t.value ->> 'visibleTo'
          FROM json_each(${JSON.stringify(tags)}) t WHERE ${held}`,
      ];

/** Changes the user's own page. @returns the updated user, or nothing if the name is taken */
export async function updateUser(db: Database, userId: number, patch: UserPatch, now: number) {
  const changes = assignments(patch, now);
  const nameFree =
    patch.name === undefined
      ? sql`1`
      : sql`(EXISTS (SELECT 1 FROM users o WHERE o.id = ${userId} AND o.name = ${patch.name})
          OR NOT EXISTS (${namedLike(patch.name)} AND u.id <> ${userId}))`;
  const hold = (['name', 'about'] as const).flatMap((field) => {
    const text = patch[field];
    return text === undefined
      ? []
      : holdText({
          field,
          text,
          source: sql`FROM users u WHERE u.id = ${userId} AND ${nameFree}`,
          userId: sql`u.id`,
          sessionId: sql`0`,
          when: sql`u.${sql.raw(field)} IS NOT ${text}`,
          now,
        });
  });
  const { updated, rows } = await db.batch({
    hold,
    updated:
      changes.length === 0
        ? sql`SELECT id FROM users WHERE id = ${userId}`
        : sql`UPDATE users SET ${sql.join(changes, sql`, `)}
            WHERE id = ${userId} AND ${nameFree} RETURNING id`,
    index: reindexUser(userId),
    rows: sql<UserRow>`SELECT ${userColumns(userId)} FROM users u WHERE u.id = ${userId}`,
    gamertags: replaceGamertags(userId, patch.gamertags, nameFree),
  });
  return updated.length > 0 ? rows[0] : undefined;
}
