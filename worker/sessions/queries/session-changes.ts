import { type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../core/database.ts';
import { settleSeats } from './membership.ts';
import { insertNotices } from '../../notifications/queries/notices.ts';
import { unindexSession } from '../../core/search-index.ts';
import {
  type SessionFields,
  changeOf,
  columnsOf,
  replaceGames,
  unknownGames,
} from './session-fields.ts';
import { gamesNow } from '../../catalogue/queries/games.ts';
import { type SessionRow, sessionColumns } from './session-item.ts';
import { type By, changeable, entitled, factsOf, hostBeside, logOther } from './session-guards.ts';

/**
 * What a host, or an admin in their place, does to a session. Each is one guarded batch. Every statement names the
 * session by the guard, so nothing is written where the guard fails. No statement may make its own guard fail before
 * the last one has run.
 */

const and = (parts: SQL[]) => sql.join(parts, sql` AND `);
const or = (parts: SQL[]) => (parts.length > 0 ? sql.join(parts, sql` OR `) : sql`0`);

/**
 * Writes the fields that are given. Members get a notice where time, games or platforms change. Free seats go to the
 * waiting list. A start may lie in the past only where it does not change.
 * @returns the session where it was written, and what explains a refusal
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
  const {
    facts,
    unknown,
    toHost,
    toMembers,
    written,
    seats: settled,
  } = await db.batch({
    facts: factsOf(change),
    unknown: unknownGames(gameIds, id),
    log: logOther(change, { action: 'session-changed', reason, target, ...changeOf(fields, end) }),
    toHost: insertNotices(hostBeside(change, target), {
      kind: 'session-changed',
      actorId,
      sessionId: id,
      text: reason,
      now,
    }),
    toMembers: insertNotices(
      sql`SELECT a.user_id AS id FROM sessions s CROSS JOIN applications a ON a.session_id = s.id
        WHERE s.id = ${target} AND a.status = 'accepted' AND (${toldOf})`,
      { kind: 'session-changed', actorId, sessionId: id, now },
    ),
    unindex: unindexSession(target),
    written: sql`UPDATE sessions AS s SET ends_at = ${end}${sql.join(
      columnsOf(fields).map(([column, value]) => sql`, ${sql.raw(column)} = ${value}`),
      sql``,
    )} WHERE s.id = ${target} RETURNING id`,
    games: fields.games ? replaceGames(gameIds, target) : [],
    seats: settleSeats(target, now),
    // Last, because the guard may ask for the revision as it was.
    revised: sql`UPDATE sessions SET revision = revision + 1, changed_at = ${now} WHERE id = ${target}`,
  });
  return {
    facts: facts[0],
    notices: [...toHost, ...toMembers, ...settled.notices],
    unknownGames: unknown.length,
    row: written.length > 0 ? await readSession(db, id, actorId) : undefined,
  };
}

async function readSession(db: Database, id: number, viewerId: number) {
  const [row] = await db.all(sql<SessionRow>`SELECT ${sessionColumns(viewerId)}
    FROM sessions s JOIN users h ON h.id = s.host_id WHERE s.id = ${id}`);
  return row;
}

/** Cancels for good. It leaves every list at once. Members and open applicants get a notice with the reason. */
export async function cancelSession(db: Database, { reason, ...by }: By & { reason: string }) {
  const { id, actorId, now } = by;
  const target = sql`(SELECT s.id FROM sessions s WHERE ${changeable(by)})`;
  const { facts, notices, written } = await db.batch({
    facts: factsOf(by),
    log: logOther(by, {
      action: 'session-cancelled',
      reason,
      before: sql`json_object('status', 'open', 'name', s.name)`,
      after: sql`json_object('status', 'cancelled', 'name', s.name)`,
      target,
    }),
    notices: insertNotices(
      sql`SELECT a.user_id AS id FROM applications a WHERE a.session_id = ${target}
        AND a.status IN ('pending', 'waiting', 'accepted') UNION ALL ${hostBeside(by, target)}`,
      { kind: 'session-cancelled', actorId, sessionId: id, text: reason, now },
    ),
    unindex: unindexSession(target),
    written: sql`UPDATE sessions SET cancelled_at = ${now}, cancel_reason = ${reason}, closed = 1,
      revision = revision + 1, changed_at = ${now} WHERE id = ${target} RETURNING id`,
  });
  return {
    facts: facts[0],
    notices,
    row: written.length > 0 ? await readSession(db, id, actorId) : undefined,
  };
}

/** Deletes a session that nobody has ever applied to; its files are left to the sweep. */
export async function deleteSession(db: Database, by: By) {
  const target = sql`(SELECT s.id FROM sessions s WHERE ${entitled(by)}
    AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.session_id = s.id))`;
  const { facts, notices, deleted } = await db.batch({
    facts: factsOf(by),
    log: logOther(by, {
      action: 'session-deleted',
      reason: '',
      before: sql`json_object('name', s.name, 'description', s.description, 'host', s.host_id)`,
      after: null,
      target,
    }),
    notices: insertNotices(hostBeside(by, target), {
      kind: 'session-taken-down',
      actorId: null,
      sessionId: by.id,
      now: by.now,
    }),
    unindex: unindexSession(target),
    media: sql`UPDATE media SET session_id = NULL, deleted_at = coalesce(deleted_at, ${by.now})
      WHERE session_id = ${target}`,
    uploads: sql`UPDATE uploads SET session_id = NULL, expires_at = ${by.now} WHERE session_id = ${target}`,
    games: sql`DELETE FROM session_games WHERE session_id = ${target}`,
    deleted: sql`DELETE FROM sessions WHERE id = ${target} RETURNING id`,
  });
  return { facts: facts[0], notices, deleted: deleted.length > 0 };
}
