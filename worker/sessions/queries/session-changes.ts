import { type SQL, sql } from 'drizzle-orm';

import { gamesNow } from '../../catalogue/queries/games.ts';
import type { Database } from '../../core/database.ts';
import { select } from '../../core/rows.ts';
import { OFFERED } from '../../core/schema/sessions.ts';
import { unindexSession } from '../../core/search-index.ts';
import { type WrittenNotice, insertNotices } from '../../notifications/queries/notices.ts';
import { passOnWebhook } from '../discord/queries/discord-posts.ts';
import { declineStrangers } from './decline-strangers.ts';
import { INVITES_COUNT_MS } from './invitations.ts';
import { membersOnline } from './members-online.ts';
import { settleSeats } from './membership.ts';
import { firstReminder } from './reminders.ts';
import { seatsFor, takenBy } from './seats.ts';
import {
  type SessionFields,
  assignmentsOf,
  changeOf,
  holdTexts,
  isHeldReason,
  replaceGames,
  unknownGames,
} from './session-fields.ts';
import {
  type By,
  cancelSessions,
  changeable,
  entitled,
  hostRecipient,
  logAdminChange,
  selectSessionFacts,
} from './session-guards.ts';
import { sessionColumns } from './session-item.ts';
import { endInvitationsOfMembers } from './withdraw-invitation.ts';

/**
 * What a host, or an admin in their place, does to a session. Each is one guarded batch. Every statement selects the
 * session by the guard, so nothing is written if the guard fails. No statement may make its own guard fail before the
 * last one has run.
 */

const and = (parts: SQL[]) => sql.join(parts, sql` AND `);
const or = (parts: SQL[]) => sql.join(parts, sql` OR `);

type Change = By & {
  fields: SessionFields;
  earliestStart: number;
  /** The revision that the editor saw. Nothing is written if it has changed since. */
  revision?: number | undefined;
  /** How many seats were others' when its texts were compared. Nothing is written if there are more. */
  othersMost?: number | undefined;
  /** An admin's reason for changing another host's session. */
  reason?: string | undefined;
};

/** The new end of session `s` with this start. */
export const endAfter = (start: SQL, minutes: number | undefined) =>
  sql`(${start} + ${minutes === undefined ? sql`(s.ends_at - s.starts_at)` : sql`${minutes * 60_000}`})`;

function timesAfter({ startsAt, durationMinutes }: SessionFields) {
  const start = startsAt === undefined ? sql`s.starts_at` : sql`${startsAt}`;
  return { start, end: endAfter(start, durationMinutes) };
}

/** If the start changes, members are reminded again. */
const remindAgain = ({ startsAt }: SessionFields, now: number) =>
  startsAt === undefined
    ? sql``
    : sql`, remind_at = iif(s.starts_at = ${startsAt}, s.remind_at, ${firstReminder(startsAt, now)})`;

/** The host's role after a change of session `s`. A role that is gone isn't theirs any more. */
function hostRoleAfter({ roles, hostRole }: Pick<SessionFields, 'roles' | 'hostRole'>) {
  if (hostRole !== undefined) return sql`${hostRole}`;
  return roles === undefined
    ? sql`s.host_role`
    : sql`(SELECT j.value FROM json_each(${namesOf(roles)}) j WHERE j.value = s.host_role)`;
}

const namesOf = (roles: NonNullable<SessionFields['roles']>) =>
  JSON.stringify(roles.map(({ name }) => name));

/** Writes that role where only the session's roles are given. */
export const keepHostRole = (fields: SessionFields) =>
  fields.roles !== undefined && fields.hostRole === undefined
    ? sql`, host_role = ${hostRoleAfter(fields)}`
    : sql``;

/** Whether a change concerns what seats there are, or for whom. */
export const changesSeats = ({ seats, roles, hostRole }: SessionFields) =>
  seats !== undefined || roles !== undefined || hostRole !== undefined;

