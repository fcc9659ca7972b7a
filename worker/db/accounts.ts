import { type SQL, sql } from 'drizzle-orm';

import { type Database, mayAct } from './database.ts';
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
  const [created, devices, , , clashes] = await db.batch([
    sql<{ id: number }>`
      INSERT INTO users (name, name_key, email, email_key, password_hash, terms_accepted_at, created_at)
      VALUES (${account.name}, ${nameKey}, ${account.email}, ${emailKey}, ${account.passwordHash},
        ${device.now}, ${device.now})
      ON CONFLICT DO NOTHING RETURNING id`,
    insertDevice(theUser, device),
    ...reindexUser(theUser),
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
  passwordHash: string;
  status: string;
  suspendedUntil: number | null;
}

/** The account of an address, and how often log-ins under these subjects have failed, in one round trip. */
export async function findLogin(db: Database, email: string, subjects: string[], now: number) {
  const [accounts, failures] = await db.batch([
    sql<LoginAccount>`
      SELECT id, password_hash AS passwordHash, status, suspended_until AS suspendedUntil
      FROM users WHERE email_key = ${comparisonKey(email)}`,
    sql<{ subject: string; count: number; windowEndsAt: number }>`
      SELECT subject, count, window_ends_at AS windowEndsAt FROM login_failures
      WHERE subject IN (${sql.join(
        subjects.map((subject) => sql`${subject}`),
        sql`, `,
      )}) AND window_ends_at > ${now}`,
  ]);
  return { account: accounts[0], failures };
}

/** Counts a failed log-in under each subject; a window that has ended starts anew. */
export async function countLoginFailure(
  db: Database,
  subjects: { subject: string; windowMs: number }[],
  now: number,
) {
  await db.batch(
    subjects.map(
      ({ subject, windowMs }) => sql`
      INSERT INTO login_failures (subject, count, window_ends_at) VALUES (${subject}, 1, ${now + windowMs})
      ON CONFLICT (subject) DO UPDATE SET
        count = CASE WHEN window_ends_at <= ${now} THEN 1 ELSE count + 1 END,
        window_ends_at = CASE WHEN window_ends_at <= ${now} THEN ${now + windowMs} ELSE window_ends_at END`,
    ),
  );
}

/** Writes the device of a log-in and forgets the failures under `subject`. @returns the device's id */
export async function addDevice(db: Database, userId: number, device: NewDevice, subject: string) {
  const [devices] = await db.batch([
    insertDevice(userId, device),
    sql`DELETE FROM login_failures WHERE subject = ${subject}`,
  ]);
  const id = devices[0]?.id;
  if (id === undefined) throw new Error('the account went away while it logged in');
  return id;
}

interface CurrentUserRow {
  id: number;
  name: string;
  email: string;
  role: string;
  status: string;
  ofAge: number;
  preferenceCount: number;
  unreadNotices: number;
}

/** The caller's own account; none where its device was revoked or the account may not act. */
export async function findCurrentUser(db: Database, userId: number, deviceId: number, now: number) {
  const [row] = await db.all(sql<CurrentUserRow>`
    SELECT u.id, u.name, u.email, u.role, u.status, u.of_age_declared_at IS NOT NULL AS ofAge,
      (SELECT count(*) FROM preferences WHERE user_id = u.id) AS preferenceCount,
      (SELECT count(*) FROM (SELECT 1 FROM notices WHERE user_id = u.id AND read_at IS NULL LIMIT 99))
        AS unreadNotices
    FROM users u WHERE u.id = ${userId} AND ${mayAct(now)}
      AND EXISTS (SELECT 1 FROM devices d WHERE d.id = ${deviceId} AND d.user_id = u.id
        AND d.revoked_at IS NULL)`);
  return row;
}
