import { type SQL, sql } from 'drizzle-orm';

import type { CurrentUser } from '../../contract/account.ts';
import type { LOGIN_WAYS } from '../../contract/providers.ts';
import { type LockSubject, countAttempts } from '../../core/attempts.ts';
import type { Database } from '../../core/database.ts';
import { emailKey } from '../../core/email-key.ts';
import { firstFileOf } from '../../core/person.ts';
import { ownRow } from '../../core/refusals.ts';
import {
  type RowOf,
  columns,
  fields,
  flag,
  json,
  numberOrNull,
  select,
  textOrNull,
} from '../../core/rows.ts';
import { devices, users } from '../../core/schema/accounts.ts';
import { zoneOf } from '../../core/zone-of.ts';
import { unreadNotices } from '../../notifications/queries/notices.ts';
import { type Mailing, countNotification } from '../../notifications/queries/sent-mails.ts';
import { hasOwnProof } from './ways-in.ts';

export interface NewDevice {
  key: string;
  userAgent: string;
  country: string | null;
  /** How it logged in. */
  way: (typeof LOGIN_WAYS)[number];
  /** Whether a second factor was used that `way` doesn't show: a code after a provider, or a trusted browser. */
  multiFactor?: boolean;
  /**
   * Whether only a provider said who the user is. That isn't a proof if the account has a password, a passkey or codes.
   */
  byProviderAlone?: boolean;
  now: number;
  expiresAt: number;
}

/** Adds the device of a log-in, if `when` holds for the row of `users`. */
export const insertDevice = (userId: SQL | number, device: NewDevice, when = sql`1`) =>
  sql<{ id: number }>`
  INSERT INTO devices (key, user_id, rotated_at, user_agent, country, created_at, expires_at, way, proved_at,
    multi_factor)
  SELECT ${device.key}, id, ${device.now}, ${device.userAgent}, ${device.country}, ${device.now}, ${device.expiresAt},
    ${device.way}, ${device.byProviderAlone === true ? sql`iif(${hasOwnProof(userId)}, 0, ${device.now})` : device.now},
    ${device.multiFactor ?? (device.way === 'passkey' || device.way === 'code')}
  FROM users WHERE id = ${userId} AND ${when} RETURNING id`;

const OF_LOGIN = columns(
  users,
  ['id', 'name', 'email', 'locale', 'passwordHash', 'status', 'suspendedUntil', 'statusReason'],
  'u',
);

export const LOGIN_ACCOUNT = fields(OF_LOGIN, { zone: zoneOf('u.id') });

export type LoginAccount = RowOf<typeof LOGIN_ACCOUNT>;

/** The account as it is now. */
export const findLoginAccount = async (db: Database, id: number) =>
  (await db.all(select(LOGIN_ACCOUNT)`FROM users u WHERE u.id = ${id}`))[0];

/** How many of the latest log-ins are compared to tell whether a device is new. */
const KNOWN_DEVICES_MAX = 50;

const USER_AGENT = columns(devices, ['userAgent']);

export const knownDevices = (userId: SQL) =>
  select(USER_AGENT)`
    FROM devices WHERE user_id = ${userId} ORDER BY id DESC LIMIT ${KNOWN_DEVICES_MAX}`;

/** Whether a code has shown that this browser is the user's own. */
export const isTrusted = (userId: SQL, hash: string, now: number) =>
  sql`EXISTS (SELECT 1 FROM trusted_browsers t WHERE t.hash = ${hash} AND t.user_id = ${userId} AND t.expires_at > ${now})`;

/**
 * The account with an email, the user agents of its earlier devices, and whether this browser needs a code or is
 * trusted. In the same round trip it counts the log-in under `subjects`.
 */
