import { type SQL, sql } from 'drizzle-orm';

import { endReturnHashes, wantReturnHashes } from '../../accounts/queries/return-hashes.ts';
import {
  withdrawFromSessions,
  withdrawalNotices,
} from '../../accounts/queries/withdraw-from-sessions.ts';
import type { AdminStatus, AuditAction } from '../../contract/admin-vocabulary.ts';
import type { Grounds } from '../../contract/decision.ts';
import { FIRST_FACTOR_LASTS_MS } from '../../contract/proof.ts';
import { logAction } from '../../core/audit.ts';
import type { Database } from '../../core/database.ts';
import { recordDecision } from '../../core/decisions.ts';
import { reindexUser } from '../../core/search-index.ts';
import { insertNotices } from '../../notifications/queries/notices.ts';
import { selectAccount, toAccount } from './admin-users.ts';
import { endAccountDecisions } from './decisions.ts';
import { mayRestrict, mayWarn, selectOnStaff } from './moderators.ts';

/**
 * What admins do to accounts. Each is one batch with its log entry. Every statement has the same condition, which
 * stays true until the last of them has run.
 */

interface By {
  id: number;
  adminId: number;
  reason: string;
  now: number;
}

const iriOf = (id: number) => `/api/users/${id}`;
const isoOf = (column: SQL) => sql`strftime('%Y-%m-%dT%H:%M:%SZ', ${column} / 1000, 'unixepoch')`;

/** Makes a user an admin or a moderator, or no longer one. @returns whether anything changed, and the updated account */
export async function changeRole(
  db: Database,
  { role, ...by }: By & { role: 'user' | 'moderator' | 'admin' },
) {
  const { id, adminId, reason, now } = by;
  const source = sql`FROM users u WHERE u.id = ${id} AND u.role <> ${role}
    AND u.status IN ('active', 'suspended', 'leaving')`;
  const { log, notices, account } = await db.batch({
    log: logAction(source, {
      adminId,
      action: 'role',
      about: iriOf(id),
      reason,
      before: sql`json_object('role', u.role)`,
      after: sql`json_object('role', ${role})`,
      now,
    }),
    notices: insertNotices(sql`SELECT u.id ${source}`, {
      kind: 'role-changed',
      text: reason,
      now,
    }),
    written: sql`UPDATE users SET role = ${role}, first_factor_until = ${now + FIRST_FACTOR_LASTS_MS} WHERE id IN (SELECT u.id ${source})`,
    account: selectAccount(id, adminId, now),
  });
  return { changed: log.length > 0, notices, account: toAccount(account) };
}

const ACTIONS = {
  active: 'lift',
  suspended: 'suspension',
  banned: 'ban',
} as const satisfies Record<AdminStatus, AuditAction>;

/** The states from which each state can be reached. The end of a suspension can be moved. */
const FROM: Record<AdminStatus, string> = {
  active: `'suspended', 'banned'`,
  suspended: `'active', 'leaving', 'suspended', 'banned'`,
  banned: `'active', 'leaving', 'suspended'`,
};

type StatusChange = By & {
  status: AdminStatus;
  until: number | null;
  /** Why, for a suspension or a ban. */
  grounds?: Grounds | undefined;
};

const KINDS = { active: null, suspended: 'suspension', banned: 'ban' } as const;

/**
 * The statements of `changeStatus`.
 * @param when a further condition
 */
