import { type SQL, sql } from 'drizzle-orm';

import type { Locale } from '../../contract/locales.ts';
import type { LOGIN_WAYS } from '../../contract/providers.ts';
import type { RegistrationMode } from '../../contract/registration-vocabulary.ts';
import type { Database } from '../../core/database.ts';
import { emailKey } from '../../core/email-key.ts';
import { isReserved, nameKeys, namedLike } from '../../core/name-keys.ts';
import { firstFileOf } from '../../core/person.ts';
import { ownRow } from '../../core/refusals.ts';
import { type Row, type RowOf, columns } from '../../core/rows.ts';
import { devices, users } from '../../core/schema/accounts.ts';
import { reindexUser } from '../../core/search-index.ts';
import { extraWords } from '../../core/search-words.ts';
import {
  type Mailing,
  countNotification,
  hasRoom,
} from '../../notifications/queries/sent-mails.ts';
import { type LockSubject, countAttempts } from './attempts.ts';
import { type TokenToKeep, countTokenMail, keepToken } from './mail-tokens.ts';
import { REGISTRATION_MODE, admission } from './registration.ts';
import { hasOwnProof } from './ways-in.ts';

export interface NewDevice {
  key: string;
  userAgent: string;
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

const insertDevice = (userId: SQL | number, device: NewDevice, when = sql`1`) => sql<
  Pick<Row<typeof devices>, 'id'>
>`
  INSERT INTO devices (key, user_id, rotated_at, user_agent, created_at, expires_at, way, proved_at,
    multi_factor)
  SELECT ${device.key}, id, ${device.now}, ${device.userAgent}, ${device.now}, ${device.expiresAt},
    ${device.way}, ${device.byProviderAlone === true ? sql`iif(${hasOwnProof(userId)}, 0, ${device.now})` : device.now},
    ${device.multiFactor ?? (device.way === 'passkey' || device.way === 'code')}
  FROM users WHERE id = ${userId} AND ${when} RETURNING id`;

export interface NewAccount {
  name: string;
  email: string;
  passwordHash: string;
  locale: Locale | null;
  /** For the email that confirms the address. */
  token: TokenToKeep;
  mailbox: string;
  /** Whether a provider has checked the address. */
  confirmed?: boolean;
  ofAge?: boolean;
  /** The hash of the invite link's secret. Null without one. */
  inviteHash?: string | null;
}

/** What a registration through a provider adds to the batch that creates the account. */
interface Joining {
  /** The condition of every statement. */
  when: SQL;
  also: (user: SQL) => readonly SQL[];
}

type Registered =
  | { id: number; deviceId: number; mailed: boolean }
  /** An admin must approve it before its user can log in. */
  | { id: number; waiting: true; mailed: boolean };

type Refused = { refused: RegistrationMode } | { taken: ('name' | 'email')[] };

/**
 * Adds an account and the device that it is logged in with, in one round trip.
 * @returns their ids and whether to send the email, or by which mode it was refused, or whether name or email are taken.
 * `taken` is empty if only `when` of `joining` doesn't hold. An account that waits for approval has no device
 */
export async function registerAccount(
  db: Database,
  account: NewAccount,
  device: NewDevice,
  { when, also }: Joining = { when: sql`1`, also: () => [] },
): Promise<Registered | Refused> {
  const name = nameKeys(account.name);
  const key = emailKey(account.email);
  // Someone else may register with this email through a provider in the same millisecond. So the row must have no other
  // device, and while it waits for approval, no identity.
  const theUser = sql`(SELECT id FROM users WHERE email_key = ${key} AND created_at = ${device.now}
    AND password_hash = ${account.passwordHash} AND ${when}
    AND (status <> 'pending' OR NOT EXISTS (SELECT 1 FROM identities i WHERE i.user_id = users.id))
    AND NOT EXISTS (SELECT 1 FROM devices d WHERE d.user_id = users.id AND d.key <> ${device.key}))`;
  const confirmedAt = account.confirmed === true ? device.now : null;
  const ofAgeAt = account.ofAge === true ? device.now : null;
  const mailing = { mailbox: account.mailbox, now: device.now };
  const gate = admission(account.inviteHash ?? null, device.now);
  const { created, added, mails, clashes } = await db.batch({
    created: sql<Pick<Row<typeof users>, 'id' | 'status'>>`
      INSERT INTO users (name, name_key, name_shape, name_words, email, email_key, password_hash, locale, terms_accepted_at,
        created_at, email_confirmed_at, of_age_declared_at, status, leaves_at)
      SELECT ${account.name}, ${name.key}, ${name.shape}, ${extraWords(account.name)}, ${account.email}, ${key},
        ${account.passwordHash}, ${account.locale}, ${device.now}, ${device.now}, ${confirmedAt}, ${ofAgeAt},
        ${gate.status}, ${gate.leavesAt}
      WHERE ${isReserved(account.name) ? 0 : 1} AND ${when} AND ${gate.mayEnter}
      ON CONFLICT DO NOTHING RETURNING id, status`,
    added: insertDevice(theUser, device, sql`status <> 'pending'`),
    index: reindexUser(theUser),
    token: keepToken(
      sql`(SELECT id FROM users WHERE id = ${theUser} AND email_confirmed_at IS NULL
        AND ${hasRoom('unconfirmed', mailing)})`,
      'confirm',
      account.token,
    ),
    mails: countTokenMail('unconfirmed', mailing, account.token),
    clashes: sql<{
      mayJoin: number;
      mayEnter: number;
      mode: RegistrationMode;
      name: number;
      email: number;
    }>`
      SELECT ${when} AS "mayJoin", ${gate.mayEnter} AS "mayEnter", ${REGISTRATION_MODE} AS mode, EXISTS (${namedLike(account.name)}) AS name,
        EXISTS (SELECT 1 FROM users WHERE email_key = ${key}) AS email`,
    used: gate.used(theUser),
    also: also(theUser),
  });
  const id = created[0]?.id;
  const deviceId = added[0]?.id;
  if (id !== undefined && deviceId !== undefined) {
    return { id, deviceId, mailed: mails.length > 0 };
  }
  if (id !== undefined && created[0]?.status === 'pending') {
    return { id, waiting: true, mailed: mails.length > 0 };
  }
  const clash = clashes[0];
  if (clash?.mayEnter === 0) return { refused: clash.mode };
  // If `when` doesn't hold, the clash may be with an account that the same ticket has just made.
  if (clash?.mayJoin === 0) return { taken: [] };
  return {
    taken: [...(clash?.name ? ['name' as const] : []), ...(clash?.email ? ['email' as const] : [])],
  };
}

export const LOGIN_ACCOUNT = columns(
  users,
  ['id', 'name', 'email', 'locale', 'passwordHash', 'status', 'suspendedUntil', 'statusReason'],
  'u',
);

export type LoginAccount = RowOf<typeof LOGIN_ACCOUNT>;

/** How many of the latest log-ins are compared to tell whether a device is new. */
const KNOWN_DEVICES_MAX = 50;

const USER_AGENT = columns(devices, ['userAgent']);

/** The user agents of a user's earlier devices. */
export const knownDevices = (userId: SQL) => sql<RowOf<typeof USER_AGENT>>`SELECT ${USER_AGENT}
  FROM devices WHERE user_id = ${userId} ORDER BY id DESC LIMIT ${KNOWN_DEVICES_MAX}`;

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
    accounts: sql<LoginAccount>`SELECT ${LOGIN_ACCOUNT} FROM users u WHERE email_key = ${key}`,
    known: knownDevices(sql`(SELECT id FROM users WHERE email_key = ${key})`),
    code: sql<{ trusted: number }>`SELECT EXISTS (SELECT 1 FROM trusted_browsers t
        WHERE t.hash = ${trustedHash} AND t.user_id = u.id AND t.expires_at > ${now}) AS trusted
      FROM users u JOIN second_factors f ON f.user_id = u.id WHERE u.email_key = ${key}`,
    attempts: countAttempts(subjects, now),
  });
  return {
    account: accounts[0],
    known,
    needsCode: code[0]?.trusted === 0,
    trusted: code[0]?.trusted === 1,
    attempts: attempts.flat(),
  };
}

