import { type SQL, sql } from 'drizzle-orm';

import { gamesNow } from '../../../catalogue/queries/games.ts';
import type { Database } from '../../../core/database.ts';
import { flag, json, select } from '../../../core/rows.ts';
import { indexSessions, unindexSessions } from '../../../core/search-index.ts';
import { idList } from '../../../core/visibility.ts';
import { type WrittenNotice, insertNotices } from '../../../notifications/queries/notices.ts';
import { declineStrangers } from '../../queries/decline-strangers.ts';
import { settleSeats } from '../../queries/membership.ts';
import { firstReminder } from '../../queries/reminders.ts';
import {
  changesSeats,
  changeWaiting,
  concernsMembers,
  endAfter,
  fitsRoles,
  keepHostRole,
  readSession,
} from '../../queries/session-changes.ts';
import {
  type SessionFields,
  assignmentsOf,
  holdTexts,
  replaceGames,
  unknownGames,
} from '../../queries/session-fields.ts';
import { type By, selectSessionFacts } from '../../queries/session-guards.ts';
import { endInvitationsOfMembers } from '../../queries/withdraw-invitation.ts';
import { type Rule, repeatsOf } from '../recurrence.ts';
import type { Dated, Replanned } from '../replan.ts';
import { SERIES_STATE } from './due-series.ts';
import { hostRoleIn } from './make-sessions.ts';

interface FollowingRow extends Dated {
  endsAt: number;
  seatsTaken: number;
  revision: number;
  /** The name and description of a session that isn't public. */
  texts: { name: string; description: string } | null;
}

/** A session of a series that its host wants to change, the sessions that follow it, and the day before it. */
export async function readFollowing(db: Database, by: By & { seriesId: number }) {
  const { id, seriesId, actorId } = by;
  const first = sql`(SELECT f.series_day FROM sessions f WHERE f.id = ${id} AND f.series_id = ${seriesId})`;
  const { facts, rows, following, earlier } = await db.batch({
    facts: selectSessionFacts(by),
    rows: select(SERIES_STATE)`FROM series r WHERE r.id = ${seriesId} AND r.host_id = ${actorId}`,
    following: select({
      id: sql<number>`s.id`,
      day: sql<number>`s.series_day`,
      number: sql<number>`s.series_number`,
      startsAt: sql<number>`s.starts_at`,
      endsAt: sql<number>`s.ends_at`,
      seatsTaken: sql<number>`s.seats_taken + s.seats_held`,
      revision: sql<number>`s.revision`,
      closed: flag(sql`s.closed`),
      texts: json<FollowingRow['texts']>(
        sql`iif(s.visibility IN ('public', 'held'), NULL, json_object('name', s.name, 'description', s.description))`,
      ),
    })`FROM sessions s WHERE s.series_id = ${seriesId} AND s.series_day >= ${first} ORDER BY s.series_day`,
    earlier: sql<{ day: number | null }>`SELECT max(s.series_day) AS day FROM sessions s
      WHERE s.series_id = ${seriesId} AND s.series_day < ${first}`,
  });
  return { facts: facts[0], series: rows[0], following, earlierDay: earlier[0]?.day ?? null };
}

export type Following = Awaited<ReturnType<typeof readFollowing>>;

interface Change extends By {
  seriesId: number;
  /** The series' revision, as it was read. */
  revision: number;
  fields: Omit<SessionFields, 'startsAt'>;
  /** The open sessions that change, with their days and starts. */
  sessions: readonly Pick<Dated, 'id' | 'day' | 'number' | 'startsAt'>[];
  /** The sessions as they were read. Nothing is written if one has changed since. */
  seen: readonly Pick<FollowingRow, 'id' | 'revision' | 'texts' | 'seatsTaken'>[];
  /** The new rule and its plan. Null if the rule doesn't change. */
  repeats: { rule: Rule; plan: Replanned } | null;
}

