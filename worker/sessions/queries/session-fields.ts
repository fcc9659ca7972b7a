import { type SQL, sql } from 'drizzle-orm';

import { PLAIN_FIELDS } from '../../contract/session-fields.ts';
import type { SessionCreate, SessionPatch } from '../../contract/session.ts';
import type { Database } from '../../core/database.ts';
import { hasHeldWord, holdText, isHeld, refuseHeldWords } from '../../core/held-texts.ts';
import { json, select } from '../../core/rows.ts';
import { sessions } from '../../core/schema/sessions.ts';
import { extraWords } from '../../core/search-words.ts';
import type { By } from './session-guards.ts';

export type SessionFields = Omit<
  SessionPatch,
  'startsAt' | 'status' | 'cancelReason' | 'revision' | 'reason'
> & {
  /** In ms. */
  startsAt?: number | undefined;
};

/** What a host sets of a session, in the order of the log. */
const SET = [
  'name',
  'description',
  ...PLAIN_FIELDS,
  'startsAt',
  'seats',
  'visibility',
  'membersInvite',
  'instant',
  'roles',
  'hostRole',
  'partyCode',
] as const;

/** What a new session doesn't begin with as it is given: it is compared, computed, or set later. */
const OTHERS = ['name', 'description', 'startsAt', 'visibility', 'hostRole', 'partyCode'] as const;

type Field = (typeof SET)[number];

/** What a new session begins with as it is given. */
export const GIVEN = SET.filter(
  (field): field is Exclude<Field, (typeof OTHERS)[number]> =>
    !OTHERS.some((other) => other === field),
);

/** Their columns, and their values. */
export const GIVEN_COLUMNS = sql.raw(GIVEN.map((field) => sessions[field].name).join(', '));
export const givenValues = (fields: Pick<SessionCreate, (typeof GIVEN)[number]>) =>
  sql.join(
    GIVEN.map((field) => sql`${stored(fields[field])}`),
    sql`, `,
  );

type Value = string | number | null;

function stored(value: SessionCreate[(typeof GIVEN)[number]] | Value): Value {
  if (typeof value === 'object') return value && JSON.stringify(value);
  return typeof value === 'boolean' ? Number(value) : value;
}

/** The columns that a patch writes, with their values. */
const columnsOf = (fields: SessionFields) =>
  SET.flatMap((field): [string, Value][] => {
    const { [field]: value } = fields;
    return value === undefined ? [] : [[sessions[field].name, stored(value)]];
  });

/** What a patch writes to session `s`: its columns, and the words under which its texts are found. */
export function assignmentsOf(fields: SessionFields): SQL {
  const { name, description, visibility, ...others } = fields;
  const ids = [sql`s.host_id`, sql`s.id`] as const;
  // A refused text doesn't hide the one before it, which was public.
  const held = isHeld(
    ...ids,
    sql`(x.refused = 0 OR s.visibility = 'held'
    OR x.text = iif(x.field = 'name', ${name ?? sql`s.name`}, ${description ?? sql`s.description`}))`,
  );
  const text = (field: 'name' | 'description', value: string | undefined) => {
    if (value === undefined) return [];
    const waits = isHeld(...ids, sql`x.field = ${field} AND x.text = ${value}`);
    const column = sql.raw(field);
    const words = sql.raw(`${field}_words`);
    return [
      sql`, ${column} = iif(${waits}, s.${column}, ${value}), ${words} = iif(${waits}, s.${words}, ${extraWords(value)})`,
    ];
  };
  const shownTo =
    visibility === undefined
      ? sql`iif(s.visibility = 'held' AND NOT ${held}, 'public', s.visibility)`
      : visibility === 'public'
        ? sql`iif(s.visibility <> 'public' AND ${held}, 'held', 'public')`
        : sql`${visibility}`;
  return sql.join(
    [
      ...columnsOf(others).map(([column, value]) => sql`, ${sql.raw(column)} = ${value}`),
      ...text('name', name),
      ...text('description', description),
      sql`, visibility = ${shownTo}`,
    ],
    sql``,
  );
}

interface Holding {
  target: SQL;
  actorId: SQL | number;
  now: number;
  /** A further condition over session `s`. */
  only?: (field: 'name' | 'description') => SQL;
}

/** Holds the texts of a public session `s` that its host writes. For the batch, before the change. */
export const holdTexts = (
  { name, description, visibility }: Pick<SessionFields, 'name' | 'description' | 'visibility'>,
  { target, actorId, now, only = () => sql`1` }: Holding,
): SQL[] =>
  Object.entries({ name, description }).flatMap(([key, text]) => {
    const field = key === 'name' ? 'name' : 'description';
    return text === undefined
      ? []
      : holdText({
          field,
          text,
          source: sql`FROM sessions s WHERE s.id IN ${target}`,
          userId: sql`s.host_id`,
          sessionId: sql`s.id`,
          standing: sql`iif(s.visibility = 'held', NULL, s.${sql.raw(field)})`,
          when: sql`s.host_id = ${actorId} AND ${visibility === undefined ? sql`s.visibility IN ('public', 'held')` : visibility === 'public' ? sql`1` : sql`0`}
            AND (s.visibility <> 'public' OR s.${sql.raw(field)} IS NOT ${text}) AND ${only(field)}`,
          now,
        });
  });

const rolesOf = ({ roles = [] }: Pick<SessionFields, 'roles'>) => roles.map(({ name }) => name);

/** Refuses roles of a public session with one of the operator's words. @throws ProblemError 422 */
export const refuseHeldRoles = async (
  db: Database,
  fields: Pick<SessionFields, 'roles' | 'visibility'>,
) =>
  fields.visibility === 'public' &&
  (await refuseHeldWords(db, 'roles', rolesOf(fields), () => sql`1`));

