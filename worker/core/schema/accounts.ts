import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

import { LOGIN_WAYS, PROVIDERS } from '../../contract/providers.ts';
import { AUDIENCES, PLATFORMS, REGIONS, TAG_PLACES } from '../../contract/vocabulary.ts';
import { flag, partialIndex, refersTo, time, valuesOf } from './columns.ts';

/** Accounts, and the ways to log in to them. */

export const users = sqliteTable(
  'users',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    name: text().notNull(),
    /** Two forms of the name for comparison: see core/name-keys.ts. `nameShape` is NULL for a deleted account. */
    nameKey: text('name_key').notNull(),
    nameShape: text('name_shape'),
    /** Beside the name, the words under which it is found: see core/search-words.ts. */
    nameWords: text('name_words').notNull().default(''),
    email: text().notNull(),
    /** The address as it is compared: NFKC, lower case. */
    emailKey: text('email_key').notNull(),
    /** '' if the account has no password. */
    passwordHash: text('password_hash').notNull(),
    role: text({ enum: ['user', 'moderator', 'admin'] })
      .notNull()
      .default('user'),
    status: text({ enum: ['active', 'pending', 'suspended', 'banned', 'leaving', 'gone'] })
      .notNull()
      .default('active'),
    suspendedUntil: time('suspended_until'),
    /** The reason that a suspended or banned user reads at log-in. */
    statusReason: text('status_reason'),
    leavesAt: time('leaves_at'),
    about: text().notNull().default(''),
    region: text({ enum: REGIONS }),
    /** The language of what is sent to this user. Null until a client tells it. */
    locale: text(),
    languages: text({ mode: 'json' })
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    platforms: valuesOf('platforms', PLATFORMS)
      .notNull()
      .default(sql`'[]'`),
    invitesFrom: text('invites_from', { enum: AUDIENCES }).notNull().default('everyone'),
    callsFrom: text('calls_from', { enum: AUDIENCES }).notNull().default('everyone'),
    messagesFrom: text('messages_from', { enum: AUDIENCES }).notNull().default('everyone'),
    onlineFor: text('online_for', { enum: AUDIENCES }).notNull().default('everyone'),
    online: flag('online').notNull().default(false),
    lastSeenAt: time('last_seen_at'),
    /** Until then this user may have a presence stream open. Only such users are notified of changes. */
    watchingUntil: time('watching_until').notNull().default(0),
    emailConfirmedAt: time('email_confirmed_at'),
    ofAgeDeclaredAt: time('of_age_declared_at'),
    /** Until then an admin without a passkey or codes may set up a first one. */
    firstFactorUntil: time('first_factor_until').notNull().default(0),
    termsAcceptedAt: time('terms_accepted_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (user) => [
    uniqueIndex('users_name_key').on(user.nameKey),
    uniqueIndex('users_name_shape').on(user.nameShape),
    uniqueIndex('users_email_key').on(user.emailKey),
    partialIndex('users_listed', "status = 'active'", user.id),
    partialIndex('users_online', "status = 'active' AND online = 1", user.id),
    partialIndex('users_leaving', 'leaves_at IS NOT NULL', user.leavesAt),
    partialIndex('users_newest', "status = 'active'", user.createdAt),
    partialIndex('users_admins', "role = 'admin'", user.id),
    partialIndex('users_suspended', "status = 'suspended'", user.suspendedUntil),
  ],
);

export const gamertags = sqliteTable(
  'gamertags',
  {
    userId: refersTo('user_id', () => users.id),
    platform: text({ enum: TAG_PLACES }).notNull(),
    tag: text().notNull(),
    visibleTo: text('visible_to', { enum: ['nobody', 'friends', 'everyone'] }).notNull(),
    /** When Discord confirmed it. NULL if it was typed. */
    verifiedAt: time('verified_at'),
  },
  (row) => [primaryKey({ columns: [row.userId, row.platform] })],
);

/** A log-in. Its refresh tokens are derived, not stored: see accounts/refresh-token.ts. */
export const devices = sqliteTable(
  'devices',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    key: text().notNull(),
    userId: refersTo('user_id', () => users.id),
    /** The number of its newest refresh token. */
    generation: integer().notNull().default(1),
    /** How many tokens before the newest were replaced and never presented. */
    unused: integer().notNull().default(0),
    rotatedAt: time('rotated_at').notNull(),
    userAgent: text('user_agent').notNull(),
    /** Where it logged in, by its IP address, which isn't stored: 'DE'. NULL if unknown. */
    country: text(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    revokedAt: time('revoked_at'),
    /** How it logged in. */
    way: text({ enum: LOGIN_WAYS }).notNull().default('password'),
    /** When its user last proved to be the owner. A log-in is a proof. */
    provedAt: time('proved_at').notNull().default(0),
    /** Whether a passkey or a code was used on it, not just a password or a provider. */
    multiFactor: flag('multi_factor').notNull().default(false),
  },
  (device) => [
    uniqueIndex('devices_key').on(device.key),
    index('devices_user').on(device.userId),
    index('devices_expiry').on(device.expiresAt),
  ],
);