/** Updates the series' own row. The sweep then creates the sessions that are missing. */
function changedSeries({ seriesId, revision, fields, repeats }: Change, gameIds: SQL, may: SQL) {
  const { games, ...values } = fields;
  const others = { ...values, ...(repeats && { without: repeats.plan.without }) };
  const template = games
    ? sql`json_set(json_patch(template, ${JSON.stringify(others)}), '$.games', json(${gameIds}))`
    : sql`json_patch(template, ${JSON.stringify(others)})`;
  const rule = repeats && repeatsOf(repeats.rule);
  return sql`UPDATE series SET template = ${template}, revision = ${revision + 1}, due_at = 0${
    repeats && rule
      ? sql`, zone = ${repeats.rule.zone}, minute = ${repeats.rule.minute},
        weekdays = ${JSON.stringify(rule.weekdays)}, every_weeks = ${repeats.rule.everyWeeks},
        first_day = ${repeats.rule.firstDay}, last_day = ${repeats.rule.lastDay},
        next_day = ${repeats.plan.nextDay}, next_number = ${repeats.plan.nextNumber}, total = ${repeats.plan.total}`
      : sql``
  } WHERE id = ${seriesId} AND ${may}`;
}

/** Those of these sessions in which more seats are taken or offered than there would be, in total or for a role. */
const tooSmall = (fields: Change['fields'], ids: SQL) =>
  !changesSeats(fields)
    ? sql`SELECT 1 WHERE 0`
    : sql`SELECT 1 FROM sessions s WHERE s.id IN (${ids}) AND NOT (
        s.seats_taken + s.seats_held <= ${fields.seats ?? sql`s.seats`} AND ${fitsRoles(fields)})`;

/** The series, if the sessions that it creates next would have more seats for roles than seats in total. */
function templateTooSmall({ seriesId, fields }: Change) {
  const { seats, roles, hostRole } = fields;
  const rolesAfter = roles ? sql`${JSON.stringify(roles)}` : sql`x.template -> '$.roles'`;
  const hostRoleAfter =
    hostRole === undefined ? hostRoleIn(sql`x.template`, rolesAfter) : sql`${hostRole}`;
  return !changesSeats(fields)
    ? sql`SELECT 1 WHERE 0`
    : sql`SELECT 1 FROM series x WHERE x.id = ${seriesId} AND ${seats ?? sql`x.template ->> '$.seats'`}
        < (SELECT (${hostRoleAfter} IS NULL) + coalesce(sum(r.value ->> '$.seats'), 0) FROM json_each(${rolesAfter}) r)`;
}

/** Sessions that become public are compared with the operator's words, even if their texts stay. */
function holdUnchanged({ sessions, seen, fields, actorId, now }: Change, may: SQL) {
  if (fields.visibility !== 'public') return [];
  const texts = new Map(seen.map((one) => [one.id, one.texts]));
  const hidden = Map.groupBy(sessions, ({ id }) => JSON.stringify(texts.get(id) ?? null));
  return [...hidden.values()].flatMap((those) => {
    const own = texts.get(those[0]?.id ?? 0);
    if (!own) return [];
    const target = sql`(SELECT value FROM ${idList(those.map(({ id }) => id))} WHERE ${may})`;
    return holdTexts({ ...own, ...fields }, { target, actorId, now });
  });
}

/** Offers added and freed seats to the waiting lists. */
const settled = ({ sessions, fields, now }: Change, ids: SQL) =>
  !changesSeats(fields) && fields.visibility !== 'friends'
    ? { indexed: indexSessions(ids), lines: {} }
    : {
        indexed: [],
        lines: Object.fromEntries(sessions.map(({ id }) => [`s${id}`, settleSeats(id, now)])),
      };

/**
 * Changes a session of a series and all that follow, in one batch that writes nothing if the series has changed since
 * it was read. Members get one notice if time, games or platforms of one of theirs change.
 */
