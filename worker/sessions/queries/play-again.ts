import { type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../core/database.ts';
import { newId } from '../../core/new-id.ts';
import { flag, select } from '../../core/rows.ts';
import {
  counting,
  friendsWith,
  idList,
  listedUser,
  notBlocked,
  sharedFriends,
} from '../../core/visibility.ts';
import { insertNotices } from '../../notifications/queries/notices.ts';
import { tookPlace, wasIn } from './attendance.ts';
import { hasInvitationLeft } from './invitations.ts';
import { PLAYED_WITH_MS } from './thanks.ts';

/**
 * Whether user `u` accepts an invitation from someone they played with. Friends and friends of friends may invite if
 * the setting is `friends`.
 */
export const acceptsAgain = (inviterId: number): SQL => sql`(u.invites_from = 'everyone'
  OR (u.invites_from = 'friends' AND (${friendsWith(inviterId, sql`u.id`)}
    OR EXISTS (${sharedFriends(inviterId, sql`u.id`)}))))`;

interface Again {
  /** The inviter's new session. */
  sessionId: number;
  /** The earlier session in which all of them were. */
  fromId: number;
  inviterId: number;
  userIds: readonly number[];
  now: number;
}

/**
 * Invites people from an earlier session to a new one, in one round trip. It leaves out users who weren't there, have a
 * block, accept no invitations, or were invited before or often lately. Repeating it invites nobody twice.
 */
export async function inviteAgain(db: Database, again: Again) {
  const { sessionId, fromId, inviterId, userIds, now } = again;
  const playedIn = sql`EXISTS (SELECT 1 FROM sessions s WHERE s.id = ${fromId} AND ${tookPlace(now)}
    AND s.ends_at > ${now - PLAYED_WITH_MS} AND ${notBlocked(inviterId, sql`s.host_id`)} AND ${wasIn(inviterId)})`;
  const wasThere = sql`EXISTS (SELECT 1 FROM sessions s WHERE s.id = ${fromId} AND ${wasIn(sql`u.id`)})`;
  const { notices, facts } = await db.batch({
    written: sql`INSERT INTO invitations (id, session_id, user_id, inviter_id, status, created_at)
      SELECT ${newId('invitations', now)} + row_number() OVER () - 1, n.id, u.id, ${inviterId}, 'open', ${now} FROM sessions n JOIN users u ON u.id IN ${idList(userIds)}
      WHERE n.id = ${sessionId} AND n.host_id = ${inviterId} AND n.cancelled_at IS NULL AND n.ends_at > ${now}
        AND n.taken_down_at IS NULL AND u.id <> ${inviterId} AND ${listedUser(inviterId)} AND ${acceptsAgain(inviterId)}
        AND ${playedIn} AND ${wasThere} AND ${hasInvitationLeft(inviterId, now)}
        AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.user_id = u.id AND a.session_id = n.id AND ${counting('a')})
      ON CONFLICT DO NOTHING`,
    // Only users who were invited just now. An earlier invitation has an earlier time.
    notices: insertNotices(
      sql`SELECT i.user_id AS id FROM invitations i WHERE changes() > 0 AND i.session_id = ${sessionId}
        AND i.inviter_id = ${inviterId} AND i.created_at = ${now} AND i.user_id IN ${idList(userIds)}`,
      { kind: 'session-invited', actorId: inviterId, sessionId, now },
    ),
    facts: select({
      cancelled: flag(sql`s.cancelled_at IS NOT NULL`),
      over: flag(sql`s.ends_at <= ${now}`),
      // Whether the inviter was in the earlier session, and it isn't too long ago.
      playedIn: flag(playedIn),
    })`FROM sessions s WHERE s.id = ${sessionId} AND s.host_id = ${inviterId} AND s.taken_down_at IS NULL`,
  });
  return { facts: facts[0], notices };
}
