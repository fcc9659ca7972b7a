import { type SQL, sql } from 'drizzle-orm';

import { PASSKEYS_MAX } from '../../contract/bounds.ts';
import type { Provider } from '../../contract/providers.ts';
import type { Database } from '../../core/database.ts';
import { ownRow } from '../../core/refusals.ts';
import { type Row, type RowOf, columns, select } from '../../core/rows.ts';
import { passkeys, users } from '../../core/schema/accounts.ts';
import { type Mailing, countChange } from '../../notifications/queries/sent-mails.ts';
import type { Ticket } from '../tickets.ts';
import { LOGIN_ACCOUNT, type LoginAccount, type LoginBatch, knownDevices } from './accounts.ts';
import { selectIdentities } from './identities.ts';
import { RECIPIENT, type Recipient } from './mail-tokens.ts';
import { dropMultiFactor, reopenFirstFactor } from './second-factors.ts';
import { spendTicket } from './tickets.ts';
import { waysIn } from './ways-in.ts';

export type PasskeyKey = Pick<Row<typeof passkeys>, 'credentialId' | 'publicKey' | 'counter'>;

const PASSKEY = columns(passkeys, ['id', 'name', 'createdAt', 'usedAt']);

export type PasskeyRow = RowOf<typeof PASSKEY>;

const OWN = columns(users, ['name', 'email', 'passwordHash']);

/**
 * The user's passkeys and identities, whether there is a password, and how many recovery codes are left if codes are
 * on.
 */
export async function listWaysIn(db: Database, userId: number) {
  const { own, keys, linked, factors } = await db.batch({
    own: sql<RowOf<typeof OWN>>`SELECT ${OWN} FROM users WHERE id = ${userId}`,
    keys: sql<PasskeyRow>`SELECT ${PASSKEY} FROM passkeys WHERE user_id = ${userId} ORDER BY id LIMIT ${PASSKEYS_MAX}`,
    linked: selectIdentities(userId),
    factors: select({
      left: sql<number>`(SELECT count(*) FROM recovery_codes WHERE user_id = ${userId})`,
    })`FROM second_factors WHERE user_id = ${userId}`,
  });
  return {
    password: Boolean(own[0]?.passwordHash),
    keys,
    linked,
    recoveryCodesLeft: factors[0]?.left,
  };
}

const KNOWN = columns(passkeys, ['credentialId', 'name']);

/** The user, and the ids and names of the user's passkeys. */
export async function findPasskeyOwner(db: Database, userId: number) {
  const { own, known } = await db.batch({
    own: sql<Recipient>`SELECT ${RECIPIENT} FROM users WHERE id = ${userId}`,
    known: sql<RowOf<typeof KNOWN>>`SELECT ${KNOWN} FROM passkeys WHERE user_id = ${userId}`,
  });
  return { owner: ownRow(own), known };
}

interface Addition extends PasskeyKey, Mailing {
  userId: number;
  deviceId: number;
  name: string;
  ticket: Ticket;
}

/**
 * Adds a passkey, once per ticket.
 * @returns the passkey, and whether to email its owner. No passkey if the ticket was used, if the passkey is known, or
 * if there are too many
 */
export async function addPasskey(db: Database, { userId, deviceId, ticket, ...key }: Addition) {
  const { added, mails } = await db.batch({
    added: sql<PasskeyRow>`INSERT INTO passkeys (user_id, credential_id, public_key, counter, name, created_at)
      SELECT ${userId}, ${key.credentialId}, ${key.publicKey}, ${key.counter}, ${key.name}, ${key.now}
      WHERE NOT EXISTS (SELECT 1 FROM spent_tickets WHERE hash = ${ticket.hash})
        AND (SELECT count(*) FROM passkeys WHERE user_id = ${userId}) < ${PASSKEYS_MAX}
      ON CONFLICT DO NOTHING RETURNING ${PASSKEY}`,
    mails: countChange('passkey-added', userId, key),
    device: sql`UPDATE devices SET multi_factor = 1 WHERE id = ${deviceId}
      AND EXISTS (SELECT 1 FROM passkeys
        WHERE user_id = ${userId} AND credential_id = ${key.credentialId})
      AND NOT EXISTS (SELECT 1 FROM spent_tickets WHERE hash = ${ticket.hash})`,
    spent: spendTicket(ticket),
  });
  return { passkey: added[0], told: mails.length > 0 };
}

export async function renamePasskey(db: Database, userId: number, id: number, name: string) {
  const [passkey] = await db.all(sql<PasskeyRow>`UPDATE passkeys SET name = ${name}
    WHERE id = ${id} AND user_id = ${userId} RETURNING ${PASSKEY}`);
  return passkey;
}