/** The seats of session `s` after the change. */
const seatsAfter = (fields: SessionFields) => ({
  roles: fields.roles === undefined ? sql`s.roles` : sql`${JSON.stringify(fields.roles)}`,
  seats: fields.seats === undefined ? sql`s.seats` : sql`${fields.seats}`,
  hostRole: hostRoleAfter(fields),
});

/** Whether, after the change, session `s` has enough seats for each role, for the host, and for users without a role. */
export function fitsRoles(fields: SessionFields) {
  const after = seatsAfter(fields);
  const tooFew = (
    seat: SQL,
  ) => sql`SELECT 1 FROM applications m WHERE m.session_id = s.id AND ${seat}
    AND ${takenBy(sql`s.id`, sql`m.role`)} > ${seatsFor(sql`m.role`, after)}`;
  return sql`(${seatsFor(sql`NULL`, after)} >= 0 AND ${seatsFor(after.hostRole, after)} >= 0 AND ((${after.roles} = '[]' AND s.roles = '[]')
    OR NOT EXISTS (${tooFew(sql`m.status = 'accepted'`)} UNION ALL ${tooFew(sql.raw(OFFERED))})))`;
}

/**
 * What a change does to waiting users. If their role is gone, they wait for any role. If there are more seats for
 * their role, even those who missed an offer get one.
 */
export const changeWaiting = (fields: SessionFields, target: SQL) => ({
  roles:
    fields.roles === undefined
      ? []
      : sql`UPDATE applications SET role = NULL WHERE session_id = ${target} AND role IS NOT NULL
          AND role NOT IN (SELECT value FROM json_each(${namesOf(fields.roles)}))`,
  missed: !changesSeats(fields)
    ? []
    : sql`UPDATE applications SET offer_missed_at = NULL WHERE session_id = ${target} AND status = 'waiting'
          AND offer_missed_at IS NOT NULL AND EXISTS (SELECT 1 FROM sessions s WHERE s.id = ${target}
            AND ${seatsFor(sql`applications.role`)} < ${seatsFor(sql`applications.role`, seatsAfter(fields))})`,
  offers:
    fields.startsAt === undefined
      ? []
      : sql`UPDATE applications SET offer_expires_at = min(offer_expires_at, ${fields.startsAt})
          WHERE session_id = ${target} AND ${sql.raw(OFFERED)} AND offer_expires_at > ${fields.startsAt}`,
});

/** Selects the session if the change is allowed, otherwise nothing. */
function allowedTarget(change: Change, end: SQL, gameIds: SQL) {
  const { startsAt, seats } = change.fields;
  return sql`(SELECT s.id FROM sessions s WHERE ${and([
    changeable(change),
    sql`${end} > ${change.now}`,
    sql`NOT EXISTS (${unknownGames(gameIds, change.id)})`,
    ...(seats === undefined ? [] : [sql`s.seats_taken + s.seats_held <= ${seats}`]),
    ...(changesSeats(change.fields) ? [fitsRoles(change.fields)] : []),
    ...(change.revision === undefined ? [] : [sql`s.revision = ${change.revision}`]),
    ...(change.othersMost === undefined
      ? []
      : [
          // Later statements of the batch find it published, and its new seats offered to the waiting list.
          sql`(s.visibility IN ('public', 'held') OR s.seats_taken + s.seats_held - 1 <= ${change.othersMost})`,
        ]),
    ...(startsAt === undefined
      ? []
      : [sql`(${startsAt} >= ${change.earliestStart} OR s.starts_at = ${startsAt})`]),
  ])})`;
}

/** Whether time, platforms or games of session `s` change. Then members and waiting users get a notice. */
export function concernsMembers(
  { platforms, games }: Pick<SessionFields, 'platforms' | 'games'>,
  start: SQL,
  end: SQL,
  gameIds: SQL,
) {
  return or([
    sql`s.starts_at <> ${start} OR s.ends_at <> ${end}`,
    ...(platforms ? [sql`s.platforms <> ${JSON.stringify(platforms)}`] : []),
    ...(games
      ? [
          sql`(SELECT count(*) FROM session_games sg WHERE sg.session_id = s.id) <> ${games.length}
          OR EXISTS (SELECT 1 FROM json_each(${gameIds}) j WHERE NOT EXISTS (SELECT 1 FROM session_games sg
            WHERE sg.game_id = j.value AND sg.session_id = s.id))`,
        ]
      : []),
  ]);
}

