import { type SQL, sql } from 'drizzle-orm';

import { DURATION_MAX_MINUTES } from '../../contract/bounds.ts';
import { localeOf } from '../../contract/locales.ts';
import { DAY_MS } from '../../contract/time.ts';
import type { Database } from '../../core/database.ts';
import { games } from '../../core/json.ts';
import { nameTo } from '../../core/person.ts';
import { columns, fields } from '../../core/rows.ts';
import { sessions } from '../../core/schema/sessions.ts';
import { keptSession } from '../../core/visibility.ts';
import type { CalendarRow } from '../calendar.ts';
import { GAMES_OF_SESSION } from './session-item.ts';

const PAST_KEPT_MS = 28 * DAY_MS;
/** How long a cancelled session stays in the feed, so that calendars that fetch rarely still learn of it. */
const CANCELLED_KEPT_MS = 30 * DAY_MS;
/** A feed contains at most this many of the owner's latest seats. */
const SEATS_MAX = 300;

/** Sets the address of the user's feed. The previous address stops working. */
export const replaceFeed = (db: Database, userId: number, hash: string, now: number) =>
  db.all(sql`INSERT INTO calendar_feeds (user_id, hash, created_at) VALUES (${userId}, ${hash}, ${now})
    ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, created_at = excluded.created_at`);

export const endFeed = (db: Database, userId: number) =>
  db.all(sql`DELETE FROM calendar_feeds WHERE user_id = ${userId}`);

const EVENT = columns(
  sessions,
  [
    'id',
    'name',
    'description',
    'platforms',
    'startsAt',
    'endsAt',
    'visibility',
    'cancelledAt',
    'cancelReason',
    'revision',
    'createdAt',
    'changedAt',
    'linkKey',
  ],
  's',
);

type FeedEvent = CalendarRow & { linkKey: string };
/** Without events there is one row that has only the language. */
type FeedRow = { locale: string | null } & (FeedEvent | { id: null });

/** Ids of the sessions that the owner hosts or is a member of. */
function entries(now: number): SQL {
  const owner = sql`(SELECT id FROM owner)`;
  const shown = sql`${keptSession(owner)} AND CASE WHEN s.cancelled_at IS NULL
    THEN s.ends_at > ${now - PAST_KEPT_MS} ELSE s.cancelled_at > ${now - CANCELLED_KEPT_MS} END`;
  // A session can't be cancelled after its end. So with an earlier start, both limits are over.
  const earliest = now - CANCELLED_KEPT_MS - DURATION_MAX_MINUTES * 60_000;
  return sql`SELECT s.id FROM sessions s
      WHERE s.host_id = ${owner} AND s.starts_at > ${earliest} AND ${shown}
    UNION ALL SELECT s.id FROM (SELECT a.session_id AS id FROM applications a
        WHERE a.user_id = ${owner} AND a.status = 'accepted' ORDER BY a.id DESC LIMIT ${SEATS_MAX}) seats
      CROSS JOIN sessions s ON s.id = seats.id WHERE ${shown}`;
}

/**
 * The events of a feed, in one round trip.
 * @returns undefined if there is no such feed, or its owner may not act
 */
export async function readFeed(db: Database, { hash, now }: { hash: string; now: number }) {
  const rows = await db.all(sql<FeedRow>`
    WITH owner AS MATERIALIZED (SELECT u.id, u.locale FROM calendar_feeds f CROSS JOIN users u ON u.id = f.user_id
      WHERE f.hash = ${hash} AND (u.status = 'active' OR (u.status = 'suspended' AND u.suspended_until <= ${now}))),
    entries AS MATERIALIZED (${entries(now)})
    SELECT owner.locale, ${EVENT}, ${fields({ hostName: nameTo(sql`owner.id`, 'h'), games: games(GAMES_OF_SESSION) })}
    FROM owner LEFT JOIN entries ON 1
    LEFT JOIN sessions s ON s.id = entries.id LEFT JOIN users h ON h.id = s.host_id`);
  const [first] = rows;
  return (
    first && {
      locale: localeOf(first.locale),
      events: rows.filter((row): row is FeedRow & FeedEvent => row.id !== null),
    }
  );
}
