import { type SQL, sql } from 'drizzle-orm';

import { DURATION_MAX_MINUTES } from '../../contract/bounds.ts';
import type { ApplicationStatus, OwnSessionTab } from '../../contract/vocabulary.ts';
import { decodeCursor, pageOf } from '../../core/cursor.ts';
import type { Database } from '../../core/database.ts';
import { type RowOf, columns, fields, numberOrNull, select } from '../../core/rows.ts';
import { sessions } from '../../core/schema/sessions.ts';
import { keptSession, visibleSession } from '../../core/visibility.ts';
import { sessionColumns } from './session-item.ts';
import { pendingCount } from './sessions.ts';

/** The reason of a cancellation is empty if the host left. `applicationId` is NULL in lists of what the user hosts. */
const ownColumns = (userId: number, applicationId = numberOrNull`NULL`) =>
  fields(sessionColumns(userId), columns(sessions, ['cancelReason'], 's'), {
    pendingCount: numberOrNull`CASE WHEN s.host_id = ${userId} THEN ${pendingCount} END`,
    applicationId,
  });

type OwnSessionRow = RowOf<ReturnType<typeof ownColumns>>;

interface OwnQuery {
  tab: OwnSessionTab;
  userId: number;
  cursor: string | undefined;
  size: number;
  now: number;
}

const isOver = (now: number) => sql`(s.ends_at <= ${now} OR s.cancelled_at IS NOT NULL)`;
const isAhead = (now: number) => sql`s.ends_at > ${now} AND s.cancelled_at IS NULL`;

/** Hosted sessions by start, as one range of one index. With `ahead` the soonest first, otherwise the latest. */
function hosted({ userId, now, size }: OwnQuery, ahead: boolean, after: number[] | null) {
  const direction = sql.raw(ahead ? '' : 'DESC');
  const beyond = sql.raw(ahead ? '>' : '<');
  return select(ownColumns(userId))`FROM sessions s CROSS JOIN users h ON h.id = s.host_id
    WHERE s.host_id = ${userId} AND s.taken_down_at IS NULL
      AND ${ahead ? sql`s.starts_at > ${now - DURATION_MAX_MINUTES * 60_000} AND ${isAhead(now)}` : isOver(now)}
      ${after ? sql`AND (s.starts_at, s.id) ${beyond} (${after[0]}, ${after[1]})` : sql``}
    ORDER BY s.starts_at ${direction}, s.id ${direction} LIMIT ${size + 1}`;
}

/** Sessions of other hosts to which the user has applied, the newest application first. */
const others = (
  { userId, size }: OwnQuery,
  statuses: readonly ApplicationStatus[],
  when: SQL,
  after: number[] | null,
) => select(ownColumns(userId, sql`a.id`))`
  FROM applications a CROSS JOIN sessions s ON s.id = a.session_id CROSS JOIN users h ON h.id = s.host_id
  WHERE a.user_id = ${userId} AND a.status IN (${sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  )}) AND ${when}
    ${after ? sql`AND a.id < ${after[0]}` : sql``}
  ORDER BY a.id DESC LIMIT ${size + 1}`;

/** Of how many of the user's latest seats the soonest are found. A series gives its members seats four weeks ahead. */
const SEATS_MAX = 200;

/** What the user hosts or is in, the soonest first: of one range of an index, and of the latest seats. */
function upcoming({ userId, now, size }: OwnQuery, after: number[] | null) {
  const beyond = after ? sql`AND (s.starts_at, s.id) > (${after[0]}, ${after[1]})` : sql``;
  return select(ownColumns(userId))`FROM (
      SELECT * FROM (SELECT s.id FROM sessions s WHERE s.host_id = ${userId} AND s.taken_down_at IS NULL
        AND s.starts_at > ${now - DURATION_MAX_MINUTES * 60_000} AND ${isAhead(now)} ${beyond}
        ORDER BY s.starts_at, s.id LIMIT ${size + 1})
      UNION ALL
      SELECT s.id FROM (SELECT a.session_id FROM applications a WHERE a.user_id = ${userId} AND a.status = 'accepted'
        ORDER BY a.id DESC LIMIT ${SEATS_MAX}) a CROSS JOIN sessions s ON s.id = a.session_id
      WHERE ${isAhead(now)} AND ${keptSession(userId)} ${beyond}
    ) p CROSS JOIN sessions s ON s.id = p.id CROSS JOIN users h ON h.id = s.host_id
    ORDER BY s.starts_at, s.id LIMIT ${size + 1}`;
}

/** What the user is in, the soonest first: of the latest seats that are ahead. No index has seats by start. */
const joined = ({ userId, now, size }: OwnQuery, after: number[] | null) => select(
  ownColumns(userId),
)`FROM (
      SELECT seat.id FROM (
        SELECT s.id, s.starts_at FROM applications a CROSS JOIN sessions s ON s.id = a.session_id
        WHERE a.user_id = ${userId} AND a.status = 'accepted' AND ${isAhead(now)} AND ${keptSession(userId)}
        ORDER BY a.id DESC LIMIT ${SEATS_MAX}
      ) seat
      ${after ? sql`WHERE (seat.starts_at, seat.id) > (${after[0]}, ${after[1]})` : sql``}
      ORDER BY seat.starts_at, seat.id LIMIT ${size + 1}
    ) p CROSS JOIN sessions s ON s.id = p.id CROSS JOIN users h ON h.id = s.host_id
    ORDER BY s.starts_at, s.id`;

function statementOf(query: OwnQuery, after: number[] | null): SQL<OwnSessionRow> {
  const { tab, now } = query;
  switch (tab) {
    case 'hosting':
      return hosted(query, true, after);
    case 'next':
      return upcoming(query, after);
    case 'past':
      return hosted(query, false, after);
    case 'joining':
      return joined(query, after);
    case 'applied':
      return others(
        query,
        ['pending', 'waiting', 'declined'],
        sql`${isAhead(now)} AND ${visibleSession(query.userId)}`,
        after,
      );
    case 'attended':
      return others(
        query,
        ['accepted'],
        sql`${isOver(now)} AND ${keptSession(query.userId)}`,
        after,
      );
    default:
      return tab satisfies never;
  }
}

/**
 * A page of the sessions that a user hosts, has joined or has applied to.
 * @throws ProblemError 422 for a cursor of another tab
 */
export async function listOwnSessions(db: Database, query: OwnQuery) {
  const { tab, size } = query;
  const byStart = tab !== 'applied' && tab !== 'attended';
  const after = decodeCursor(tab, byStart ? 2 : 1, query.cursor);
  const rows = await db.all(statementOf(query, after));
  return pageOf(rows, size, tab, ({ startsAt, id, applicationId }) =>
    byStart ? [startsAt, id] : [applicationId ?? 0],
  );
}
