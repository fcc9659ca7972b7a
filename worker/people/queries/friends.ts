import { type SQL, sql } from 'drizzle-orm';

import { OPEN_INVITES_MAX, OPEN_INVITES_NEW_MAX } from '../../contract/bounds.ts';
import type { Database } from '../../core/database.ts';
import { isNewAccount, maySend } from '../../core/new-account.ts';
import { newId } from '../../core/new-id.ts';
import { type RowOf, columns, flag, numberOrNull, select } from '../../core/rows.ts';
import { friends } from '../../core/schema/people.ts';
import { SEND_AGAIN_MS } from '../../core/send-again.ts';
import { listedUser, sharedFriends } from '../../core/visibility.ts';
import { type WrittenNotice, returningNotices } from '../../notifications/queries/notices.ts';
import { withdrawFriends } from '../../sessions/queries/withdraw-friends.ts';
import { endInvitationsOfFriends } from '../../sessions/queries/withdraw-invitation.ts';

const FRIEND = columns(friends, ['id', 'lowId', 'highId', 'inviterId', 'active', 'description']);

export type FriendRow = RowOf<typeof FRIEND>;

export type InviteResult =
  | { outcome: 'invited' | 'accepted'; row: FriendRow; notices: WrittenNotice[] }
  | { outcome: 'exists' | 'hidden' | 'unwanted' | 'link' | 'full' }
  | { outcome: 'soon'; againAt: number };

interface Invite {
  inviterId: number;
  invitedId: number;
  description: string;
  now: number;
}

/** Whether user `u` accepts invites of this user: from everyone, or from friends of friends. */
const acceptsInvites = (inviterId: number): SQL => sql`CASE u.invites_from WHEN 'everyone' THEN 1
  WHEN 'friends' THEN EXISTS (${sharedFriends(inviterId, sql`u.id`)}) ELSE 0 END`;

/** Whether this user may have one more open invite. */
const hasInviteLeft = (userId: number, now: number): SQL => sql`(SELECT count(*) FROM (
    SELECT 1 FROM friends f WHERE f.inviter_id = ${userId} AND f.active = 0 LIMIT ${OPEN_INVITES_MAX}))
  < (SELECT iif(${isNewAccount(sql`i.created_at`, now)}, ${OPEN_INVITES_NEW_MAX}, ${OPEN_INVITES_MAX})
    FROM users i WHERE i.id = ${userId})`;

/** Marks the notice of an invite as read: it may have been accepted elsewhere, such as on the list of friends. */
const readInvite = (invitedId: number, inviterId: SQL, now: number): SQL => sql`
  UPDATE notices SET read_at = ${now} WHERE user_id = ${invitedId} AND actor_id = ${inviterId}
    AND kind = 'friend-invited' AND read_at IS NULL`;

/**
 * Invites, or accepts if the other user has already sent an invite. One guarded statement on the pair's only row, with
 * the notice in the same batch. A repeated invite writes nothing.
 */
export async function inviteFriend(db: Database, invite: Invite): Promise<InviteResult> {
  const { inviterId, invitedId, description, now } = invite;
  const low = Math.min(inviterId, invitedId);
  const high = Math.max(inviterId, invitedId);
  const visible = sql`u.id = ${invitedId} AND ${listedUser(inviterId)}`;
  const textAllowed = maySend(inviterId, description, now);
  // When this user can invite the other again, after an invite of theirs that has ended.
  const againAt = sql`(SELECT e.invited_at + ${SEND_AGAIN_MS} FROM ended_friends e
    WHERE e.low_id = ${low} AND e.high_id = ${high} AND e.inviter_id = ${inviterId})`;
  const hasLeft = hasInviteLeft(inviterId, now);
  const { written, notices, state } = await db.batch({
    written: sql<FriendRow>`
      INSERT INTO friends (id, low_id, high_id, inviter_id, active, description, created_at)
      SELECT ${newId('friends', now)}, ${low}, ${high}, ${inviterId}, 0, ${description}, ${now} FROM users u
      WHERE ${visible} AND ${textAllowed} AND ((${acceptsInvites(inviterId)} AND ${hasLeft}
          AND coalesce(${againAt}, 0) <= ${now}) OR EXISTS (
        SELECT 1 FROM friends WHERE low_id = ${low} AND high_id = ${high} AND inviter_id = ${invitedId}))
      ON CONFLICT (low_id, high_id) DO UPDATE SET active = 1
        WHERE friends.active = 0 AND friends.inviter_id = ${invitedId}
      RETURNING ${FRIEND}`,
    // changes() counts the rows of the previous statement. It is 0 for a repeated invite.
    notices: returningNotices(sql`
      INSERT INTO notices (user_id, kind, actor_id, text, created_at)
      SELECT ${invitedId}, CASE active WHEN 1 THEN 'friend-accepted' ELSE 'friend-invited' END,
        ${inviterId}, ${description}, ${now}
      FROM friends WHERE changes() = 1 AND low_id = ${low} AND high_id = ${high}`),
    answered: sql`${readInvite(inviterId, sql`${invitedId}`, now)} AND EXISTS (
      SELECT 1 FROM friends WHERE low_id = ${low} AND high_id = ${high} AND active = 1)`,
    state: select({
      exists: flag(sql`EXISTS (SELECT 1 FROM friends WHERE low_id = ${low} AND high_id = ${high})`),
      visible: flag(sql`EXISTS (SELECT 1 FROM users u WHERE ${visible})`),
      textAllowed: flag(textAllowed),
      hasLeft: flag(hasLeft),
      againAt: numberOrNull`${againAt}`,
    })``,
  });
  const row = written[0];
  if (row) return { outcome: row.active ? 'accepted' : 'invited', row, notices };
  const facts = state[0];
  if (!facts?.visible) return { outcome: 'hidden' };
  if (facts.exists) return { outcome: 'exists' };
  if (!facts.textAllowed) return { outcome: 'link' };
  if (!facts.hasLeft) return { outcome: 'full' };
  if (facts.againAt !== null && facts.againAt > now) {
    return { outcome: 'soon', againAt: facts.againAt };
  }
  return { outcome: 'unwanted' };
}

