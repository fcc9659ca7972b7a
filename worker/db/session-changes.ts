import { type SQL, sql } from 'drizzle-orm';

import type { Database } from './database.ts';
import { settleSeats } from './membership.ts';
import { tell } from './notices.ts';
import { unindexSession } from './search-index.ts';
import { type SessionFields, changeOf, columnsOf } from './session-fields.ts';
import { gamesNow } from './merged-games.ts';
import { replaceGames, unknownGames } from './session-games.ts';
import { type SessionRow, sessionColumns } from './session-item.ts';
import { type By, hostBeside, isAdmin, logOther } from './session-override.ts';
import { openableSession } from './visibility.ts';

/**
 * What a host does to a session that exists, or an admin in their place. Each is one guarded batch: the guard stays
 * true while its own batch runs, so every statement of it names the session by the guard, and where it fails nothing
 * is written.
 */

/** What explains a refusal; nothing where the viewer may not see the session. */
export interface SessionFacts {
  hostId: number;
  /** Whether the actor is its host, or an admin. */
  entitled: number;
  cancelled: number;
  over: number;
  seatsTaken: number;
  startsAt: number;
  endsAt: number;
  revision: number;
}

const factsOf = ({ id, actorId, now }: By) => sql<SessionFacts>`
  SELECT s.host_id AS hostId, (s.host_id = ${actorId} OR ${isAdmin(actorId)}) AS entitled,
    s.cancelled_at IS NOT NULL AS cancelled, s.ends_at <= ${now} AS over,
    s.seats_taken AS seatsTaken, s.starts_at AS startsAt, s.ends_at AS endsAt, s.revision
  FROM sessions s JOIN users h ON h.id = s.host_id
  WHERE s.id = ${id} AND (${openableSession(actorId)}
    OR (s.taken_down_at IS NULL AND ${isAdmin(actorId)}))`;

const entitled = ({ id, actorId }: By) =>
  sql`s.id = ${id} AND (s.host_id = ${actorId} OR ${isAdmin(actorId)}) AND s.taken_down_at IS NULL`;

const changeable = (by: By) =>
  sql`${entitled(by)} AND s.cancelled_at IS NULL AND s.ends_at > ${by.now}`;

const and = (parts: SQL[]) => sql.join(parts, sql` AND `);
const or = (parts: SQL[]) => (parts.length > 0 ? sql.join(parts, sql` OR `) : sql`0`);

/**
 * Writes the fields that are given. Members are told where time, games or platforms become others; free seats go
 * to the waiting list. A start may lie in the past only where it stays what it was.
 * @returns the session as it now stands and whether anything was written; else what explains why not
 */
export async function changeSession(
  db: Database,
  change: By & {
    fields: SessionFields;
    earliestStart: number;
    /** What the editor had before it: where it has become another, nothing is written. */
    revision?: number | undefined;
    /** Why an admin changes what another hosts. */
    reason?: string | undefined;
  },
) {
  const { id, actorId, now, fields, revision, reason = '' } = change;
  const { startsAt, durationMinutes, seats } = fields;
  const start = startsAt === undefined ? sql`s.starts_at` : sql`${startsAt}`;
  const length =
    durationMinutes === undefined
      ? sql`(s.ends_at - s.starts_at)`
      : sql`${durationMinutes * 60_000}`;
  const end = sql`(${start} + ${length})`;
  const gameIds = gamesNow(fields.games ?? []);
  const target = sql`(SELECT s.id FROM sessions s WHERE ${and([
    changeable(change),
    sql`${end} > ${now}`,
    sql`NOT EXISTS (${unknownGames(gameIds, id)})`,
    ...(seats === undefined ? [] : [sql`s.seats_taken <= ${seats}`]),
    ...(revision === undefined ? [] : [sql`s.revision = ${revision}`]),
    ...(startsAt === undefined
      ? []
      : [sql`(${startsAt} >= ${change.earliestStart} OR s.starts_at = ${startsAt})`]),
  ])})`;
  const toldOf = or([
    sql`s.starts_at <> ${start} OR s.ends_at <> ${end}`,
    ...(fields.platforms ? [sql`s.platforms <> ${JSON.stringify(fields.platforms)}`] : []),
    ...(fields.games
      ? [
          sql`(SELECT count(*) FROM session_games sg WHERE sg.session_id = s.id) <> ${fields.games.length}
          OR EXISTS (SELECT 1 FROM json_each(${gameIds}) j WHERE NOT EXISTS (SELECT 1 FROM session_games sg
            WHERE sg.game_id = j.value AND sg.session_id = s.id))`,
        ]
      : []),
  ]);
  const [facts, unknown, , , , , , written] = await db.batch([
    factsOf(change),
    unknownGames(gameIds, id),
    logOther(change, { action: 'session-changed', reason, target, ...changeOf(fields, end) }),
    tell(hostBeside(change, target), {
      kind: 'session-changed',
      actorId,
      sessionId: id,
      text: reason,
      now,
    }),
    tell(
      sql`SELECT a.user_id AS id FROM sessions s CROSS JOIN applications a ON a.session_id = s.id
        WHERE s.id = ${target} AND a.status = 'accepted' AND (${toldOf})`,
      { kind: 'session-changed', actorId, sessionId: id, now },
    ),
    ...unindexSession(target),
    sql<{ id: number }>`UPDATE sessions AS s SET ends_at = ${end}${sql.join(
      columnsOf(fields).map(([column, value]) => sql`, ${sql.raw(column)} = ${value}`),
      sql``,
    )} WHERE s.id = ${target} RETURNING id`,
    ...(fields.games ? replaceGames(gameIds, target) : []),
    ...settleSeats(target, actorId, now),
    // Last: the guard may ask for the revision as it was.
    sql`UPDATE sessions SET revision = revision + 1, changed_at = ${now} WHERE id = ${target}`,
  ]);
  return {
    facts: facts[0],
    unknownGames: unknown.length,
    row: written.length > 0 ? await readSession(db, id, actorId) : undefined,
  };
}

