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

/** Nor do they change what an admin has decided about account `u`. */
export const mayRestrict = (staffId: number): SQL =>
  sql`(${isAdmin(staffId)} OR (u.role = 'user' AND u.status IN ('active', 'leaving')))`;

/** One row if a moderator acts on an admin or another moderator. */
export const selectOnStaff = (staffId: number, id: number) =>
  sql`SELECT 1 FROM users u WHERE u.id = ${id} AND u.role <> 'user' AND NOT ${isAdmin(staffId)}`;

/**
 * Moderators handle neither what admins and moderators have made nor reports about them: their own would be among it.
 * The role comes first, so that nothing else is read for an admin.
 * @param are how an owner's id is found: equal to a column, which may be NULL, or in a query
 */
const mayHandle = (staffId: number, are: `= ${string}` | `IN ${string}`): SQL =>
  sql`(${isAdmin(staffId)} OR NOT EXISTS (SELECT 1 FROM users w WHERE w.id ${sql.raw(are)} AND w.role <> 'user'))`;

/** Moderators don't see unlisted sessions. `alias` may be NULL in a join. */
export const maySeeSession = (staffId: number, alias: string): SQL =>
  sql`((${sql.raw(`coalesce(${alias}.visibility, '') <> 'unlisted'`)} OR ${isAdmin(staffId)})
    AND ${mayHandle(staffId, `= ${alias}.host_id`)})`;

/** File `m` of a page, or of session `s`. */
export const maySeeFile = (staffId: number): SQL =>
  sql`(${maySeeSession(staffId, 's')} AND ${mayHandle(staffId, '= m.uploader_id')})`;

/**
 * Moderators don't see what is in unlisted sessions, either.
 * @param about the column of an IRI: a session, a file, or a message
 */
export const maySeeThing = (staffId: number, about: string): SQL =>
  sql`(NOT EXISTS (SELECT 1 FROM sessions x WHERE x.visibility = 'unlisted' AND x.id = ${sql.raw(`CASE
      WHEN ${about} LIKE '/api/sessions/%' THEN CAST(substr(${about}, 15) AS INTEGER)
      WHEN ${about} LIKE '/api/media/%' THEN (SELECT m.session_id FROM media m
        WHERE m.id = CAST(substr(${about}, 12) AS INTEGER)) END`)}) OR ${isAdmin(staffId)})`;

/**
 * No other admin than this one could decide about these users, an id or a query of ids. `INDEXED BY` is needed, since the
 * planner would walk all active users.
 */
export const isOnlyAdmin = (adminId: number, users: SQL): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM users o INDEXED BY users_admins WHERE o.role = 'admin' AND o.status = 'active' AND o.id <> ${adminId}
    AND o.id NOT IN (${users}))`;

/** Whom report `r` is about. In a call of several, that is everyone but the reporter. */
const REPORTED = `SELECT coalesce(r.reported_id, 0) UNION ALL SELECT e.value ->> 'id' FROM json_each(r.evidence, '$.members') e
    WHERE e.value ->> 'id' <> r.reporter_id`;

/**
 * Report `r`. Where there is another admin, nobody sees one about themselves, because nobody is told who has reported
 * them.
 */
export const maySeeReport = (staffId: number): SQL =>
  sql`(${maySeeThing(staffId, 'r.about')} AND ${maySeeThing(staffId, `('/api/sessions/' || (r.evidence ->> '$.session'))`)}
    AND ${mayHandle(staffId, `IN (${REPORTED})`)} AND (${staffId} NOT IN (${sql.raw(REPORTED)}) OR ${isOnlyAdmin(staffId, sql.raw(REPORTED))}))`;

/** Where there is another admin, nobody decides what they have reported themselves. */
export const mayDecideReport = (staffId: number): SQL =>
  sql`(${maySeeReport(staffId)} AND (r.reporter_id <> ${staffId} OR ${isOnlyAdmin(staffId, sql.raw(REPORTED))}))`;

/** Staff read neither reports nor appeals about themselves, nor moderators those about other staff. User `u`. */
export const mayReadAbout = (staffId: number): SQL =>
  sql`((u.id <> ${staffId} OR ${isOnlyAdmin(staffId, sql`u.id`)}) AND ${mayHandle(staffId, '= u.id')})`;

/** Moderators decide appeals against what they could have decided themselves: decision `d`. */
export const mayUndo = (staffId: number): SQL =>
  sql`(${isAdmin(staffId)} OR (d.kind <> 'ban' AND coalesce(d.until, 0) - d.decided_at <= ${MODERATOR_SUSPENSION_MS}
    AND EXISTS (SELECT 1 FROM users w WHERE w.id = d.user_id AND w.role = 'user')))`;
