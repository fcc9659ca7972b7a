import { sql } from 'drizzle-orm';

import type { Database } from './database.ts';
import { notBlocked } from './visibility.ts';

export interface FriendRow {
  id: number;
  lowId: number;
  highId: number;
  inviterId: number;
  active: number;
  description: string;
}

export type InviteResult =
  | { outcome: 'invited' | 'accepted'; row: FriendRow }
  | { outcome: 'exists' | 'hidden' | 'unwanted' };

interface Invite {
  inviterId: number;
  invitedId: number;
  description: string;
  now: number;
}

/**
 * Invites, or accepts where the other side had invited first: one guarded statement on the pair's one row,
 * with the notice in the same batch. The same invite again writes nothing.
 */
export async function inviteFriend(db: Database, invite: Invite): Promise<InviteResult> {
  const { inviterId, invitedId, description, now } = invite;
  const low = Math.min(inviterId, invitedId);
  const high = Math.max(inviterId, invitedId);
  const visible = sql`u.id = ${invitedId} AND u.status = 'active' AND ${notBlocked(inviterId, sql`u.id`)}`;
  const [written, , rows] = await db.batch([
    sql<FriendRow>`
      INSERT INTO friends (low_id, high_id, inviter_id, active, description, created_at)
      SELECT ${low}, ${high}, ${inviterId}, 0, ${description}, ${now} FROM users u
      WHERE ${visible} AND (u.invites_from <> 'nobody' OR EXISTS (
        SELECT 1 FROM friends WHERE low_id = ${low} AND high_id = ${high} AND inviter_id = ${invitedId}))
      ON CONFLICT (low_id, high_id) DO UPDATE SET active = 1
        WHERE friends.active = 0 AND friends.inviter_id = ${invitedId}
      RETURNING id, low_id AS lowId, high_id AS highId, inviter_id AS inviterId, active, description`,
    // changes() is what the statement before this one wrote: 0 where the same invite came again.
    sql`
      INSERT INTO notices (user_id, kind, actor_id, text, created_at)
      SELECT ${invitedId}, CASE active WHEN 1 THEN 'friend-accepted' ELSE 'friend-invited' END,
        ${inviterId}, ${description}, ${now}
      FROM friends WHERE changes() = 1 AND low_id = ${low} AND high_id = ${high}`,
    sql<{ exists: number; visible: number }>`
      SELECT EXISTS (SELECT 1 FROM friends WHERE low_id = ${low} AND high_id = ${high}) AS "exists",
        EXISTS (SELECT 1 FROM users u WHERE ${visible}) AS visible`,
  ]);
  const row = written[0];
  if (row) return { outcome: row.active ? 'accepted' : 'invited', row };
  if (!rows[0]?.visible) return { outcome: 'hidden' };
  return { outcome: rows[0].exists ? 'exists' : 'unwanted' };
}
