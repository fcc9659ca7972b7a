import { type SQL, sql } from 'drizzle-orm';

import { TOTAL_MAX } from '../../contract/bounds.ts';
import type { ApplicationStatus } from '../../contract/vocabulary.ts';
import type { Database } from '../../core/database.ts';
import { PLAYED_JSON, games } from '../../core/json.ts';
import { maySend } from '../../core/new-account.ts';
import { firstFileTo, nameTo } from '../../core/person.ts';
import { type RowOf, columns, fields, flag, numberOrNull, select } from '../../core/rows.ts';
import { users } from '../../core/schema/accounts.ts';
import { applications, sessions } from '../../core/schema/sessions.ts';
import { indexSession, unindexSession } from '../../core/search-index.ts';
import { SEND_AGAIN_MS } from '../../core/send-again.ts';
import {
  counting,
  friendsWith,
  keptSession,
  namedSession,
  notBlocked,
  visibleSession,
} from '../../core/visibility.ts';
import { type WrittenNotice, returningNotices } from '../../notifications/queries/notices.ts';
import { outcomesOf } from './attendance.ts';
import { seatsInstantly } from './instant-seats.ts';
import { type MemberOnline, membersOnline } from './members-online.ts';
import { COUNT_SEATS, SEAT_FREE, ofAge, roleExists, seatFreeFor } from './seats.ts';

const APPLICATION = columns(
  applications,
  [
    'id',
    'sessionId',
    'userId',
    'text',
    'status',
    'statusAt',
    'role',
    'offerExpiresAt',
    'offerMissedAt',
    'answeredAt',
    'answer',
    'createdAt',
  ],
  'a',
);
const SESSION = columns(sessions, ['startsAt', 'hostId', 'cancelledAt', 'seriesId'], 's');

/** Past sessions that user `u` hosted. */
const hostedSessions = (now: number) => sql<number>`(SELECT count(*) FROM (
  SELECT 1 FROM sessions p WHERE p.host_id = u.id AND p.ends_at <= ${now}
    AND p.cancelled_at IS NULL LIMIT ${TOTAL_MAX}))`;

const applicationColumns = (viewerId: number) =>
  fields(APPLICATION, SESSION, {
    sessionName: sql<string>`s.name`,
    userName: nameTo(viewerId, 'u'),
    userFile: firstFileTo(viewerId, 'u'),
    /** Whether the viewer may read what the session is called and when it starts. */
    named: flag(namedSession(viewerId)),
    /** Whether it is for adults only, and the applicant hasn't declared to be one. */
    tooYoung: flag(sql`NOT ${ofAge('u')}`),
  });

export type ApplicationRow = RowOf<ReturnType<typeof applicationColumns>>;

const FROM = sql`FROM applications a JOIN sessions s ON s.id = a.session_id JOIN users u ON u.id = a.user_id`;

const selectApplications = (viewerId: number, where: SQL) =>
  select(applicationColumns(viewerId))`${FROM} WHERE ${where}`;

/** An application as the host sees it, with what the applicant did before: the sessions hosted up to `TOTAL_MAX`. */
const hostedColumns = (hostId: number, now: number) =>
  fields(applicationColumns(hostId), columns(users, ['platforms', 'region', 'languages'], 'u'), {
    games: games(sql`(SELECT json_group_array(${sql.raw(PLAYED_JSON)}) FROM session_games sg
    CROSS JOIN preferences p ON p.user_id = u.id AND p.game_id = sg.game_id
    CROSS JOIN games g ON g.id = sg.game_id WHERE sg.session_id = s.id)`),
    hosted: hostedSessions(now),
    outcomes: outcomesOf(now),
  });

export type HostedApplicationRow = RowOf<ReturnType<typeof hostedColumns>>;

export const selectApplication = (id: number, viewerId: number) =>
  selectApplications(
    viewerId,
    sql`a.id = ${id} AND (a.user_id = ${viewerId} OR s.host_id = ${viewerId})
    AND ${keptSession(viewerId)} AND ${notBlocked(viewerId, sql`a.user_id`)}`,
  );

/** The first status of an application to session `s`. */
const firstStatus = (userId: number, role: string | null, now: number): SQL => sql`CASE
  WHEN NOT ${seatsInstantly(userId)} THEN 'pending'
  WHEN ${seatFreeFor(sql`${role}`)} THEN 'accepted'
  WHEN s.starts_at > ${now} AND ${roleExists(sql`${role}`)} THEN 'waiting' ELSE 'pending' END`;

/** What explains a refusal. `againAt`: if they have withdrawn or left, when they can apply again, in ms since 1970. */
const applyFacts = ({
  userId,
  known,
  textAllowed,
  latest,
  now,
}: Record<'known' | 'textAllowed' | 'latest', SQL> & { userId: number; now: number }) =>
  fields(columns(sessions, ['hostId'], 's'), {
    over: flag(sql`s.ends_at <= ${now}`),
    cancelled: flag(sql`s.cancelled_at IS NOT NULL`),
    roleKnown: flag(known),
    textAllowed: flag(textAllowed),
    existing: sql<ApplicationStatus | null>`(SELECT a.status FROM applications a
      WHERE a.user_id = ${userId} AND a.session_id = s.id AND ${counting('a')})`,
    againAt: numberOrNull`${latest} + ${SEND_AGAIN_MS}`,
  });