export async function findLogin(
  db: Database,
  email: string,
  subjects: readonly LockSubject[],
  trustedHash: string,
  now: number,
) {
  const key = emailKey(email);
  const { accounts, known, code, attempts } = await db.batch({
    accounts: select(LOGIN_ACCOUNT)`FROM users u WHERE email_key = ${key}`,
    known: knownDevices(sql`(SELECT id FROM users WHERE email_key = ${key})`),
    code: select({
      trusted: flag(isTrusted(sql`f.user_id`, trustedHash, now)),
    })`FROM users u JOIN second_factors f ON f.user_id = u.id WHERE u.email_key = ${key}`,
    attempts: countAttempts(subjects, now),
  });
  return {
    account: accounts[0],
    known,
    needsCode: code[0]?.trusted === false,
    trusted: code[0]?.trusted ?? false,
    attempts: attempts.flat(),
  };
}

/** A condition for `when` of a `LoginBatch`: `proof` holds, and no code is on, or this browser is still trusted. */
export const withoutCode = (proof: SQL, trustedHash: string, now: number) =>
  sql`(${proof} AND (NOT EXISTS (SELECT 1 FROM second_factors f WHERE f.user_id = users.id)
    OR ${isTrusted(sql`users.id`, trustedHash, now)}))`;

/** A condition for `when` of a `LoginBatch`: the password is still the one that was checked. */
export const hasPassword = ({ passwordHash }: LoginAccount) => sql`password_hash = ${passwordHash}`;

/** A condition for `when` of a `LoginBatch`: a suspension or ban wasn't decided while the log-in was in progress. */
export const hasStatus = ({ status, suspendedUntil }: LoginAccount) =>
  sql`status = ${status} AND suspended_until IS ${suspendedUntil}`;

/** What a kind of log-in adds to the batch that adds the device. */
export interface LoginBatch {
  /** A condition on the row of `users`. Without it the device isn't added. */
  when?: SQL;
  /** Statements that run after the device was added. */
  also: readonly SQL[];
}

/**
 * Adds the device of a log-in.
 * @param mailing for the email about a new device
 * @returns its id, and whether to send that email. Undefined if `when` doesn't hold
 */
export async function addDevice(
  db: Database,
  userId: number,
  device: NewDevice,
  { when, also, mailing }: LoginBatch & { mailing: Mailing | undefined },
) {
  const { added, mails } = await db.batch({
    added: insertDevice(userId, device, when),
    also,
    mails: mailing
      ? countNotification('new-device', userId, mailing)
      : sql<{ sent: number }>`SELECT 1 WHERE 0`,
  });
  const id = added[0]?.id;
  return id === undefined ? undefined : { id, mailed: mails.length > 0 };
}

const CURRENT_USER = columns(users, ['id', 'name', 'email', 'role', 'status', 'locale'], 'u');

/** The caller's own account. */
export async function findCurrentUser(db: Database, userId: number, deviceId: number) {
  const rows = await db.all(
    select(
      fields(CURRENT_USER, {
        zone: textOrNull`(SELECT n.zone FROM notification_settings n WHERE n.user_id = u.id
          AND (n.zone <> 'UTC' OR n.quiet_from IS NOT NULL OR n.digest = 1))`,
        ofAge: flag(sql`u.of_age_declared_at IS NOT NULL`),
        leavesAt: numberOrNull`CASE u.status WHEN 'leaving' THEN u.leaves_at END`,
        multiFactor: flag(sql`(SELECT d.multi_factor FROM devices d WHERE d.id = ${deviceId})`),
        firstFile: firstFileOf('u.id'),
        preferenceCount: sql<number>`(SELECT count(*) FROM preferences WHERE user_id = u.id)`,
        unreadNotices: unreadNotices(sql`u.id`),
        warning: json<CurrentUser['warning']>(
          sql`(SELECT json_object('id', id, 'text', text) FROM notices WHERE user_id = u.id
          AND kind = 'account-warned' AND read_at IS NULL ORDER BY id LIMIT 1)`,
        ),
      }),
    )`FROM users u WHERE u.id = ${userId}`,
  );
  return ownRow(rows);
}