/**
 * Whether a host's reason to cancel session `s` has one of the operator's words, and everyone would read it. Part of the
 * cancellation itself, since another tab may make the session public at that moment.
 */
export const isHeldReason = (reason: string, { actorId }: Pick<By, 'actorId'>) =>
  sql`(s.host_id = ${actorId} AND s.visibility IN ('public', 'held') AND ${hasHeldWord(reason)})`;

type Concerned = Pick<By, 'id' | 'actorId'> & { seriesId?: number };

/** The host's sessions that a change is about: one, or those of a series from it on, and what the next ones begin with. */
const concerned = ({ id, actorId, seriesId }: Concerned) => {
  const own = sql`SELECT name, description, roles, visibility, seats_taken + seats_held - 1 AS others, revision
    FROM sessions WHERE host_id = ${actorId}`;
  return seriesId === undefined
    ? sql`(${own} AND id = ${id})`
    : sql`(${own} AND series_id = ${seriesId} AND closed = 0
        AND series_day >= (SELECT f.series_day FROM sessions f WHERE f.id = ${id} AND f.series_id = ${seriesId})
      UNION ALL SELECT '', '', template -> '$.roles', template ->> 'visibility', 0, 0
        FROM series WHERE id = ${seriesId} AND host_id = ${actorId})`;
};

/** With `others`, the seats that are taken or offered, without the host's. */
const HIDDEN = {
  name: sql<string>`s.name`,
  description: sql<string>`s.description`,
  roles: json<SessionCreate['roles']>(sql`s.roles`),
  others: sql<number>`s.others`,
  revision: sql<number>`s.revision`,
};

/**
 * Refuses roles in which everyone would read one of the operator's words. Where others have a seat already, also a name
 * and a description: while those wait, the session would be its host's alone.
 * @returns the sessions that aren't public, for a change that depends on that
 * @throws ProblemError 422
 */
export async function refuseHeldChange(
  db: Database,
  by: Concerned,
  { visibility, ...fields }: Pick<SessionPatch, 'name' | 'description' | 'roles' | 'visibility'>,
) {
  const changed = concerned(by);
  const hidden =
    visibility === 'public' || (visibility === undefined && fields.roles)
      ? await db.all(select(HIDDEN)`FROM ${changed} s WHERE s.visibility NOT IN ('public', 'held')`)
      : [];
  const shown = sql`SELECT 1 FROM ${changed} s
    WHERE ${visibility === undefined ? sql`s.visibility IN ('public', 'held')` : Number(visibility === 'public')}`;
  const { roles = hidden.flatMap((one) => one.roles) } = fields;
  await refuseHeldWords(
    db,
    'roles',
    rolesOf({ roles }),
    (name) => sql`EXISTS (${shown} AND NOT (s.visibility = 'public'
      AND EXISTS (SELECT 1 FROM json_each(s.roles) r WHERE r.value ->> 'name' = ${name})))`,
  );
  const joined = visibility === 'public' ? hidden.filter(({ others }) => others > 0) : [];
  for (const field of ['name', 'description'] as const) {
    const texts = joined.map((one) => fields[field] ?? one[field]);
    await refuseHeldWords(db, field, texts, () => sql`1`);
  }
  return hidden;
}

/** The host's own texts. The log doesn't contain them, it only quotes them (`quoteInLog`). */
const TEXTS = new Set(['name', 'description', 'roles', 'host_role', 'party_code']);

const object = (parts: SQL[]) => sql`json_object(${sql.join(parts, sql`, `)})`;

/** What the log stores of a change of session `s`: the written columns, before and after. */
export function changeOf(fields: SessionFields, end: SQL) {
  const columns = columnsOf(fields);
  const texts = columns.filter(([column]) => TEXTS.has(column));
  const facts = columns.filter(([column]) => !TEXTS.has(column));
  const before = (of: typeof columns) =>
    of.map(([column]) => sql`${column}, ${sql.raw(`s.${column}`)}`);
  const after = (of: typeof columns) => of.map(([column, value]) => sql`${column}, ${value}`);
  return {
    before: object([sql`'ends_at', s.ends_at`, ...before(facts)]),
    after: object([sql`'ends_at', ${end}`, ...after(facts)]),
    quote:
      texts.length > 0 ? { before: object(before(texts)), after: object(after(texts)) } : undefined,
  };
}

/** Games that can't be chosen: unknown ones, and archived ones that the session doesn't have yet. */
export const unknownGames = (gameIds: SQL, sessionId: number) => sql`
  SELECT j.value AS id FROM json_each(${gameIds}) j
  WHERE NOT EXISTS (SELECT 1 FROM games g WHERE g.id = j.value AND (g.archived_at IS NULL
    OR EXISTS (SELECT 1 FROM session_games sg WHERE sg.game_id = g.id AND sg.session_id = ${sessionId})))`;

/** How many of the games can be chosen for a new session. */
export const usableGames = (gameIds: SQL) => sql`(SELECT count(*) FROM json_each(${gameIds}) j
  JOIN games g ON g.id = j.value AND g.archived_at IS NULL)`;

/** Replaces the games. Rows first move to negative positions, so that a game that stays is never missing. */
export const replaceGames = (gameIds: SQL, target: SQL): SQL[] => [
  sql`UPDATE session_games SET position = -1 - position WHERE session_id = ${target}`,
  sql`INSERT INTO session_games (session_id, game_id, position)
    SELECT s.id, j.value, j.key FROM sessions s, json_each(${gameIds}) j WHERE s.id = ${target}
    ON CONFLICT (game_id, session_id) DO UPDATE SET position = excluded.position`,
  sql`DELETE FROM session_games WHERE session_id = ${target} AND position < 0`,
];
