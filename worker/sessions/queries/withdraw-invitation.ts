import { type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../core/database.ts';
import { select } from '../../core/rows.ts';
import { friendsWith, notBlocked } from '../../core/visibility.ts';
import {
  INVITATION,
  type InvitationRow,
  OPEN_TO_SENDER,
  mayInvite,
  mayWithdraw,
} from './invitations.ts';

type Ended = Pick<InvitationRow, 'userId' | 'sessionId'>;

/**
 * Withdraws an invitation, in one round trip, and deletes its unread notice. A declined one looks the same to those who
 * sent it, so it can be withdrawn like an open one.
 * @returns undefined if the user has no such invitation. `status` is `withdrawn`, or `accepted` if it was too late. Who
 * may no longer invite, or is blocked, doesn't learn whether it was accepted: that tells who is in the session
 */
export async function withdrawInvitation(db: Database, id: number, userId: number) {
  const own = sql`SELECT i.id FROM invitations i CROSS JOIN sessions s ON s.id = i.session_id
    WHERE i.id = ${id} AND ${mayWithdraw(userId)} AND i.status <> 'ended'`;
  const { rows } = await db.batch({
    written: sql`UPDATE invitations SET status = 'withdrawn' WHERE id IN (${own} AND i.status <> 'accepted')`,
    notice: sql`DELETE FROM notices WHERE kind = 'session-invited' AND read_at IS NULL
      AND (user_id, session_id) IN (SELECT user_id, session_id FROM invitations
        WHERE id IN (${own} AND i.status = 'withdrawn'))`,
    rows: select(INVITATION)`FROM invitations i WHERE i.id IN (${own}
      AND (i.status <> 'accepted' OR (${mayInvite(userId)} AND ${notBlocked(userId, sql`i.user_id`)})))`,
  });
  return rows[0];
}

/**
 * Ends open invitations that members have sent, and deletes their unread notices, if a change lets only the host invite.
 * @param sessions the ids of the sessions that change
 */
export function endInvitationsOfMembers(membersInvite: boolean | undefined, sessions: SQL) {
  if (membersInvite !== false) return { notices: [], ended: [] };
  const open = sql`i.session_id IN (${sessions}) AND i.status IN ${OPEN_TO_SENDER}
    AND i.inviter_id <> (SELECT x.host_id FROM sessions x WHERE x.id = i.session_id)`;
  return {
    notices: sql`DELETE FROM notices WHERE kind = 'session-invited' AND read_at IS NULL
      AND (user_id, session_id) IN (SELECT i.user_id, i.session_id FROM invitations i WHERE ${open})`,
    ended: sql<Ended>`UPDATE invitations AS i SET status = 'ended'
      WHERE ${open} RETURNING user_id AS userId, session_id AS sessionId`,
  };
}

/**
 * Ends the open invitations that two friends have sent each other, and deletes their unread notices. For the batch that
 * ends the friendship, before it does. If the two are only about to be friends, it does nothing.
 */
export const endInvitationsOfFriends = (a: number, b: number) => {
  const both = (invited: SQL, inviter: SQL) =>
    sql`((${invited} = ${a} AND ${inviter} = ${b}) OR (${invited} = ${b} AND ${inviter} = ${a}))
      AND ${friendsWith(a, b)}`;
  return {
    notices: sql`DELETE FROM notices WHERE kind = 'session-invited' AND read_at IS NULL
      AND ${both(sql`user_id`, sql`actor_id`)}`,
    ended: sql<Ended>`UPDATE invitations SET status = 'ended'
      WHERE status IN ${OPEN_TO_SENDER} AND ${both(sql`user_id`, sql`inviter_id`)}
      RETURNING user_id AS userId, session_id AS sessionId`,
  };
};