export async function changeSeries(db: Database, change: Change) {
  const { id, seriesId, actorId, now, fields, sessions, repeats } = change;
  const { durationMinutes, games } = fields;
  const gameIds = gamesNow(games ?? []);
  const rows = JSON.stringify(
    sessions.map((one) => ({ ...one, remindAt: firstReminder(one.startsAt, now) })),
  );
  const chosen = sql`SELECT j.value ->> 'id' FROM json_each(${rows}) j`;
  // The full guard would nest too deeply in each statement. So the first statement marks the series, and the others
  // check only that mark.
  const marked = -1 - change.revision;
  const may = sql`EXISTS (SELECT 1 FROM series x WHERE x.id = ${seriesId} AND x.revision = ${marked})`;
  const ids = sql`SELECT s.id FROM sessions s WHERE s.id IN (${chosen}) AND ${may}`;
  const start = repeats ? sql`j.value ->> 'startsAt'` : sql`s.starts_at`;
  const end = endAfter(start, durationMinutes);
  const changing = sql`json_each(${rows}) j CROSS JOIN sessions s ON s.id = j.value ->> 'id'`;
  const past = sql`SELECT 1 FROM ${changing} WHERE ${end} <= ${now}`;
  // Texts may wait only where nobody else has a seat, so no seat may have been taken since they were compared.
  const seatsMost = (taken: number) => (fields.visibility === 'public' ? taken : null);
  const seen = JSON.stringify(
    change.seen.map((one) => [one.id, one.revision, seatsMost(one.seatsTaken)]),
  );
  const result = await db.batch({
    unknown: unknownGames(gameIds, id),
    small: tooSmall(fields, chosen),
    template: templateTooSmall(change),
    past,
    marked: sql`UPDATE series SET revision = ${marked} WHERE id = ${seriesId} AND revision = ${change.revision}
      AND host_id = ${actorId} AND NOT EXISTS (${unknownGames(gameIds, id)})
      AND NOT EXISTS (SELECT 1 FROM sessions x WHERE x.id IN (${chosen}) AND x.closed = 1)
      AND NOT EXISTS (SELECT 1 FROM json_each(${seen}) j CROSS JOIN sessions x ON x.id = j.value ->> 0
        WHERE x.revision <> j.value ->> 1 OR x.seats_taken + x.seats_held > j.value ->> 2)
      AND NOT EXISTS (${tooSmall(fields, chosen)}) AND NOT EXISTS (${templateTooSmall(change)})
      AND NOT EXISTS (${past})`,
    told: insertNotices(
      sql`SELECT DISTINCT a.user_id AS id FROM ${changing} CROSS JOIN applications a ON a.session_id = s.id
        WHERE ${may} AND a.status IN ('waiting', 'accepted')
          AND (${concernsMembers(fields, start, end, gameIds)})`,
      {
        kind: sql`iif(EXISTS (SELECT 1 FROM ${changing} WHERE s.id = ${id} AND s.starts_at <> ${start}),
          'series-moved', 'series-changed')`,
        actorId,
        sessionId: id,
        now,
      },
    ),
    hold: [
      ...holdTexts(fields, { target: sql`(${ids})`, actorId, now }),
      ...holdUnchanged(change, may),
    ],
    unindexed: unindexSessions(ids),
    waiting: sessions.flatMap((one) =>
      Object.values(
        changeWaiting(
          { ...fields, startsAt: repeats ? one.startsAt : undefined },
          sql`(SELECT ${one.id} WHERE ${may})`,
        ),
      ).flat(),
    ),
    strangers: declineStrangers(fields, ids, change),
    // Days are unique, so they are cleared before the sessions move.
    cleared: sql`UPDATE sessions SET series_day = -1 - series_day WHERE id IN (${ids})`,
    written: sql`UPDATE sessions AS s SET series_day = j.value ->> 'day', series_number = j.value ->> 'number',
        starts_at = ${start}, ends_at = ${end},
        remind_at = iif(s.starts_at = ${start}, s.remind_at, j.value ->> 'remindAt')${keepHostRole(fields)}${assignmentsOf(fields)}
      FROM json_each(${rows}) j WHERE s.id = j.value ->> 'id' AND s.series_id = ${seriesId} AND ${may}
      RETURNING id`,
    games: games
      ? sessions.flatMap((one) => replaceGames(gameIds, sql`(SELECT ${one.id} WHERE ${may})`))
      : [],
    invitations: endInvitationsOfMembers(fields.membersInvite, ids),
    seats: settled(change, ids),
    revised: sql`UPDATE sessions SET revision = revision + 1, changed_at = ${now} WHERE id IN (${ids})`,
    series: changedSeries(change, gameIds, may),
  });
  const lines: { notices: WrittenNotice[] }[] = Object.values(result.seats.lines);
  const movedTo = sessions.find((one) => one.id === id)?.startsAt;
  return {
    unknownGames: result.unknown.length,
    tooSmall: result.small.length > 0,
    templateTooSmall: result.template.length > 0,
    past: result.past.length > 0,
    notices: [
      ...result.told.map((notice) => ({ ...notice, movedTo })),
      ...result.strangers.told,
      ...lines.flatMap(({ notices }) => notices),
    ],
    endedInvitations: result.invitations.ended,
    row: result.written.length > 0 ? await readSession(db, id, actorId) : undefined,
  };
}
