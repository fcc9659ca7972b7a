import { type SQL, sql } from 'drizzle-orm';

import { gameMatch } from '../../catalogue/queries/games.ts';
import { LANGUAGES_MAX, TOTAL_MAX } from '../../contract/bounds.ts';
import type { UserItem, UserPatch, UserQuery } from '../../contract/user.ts';
import { PLATFORMS, USER_FITS, type UserFit } from '../../contract/vocabulary.ts';
import { decodeCursor, encodeCursor, pageOf } from '../../core/cursor.ts';
import type { Database } from '../../core/database.ts';
import { holdText, isHeld, refuseHeldWords } from '../../core/held-texts.ts';
import { nameKeys, namedLike } from '../../core/name-keys.ts';
import { type RowOf, fields, json, select } from '../../core/rows.ts';
import { facet, reindexUser, rowId } from '../../core/search-index.ts';
import { extraWords, matchWords } from '../../core/search-words.ts';
import { toUserItem, userColumns } from '../../core/user-item.ts';
import { listedUser } from '../../core/visibility.ts';

/** The query as one FTS5 expression, as SQL. Null if nothing can match. */
function userMatch(query: UserQuery): SQL | null {
  const words = matchWords(query.q ?? '');
  if (words.length === 0 && (query.q ?? '').trim() !== '') return null;
  const facets = [
    query.online ? 'on' : 'us',
    ...(query.platform ? [facet('pl', query.platform)] : []),
    ...(query.region ? [facet('rg', query.region)] : []),
    ...(query.language ? [facet('ln', query.language)] : []),
  ].join(' AND ');
  const asked = `${words.length > 0 ? `words : (${words.join(' AND ')}) AND ` : ''}facets : (${facets})`;
  return sql`(SELECT ${gameMatch(query.game)} || ${asked})`;
}

/** A common table `me` with one row: the viewer's facts that users are compared with. */
const comparedTo = (
  viewerId: number,
) => sql`me AS MATERIALIZED (SELECT region, languages, platforms,
  (SELECT ' ' || group_concat(game_id, ' ') || ' ' FROM preferences WHERE user_id = ${viewerId}) AS games
  FROM users WHERE id = ${viewerId})`;

/** Whether the language number `place` of user `u` is one of the viewer's. `en` also stands for `en-NZ`. */
const speaks = (place: number) => {
  const tag = `(u.languages ->> '$[${place}]')`;
  const base = `substr(${tag}, 1, instr(${tag} || '-', '-') - 1)`;
  return `coalesce(instr((SELECT languages FROM me), '"' || ${base} || '"') + instr((SELECT languages FROM me), '"' || ${base} || '-'), 0)`;
};

const LANGUAGE = Array.from({ length: LANGUAGES_MAX }, (_, place) => speaks(place)).join(' + ');
const PLATFORM = PLATFORMS.map(
  (one) => `instr((SELECT platforms FROM me), '"${one}"') * instr(u.platforms, '"${one}"')`,
).join(' + ');

/**
 * What `u` has in common with `me`, as JSON. Not with `json_each`, because D1 bills each of its rows as read. Never
 * whether they're online, because an order by it would tell.
 */
const FITS = sql.raw(`json_object('game', (SELECT count(*) FROM preferences p WHERE p.user_id = u.id
    AND instr((SELECT games FROM me), ' ' || p.game_id || ' ')),
  'language', ${LANGUAGE} > 0, 'region', coalesce(u.region = (SELECT region FROM me), 0), 'platform', ${PLATFORM} > 0)`);

const SCORE =
  sql.raw(`(2 * min(fits ->> 'game', 3) + 2 * (fits ->> 'language') + (fits ->> 'region')
  + (fits ->> 'platform'))`);

/** `oldest` is the last hit of the window. */
const hitColumns = (viewerId: number) =>
  fields(userColumns(viewerId), {
    fits: json<Record<UserFit, number>>(sql`page.fits`),
    score: sql<number>`page.score`,
    total: sql<number>`page.total`,
    oldest: sql<number>`page.oldest`,
  });

type Hit = RowOf<ReturnType<typeof hitColumns>>;

/** So many hits are compared with the viewer at a time, or a page of them, if that is larger. */
const WINDOW = 40;

/**
 * One page of users, in one D1 query. The newest 40 come first, in the order of fit, then the next 40, and so on, so
 * that no page ranks more than that.
 */
