import { type SQL, sql } from 'drizzle-orm';

import { FIRST_FACTOR_LASTS_MS } from '../../contract/proof.ts';
import { DAY_MS } from '../../contract/time.ts';
import { type LockSubject, countAttempts } from '../../core/attempts.ts';
import type { Database } from '../../core/database.ts';
import { type RowOf, columns, select } from '../../core/rows.ts';
import { secondFactors } from '../../core/schema/accounts.ts';
import {
  type Mailing,
  countChange,
  countNotification,
} from '../../notifications/queries/sent-mails.ts';
import type { Ticket } from '../tickets.ts';
import { LOGIN_ACCOUNT, type LoginAccount, knownDevices } from './accounts.ts';
import { RECIPIENT, type Recipient } from './mail-tokens.ts';
import { spendTicket } from './tickets.ts';

const TRUST_LASTS_MS = 30 * DAY_MS;

const FACTOR = columns(secondFactors, ['secret', 'lastStep']);

export type Factor = RowOf<typeof FACTOR>;

interface CodeAttempt {
  userId: number;
  /** The hash of what was typed, in case it is a recovery code. */
  recoveryHash: string;
  subjects: readonly LockSubject[];
  now: number;
}

/** Reads what a code is checked against, and counts the attempt in the same round trip. */
const codeFacts = ({ userId, recoveryHash, subjects, now }: CodeAttempt) => ({
  factors: sql<Factor>`SELECT ${FACTOR} FROM second_factors WHERE user_id = ${userId}`,
  recovery: sql<{ found: number }>`SELECT 1 AS found FROM recovery_codes
    WHERE user_id = ${userId} AND hash = ${recoveryHash}`,
  attempts: countAttempts(subjects, now),
});

/**
 * Reads the account, what its code is checked against, and whether the ticket was used, for a log-in. Counts the attempt
 * in the same round trip.
 */
export async function findCodeLogin(db: Database, attempt: CodeAttempt, ticket: Ticket) {
  const { accounts, known, spent, factors, recovery, attempts } = await db.batch({
    accounts: sql<LoginAccount>`SELECT ${LOGIN_ACCOUNT} FROM users u WHERE id = ${attempt.userId}`,
    known: knownDevices(sql`${attempt.userId}`),
    spent: sql`SELECT 1 FROM spent_tickets WHERE hash = ${ticket.hash}`,
    ...codeFacts(attempt),
  });
  const facts = { factor: factors[0], recovery: recovery.length > 0, attempts: attempts.flat() };
  return { account: accounts[0], known, ticketUsed: spent.length > 0, ...facts };
}

export async function findCode(db: Database, attempt: CodeAttempt) {
  const { factors, recovery, attempts } = await db.batch(codeFacts(attempt));
  return { factor: factors[0], recovery: recovery.length > 0, attempts: attempts.flat() };
}

/** The owner, and how many recovery codes are left. */
export async function findRecovery(db: Database, userId: number) {
  const { own, codes } = await db.batch({
    own: sql<Recipient>`SELECT ${RECIPIENT} FROM users WHERE id = ${userId}`,
    codes: select({ left: sql<number>`count(*)` })`FROM recovery_codes WHERE user_id = ${userId}`,
  });
  return { owner: own[0], left: codes[0]?.left ?? 0 };
}

/** Counts an email about a way in. @returns whether to send it */
export const mayTell = async (db: Database, userId: number, mailing: Mailing) =>
  (await db.all(countNotification('recovery-code-used', userId, mailing))).length > 0;

/**
 * Uses a code up: `when` is a condition, `also` a statement. Of two requests at once, `when` holds for only one. `also`
 * stands directly after the statement under `when`. It does nothing if that one did nothing, so that no code is lost
 * without a log-in or a proof.
 */
export const spendStep = (userId: number, step: number) => ({
  when: sql`EXISTS (SELECT 1 FROM second_factors WHERE user_id = ${userId} AND last_step < ${step})`,
  also: sql`UPDATE second_factors SET last_step = max(last_step, ${step}) WHERE user_id = ${userId}
    AND changes() > 0`,
});

export const spendRecoveryCode = (userId: number, hash: string) => ({
  when: sql`EXISTS (SELECT 1 FROM recovery_codes WHERE user_id = ${userId} AND hash = ${hash})`,
  also: sql`DELETE FROM recovery_codes WHERE user_id = ${userId} AND hash = ${hash} AND changes() > 0`,
});

