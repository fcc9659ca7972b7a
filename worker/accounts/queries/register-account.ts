import { type SQL, sql } from 'drizzle-orm';

import type { Locale } from '../../contract/locales.ts';
import type { RegistrationMode } from '../../contract/registration-vocabulary.ts';
import type { Database } from '../../core/database.ts';
import { emailKey } from '../../core/email-key.ts';
import { hasHeldWord, holdText } from '../../core/held-texts.ts';
import { isReserved, nameKeys, namedLike } from '../../core/name-keys.ts';
import { type Row, flag, select } from '../../core/rows.ts';
import type { users } from '../../core/schema/accounts.ts';
import { reindexUser } from '../../core/search-index.ts';
import { extraWords } from '../../core/search-words.ts';
import { hasRoom } from '../../notifications/queries/sent-mails.ts';
import type { Arrival } from '../return-hashes.ts';
import { type NewDevice, insertDevice } from './accounts.ts';
import { type TokenToKeep, countTokenMail, keepToken } from './mail-tokens.ts';
import { REGISTRATION_MODE, admission } from './registration.ts';
import { compareArrival } from './return-hashes.ts';

interface NewAccount {
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
  /** By what the return of somebody who was banned is recognised. */
  arrival: Arrival;
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
  // Names and emails have no line breaks, so nobody can type this key.
  const heldKey = `held\n${key}`;
  const held = (placeholder: SQL, value: string) =>
    sql`iif(${hasHeldWord(account.name)}, ${placeholder}, ${value})`;
  const confirmedAt = account.confirmed === true ? device.now : null;
  const ofAgeAt = account.ofAge === true ? device.now : null;
  const mailing = { mailbox: account.mailbox, now: device.now };
  const gate = admission(account.inviteHash ?? null, device.now);
  const { created, added, mails, obstacles } = await db.batch({
    created: sql<Pick<Row<typeof users>, 'id' | 'status'>>`
      INSERT INTO users (name, name_key, name_shape, name_words, email, email_key, password_hash, locale, terms_accepted_at,
        created_at, email_confirmed_at, of_age_declared_at, status, leaves_at)
      SELECT ${held(sql`'Player'`, account.name)}, ${held(sql`${heldKey}`, name.key)}, ${held(sql`NULL`, name.shape)}, ${held(sql`''`, extraWords(account.name))}, ${account.email}, ${key},
        ${account.passwordHash}, ${account.locale}, ${device.now}, ${device.now}, ${confirmedAt}, ${ofAgeAt},
        ${gate.status}, ${gate.leavesAt}
      WHERE ${isReserved(account.name) ? 0 : 1} AND ${when} AND ${gate.mayEnter}
        AND NOT EXISTS (${namedLike(account.name)})
      ON CONFLICT DO NOTHING RETURNING id, status`,
    hold: holdText({
      field: 'name',
      text: account.name,
      source: sql`FROM users u WHERE u.id = ${theUser}`,
      userId: sql`u.id`,
      sessionId: sql`0`,
      standing: sql`u.name`,
      when: sql`u.name <> ${account.name}`,
      now: device.now,
    }),
    named: sql`UPDATE users SET name = 'Player ' || id, name_key = 'held' || char(10) || id
      WHERE id = ${theUser} AND name_key = ${heldKey}`,
    added: insertDevice(theUser, device, sql`status <> 'pending'`),
    index: reindexUser(theUser),
    token: keepToken(
      sql`(SELECT id FROM users WHERE id = ${theUser} AND email_confirmed_at IS NULL
        AND ${hasRoom('unconfirmed', mailing)})`,
      'confirm',
      account.token,
    ),
    mails: countTokenMail('unconfirmed', mailing, account.token),
    obstacles: select({
      mayJoin: flag(when),
      mayEnter: flag(gate.mayEnter),
      mode: REGISTRATION_MODE,
      name: flag(sql`EXISTS (${namedLike(account.name)})`),
      email: flag(sql`EXISTS (SELECT 1 FROM users WHERE email_key = ${key})`),
    })``,
    used: gate.used(theUser),
    compared: compareArrival(theUser, account.arrival, device.now),
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
  const [obstacle] = obstacles;
  if (obstacle?.mayEnter === false) return { refused: obstacle.mode };
  // If `when` doesn't hold, they may be taken by an account that the same ticket has just made.
  if (obstacle?.mayJoin === false) return { taken: [] };
  return { taken: (['name', 'email'] as const).filter((field) => obstacle?.[field]) };
}