/**
 * Writes the given fields. Members and waiting users get a notice if time, games or platforms change. Free seats go to
 * the waiting list. A start may be in the past only if it doesn't change.
 * @returns the session if it was written, and what explains a refusal
 */
export async function changeSession(db: Database, change: Change) {
  const { id, actorId, now, fields, reason = '' } = change;
  const { start, end } = timesAfter(fields);
  const gameIds = gamesNow(fields.games ?? []);
  const target = allowedTarget(change, end, gameIds);
  const {
    facts,
    unknown,
    log,
    toHost,
    toMembers,
    written,
    invitations,
    strangers,
    seats: settled,
    people,
  } = await db.batch({
    facts: selectSessionFacts(change),
    unknown: unknownGames(gameIds, id),
    log: logAdminChange(change, {
      action: 'session-changed',
      reason,
      target,
      ...changeOf(fields, end),
    }),
    toHost: insertNotices(hostRecipient(change, target), {
      kind: 'session-changed',
      actorId,
      sessionId: id,
      text: reason,
      now,
    }),
    toMembers: insertNotices(
      sql`SELECT a.user_id AS id FROM sessions s CROSS JOIN applications a ON a.session_id = s.id
        WHERE s.id = ${target} AND a.status IN ('waiting', 'accepted')
          AND (${concernsMembers(fields, start, end, gameIds)})`,
      {
        kind: sql`(SELECT iif(s.starts_at = ${start}, 'session-changed', 'session-moved')
          FROM sessions s WHERE s.id = ${id})`,
        actorId,
        sessionId: id,
        now,
      },
    ),
    hold: holdTexts(fields, { target, actorId, now }),
    unindex: unindexSession(target),
    waiting: changeWaiting(fields, target),
    strangers: declineStrangers(fields, target, change),
    written: sql`UPDATE sessions AS s SET ends_at = ${end}${remindAgain(fields, now)}${keepHostRole(fields)}${assignmentsOf(fields)}
      WHERE s.id = ${target} RETURNING id`,
    games: fields.games ? replaceGames(gameIds, target) : [],
    invitations: endInvitationsOfMembers(fields.membersInvite, target),
    seats: settleSeats(target, now),
    people: membersOnline(sql`${id}`),
    // Last, because the guard may check the old revision.
    revised: sql`UPDATE sessions SET revision = revision + 1, changed_at = ${now} WHERE id = ${target}`,
  });
  const moved = (notice: WrittenNotice) => ({ ...notice, movedTo: fields.startsAt });
  return {
    facts: facts[0],
    notices: [...toHost.map(moved), ...toMembers.map(moved), ...strangers.told, ...settled.notices],
    endedInvitations: invitations.ended,
    decided: log.decided,
    unknownGames: unknown.length,
    toTell: people,
    row: written.length > 0 ? await readSession(db, id, actorId) : undefined,
  };
}

export async function readSession(db: Database, id: number, viewerId: number) {
  const [row] = await db.all(
    select(sessionColumns(viewerId))`
      FROM sessions s JOIN users h ON h.id = s.host_id WHERE s.id = ${id}`,
  );
  return row;
}

/** Cancels for good. It leaves every list at once. Members and open applicants get a notice with the reason. */
export async function cancelSession(db: Database, { reason, ...by }: By & { reason: string }) {
  const { id, actorId, now } = by;
  const held = isHeldReason(reason, by);
  const target = sql`(SELECT s.id FROM sessions s WHERE ${changeable(by)} AND NOT ${held})`;
  const { facts, refused, log, notices, written } = await db.batch({
    facts: selectSessionFacts(by),
    refused: sql`SELECT 1 FROM sessions s WHERE s.id = ${id} AND ${held}`,
    log: logAdminChange(by, {
      action: 'session-cancelled',
      reason,
      before: sql`json_object('status', 'open')`,
      after: sql`json_object('status', 'cancelled')`,
      target,
    }),
    notices: insertNotices(
      sql`SELECT a.user_id AS id FROM applications a WHERE a.session_id = ${target}
        AND a.status IN ('pending', 'waiting', 'accepted') UNION ALL ${hostRecipient(by, target)}`,
      { kind: 'session-cancelled', actorId, sessionId: id, text: reason, now },
    ),
    unindex: unindexSession(target),
    written: cancelSessions(target, reason, now),
  });
  return {
    facts: facts[0],
    heldReason: refused.length > 0,
    notices,
    decided: log.decided,
    row: written.length > 0 ? await readSession(db, id, actorId) : undefined,
  };
}