/** Lets a browser log in without a code for 30 days, or until the password or the second factor changes, or a device is logged out. */
export const trustBrowser = (userId: number, hash: string, now: number): SQL =>
  sql`INSERT INTO trusted_browsers (hash, user_id, expires_at) VALUES (${hash}, ${userId}, ${now + TRUST_LASTS_MS})`;

const insertCodes = (userId: number, hashes: readonly string[]): SQL =>
  sql`INSERT INTO recovery_codes (user_id, hash) SELECT user_id, value
    FROM json_each(${JSON.stringify(hashes)}), second_factors WHERE user_id = ${userId}`;

interface Addition extends Mailing {
  userId: number;
  deviceId: number;
  secret: string;
  step: number;
  hashes: readonly string[];
  ticket: Ticket;
}

/** Turns codes on, once per ticket. @returns whether it did, and whether to email the owner */
export async function addSecondFactor(
  db: Database,
  { userId, deviceId, secret, step, hashes, ticket, ...mailing }: Addition,
) {
  const { added, mails } = await db.batch({
    added: sql`INSERT INTO second_factors (user_id, secret, last_step, created_at)
      SELECT ${userId}, ${secret}, ${step}, ${mailing.now}
      WHERE NOT EXISTS (SELECT 1 FROM spent_tickets WHERE hash = ${ticket.hash})
      ON CONFLICT DO NOTHING RETURNING user_id`,
    mails: countChange('codes-on', userId, mailing),
    codes: sql`${insertCodes(userId, hashes)} AND secret = ${secret}
      AND NOT EXISTS (SELECT 1 FROM recovery_codes WHERE user_id = ${userId})`,
    device: sql`UPDATE devices SET multi_factor = 1 WHERE id = ${deviceId}
      AND EXISTS (SELECT 1 FROM second_factors WHERE user_id = ${userId} AND secret = ${secret})`,
    spent: spendTicket(ticket),
  });
  return { added: added.length > 0, told: mails.length > 0 };
}

/** Replaces the recovery codes. @returns whether codes are on, and whether to email the owner */
export async function replaceRecoveryCodes(
  db: Database,
  { userId, hashes, ...mailing }: { userId: number; hashes: readonly string[] } & Mailing,
) {
  const { on, mails } = await db.batch({
    on: sql`SELECT 1 FROM second_factors WHERE user_id = ${userId}`,
    old: sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`,
    codes: insertCodes(userId, hashes),
    mails: countChange('recovery-codes-renewed', userId, mailing),
  });
  return { renewed: on.length > 0, told: mails.length > 0 };
}

const hasFactor = (userId: number): SQL =>
  sql`(EXISTS (SELECT 1 FROM passkeys WHERE user_id = ${userId})
    OR EXISTS (SELECT 1 FROM second_factors WHERE user_id = ${userId}))`;

/** Without a passkey or second factor, none of the user's devices counts as logged in with one. */
export const dropMultiFactor = (userId: number): SQL =>
  sql`UPDATE devices SET multi_factor = 0 WHERE user_id = ${userId} AND multi_factor = 1
    AND NOT ${hasFactor(userId)}`;

/**
 * Lets an admin or a moderator set up a first factor again who has just removed the last one, which took a device that
 * used it. Stands directly after that statement. It changes one row if that one did, so that `countChange` may follow.
 */
export const reopenFirstFactor = (userId: number, now: number): SQL =>
  sql`UPDATE users SET first_factor_until = CASE WHEN ${hasFactor(userId)} THEN first_factor_until
    ELSE ${now + FIRST_FACTOR_LASTS_MS} END WHERE id = ${userId} AND changes() > 0`;

/** Turns codes off. @returns as `addSecondFactor` does */
export async function removeSecondFactor(
  db: Database,
  { userId, ...mailing }: { userId: number } & Mailing,
) {
  const { removed, mails } = await db.batch({
    removed: sql`DELETE FROM second_factors WHERE user_id = ${userId} RETURNING user_id`,
    firstFactor: reopenFirstFactor(userId, mailing.now),
    mails: countChange('codes-off', userId, mailing),
    codes: sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`,
    trusted: sql`DELETE FROM trusted_browsers WHERE user_id = ${userId}`,
    devices: dropMultiFactor(userId),
  });
  return { removed: removed.length > 0, told: mails.length > 0 };
}
