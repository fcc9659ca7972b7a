import { type SQL, sql } from 'drizzle-orm';

import {
  PLAYED_WITH_DAYS,
  THANKS_ACCOUNT_DAYS,
  THANKS_PER_SESSION,
} from '../../contract/bounds.ts';
import { DAY_MS } from '../../contract/time.ts';
import type { ThanksKind } from '../../contract/vocabulary.ts';
import type { Database } from '../../core/database.ts';
import { columns, fields, flag, select } from '../../core/rows.ts';
import { sessions } from '../../core/schema/sessions.ts';
import { friendsAt, keptSession, listedUser, notBlocked } from '../../core/visibility.ts';
import { insertNotices } from '../../notifications/queries/notices.ts';
import { missedIt, tookPlace, wasIn } from './attendance.ts';

export const PLAYED_WITH_MS = PLAYED_WITH_DAYS * DAY_MS;

/** What one user has thanked another for in the last 90 days, or NULL. Until then they can't thank them again. */
export const thankedLately = (giverId: number, receiverId: SQL, now: number) =>
  sql<ThanksKind | null>`(SELECT t.kind FROM thanks t WHERE t.giver_id = ${giverId} AND t.receiver_id = ${receiverId}
    AND t.created_at > ${now - PLAYED_WITH_MS} ORDER BY t.created_at DESC LIMIT 1)`;

/**
 * Whether one user may thank another for session `s`, in which both were. It doesn't reveal whether the other is marked
 * as absent: only the host may know.
 */
export const thankable = (giverId: number, receiverId: SQL, now: number): SQL =>
  sql`(${tookPlace(now)} AND s.ends_at > ${now - PLAYED_WITH_MS} AND NOT ${missedIt(giverId)}
    AND ${thankedLately(giverId, receiverId, now)} IS NULL)`;

/**
 * The value of `counts_as`: the giver, 0, or NULL if the thanks don't count. Thanks of friends and in sessions that
 * aren't public are 0: together they count as one person's, so a ring of friends gains nothing. Thanks don't count
 * beyond the first few of a session, of accounts that are too new, and to users who missed the session.
 */
const countsAs: SQL = sql`CASE
  WHEN g.created_at > s.starts_at - ${THANKS_ACCOUNT_DAYS * DAY_MS} THEN NULL
  WHEN ${missedIt(sql`u.id`)} THEN NULL
  WHEN s.visibility <> 'public' THEN 0
  WHEN ${friendsAt(sql`g.id`, sql`u.id`, sql`s.starts_at`)} THEN 0
  WHEN (SELECT count(*) FROM thanks t WHERE t.session_id = s.id AND t.receiver_id = u.id
    AND t.counts_as > 0) >= ${THANKS_PER_SESSION} THEN NULL
  ELSE g.id END`;

const SESSION = columns(sessions, ['hostId', 'endsAt', 'cancelledAt'], 's');

interface Thanks {
  giverId: number;
  receiverId: number;
  sessionId: number;
  kind: ThanksKind;
  now: number;
}

/** Thanks a user after a session: one guarded insert, and a notice to the receiver. */
export async function giveThanks(db: Database, thanks: Thanks) {
  const { giverId, receiverId, sessionId, kind, now } = thanks;
  const asked = sql`FROM sessions s JOIN users u ON u.id = ${receiverId} JOIN users g ON g.id = ${giverId}
    WHERE s.id = ${sessionId} AND u.id <> g.id AND ${keptSession(giverId)} AND ${wasIn(giverId)} AND ${listedUser(giverId)}`;
  const { written, notices, facts } = await db.batch({
    written: sql<{ id: number }>`
      INSERT INTO thanks (giver_id, receiver_id, session_id, kind, counts_as, created_at)
      SELECT g.id, u.id, s.id, ${kind}, ${countsAs}, ${now} ${asked} AND ${wasIn(sql`u.id`)}
        AND ${thankable(giverId, sql`u.id`, now)} AND ${kind === 'host' ? sql`s.host_id = u.id` : sql`1`}
      RETURNING id`,
    // One notice per session and receiver, however many give thanks. It names nobody. Without one where a block with the
    // host hides it: it could never be read.
    notices: insertNotices(
      sql`SELECT ${receiverId} AS id FROM sessions s WHERE s.id = ${sessionId} AND changes() = 1
        AND ${notBlocked(receiverId, sql`s.host_id`)} AND (SELECT count(*) FROM (SELECT 1 FROM thanks t
          WHERE t.session_id = s.id AND t.receiver_id = ${receiverId} LIMIT 2)) = 1`,
      { kind: 'thanked', sessionId, now },
    ),
    // What explains a refusal. There is no row unless the giver was in the session, and may see the receiver.
    facts: select(
      fields(SESSION, {
        seated: flag(wasIn(sql`u.id`)),
        thanked: thankedLately(giverId, sql`u.id`, now),
        giverMissed: flag(missedIt(giverId)),
      }),
    )`${asked}`,
  });
  return { given: written.length > 0, facts: facts[0], notices };
}