/**
 * Replaces the key of the session's link, and so of all sessions of its series, which share one. Only for its host: an
 * admin has nobody to give the link to.
 * @returns whether it did, and what explains a refusal
 */
export async function renewLink(db: Database, by: By, key: string) {
  const { id, actorId } = by;
  const own = sql`(SELECT s.series_id FROM sessions s WHERE s.id = ${id} AND s.host_id = ${actorId}
    AND s.taken_down_at IS NULL)`;
  const { facts, renewed } = await db.batch({
    facts: selectSessionFacts(by),
    renewed: sql`UPDATE sessions SET link_key = ${key} WHERE id = ${id} AND host_id = ${actorId}
      AND taken_down_at IS NULL RETURNING id`,
    others: sql`UPDATE sessions SET link_key = ${key} WHERE series_id = ${own}`,
    series: sql`UPDATE series SET link_key = ${key} WHERE id = ${own}`,
    // The link may have gone too far by the channel. So its post is deleted, until the host allows the new link.
    posts: sql`UPDATE discord_posts SET with_key = 0, version = version + 1
      WHERE host_id = ${actorId} AND session_id IN (
        SELECT s.id FROM sessions s WHERE s.id = ${id} AND s.taken_down_at IS NULL
        UNION ALL SELECT s.id FROM sessions s WHERE s.series_id = ${own})`,
  });
  return { facts: facts[0], renewed: renewed.length > 0 };
}

/**
 * Deletes a session to which no one has ever applied or was invited lately: who invites can't make those invitations
 * uncounted. The sweep deletes its files.
 */
export async function deleteSession(db: Database, by: By) {
  const target = sql`(SELECT s.id FROM sessions s WHERE ${entitled(by)}
    AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.session_id = s.id)
    AND NOT EXISTS (SELECT 1 FROM invitations i WHERE i.session_id = s.id AND i.created_at > ${by.now - INVITES_COUNT_MS}))`;
  const { facts, log, notices, deleted } = await db.batch({
    facts: selectSessionFacts(by),
    log: logAdminChange(by, {
      action: 'session-deleted',
      reason: '',
      before: sql`json_object('host', s.host_id)`,
      after: null,
      quote: {
        before: sql`json_object('name', s.name, 'description', s.description)`,
        after: null,
      },
      target,
    }),
    notices: insertNotices(hostRecipient(by, target), {
      kind: 'session-taken-down',
      sessionId: by.id,
      now: by.now,
    }),
    unindex: unindexSession(target),
    media: sql`UPDATE media SET session_id = NULL, deleted_at = coalesce(deleted_at, ${by.now})
      WHERE session_id = ${target}`,
    uploads: sql`UPDATE uploads SET session_id = NULL, expires_at = ${by.now} WHERE session_id = ${target}`,
    games: sql`DELETE FROM session_games WHERE session_id = ${target}`,
    invitations: sql`DELETE FROM invitations WHERE session_id = ${target}`,
    held: sql`DELETE FROM held_texts WHERE (user_id, session_id) IN (SELECT s.host_id, s.id FROM sessions s WHERE s.id = ${target})`,
    // Before the session is gone, by which the next one is found.
    posted: passOnWebhook(sql`p.session_id = ${target}`),
    deleted: sql`DELETE FROM sessions WHERE id = ${target} RETURNING id`,
  });
  return { facts: facts[0], notices, decided: log.decided, deleted: deleted.length > 0 };
}