export interface ApplyResult {
  facts: RowOf<ReturnType<typeof applyFacts>> | undefined;
  /** The application that was written. Undefined if none was. */
  written: ApplicationRow | undefined;
  notices: WrittenNotice[];
  /** Members who are online, if the applicant has become one. */
  toTell: MemberOnline[];
}

/**
 * Applies to a session: one guarded insert, the host's notice, and the facts that explain a refusal, in one round trip.
 * A repeated application violates the pair's unique index and writes nothing. In a session with instant seats it may be
 * accepted at once. Only then are the seats counted again. The session is indexed again only if it took the last seat.
 */
export async function applyToSession(
  db: Database,
  {
    sessionId,
    userId,
    text,
    role = null,
    key,
    now,
  }: {
    sessionId: number;
    userId: number;
    text: string;
    role?: string | null | undefined;
    key?: string | undefined;
    now: number;
  },
): Promise<ApplyResult> {
  const session = sql`FROM sessions s JOIN users h ON h.id = s.host_id
    JOIN users me ON me.id = ${userId} WHERE s.id = ${sessionId} AND ${visibleSession(userId, key)}`;
  const known = sql`(${role} IS NULL OR ${roleExists(sql`${role}`)})`;
  const textAllowed = sql`(${maySend(userId, text, now)} OR ${friendsWith(userId, sql`s.host_id`)})`;
  // Not the index of those that count: these no longer do.
  const latest = sql`(SELECT max(a.created_at) FROM applications a WHERE a.user_id = ${userId}
    AND a.session_id = ${sessionId} AND a.status IN ('withdrawn', 'left'))`;
  const joined = sql`(SELECT a.session_id FROM applications a WHERE a.user_id = ${userId} AND a.session_id = ${sessionId}
    AND ${counting('a')} AND a.status = 'accepted' AND a.created_at = ${now})`;
  const filled = sql`(SELECT s.id FROM sessions s WHERE s.id = ${joined} AND NOT (${SEAT_FREE}))`;
  const { inserted, notices, facts, rows, people } = await db.batch({
    inserted: sql`
      INSERT INTO applications (session_id, user_id, text, role, status, status_at, created_at)
      SELECT s.id, ${userId}, ${text}, ${role}, ${firstStatus(userId, role, now)}, ${now}, ${now} ${session}
        AND s.host_id <> ${userId} AND s.cancelled_at IS NULL AND s.ends_at > ${now}
        AND ${ofAge('me')} AND ${known} AND ${textAllowed}
        AND coalesce(${latest}, 0) <= ${now - SEND_AGAIN_MS}
      ON CONFLICT DO NOTHING RETURNING 1`,
    notices: returningNotices(sql`
      INSERT INTO notices (user_id, kind, actor_id, session_id, text, created_at)
      SELECT s.host_id, iif(a.status = 'accepted', 'member-joined', 'application-received'), ${userId}, s.id,
        iif(a.status = 'accepted', '', a.text), ${now}
      FROM applications a JOIN sessions s ON s.id = a.session_id
      WHERE changes() = 1 AND a.user_id = ${userId} AND a.session_id = ${sessionId} AND ${counting('a')}`),
    // The stored count includes the host. So it is too low if it isn't above the number of members.
    counted: sql`UPDATE sessions SET ${COUNT_SEATS} WHERE id = ${sessionId} AND instant <> 'nobody'
      AND seats_taken <= (SELECT count(*) FROM applications a WHERE a.session_id = sessions.id AND a.status = 'accepted')`,
    unindex: unindexSession(filled),
    index: indexSession(filled),
    facts: select(applyFacts({ userId, known, textAllowed, latest, now }))`${session}`,
    rows: selectApplications(
      userId,
      sql`a.user_id = ${userId} AND a.session_id = ${sessionId} AND ${counting('a')}`,
    ),
    people: membersOnline(joined, userId),
  });
  return {
    facts: facts[0],
    written: inserted.length > 0 ? rows[0] : undefined,
    notices,
    toTell: people,
  };
}

/** A session's applications for its host, by state and then by how long they have been in it. */
export const listSessionApplications = (
  db: Database,
  query: {
    sessionId: number;
    hostId: number;
    status: ApplicationStatus | undefined;
    after: { status: string; statusAt: number; id: number } | null;
    limit: number;
    now: number;
  },
) => {
  const { after } = query;
  return db.batch({
    found: sql<{ hostId: number }>`SELECT s.host_id AS hostId FROM sessions s
      JOIN users h ON h.id = s.host_id WHERE s.id = ${query.sessionId} AND ${visibleSession(query.hostId)}`,
    rows: select(
      hostedColumns(query.hostId, query.now),
    )`${FROM} WHERE a.session_id = ${query.sessionId} AND s.host_id = ${query.hostId}
        AND ${notBlocked(query.hostId, sql`a.user_id`)}
        ${query.status ? sql`AND a.status = ${query.status}` : sql``}
        ${after ? sql`AND (a.status, a.status_at, a.id) > (${after.status}, ${after.statusAt}, ${after.id})` : sql``}
      ORDER BY a.status, a.status_at, a.id LIMIT ${query.limit}`,
  });
};

/** A user's own applications, newest first, without sessions that are now hidden from them. */
export const listOwnApplications = (
  db: Database,
  userId: number,
  beforeId: number,
  limit: number,
) =>
  db.all(
    selectApplications(
      userId,
      sql`a.user_id = ${userId} AND a.id < ${beforeId} AND ${namedSession(userId)}
    ORDER BY a.id DESC LIMIT ${limit}`,
    ),
  );
