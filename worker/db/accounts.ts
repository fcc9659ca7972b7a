import { type SQL, sql } from 'drizzle-orm';

import { attemptsUnder } from './attempts.ts';
import { type Database, mayAct } from './database.ts';
import { type TokenToKeep, keepToken } from './mail-tokens.ts';
import { reindexUser } from './search-index.ts';

/** How names and addresses are compared: width, composition and case make no difference. */
export const comparisonKey = (text: string) => text.normalize('NFKC').toLowerCase();

export interface NewDevice {
  key: string;
  userAgent: string;
  now: number;
  expiresAt: number;
}

const insertDevice = (userId: SQL | number, device: NewDevice) => sql<{ id: number }>`
  INSERT INTO devices (key, user_id, rotated_at, user_agent, created_at, expires_at)
  SELECT ${device.key}, id, ${device.now}, ${device.userAgent}, ${device.now}, ${device.expiresAt}
  FROM users WHERE id = ${userId} RETURNING id, user_id AS userId`;

export interface NewAccount {
  name: string;
  email: string;
  passwordHash: string;
  /** For the mail that confirms the address. */
  token: TokenToKeep;
}

type Taken = { taken: ('name' | 'email')[] };

/**
 * Writes an account and the device it is logged in with, in one round trip.
 * @returns their ids, or which of name and address are taken
 */
export async function registerAccount(
  db: Database,
  account: NewAccount,
  device: NewDevice,
): Promise<{ id: number; deviceId: number } | Taken> {
  const nameKey = comparisonKey(account.name);
  const emailKey = comparisonKey(account.email);
  const theUser = sql`(SELECT id FROM users WHERE email_key = ${emailKey} AND created_at = ${device.now}
    AND password_hash = ${account.passwordHash})`;
  const [created, devices, , , , clashes] = await db.batch([
    sql<{ id: number }>`
      INSERT INTO users (name, name_key, email, email_key, password_hash, terms_accepted_at, created_at)
      VALUES (${account.name}, ${nameKey}, ${account.email}, ${emailKey}, ${account.passwordHash},
        ${device.now}, ${device.now})
      ON CONFLICT DO NOTHING RETURNING id`,
    insertDevice(theUser, device),
    ...reindexUser(theUser),
    keepToken(theUser, 'confirm', account.token),
    sql<{ name: number; email: number }>`
      SELECT EXISTS (SELECT 1 FROM users WHERE name_key = ${nameKey}) AS name,
        EXISTS (SELECT 1 FROM users WHERE email_key = ${emailKey}) AS email`,
  ]);
  const id = created[0]?.id;
  const deviceId = devices[0]?.id;
  if (id !== undefined && deviceId !== undefined) return { id, deviceId };
  const clash = clashes[0];
  return {
    taken: [...(clash?.name ? ['name' as const] : []), ...(clash?.email ? ['email' as const] : [])],
  };
}

export async function isNameFree(db: Database, name: string) {
  const rows = await db.all(sql`SELECT 1 FROM users WHERE name_key = ${comparisonKey(name)}`);
  return rows.length === 0;
}

export interface LoginAccount {
  id: number;
  name: string;
  email: string;
  passwordHash: string;
  status: string;
  suspendedUntil: number | null;
  statusReason: string | null;
}

/** The account of an address, and how often log-ins under these subjects have failed, in one round trip. */
export async function findLogin(db: Database, email: string, subjects: string[], now: number) {
  const [accounts, failures] = await db.batch([
    sql<LoginAccount>`
      SELECT id, name, email, password_hash AS passwordHash, status, suspended_until AS suspendedUntil,
        status_reason AS statusReason
      FROM users WHERE email_key = ${comparisonKey(email)}`,
    attemptsUnder(subjects, now),
  ]);
  return { account: accounts[0], failures };
}

/** So many of the latest log-ins are looked at to tell whether a device is new. */
const KNOWN_DEVICES_MAX = 50;

/**
 * Writes the device of a log-in and forgets the failures under `subject`.
 * @returns its id, and what the account's earlier devices call themselves
 */
export async function addDevice(db: Database, userId: number, device: NewDevice, subject: string) {
  const [known, devices] = await db.batch([
    sql<{ userAgent: string }>`SELECT user_agent AS userAgent FROM devices
      WHERE user_id = ${userId} ORDER BY id DESC LIMIT ${KNOWN_DEVICES_MAX}`,
    insertDevice(userId, device),
    sql`DELETE FROM login_failures WHERE subject = ${subject}`,
  ]);
  const id = devices[0]?.id;
  if (id === undefined) throw new Error('the account went away while it logged in');
  return { id, known: known.map(({ userAgent }) => userAgent) };
}

interface CurrentUserRow {
  id: number;
  name: string;
  email: string;
  role: string;
  status: string;
  ofAge: number;
  leavesAt: number | null;
  preferenceCount: number;
  unreadNotices: number;
  warning: string | null;
}

/** The caller's own account; none where its device was revoked or the account may not act. */
export async function findCurrentUser(db: Database, userId: number, deviceId: number, now: number) {
  const [row] = await db.all(sql<CurrentUserRow>`
    SELECT u.id, u.name, u.email, u.role, u.status, u.of_age_declared_at IS NOT NULL AS ofAge,
      CASE u.status WHEN 'leaving' THEN u.leaves_at END AS leavesAt,
      (SELECT count(*) FROM preferences WHERE user_id = u.id) AS preferenceCount,
      (SELECT count(*) FROM (SELECT 1 FROM notices WHERE user_id = u.id AND read_at IS NULL LIMIT 99))
        AS unreadNotices,
      (SELECT json_object('id', id, 'text', text) FROM notices WHERE user_id = u.id
        AND kind = 'account-warned' AND read_at IS NULL ORDER BY id LIMIT 1) AS warning
    FROM users u WHERE u.id = ${userId} AND ${mayAct(now)}
      AND EXISTS (SELECT 1 FROM devices d WHERE d.id = ${deviceId} AND d.user_id = u.id
        AND d.revoked_at IS NULL)`);
  return row;
}
