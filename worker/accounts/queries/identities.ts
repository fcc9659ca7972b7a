import { type SQL, sql } from 'drizzle-orm';

import type { Provider } from '../../contract/providers.ts';
import type { RegistrationMode } from '../../contract/registration-vocabulary.ts';
import type { Database } from '../../core/database.ts';
import { emailKey } from '../../core/email-key.ts';
import { type RowOf, columns, fields, flag, select } from '../../core/rows.ts';
import { identities } from '../../core/schema/accounts.ts';
import { zoneOf } from '../../core/zone-of.ts';
import {
  type Mailing,
  countChange,
  countNotification,
} from '../../notifications/queries/sent-mails.ts';
import { LOGIN_ACCOUNT, isTrusted, knownDevices } from './accounts.ts';
import type { Recipient } from './mail-tokens.ts';
import { REGISTRATION_MODE } from './registration.ts';
import { hasOtherWay, hasOwnProof } from './ways-in.ts';

const IDENTITY = columns(identities, ['id', 'provider', 'name', 'linkedAt', 'usedAt']);

export type IdentityRow = RowOf<typeof IDENTITY>;

/** The user's linked accounts, at most one of each provider. */
export const selectIdentities = (userId: number) =>
  select(IDENTITY)`FROM identities WHERE user_id = ${userId} ORDER BY provider`;

/** A user's account at a provider. */
export interface Subject {
  provider: Provider;
  subject: string;
  name: string;
}

const ownerOf = ({ provider, subject }: Omit<Subject, 'name'>) =>
  sql`(SELECT user_id FROM identities WHERE provider = ${provider} AND subject = ${subject})`;

interface Asked {
  who: Omit<Subject, 'name'>;
  /** The checked email, or ''. */
  email: string;
  trustedHash: string;
  now: number;
}

/**
 * The account that an identity is linked to, for a log-in. If there is none, whether the email has an account here, and
 * who may register.
 */
export async function findIdentityLogin(db: Database, { who, email, trustedHash, now }: Asked) {
  const { accounts, known, code, taken, modes } = await db.batch({
    accounts: select(LOGIN_ACCOUNT)`FROM users u WHERE u.id = ${ownerOf(who)}`,
    known: knownDevices(ownerOf(who)),
    code: select({
      trusted: flag(isTrusted(sql`f.user_id`, trustedHash, now)),
    })`FROM second_factors f WHERE f.user_id = ${ownerOf(who)}`,
    taken: sql`SELECT 1 FROM users WHERE email_key = ${emailKey(email)} AND ${email} <> ''`,
    modes: sql<{ mode: RegistrationMode }>`SELECT ${REGISTRATION_MODE} AS mode`,
  });
  return {
    account: accounts[0],
    known,
    needsCode: code[0]?.trusted === false,
    trusted: code[0]?.trusted ?? false,
    emailTaken: taken.length > 0,
    mode: modes[0]?.mode ?? 'open',
  };
}

/** Whether the identity is still linked to this user. */
export const isLinked = (userId: number, who: Omit<Subject, 'name'>): SQL =>
  sql`${ownerOf(who)} = ${userId}`;

export const noteUse = ({ provider, subject, name }: Subject, now: number): SQL =>
  sql`UPDATE identities SET used_at = ${now}, name = ${name}
    WHERE provider = ${provider} AND subject = ${subject}`;

/** A condition: no account is linked to this identity. */
export const isFree = (who: Omit<Subject, 'name'>): SQL => sql`${ownerOf(who)} IS NULL`;

/** Links an identity to the user who has just registered with it. */
export const insertIdentity = (user: SQL, { provider, subject, name }: Subject, now: number): SQL =>
  sql`INSERT INTO identities (user_id, provider, subject, name, linked_at, used_at)
    SELECT id, ${provider}, ${subject}, ${name}, ${now}, ${now} FROM users WHERE id = ${user}`;

/** Adds the name at the provider as a gamertag that friends see. */
export const insertGamertag = (user: SQL, tag: string): SQL =>
  sql`INSERT INTO gamertags (user_id, platform, tag, visible_to)
    SELECT id, 'pc', ${tag}, 'friends' FROM users WHERE id = ${user}`;

interface Link extends Subject, Mailing {
  userId: number;
}

/**
 * Links an identity to a user.
 * @returns the identity, and whether to email the owner. If it is already linked: `ownerId`, this user's or another's.
 * Neither if the user has another account of this provider
 */
export async function linkIdentity(db: Database, { userId, provider, subject, ...link }: Link) {
  const { added, owners, mails } = await db.batch({
    owners: select(columns(identities, ['userId']))`
      FROM identities WHERE provider = ${provider} AND subject = ${subject}`,
    added: sql<IdentityRow>`INSERT INTO identities (user_id, provider, subject, name, linked_at)
      VALUES (${userId}, ${provider}, ${subject}, ${link.name}, ${link.now})
      ON CONFLICT DO NOTHING RETURNING ${IDENTITY}`,
    mails: countNotification(
      'linked',
      sql`(SELECT user_id FROM identities WHERE user_id = ${userId} AND provider = ${provider}
        AND subject = ${subject} AND linked_at = ${link.now})`,
      link,
    ),
  });
  return { identity: added[0], ownerId: owners[0]?.userId, told: mails.length > 0 };
}

/**
 * Whether the identity is linked to the account, and whether the account has another proof: a password, a passkey or
 * codes.
 */
export async function findProofByIdentity(
  db: Database,
  userId: number,
  who: Omit<Subject, 'name'>,
) {
  const [facts] = await db.all(
    select({ linked: flag(isLinked(userId, who)), others: flag(hasOwnProof(userId)) })``,
  );
  return facts ?? { linked: false, others: false };
}

interface Unlink extends Mailing {
  userId: number;
  id: number;
  /** The providers that are set up here. */
  providers: readonly Provider[];
}

/** Unlinks an identity unless it is the last way in. @returns whether it did, and whether to email the owner */
export async function unlinkIdentity(db: Database, { userId, id, providers, ...mailing }: Unlink) {
  const { removed, mails } = await db.batch({
    removed: sql`DELETE FROM identities WHERE id = ${id} AND user_id = ${userId} 
      AND ${hasOtherWay(userId, id, providers)} RETURNING id`,
    mails: countChange('unlinked', userId, mailing),
  });
  return { removed: removed.length > 0, told: mails.length > 0 };
}

type Owner = Pick<Recipient, 'name' | 'email' | 'locale' | 'zone'>;

/** An identity of the user's, and whether it is the last way in. */
export async function findUnlinking(
  db: Database,
  userId: number,
  id: number,
  providers: readonly Provider[],
) {
  const { own, found } = await db.batch({
    own: sql<Owner>`SELECT name, email, locale, ${zoneOf('users.id')} AS zone FROM users WHERE id = ${userId}`,
    found: select(
      fields(columns(identities, ['provider']), {
        spare: flag(hasOtherWay(userId, id, providers)),
      }),
    )`FROM identities WHERE id = ${id} AND user_id = ${userId}`,
  });
  return { owner: own[0], provider: found[0]?.provider, last: found[0]?.spare !== true };
}