export function statusStatements(change: StatusChange, when = sql`1`) {
  const { id, adminId, status, until, reason, grounds, now } = change;
  // The same once more, such as a second click, is no second decision.
  const source = sql`FROM users u WHERE u.id = ${id} AND u.status IN (${sql.raw(FROM[status])})
    AND (u.status, u.suspended_until, u.status_reason) IS NOT (${status}, ${until}, ${reason})
    AND ${status === 'active' ? sql`1` : mayRestrict(adminId)} AND ${when}`;
  const kind = KINDS[status];
  const lifted = kind === null;
  // If the suspended account was about to be deleted, it is again.
  const becomes = lifted
    ? sql`CASE WHEN u.leaves_at IS NULL THEN 'active' ELSE 'leaving' END`
    : sql`${status}`;
  return {
    log: logAction(source, {
      adminId,
      action: ACTIONS[status],
      about: iriOf(id),
      reason,
      before: sql`json_object('status', u.status, 'until', ${isoOf(sql`u.suspended_until`)})`,
      after: sql`json_object('status', ${becomes}, 'until', ${isoOf(sql`${until}`)})`,
      now,
    }),
    decided:
      kind === null || !grounds
        ? []
        : [
            recordDecision(source, {
              kind,
              userId: sql`u.id`,
              about: iriOf(id),
              until,
              grounds,
              adminId,
              now,
            }),
          ],
    // A ban needs no notice: its user reads the decision instead of logging in.
    told:
      status === 'banned'
        ? []
        : [
            insertNotices(sql`SELECT u.id ${source}`, {
              kind: lifted ? 'account-lifted' : 'account-suspended',
              text: reason,
              now,
            }),
          ],
    devices: lifted
      ? []
      : sql`UPDATE devices SET revoked_at = ${now} WHERE user_id IN (SELECT u.id ${source})
          AND revoked_at IS NULL`,
    // Series of the host waited meanwhile. The next sweep creates their missing sessions.
    series: lifted
      ? sql`UPDATE series SET due_at = 0 WHERE due_at > 0 AND host_id IN (SELECT u.id ${source})`
      : [],
    recognised: status === 'banned' ? wantReturnHashes(source) : [],
    written: sql`UPDATE users AS u SET status = ${becomes}, suspended_until = ${until},
        status_reason = ${lifted ? null : reason} WHERE u.id IN (SELECT u.id ${source})`,
    ended: endAccountDecisions(id, now),
    forgotten: status === 'banned' ? [] : endReturnHashes(id),
    index: reindexUser(id),
  };
}

/**
 * Suspends until a time, bans, or lifts either. A suspension or ban logs out all devices. A ban also cancels hosted
 * sessions and frees seats, in the same batch. The caller then closes the sockets and streams.
 */
export async function changeStatus(db: Database, change: StatusChange) {
  const { id, status, now } = change;
  const { statements, onStaff, account, withdrawn } = await db.batch({
    onStaff: selectOnStaff(change.adminId, id),
    statements: statusStatements(change),
    account: selectAccount(id, change.adminId, now),
    withdrawn: status === 'banned' ? withdrawFromSessions(id, now) : [],
  });
  return {
    changed: statements.log.length > 0,
    onStaff: onStaff.length > 0,
    notices: [
      ...statements.told.flat(),
      ...('hosted' in withdrawn ? withdrawalNotices(withdrawn) : []),
    ],
    toTell: 'joined' in withdrawn ? withdrawn.joined.people : [],
    decided: statements.decided.flat(),
    account: toAccount(account),
  };
}

/** How long the same words are no second warning, but the same one sent again. */
const SENT_AGAIN_MS = 60 * 60 * 1000;

/** Warns a user by a notice that they must acknowledge. */
export async function warnUser(
  db: Database,
  { id, adminId, reason, grounds, now }: By & { grounds: Grounds },
) {
  const source = sql`FROM users u WHERE u.id = ${id} AND u.status NOT IN ('banned', 'gone', 'pending')
    AND ${mayWarn(adminId)} AND NOT EXISTS (SELECT 1 FROM decisions d WHERE d.user_id = u.id AND d.kind = 'warning'
      AND d.facts = ${grounds.facts} AND d.decided_at > ${now - SENT_AGAIN_MS})`;
  const { onStaff, log, notices, decided, account } = await db.batch({
    onStaff: selectOnStaff(adminId, id),
    log: logAction(source, { adminId, action: 'warning', about: iriOf(id), reason, now }),
    notices: insertNotices(sql`SELECT u.id ${source}`, {
      kind: 'account-warned',
      text: reason,
      now,
    }),
    decided: recordDecision(source, {
      kind: 'warning',
      userId: sql`u.id`,
      about: iriOf(id),
      grounds,
      adminId,
      now,
    }),
    account: selectAccount(id, adminId, now),
  });
  return {
    changed: log.length > 0,
    onStaff: onStaff.length > 0,
    notices,
    decided,
    account: toAccount(account),
  };
}
