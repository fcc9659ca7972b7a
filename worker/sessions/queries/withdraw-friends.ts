import { sql } from 'drizzle-orm';

import { DURATION_MAX_MINUTES } from '../../contract/bounds.ts';
import { friendsWith } from '../../core/visibility.ts';
import { endInvitations } from './invitations.ts';
import { settleSeatsOf } from './seats.ts';

/**
 * Withdraws what two friends have applied for in each other's sessions for friends, unless someone else has invited
 * them. Otherwise the waiting list would offer a seat to a former friend. The host isn't told, as they aren't told of
 * the end of the friendship. Held seats are offered to the next ones.
 * For the batch that ends the friendship, before it does. If the two are only about to be friends, it does nothing.
 */
export const withdrawFriends = (a: number, b: number, now: number) => {
  // The start is there for the index.
  const between = sql`FROM sessions s CROSS JOIN applications a ON a.session_id = s.id
    WHERE s.host_id IN (${a}, ${b}) AND s.starts_at > ${now - DURATION_MAX_MINUTES * 60_000}
      AND s.visibility = 'friends' AND a.user_id IN (${a}, ${b})`;
  const withdrawn = sql`${between} AND a.status = 'withdrawn' AND a.status_at = ${now}`;
  const gone = sql`SELECT a.session_id, a.user_id ${withdrawn}`;
  const freed = sql`SELECT a.session_id ${withdrawn} AND a.offer_expires_at IS NOT NULL`;
  return {
    withdrawn: sql`UPDATE applications SET status = 'withdrawn', status_at = ${now} WHERE ${friendsWith(a, b)}
      AND id IN (SELECT a.id ${between} AND a.status IN ('pending', 'waiting') AND s.cancelled_at IS NULL
        AND s.ends_at > ${now} AND NOT EXISTS (SELECT 1 FROM invitations i WHERE i.user_id = a.user_id
          AND i.session_id = s.id AND i.status IN ('open', 'accepted') AND i.inviter_id <> s.host_id))`,
    notices: sql`DELETE FROM notices WHERE user_id IN (${a}, ${b}) AND actor_id IN (${a}, ${b}) AND read_at IS NULL
      AND kind IN ('application-received', 'seat-offered') AND session_id IN (SELECT a.session_id ${withdrawn})`,
    // They keep the seats that they have, and get none in what the series makes next.
    members: sql`DELETE FROM series_members WHERE ${friendsWith(a, b)} AND user_id IN (${a}, ${b})
      AND series_id IN (SELECT r.id FROM series r WHERE r.host_id IN (${a}, ${b})
        AND r.template ->> 'visibility' = 'friends')`,
    invitations: endInvitations(gone),
    settled: settleSeatsOf(freed, now),
  };
};
