import { sql } from 'drizzle-orm';

import { INVITE_LINKS_MAX, INVITE_LINK_DAYS } from '../../contract/bounds.ts';
import { DAY_MS } from '../../contract/time.ts';
import type { Database } from '../../core/database.ts';
import { type RowOf, columns, flag, select } from '../../core/rows.ts';
import { inviteLinks } from '../../core/schema/registration.ts';
import { REGISTRATION_MODE } from './registration.ts';

const LINK = columns(inviteLinks, ['id', 'uses', 'usesMax', 'createdAt', 'expiresAt', 'revokedAt']);

export type InviteLinkRow = RowOf<typeof LINK>;

/** Shown are the newest. Those that have expired are deleted. */
const LISTED_MAX = 60;

/** User `u` may invite: admins always, others with a confirmed email while it takes an invite to register. */
const MAY_INVITE = sql`(u.role = 'admin' OR (${REGISTRATION_MODE} = 'invite' AND u.email_confirmed_at IS NOT NULL))`;

/** Links that count towards the bound. A link that nobody has used doesn't, once it is revoked. */
const counted = (
  userId: number,
  now: number,
) => sql`(SELECT count(*) FROM invite_links l WHERE l.user_id = ${userId}
  AND l.expires_at > ${now} AND (l.revoked_at IS NULL OR l.uses > 0))`;

const hasRoom = (userId: number, now: number) => sql`${counted(userId, now)} < ${INVITE_LINKS_MAX}`;

interface Making {
  userId: number;
  hash: string;
  usesMax: number;
  now: number;
}

/** Stores an invite link. @returns it, or why not: the caller may not invite, or has too many links */
export async function createInviteLink(db: Database, { userId, hash, usesMax, now }: Making) {
  const { made, facts } = await db.batch({
    made: sql<InviteLinkRow>`
      INSERT INTO invite_links (hash, user_id, uses_max, created_at, expires_at)
      SELECT ${hash}, u.id, ${usesMax}, ${now}, ${now + INVITE_LINK_DAYS * DAY_MS} FROM users u
      WHERE u.id = ${userId} AND ${MAY_INVITE} AND ${hasRoom(userId, now)} RETURNING ${LINK}`,
    facts: select({
      may: flag(MAY_INVITE),
      open: flag(sql`${REGISTRATION_MODE} = 'invite'`),
    })`FROM users u WHERE u.id = ${userId}`,
  });
  const [link] = made;
  if (link) return { link };
  const [fact] = facts;
  if (fact?.may) return { refused: 'too-many' as const };
  return { refused: fact?.open ? ('unconfirmed' as const) : ('not-now' as const) };
}

/** The user's invite links that haven't expired, newest first, and whether they may make one. */
export async function listInviteLinks(db: Database, userId: number, now: number) {
  const { links, facts } = await db.batch({
    links: select(LINK)`FROM invite_links WHERE user_id = ${userId}
        AND expires_at > ${now} ORDER BY id DESC LIMIT ${LISTED_MAX}`,
    facts: select({
      may: flag(sql`${MAY_INVITE} AND ${hasRoom(userId, now)}`),
    })`FROM users u WHERE u.id = ${userId}`,
  });
  return { links, mayInvite: facts[0]?.may ?? false };
}

/** Revokes an invite link of the user's own. @returns whether there is one */
export async function revokeInviteLink(
  db: Database,
  { id, userId, now }: { id: number; userId: number; now: number },
) {
  const rows = await db.all(sql`UPDATE invite_links SET revoked_at = coalesce(revoked_at, ${now})
    WHERE id = ${id} AND user_id = ${userId} RETURNING id`);
  return rows.length > 0;
}