/** Whether the passkey is the user's, and whether it or the password would be the last way in. */
export async function findRemoval(
  db: Database,
  userId: number,
  id: number,
  providers: readonly Provider[],
) {
  const { own, facts } = await db.batch({
    own: sql<Recipient>`SELECT ${RECIPIENT} FROM users WHERE id = ${userId}`,
    facts: sql<{ name: string | null; ways: number }>`SELECT ${waysIn(userId, providers)} AS ways,
      (SELECT name FROM passkeys WHERE id = ${id} AND user_id = ${userId}) AS name`,
  });
  return { owner: ownRow(own), name: facts[0]?.name ?? null, last: (facts[0]?.ways ?? 0) < 2 };
}

interface Removal extends Mailing {
  userId: number;
  providers: readonly Provider[];
}

/** Removes a passkey that isn't the last way in. @returns whether it did, and whether to email the owner */
export async function removePasskey(
  db: Database,
  { userId, id, providers, ...mailing }: { id: number } & Removal,
) {
  const { removed, mails } = await db.batch({
    removed: sql`DELETE FROM passkeys WHERE id = ${id} AND user_id = ${userId} AND ${waysIn(userId, providers)} > 1 RETURNING id`,
    firstFactor: reopenFirstFactor(userId, mailing.now),
    mails: countChange('passkey-removed', userId, mailing),
    devices: dropMultiFactor(userId),
  });
  return { removed: removed.length > 0, told: mails.length > 0 };
}

/**
 * Removes the password if there is another way in. @returns whether it did, whether to email the owner, and whether a
 * password is left
 */
export async function removePassword(db: Database, { userId, providers, ...mailing }: Removal) {
  const { removed, kept, mails } = await db.batch({
    removed: sql`UPDATE users SET password_hash = '' WHERE id = ${userId} AND password_hash <> ''
      AND ${waysIn(userId, providers)} > 1 RETURNING id`,
    mails: countChange('password-removed', userId, mailing),
    kept: sql`SELECT 1 FROM users WHERE id = ${userId} AND password_hash <> ''`,
  });
  return { removed: removed.length > 0, kept: kept.length > 0, told: mails.length > 0 };
}

const KEY = columns(passkeys, ['credentialId', 'publicKey', 'counter'], 'p');
const KEY_ID = sql<{ passkeyId: number }>`p.id AS "passkeyId"`;

/** The account of a passkey, for a log-in. Uses the ticket up. */
export async function findPasskeyLogin(db: Database, credentialId: string, ticket: Ticket) {
  const { spent, accounts, known } = await db.batch({
    spent: spendTicket(ticket),
    accounts: sql<LoginAccount & PasskeyKey & RowOf<typeof KEY_ID>>`
      SELECT ${LOGIN_ACCOUNT}, ${KEY}, ${KEY_ID} FROM passkeys p JOIN users u ON u.id = p.user_id
      WHERE p.credential_id = ${credentialId}`,
    known: knownDevices(sql`(SELECT user_id FROM passkeys WHERE credential_id = ${credentialId})`),
  });
  return { account: spent.length > 0 ? accounts[0] : undefined, known };
}

/** A passkey of this user, for a proof. Uses the ticket up. */
export async function findOwnPasskey(
  db: Database,
  userId: number,
  credentialId: string,
  ticket: Ticket,
) {
  const { spent, keys } = await db.batch({
    spent: spendTicket(ticket),
    keys: sql<PasskeyKey & RowOf<typeof KEY_ID>>`SELECT ${KEY}, ${KEY_ID} FROM passkeys p
      WHERE credential_id = ${credentialId} AND user_id = ${userId}`,
  });
  return spent.length > 0 ? keys[0] : undefined;
}

/** A condition: the counter still rises. If two requests use the same counter at once, it holds for only one. */
export const counterRises = (passkeyId: number, counter: number): SQL =>
  sql`EXISTS (SELECT 1 FROM passkeys WHERE id = ${passkeyId} AND (counter < ${counter} OR ${counter} = 0))`;

export const markUsed = (passkeyId: number, counter: number, now: number): SQL =>
  sql`UPDATE passkeys SET counter = max(counter, ${counter}), used_at = ${now} WHERE id = ${passkeyId}`;

/**
 * Stores that the device's user has just proved to be the owner.
 * @param when the condition under which that is stored. `also` runs after it
 */
export async function noteProof(
  db: Database,
  { deviceId, multiFactor, now }: { deviceId: number; multiFactor: boolean; now: number },
  { when = sql`1`, also }: LoginBatch,
) {
  const { proved } = await db.batch({
    proved: sql`UPDATE devices SET proved_at = ${now}, multi_factor = max(multi_factor, ${multiFactor}) WHERE id = ${deviceId} AND ${when} RETURNING id`,
    also,
  });
  return proved.length > 0;
}
