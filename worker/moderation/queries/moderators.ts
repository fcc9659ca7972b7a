import { type SQL, sql } from 'drizzle-orm';

import { MODERATOR_SUSPENSION_MAX_DAYS } from '../../contract/bounds.ts';
import { DAY_MS } from '../../contract/time.ts';
import { isAdmin } from '../../core/visibility.ts';

/**
 * What admins may do and moderators may not. Whether the caller is one of both at all is checked before
 * (worker/core/auth/guards.ts).
 */

export const MODERATOR_SUSPENSION_MS = MODERATOR_SUSPENSION_MAX_DAYS * DAY_MS;

/** Moderators warn only users without a role, here `u`. */
export const mayWarn = (staffId: number): SQL => sql`(${isAdmin(staffId)} OR u.role = 'user')`;

/** Nor do they change what an admin has decided about an account. */
export const mayRestrict = (staffId: number): SQL =>
  sql`(${isAdmin(staffId)} OR (u.role = 'user' AND u.status IN ('active', 'leaving')))`;

/** One row if a moderator acts on an admin or another moderator. */
export const selectOnStaff = (staffId: number, id: number) =>
  sql`SELECT 1 FROM users u WHERE u.id = ${id} AND u.role <> 'user' AND NOT ${isAdmin(staffId)}`;

/** Moderators don't see unlisted sessions. `alias` may be NULL in a join. */
export const maySeeSession = (staffId: number, alias: string): SQL =>
  sql`(${sql.raw(`coalesce(${alias}.visibility, '') <> 'unlisted'`)} OR ${isAdmin(staffId)})`;

/** Nor what is in them. @param about the column of an IRI: a session, a file, or a message */
export const maySeeThing = (staffId: number, about: string): SQL =>
  sql`(NOT EXISTS (SELECT 1 FROM sessions x WHERE x.visibility = 'unlisted' AND x.id = ${sql.raw(`CASE
      WHEN ${about} LIKE '/api/sessions/%' THEN CAST(substr(${about}, 15) AS INTEGER)
      WHEN ${about} LIKE '/api/media/%' THEN (SELECT m.session_id FROM media m
        WHERE m.id = CAST(substr(${about}, 12) AS INTEGER)) END`)}) OR ${isAdmin(staffId)})`;

/** Moderators decide appeals against what they could have decided themselves: decision `d`. */
export const mayUndo = (staffId: number): SQL =>
  sql`(${isAdmin(staffId)} OR (d.kind <> 'ban' AND coalesce(d.until, 0) - d.decided_at <= ${MODERATOR_SUSPENSION_MS}
    AND EXISTS (SELECT 1 FROM users w WHERE w.id = d.user_id AND w.role = 'user')))`;