/**
 * A condition for `when` of a `LoginBatch`: the password is still the one that was checked, and no second factor was
 * added that wasn't asked for. Either may change while a log-in is in progress.
 */
export const stillEnters = ({ passwordHash }: LoginAccount, { withCode }: { withCode: boolean }) =>
  sql`(password_hash = ${passwordHash} AND (${withCode}
    OR NOT EXISTS (SELECT 1 FROM second_factors f WHERE f.user_id = users.id)))`;

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

interface CurrentUserRow extends RowOf<typeof CURRENT_USER> {
  ofAge: number;
  leavesAt: Row<typeof users>['leavesAt'];
  firstFile: string | null;
  preferenceCount: number;
  unreadNotices: number;
  warning: string | null;
  multiFactor: number;
}

/** The caller's own account. */
export async function findCurrentUser(db: Database, userId: number, deviceId: number) {
  const rows = await db.all(sql<CurrentUserRow>`
    SELECT ${CURRENT_USER}, u.of_age_declared_at IS NOT NULL AS ofAge,
      CASE u.status WHEN 'leaving' THEN u.leaves_at END AS leavesAt,
      (SELECT d.multi_factor FROM devices d WHERE d.id = ${deviceId}) AS "multiFactor",
      ${firstFileOf('u.id')} AS firstFile,
      (SELECT count(*) FROM preferences WHERE user_id = u.id) AS preferenceCount,
      (SELECT count(*) FROM (SELECT 1 FROM notices WHERE user_id = u.id AND read_at IS NULL LIMIT 99))
        AS unreadNotices,
      (SELECT json_object('id', id, 'text', text) FROM notices WHERE user_id = u.id
        AND kind = 'account-warned' AND read_at IS NULL ORDER BY id LIMIT 1) AS warning
    FROM users u WHERE u.id = ${userId}`);
  return ownRow(rows);
}