/** Public keys of passkeys. The private keys never leave their owner's devices. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: refersTo('user_id', () => users.id),
    /** The authenticator's id of the passkey, base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** The signature counter. It stays 0 if the authenticator doesn't count. */
    counter: integer().notNull(),
    name: text().notNull(),
    createdAt: time('created_at').notNull(),
    usedAt: time('used_at'),
  },
  (passkey) => [
    uniqueIndex('passkeys_credential').on(passkey.credentialId),
    index('passkeys_user').on(passkey.userId),
  ],
);

/** Accounts of providers that are linked to users. They are told apart by the provider's own id, never by an email. */
export const identities = sqliteTable(
  'identities',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: refersTo('user_id', () => users.id),
    provider: text({ enum: PROVIDERS }).notNull(),
    /** The provider's id of the user. */
    subject: text().notNull(),
    /** The account's name at the provider at the last log-in. '' if unknown. */
    name: text().notNull(),
    linkedAt: time('linked_at').notNull(),
    usedAt: time('used_at'),
  },
  (identity) => [
    uniqueIndex('identities_subject').on(identity.provider, identity.subject),
    uniqueIndex('identities_user').on(identity.userId, identity.provider),
  ],
);

/** What an authenticator app makes its codes from. */
export const secondFactors = sqliteTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Base32. */
  secret: text().notNull(),
  /** The time step of the latest code. A code of this step or an earlier one is refused. */
  lastStep: integer('last_step').notNull(),
  createdAt: time('created_at').notNull(),
});

/** Recovery codes that weren't used yet, hashed. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    userId: refersTo('user_id', () => users.id),
    hash: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.userId, row.hash] })],
);

/** Browsers that need no code, by the hash of a token that they keep. */
export const trustedBrowsers = sqliteTable(
  'trusted_browsers',
  {
    hash: text().primaryKey(),
    userId: refersTo('user_id', () => users.id),
    expiresAt: time('expires_at').notNull(),
  },
  (row) => [
    index('trusted_browsers_user').on(row.userId),
    index('trusted_browsers_expiry').on(row.expiresAt),
  ],
);

/** Tickets that were used, by their hash, until they expire: see accounts/tickets.ts. */
export const spentTickets = sqliteTable(
  'spent_tickets',
  { hash: text().primaryKey(), expiresAt: time('expires_at').notNull() },
  (ticket) => [index('spent_tickets_expiry').on(ticket.expiresAt)],
);

/** Failed log-ins per subject (an account from one IP address, or an account from anywhere). */
export const loginFailures = sqliteTable(
  'login_failures',
  {
    subject: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: time('window_ends_at').notNull(),
  },
  (row) => [index('login_failures_window').on(row.windowEndsAt)],
);

/** Single-use tokens sent by email, hashed: confirm an address, reset a password, confirm either end of a change. */
export const mailTokens = sqliteTable(
  'mail_tokens',
  {
    hash: text().primaryKey(),
    userId: refersTo('user_id', () => users.id),
    purpose: text({ enum: ['confirm', 'reset', 'change-old', 'change-new'] }).notNull(),
    /** The account's email when it was sent. The token is invalid once that has changed. */
    email: text().notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (token) => [
    index('mail_tokens_user').on(token.userId),
    index('mail_tokens_expiry').on(token.expiresAt),
  ],
);

/** One row per email, stored for a day: see notifications/queries/sent-mails.ts. */
export const sentMails = sqliteTable(
  'sent_mails',
  {
    id: integer().primaryKey(),
    mailbox: text().notNull(),
    sentAt: time('sent_at').notNull(),
  },
  (mail) => [
    index('sent_mails_mailbox').on(mail.mailbox, mail.sentAt),
    index('sent_mails_time').on(mail.sentAt),
  ],
);

/**
 * A pending change of an account's email. It takes effect once the new address is confirmed, and the old one if it
 * was.
 */
export const emailChanges = sqliteTable(
  'email_changes',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    oldConfirmedAt: time('old_confirmed_at'),
    newConfirmedAt: time('new_confirmed_at'),
    expiresAt: time('expires_at').notNull(),
  },
  (change) => [index('email_changes_expiry').on(change.expiresAt)],
);
