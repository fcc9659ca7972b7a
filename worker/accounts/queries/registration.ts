import { type SQL, sql } from 'drizzle-orm';

import { APPROVAL_WITHIN_DAYS } from '../../contract/bounds.ts';
import type { RegistrationMode } from '../../contract/registration-vocabulary.ts';
import { DAY_MS } from '../../contract/time.ts';
import type { Database } from '../../core/database.ts';
import { mayAct } from '../../core/refusals.ts';
import { flag, select } from '../../core/rows.ts';

/**
 * Who may register. The mode is part of the batch that adds the account, so it costs no round trip, and a change counts
 * from the next registration on.
 */
export const REGISTRATION_MODE: SQL<RegistrationMode> = sql`coalesce((SELECT value FROM settings WHERE name = 'registration'), 'open')`;

/** The usable invite link with this hash, made by someone who may still act. */
const usableLink = (
  hash: string,
  now: number,
): SQL => sql`FROM invite_links l JOIN users u ON u.id = l.user_id
  WHERE l.hash = ${hash} AND l.revoked_at IS NULL AND l.expires_at > ${now} AND l.uses < l.uses_max
    AND ${mayAct(now)}`;

const isUsable = (hash: string | null, now: number): SQL =>
  hash === null ? sql`0` : sql`EXISTS (SELECT 1 ${usableLink(hash, now)})`;

/** The parts of a batch that adds an account, by the mode. `used` must be the last that asks for the link. */
export const admission = (hash: string | null, now: number) => ({
  mayEnter: sql`CASE ${REGISTRATION_MODE} WHEN 'closed' THEN 0 WHEN 'invite' THEN ${isUsable(hash, now)} ELSE 1 END`,
  status: sql`CASE ${REGISTRATION_MODE} WHEN 'approval' THEN 'pending' ELSE 'active' END`,
  /** Without a decision the account is deleted then. */
  leavesAt: sql`CASE ${REGISTRATION_MODE} WHEN 'approval' THEN ${now + APPROVAL_WITHIN_DAYS * DAY_MS} END`,
  /** Counts a use of the link by the new user, and notes who invited them. */
  used: (user: SQL): SQL[] =>
    hash === null
      ? []
      : [
          sql`INSERT INTO invited_users (user_id, inviter_id, invited_at)
            SELECT ${user}, l.user_id, ${now} ${usableLink(hash, now)} AND ${user} IS NOT NULL`,
          sql`UPDATE invite_links SET uses = uses + 1 WHERE hash = ${hash} AND changes() = 1`,
        ],
});

/** The mode, and whether an invite is usable. Null without one. */
export async function readRegistration(db: Database, hash: string | null, now: number) {
  const [found] = await db.all(
    select({ mode: REGISTRATION_MODE, usable: flag(isUsable(hash, now)) })``,
  );
  return { mode: found?.mode ?? 'open', invite: hash === null ? null : (found?.usable ?? false) };
}