/** A row of a pair to which this user belongs. */
const rowOf = (id: number, userId: number): SQL =>
  sql`id = ${id} AND (low_id = ${userId} OR high_id = ${userId})`;

/**
 * Accepts an invite, with a notice to its sender. Accepting again changes nothing. One round trip.
 * @returns the updated row, still pending if this user isn't the invited one. Undefined if it isn't this user's row
 */
export async function acceptFriend(db: Database, id: number, userId: number, now: number) {
  const { notices, pair } = await db.batch({
    accepted: sql`
      UPDATE friends SET active = 1 WHERE ${rowOf(id, userId)} AND active = 0 AND inviter_id <> ${userId}
        AND EXISTS (SELECT 1 FROM users u WHERE u.id = friends.inviter_id AND ${listedUser(userId)})`,
    notices: returningNotices(sql`
      INSERT INTO notices (user_id, kind, actor_id, created_at)
      SELECT inviter_id, 'friend-accepted', ${userId}, ${now}
      FROM friends WHERE changes() = 1 AND id = ${id}`),
    answered: readInvite(
      userId,
      sql`(SELECT inviter_id FROM friends WHERE ${rowOf(id, userId)} AND active = 1)`,
      now,
    ),
    pair: sql<FriendRow & { listed: number }>`
      SELECT ${FRIEND}, EXISTS (SELECT 1 FROM users u
        WHERE u.id = friends.low_id + friends.high_id - ${userId} AND ${listedUser(userId)}) AS listed
      FROM friends WHERE ${rowOf(id, userId)}`,
  });
  const row = pair[0];
  return row?.listed ? { row, notices } : undefined;
}

/** @returns the other of a friendship or an invite, or undefined if this user has no such row */
export async function findOther(db: Database, id: number, userId: number) {
  const rows = await db.all(
    sql<{
      id: number;
    }>`SELECT low_id + high_id - ${userId} AS id FROM friends WHERE ${rowOf(id, userId)}`,
  );
  return rows[0]?.id;
}

/**
 * Ends a friendship or an invite: declines, withdraws or unfriends. The other user isn't notified. With a friendship,
 * the open invitations between the two end, and what they have applied for in each other's sessions for friends.
 * @param otherId from `findOther`
 * @returns the invitations that have ended, and the notices to those who are offered a seat now
 */
export async function endFriend(
  db: Database,
  { id, userId, otherId, now }: { id: number; userId: number; otherId: number; now: number },
) {
  const other = sql`(SELECT low_id + high_id - ${userId} FROM friends WHERE ${rowOf(id, userId)})`;
  const { invitations, applications } = await db.batch({
    invitations: endInvitationsOfFriends(userId, otherId),
    applications: withdrawFriends(userId, otherId, now),
    // When an invite ends, its unread notice is deleted, no matter who ended it.
    forgotten: sql`DELETE FROM notices WHERE kind = 'friend-invited' AND read_at IS NULL
      AND ((user_id = ${userId} AND actor_id = ${other}) OR (user_id = ${other} AND actor_id = ${userId}))`,
    ended: sql`DELETE FROM friends WHERE ${rowOf(id, userId)}`,
  });
  return { invitations: invitations.ended, notices: applications.settled.notices };
}
