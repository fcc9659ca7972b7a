import { type SQL, sql } from 'drizzle-orm';

import type { AdminStatus, AuditAction } from '../contract/admin-vocabulary.ts';
import { selectAccount } from './admin-users.ts';
import { logAction } from './audit.ts';
import type { Database } from './database.ts';
import { leaveSessions } from './farewell.ts';
import { tell } from './notices.ts';
import { reindexUser } from './search-index.ts';

/**
 * What admins do to accounts. Each is one batch with its line of the log: the condition under which it may happen
 * stands in both, and holds until the last of them has run.
 */

interface By {
  id: number;
  adminId: number;
  reason: string;
  now: number;
}

const iriOf = (id: number) => `/api/users/${id}`;
const isoOf = (column: SQL) => sql`strftime('%Y-%m-%dT%H:%M:%SZ', ${column} / 1000, 'unixepoch')`;

/** Makes somebody an admin, or no longer one. @returns whether anything changed, and the account as it stands */
export async function changeRole(db: Database, { role, ...by }: By & { role: 'user' | 'admin' }) {
  const { id, adminId, reason, now } = by;
  const source = sql`FROM users u WHERE u.id = ${id} AND u.role <> ${role}
    AND u.status IN ('active', 'suspended', 'leaving')`;
  const [logged, , , [row], log] = await db.batch([
    logAction(
      {
        actorId: adminId,
        action: 'role',
        about: iriOf(id),
        reason,
        before: sql`json_object('role', u.role)`,
        after: sql`json_object('role', ${role})`,
        now,
      },
      source,
    ),
    tell(sql`SELECT u.id ${source}`, { kind: 'role-changed', actorId: null, text: reason, now }),
    sql`UPDATE users SET role = ${role} WHERE id IN (SELECT u.id ${source})`,
    ...selectAccount(id, now),
  ]);
  return { changed: logged.length > 0, account: row && { row, log } };
}

const ACTIONS = {
  active: 'lift',
  suspended: 'suspension',
  banned: 'ban',
} as const satisfies Record<AdminStatus, AuditAction>;

/** From which states each can be reached; the end of a suspension can be moved. */
const FROM: Record<AdminStatus, string> = {
  active: `'suspended', 'banned'`,
  suspended: `'active', 'leaving', 'suspended', 'banned'`,
  banned: `'active', 'leaving', 'suspended'`,
};

/**
 * Suspends until a time, bans, or lifts either. Either of the first two ends every log-in; a ban cancels what
 * they host and frees their seats, in the same batch; the sockets and streams are closed by the caller, once it is written.
 */
export async function changeStatus(
  db: Database,
  { status, until, ...by }: By & { status: AdminStatus; until: number | null },
) {
  const { id, adminId, reason, now } = by;
  const source = sql`FROM users u WHERE u.id = ${id} AND u.status IN (${sql.raw(FROM[status])})`;
  // Who was about to leave still is.
  const becomes =
    status === 'active'
      ? sql`CASE WHEN u.leaves_at IS NULL THEN 'active' ELSE 'leaving' END`
      : sql`${status}`;
  const [logged, , , , , [row], log] = await db.batch([
    logAction(
      {
        actorId: adminId,
        action: ACTIONS[status],
        about: iriOf(id),
        reason,
        before: sql`json_object('status', u.status, 'until', ${isoOf(sql`u.suspended_until`)})`,
        after: sql`json_object('status', ${becomes}, 'until', ${isoOf(sql`${until}`)})`,
        now,
      },
      source,
    ),
    status === 'active'
      ? tell(sql`SELECT u.id ${source}`, {
          kind: 'account-lifted',
          actorId: null,
          text: reason,
          now,
        })
      : sql`UPDATE devices SET revoked_at = ${now} WHERE user_id IN (SELECT u.id ${source})
          AND revoked_at IS NULL`,
    sql`UPDATE users AS u SET status = ${becomes}, suspended_until = ${until},
        status_reason = ${status === 'active' ? null : reason} WHERE u.id IN (SELECT u.id ${source})`,
    ...reindexUser(id),
    ...selectAccount(id, now),
    ...(status === 'banned' ? leaveSessions(id, now) : []),
  ]);
  return { changed: logged.length > 0, account: row && { row, log } };
}

/** Warns somebody: a notice that stays in their way until they acknowledge it. */
export async function warnUser(db: Database, { id, adminId, reason, now }: By) {
  const source = sql`FROM users u WHERE u.id = ${id} AND u.status NOT IN ('banned', 'gone')`;
  const [logged, , [row], log] = await db.batch([
    logAction(
      {
        actorId: adminId,
        action: 'warning',
        about: iriOf(id),
        reason,
        before: null,
        after: null,
        now,
      },
      source,
    ),
    tell(sql`SELECT u.id ${source}`, { kind: 'account-warned', actorId: null, text: reason, now }),
    ...selectAccount(id, now),
  ]);
  return { changed: logged.length > 0, account: row && { row, log } };
}