export async function searchUsers(db: Database, query: UserQuery, viewerId: number) {
  const [before = 0, score = 0, id = 0] = decodeCursor('people', 3, query.cursor) ?? [];
  const match = userMatch(query);
  if (match === null) return { rows: [], totalItems: 0, next: undefined };
  const size = query.itemsPerPage;
  const ranked = Math.max(WINDOW, size);
  // The first page counts the hits, too.
  const most = query.cursor === undefined ? TOTAL_MAX : ranked;
  const seen = sql`u.id <> ${viewerId} AND ${listedUser(viewerId)}`;
  const older = (column: string) =>
    before === 0 ? sql`` : sql`AND ${sql.raw(column)} < ${rowId(before)}`;
  const hits =
    query.ids === undefined
      ? sql`SELECT u.id FROM user_search f CROSS JOIN users u ON u.id = f.rowid
          WHERE user_search MATCH ${match} ${older('f.rowid')} AND ${seen} ORDER BY f.rowid DESC`
      : sql`SELECT u.id FROM users u WHERE u.id IN (SELECT value FROM json_each(${`[${query.ids}]`}))
          ${older('u.id')} AND ${seen} ORDER BY u.id DESC`;
  const rows = await db.all(sql<Hit>`
    WITH ${comparedTo(viewerId)},
    hits AS MATERIALIZED (
      ${hits} LIMIT ${most}),
    compared AS (
      SELECT u.id, ${FITS} AS fits FROM (SELECT id FROM hits LIMIT ${ranked}) h CROSS JOIN users u ON u.id = h.id),
    page AS MATERIALIZED (
      SELECT * FROM (SELECT id, fits, ${SCORE} AS score, (SELECT count(*) FROM hits) AS total,
        min(id) OVER () AS oldest FROM compared)
      ${id === 0 ? sql`` : sql`WHERE (score, id) < (${score}, ${id})`} ORDER BY score DESC, id DESC LIMIT ${size + 1})
    SELECT ${hitColumns(viewerId)}
    FROM page CROSS JOIN users u ON u.id = page.id`);
  const page = pageOf(rows, size, 'people', (last) => [before, last.score, last.id]);
  const more = page.rows.find(({ total }) => total === most || total > ranked);
  return {
    rows: page.rows,
    totalItems: query.cursor === undefined ? (rows[0]?.total ?? 0) : undefined,
    next: page.next ?? (more && encodeCursor('people', [more.oldest, 0, 0])),
  };
}

export const toFittingUser = (row: Hit): UserItem => ({
  ...toUserItem(row),
  fits: USER_FITS.filter((fit) => row.fits[fit] > 0),
});

/** A held text isn't written here, and neither are the keys of a name that stays: a placeholder has its own. */
const unlessHeld = (field: 'name' | 'about', text: string, column: string, value: string) =>
  sql`${sql.raw(column)} = iif(${sql.raw(field)} IS ${text} OR ${isHeld(sql`users.id`, sql`0`, sql`x.field = ${field} AND x.text = ${text}`)}, ${sql.raw(column)}, ${value})`;

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

/**
 * Replaces the gamertags if a patch has them. Those that stay the same stay verified.
 *
 * @param held the condition under which the patch may be written
 */
const replaceGamertags = (userId: number, tags: UserPatch['gamertags'], held: SQL): SQL[] =>
  tags === undefined
    ? []
    : [
        sql`DELETE FROM gamertags WHERE user_id = ${userId} AND ${held} AND platform NOT IN
          (SELECT t.value ->> 'platform' FROM json_each(${JSON.stringify(tags)}) t)`,
        sql`INSERT INTO gamertags (user_id, platform, tag, visible_to)
          SELECT ${userId}, t.value ->> 'platform', t.value ->> 'tag', t.value ->> 'visibleTo'
          FROM json_each(${JSON.stringify(tags)}) t WHERE ${held}
          ON CONFLICT (user_id, platform) DO UPDATE SET tag = excluded.tag, visible_to = excluded.visible_to,
            verified_at = iif(tag = excluded.tag, verified_at, NULL)`,
      ];

/** Refuses gamertags for everyone with one of the operator's words. @throws ProblemError 422 */
export const refuseHeldGamertags = (db: Database, userId: number, { gamertags = [] }: UserPatch) =>
  refuseHeldWords(
    db,
    'gamertags',
    gamertags.flatMap(({ tag, visibleTo }) => (visibleTo === 'everyone' ? [tag] : [])),
    (
      tag,
    ) => sql`NOT EXISTS (SELECT 1 FROM gamertags g WHERE g.user_id = ${userId} AND g.tag = ${tag}
      AND g.visible_to = 'everyone')`,
  );

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
          standing: sql.raw(`u.${field}`),
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
    rows: select(userColumns(userId))`FROM users u WHERE u.id = ${userId}`,
    gamertags: replaceGamertags(userId, patch.gamertags, nameFree),
  });
  return updated.length > 0 ? rows[0] : undefined;
}