async function readSession(db: Database, id: number, viewerId: number) {
  const [row] = await db.all(sql<SessionRow>`SELECT ${sessionColumns(viewerId)}
    FROM sessions s JOIN users h ON h.id = s.host_id WHERE s.id = ${id}`);
  return row;
}

/** Cancels for good: out of every list at once, and whoever has applied or is in is told the reason. */
export async function cancelSession(db: Database, { reason, ...by }: By & { reason: string }) {
  const { id, actorId, now } = by;
  const target = sql`(SELECT s.id FROM sessions s WHERE ${changeable(by)})`;
  const [facts, , , , , written] = await db.batch([
    factsOf(by),
    logOther(by, {
      action: 'session-cancelled',
      reason,
      before: sql`json_object('status', 'open', 'name', s.name)`,
      after: sql`json_object('status', 'cancelled', 'name', s.name)`,
      target,
    }),
    tell(
      sql`SELECT a.user_id AS id FROM applications a WHERE a.session_id = ${target}
        AND a.status IN ('pending', 'waiting', 'accepted') UNION ALL ${hostBeside(by, target)}`,
      { kind: 'session-cancelled', actorId, sessionId: id, text: reason, now },
    ),
    ...unindexSession(target),
    sql<{
      id: number;
    }>`UPDATE sessions SET cancelled_at = ${now}, cancel_reason = ${reason}, closed = 1,
      revision = revision + 1, changed_at = ${now} WHERE id = ${target} RETURNING id`,
  ]);
  return {
    facts: facts[0],
    row: written.length > 0 ? await readSession(db, id, actorId) : undefined,
  };
}

/** Deletes a session that nobody has ever applied to; its files are left to the sweep. */
export async function deleteSession(db: Database, by: By) {
  const target = sql`(SELECT s.id FROM sessions s WHERE ${entitled(by)}
    AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.session_id = s.id))`;
  const [facts, , , , , , , , deleted] = await db.batch([
    factsOf(by),
    logOther(by, {
      action: 'session-deleted',
      reason: '',
      before: sql`json_object('name', s.name, 'description', s.description, 'host', s.host_id)`,
      after: null,
      target,
    }),
    tell(hostBeside(by, target), {
      kind: 'session-taken-down',
      actorId: null,
      sessionId: by.id,
      now: by.now,
    }),
    ...unindexSession(target),
    sql`UPDATE media SET session_id = NULL, deleted_at = coalesce(deleted_at, ${by.now})
      WHERE session_id = ${target}`,
    sql`UPDATE uploads SET session_id = NULL, expires_at = ${by.now} WHERE session_id = ${target}`,
    sql`DELETE FROM session_games WHERE session_id = ${target}`,
    sql<{ id: number }>`DELETE FROM sessions WHERE id = ${target} RETURNING id`,
  ]);
  return { facts: facts[0], deleted: deleted.length > 0 };
}
