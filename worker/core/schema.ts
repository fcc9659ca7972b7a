import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

import { LOGIN_WAYS, PROVIDERS } from '../contract/providers.ts';
import { AUDIENCES, THANKS_KINDS } from '../contract/vocabulary.ts';

/**
 * All tables. Times are milliseconds since the epoch, UTC. The full-text indexes are virtual tables and have their own
 * migration (see search-index.ts).
 */

const time = (name: string) => integer(name);
const flag = (name: string) => integer(name, { mode: 'boolean' });

export const users = sqliteTable(
  'users',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    name: text().notNull(),
    /** The name in two forms in which it is compared: see accounts/name-keys.ts. A deleted account has no shape. */
    nameKey: text('name_key').notNull(),
    nameShape: text('name_shape'),
    email: text().notNull(),
    /** The address as it is compared: NFKC, lower case. */
    emailKey: text('email_key').notNull(),
    /** '' if the account has no password. */
    passwordHash: text('password_hash').notNull(),
    role: text({ enum: ['user', 'admin'] })
      .notNull()
      .default('user'),
    status: text({ enum: ['active', 'suspended', 'banned', 'leaving', 'gone'] })
      .notNull()
      .default('active'),
    suspendedUntil: time('suspended_until'),
    /** The reason that a suspended or banned user reads at log-in. */
    statusReason: text('status_reason'),
    leavesAt: time('leaves_at'),
    about: text().notNull().default(''),
    region: text(),
    /** The language of what is sent to this user. Null until a client tells it. */
    locale: text(),
    languages: text({ mode: 'json' })
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    platforms: text({ mode: 'json' })
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    invitesFrom: text('invites_from').notNull().default('everyone'),
    callsFrom: text('calls_from').notNull().default('everyone'),
    messagesFrom: text('messages_from').notNull().default('everyone'),
    onlineFor: text('online_for').notNull().default('everyone'),
    online: flag('online').notNull().default(false),
    lastSeenAt: time('last_seen_at'),
    /** Until then this user may have a presence stream open. Only such users are notified of changes. */
    watchingUntil: time('watching_until').notNull().default(0),
    emailConfirmedAt: time('email_confirmed_at'),
    ofAgeDeclaredAt: time('of_age_declared_at'),
    termsAcceptedAt: time('terms_accepted_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (user) => [
    uniqueIndex('users_name_key').on(user.nameKey),
    uniqueIndex('users_name_shape').on(user.nameShape),
    uniqueIndex('users_email_key').on(user.emailKey),
    index('users_listed')
      .on(user.id)
      .where(sql`status = 'active'`),
    index('users_online')
      .on(user.id)
      .where(sql`status = 'active' AND online = 1`),
    index('users_leaving')
      .on(user.leavesAt)
      .where(sql`leaves_at IS NOT NULL`),
    index('users_admins')
      .on(user.id)
      .where(sql`role = 'admin'`),
    index('users_suspended')
      .on(user.suspendedUntil)
      .where(sql`status = 'suspended'`),
  ],
);

export const gamertags = sqliteTable(
  'gamertags',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    platform: text().notNull(),
    tag: text().notNull(),
    visibleTo: text('visible_to', { enum: ['nobody', 'friends', 'everyone'] }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.userId, row.platform] })],
);

/** A log-in. Its refresh tokens are derived, not stored: see accounts/refresh-token.ts. */
export const devices = sqliteTable(
  'devices',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    key: text().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    generation: integer().notNull().default(1),
    rotatedAt: time('rotated_at').notNull(),
    userAgent: text('user_agent').notNull(),
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
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The authenticator's id of the passkey, base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Of signatures. It stays 0 where the authenticator doesn't count. */
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
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    provider: text({ enum: PROVIDERS }).notNull(),
    /** The provider's id of the user. */
    subject: text().notNull(),
    /** As the user was called there at the last log-in. '' if unknown. */
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
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    hash: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.userId, row.hash] })],
);

/** Browsers that need no code, by the hash of a token that they keep. */
export const trustedBrowsers = sqliteTable(
  'trusted_browsers',
  {
    hash: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
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
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
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

export const categories = sqliteTable(
  'categories',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    position: integer().notNull(),
    /** The sweep updates both counts, so that no query has to count. */
    gameCount: integer('game_count').notNull().default(0),
    openSessionCount: integer('open_session_count').notNull().default(0),
  },
  (category) => [
    uniqueIndex('categories_name').on(category.name),
    index('categories_position').on(category.position),
  ],
);

export const games = sqliteTable(
  'games',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    nameKey: text('name_key').notNull(),
    archivedAt: time('archived_at'),
    mergedIntoId: integer('merged_into_id'),
    /** The uploaded cover, named like the files of media. NULL if the cover is generated. */
    coverName: text('cover_name'),
    /** Names of the files that show it, smallest first: its copies, or the upload itself if it has none. */
    cover: text({ mode: 'json' }).$type<string[]>(),
    /** Users who have it, and its sessions. Triggers update both, so that no list of games counts. */
    playerCount: integer('player_count').notNull().default(0),
    sessionCount: integer('session_count').notNull().default(0),
    createdAt: time('created_at').notNull(),
  },
  (game) => [
    uniqueIndex('games_name_key').on(game.nameKey),
    index('games_listed')
      .on(game.nameKey)
      .where(sql`archived_at IS NULL`),
    index('games_archived')
      .on(game.nameKey)
      .where(sql`archived_at IS NOT NULL`),
    index('games_merged')
      .on(game.mergedIntoId)
      .where(sql`merged_into_id IS NOT NULL`),
    index('games_cover')
      .on(game.coverName)
      .where(sql`cover_name IS NOT NULL`),
  ],
);

export const gameCategories = sqliteTable(
  'game_categories',
  {
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
  },
  (row) => [
    primaryKey({ columns: [row.gameId, row.categoryId] }),
    index('game_categories_category').on(row.categoryId),
  ],
);

/** Games that users want added. */
export const gameRequests = sqliteTable(
  'game_requests',
  {
    id: integer().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    nameKey: text('name_key').notNull(),
    decidedAt: time('decided_at'),
    gameId: integer('game_id').references(() => games.id),
    /** On the oldest open request for a name: how many there are. 0 on the others. Updated by triggers. */
    asked: integer().notNull().default(0),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    uniqueIndex('game_requests_once').on(row.userId, row.nameKey),
    index('game_requests_queue')
      .on(row.id)
      .where(sql`decided_at IS NULL AND asked > 0`),
    index('game_requests_game').on(row.gameId),
    index('game_requests_same')
      .on(row.nameKey, row.id)
      .where(sql`decided_at IS NULL`),
  ],
);

/** When a user has time to play, in hours of the local week. Only the user sees it. */
export const userHours = sqliteTable(
  'user_hours',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    /** IANA. */
    zone: text().notNull(),
    /** 168 digits, 0 or 1, from Monday 00:00 on. */
    hours: text().notNull(),
    /** The zone's offsets from UTC, period by period. See sessions/hour-match.ts. */
    offsets: text().notNull(),
    /** The end of an index's query, for all periods at once and for each of them. */
    match: text().notNull(),
    matches: text().notNull(),
    /** When the sweep computes them again, since the year goes on. */
    staleAt: time('stale_at').notNull(),
  },
  (row) => [index('user_hours_stale').on(row.staleAt)],
);

/**
 * Rows of the search indexes that are stale, by a change of the catalogue or of what an index holds. The sweep writes
 * them again. Kind `start` are sessions, too: the release before doesn't know it, and so can't write them as they were.
 */
export const staleIndex = sqliteTable(
  'stale_index',
  {
    kind: text({ enum: ['session', 'user', 'start'] }).notNull(),
    id: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.kind, row.id] })],
);

export const preferences = sqliteTable(
  'preferences',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id),
    position: integer().notNull(),
    platform: text(),
    level: text(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.gameId] }),
    index('preferences_order').on(row.userId, row.position),
    index('preferences_game').on(row.gameId),
  ],
);

/**
 * Sessions that repeat: the rule by which the sweep makes them, and what each of them begins with. Days are days of the
 * host's calendar since 1970.
 */
export const series = sqliteTable(
  'series',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    hostId: integer('host_id')
      .notNull()
      .references(() => users.id),
    /** IANA. A session starts when the clocks of this zone show `minute`. */
    zone: text().notNull(),
    /** Of the day. */
    minute: integer().notNull(),
    weekdays: text({ mode: 'json' }).$type<string[]>().notNull(),
    everyWeeks: integer('every_weeks').notNull(),
    /** Weeks are counted from the Monday before. */
    firstDay: integer('first_day').notNull(),
    lastDay: integer('last_day').notNull(),
    /** The first day that has no session yet, and its number. NULL after the last one. */
    nextDay: integer('next_day'),
    nextNumber: integer('next_number').notNull(),
    /** The number of the last session. */
    total: integer().notNull(),
    /** When the sweep looks at it next. NULL once it is over. Triggers set it to 0 when one of its sessions closes. */
    dueAt: time('due_at'),
    /** Grows with every change, so that what was computed from an earlier state isn't written. */
    revision: integer().notNull().default(0),
    /** What each new session begins with: see `SeriesTemplate`. */
    template: text({ mode: 'json' }).$type<unknown>().notNull(),
    /** All its sessions have it. */
    linkKey: text('link_key').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    uniqueIndex('series_key').on(row.linkKey),
    index('series_host').on(row.hostId, row.dueAt),
    index('series_due')
      .on(row.dueAt)
      .where(sql`due_at IS NOT NULL`),
  ],
);

/**
 * Who has a seat in each session of a series. A trigger adds those who are accepted in one. The sweep copies them into
 * the others.
 */
export const seriesMembers = sqliteTable(
  'series_members',
  {
    seriesId: integer('series_id')
      .notNull()
      .references(() => series.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    joinedAt: time('joined_at').notNull(),
    /** The role in which they were accepted. NULL for none. */
    role: text(),
    /** Whether they were copied into the sessions that were there when they joined. */
    copied: flag('copied').notNull().default(false),
  },
  (row) => [
    primaryKey({ columns: [row.seriesId, row.userId] }),
    index('series_members_user').on(row.userId),
    index('series_members_order').on(row.seriesId, row.joinedAt, row.userId),
    index('series_members_joined')
      .on(row.seriesId)
      .where(sql`copied = 0`),
  ],
);

export const sessions = sqliteTable(
  'sessions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    hostId: integer('host_id')
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    description: text().notNull(),
    platforms: text({ mode: 'json' }).$type<string[]>().notNull(),
    region: text().notNull(),
    language: text().notNull(),
    level: text().notNull(),
    style: text().notNull(),
    microphone: flag('microphone').notNull(),
    adultsOnly: flag('adults_only').notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    seats: integer().notNull(),
    /** Includes the host. */
    seatsTaken: integer('seats_taken').notNull().default(1),
    /** Seats that open offers hold. They are neither taken nor free. */
    seatsHeld: integer('seats_held').notNull().default(0),
    /** Whose applications are accepted at once, as long as there is a seat. */
    instant: text({ enum: AUDIENCES }).notNull().default('nobody'),
    /** Roles with seats of their own: `name` and `seats`. Seats beyond these are for any role. */
    roles: text({ mode: 'json' })
      .$type<{ name: string; seats: number }[]>()
      .notNull()
      .default(sql`'[]'`),
    visibility: text({ enum: ['public', 'friends', 'unlisted'] }).notNull(),
    /** Whether members may invite their friends, as the host may. */
    membersInvite: flag('members_invite').notNull().default(false),
    /** Whether saved searches were compared with it. Set by the sweep, once in its life. */
    matched: flag('matched').notNull().default(false),
    /** Part of the link to an unlisted session. Unlike an id, it can't be guessed. */
    linkKey: text('link_key')
      .notNull()
      .default(sql`(lower(hex(randomblob(16))))`),
    /** The calendar's SEQUENCE. An editor's tab also compares it to notice another's change. */
    revision: integer().notNull().default(0),
    /** When the host last changed or cancelled it. NULL if never. */
    changedAt: time('changed_at'),
    cancelledAt: time('cancelled_at'),
    cancelReason: text('cancel_reason'),
    takenDownAt: time('taken_down_at'),
    /** Set when it is over (by the sweep), cancelled or taken down. Lists skip it through partial indexes. */
    closed: flag('closed').notNull().default(false),
    /** When the sweep looks at it next for a reminder: see sessions/queries/reminders.ts. NULL after the last one. */
    remindAt: time('remind_at').default(0),
    seriesId: integer('series_id').references(() => series.id),
    /** The day that the series' rule gave it. It stays if the host moves this session. */
    seriesDay: integer('series_day'),
    seriesNumber: integer('series_number'),
    /** Whether an earlier session of its series is still open. Lists of the latest show the next one only. */
    isLater: flag('is_later').notNull().default(false),
    createdAt: time('created_at').notNull(),
  },
  (session) => [
    index('sessions_listed')
      .on(session.id)
      .where(sql`visibility = 'public' AND closed = 0 AND is_later = 0`),
    // A host's own: how many there are, and which are the latest.
    index('sessions_open')
      .on(session.hostId, session.visibility, session.isLater)
      .where(sql`closed = 0`),
    index('sessions_host').on(session.hostId, session.startsAt),
    index('sessions_unswept')
      .on(session.endsAt)
      .where(sql`closed = 0`),
    index('sessions_unmatched')
      .on(session.id)
      .where(sql`matched = 0 AND visibility = 'public' AND closed = 0`),
    index('sessions_reminders')
      .on(session.remindAt)
      .where(sql`closed = 0 AND remind_at IS NOT NULL`),
    index('sessions_taken_down')
      .on(session.id)
      .where(sql`taken_down_at IS NOT NULL`),
    uniqueIndex('sessions_series')
      .on(session.seriesId, session.seriesDay)
      .where(sql`series_id IS NOT NULL`),
    index('sessions_series_open')
      .on(session.seriesId, session.startsAt)
      .where(sql`series_id IS NOT NULL AND closed = 0`),
    check('sessions_seats', sql`seats_taken BETWEEN 1 AND seats`),
    check('sessions_duration', sql`ends_at > starts_at`),
  ],
);

export const sessionGames = sqliteTable(
  'session_games',
  {
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id),
    position: integer().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.sessionId, row.position] }),
    uniqueIndex('session_games_game').on(row.gameId, row.sessionId),
  ],
);

/**
 * The states in which an application counts. A user has at most one that counts per session. A withdrawn or left one
 * doesn't block a new one. SQLite uses the partial index only if a query repeats this text.
 */
export const COUNTING = `status IN ('pending', 'waiting', 'accepted', 'declined', 'removed')`;

/** An open offer of a freed seat to someone who waits. It holds the seat until it ends. */
export const OFFERED = `status = 'waiting' AND offer_expires_at IS NOT NULL`;

export const applications = sqliteTable(
  'applications',
  {
    id: integer().primaryKey(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    status: text({
      enum: ['pending', 'waiting', 'accepted', 'declined', 'withdrawn', 'left', 'removed'],
    }).notNull(),
    /** When it entered this state. Orders the waiting list and the roster. */
    statusAt: time('status_at').notNull(),
    /** The name of one of the session's roles. NULL for any. */
    role: text(),
    /** Until when a waiting user may take the seat that they are offered. Has no meaning in other states. */
    offerExpiresAt: time('offer_expires_at'),
    /** When an offer ended without an answer. Others come first then. */
    offerMissedAt: time('offer_missed_at'),
    /** When the member said that they are on their way. A trigger clears it when the session is moved. */
    checkedInAt: time('checked_in_at'),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    uniqueIndex('applications_counting').on(row.userId, row.sessionId).where(sql.raw(COUNTING)),
    index('applications_session').on(row.sessionId, row.status, row.statusAt),
    index('applications_user').on(row.userId, row.id),
    index('applications_offers').on(row.offerExpiresAt).where(sql.raw(OFFERED)),
    index('applications_held').on(row.sessionId).where(sql.raw(OFFERED)),
  ],
);

/**
 * A friend's offer of a seat. There is one row per user and session, so that nobody is asked twice: `ended` alone can be
 * followed by another. Accepting writes an application.
 */
export const invitations = sqliteTable(
  'invitations',
  {
    id: integer().primaryKey(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    inviterId: integer('inviter_id')
      .notNull()
      .references(() => users.id),
    status: text({ enum: ['open', 'accepted', 'declined', 'ended'] }).notNull(),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    uniqueIndex('invitations_once').on(row.userId, row.sessionId),
    index('invitations_session').on(row.sessionId, row.inviterId),
    index('invitations_inviter').on(row.inviterId),
  ],
);

/**
 * The host's word that a member didn't come. A withdrawn one stays, so that it isn't told twice. If the member contests
 * it, it counts only once another member agrees.
 */
export const absences = sqliteTable(
  'absences',
  {
    id: integer().primaryKey(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    markerId: integer('marker_id')
      .notNull()
      .references(() => users.id),
    markedAt: time('marked_at').notNull(),
    withdrawnAt: time('withdrawn_at'),
    contestedAt: time('contested_at'),
    agreedBy: integer('agreed_by').references(() => users.id),
    agreedAt: time('agreed_at'),
  },
  (row) => [
    uniqueIndex('absences_once').on(row.sessionId, row.userId),
    index('absences_user').on(row.userId, row.id),
    index('absences_marker').on(row.markerId),
    index('absences_agreed').on(row.agreedBy),
  ],
);

/** Thanks from one player to another, after a session that both were in. */
export const thanks = sqliteTable(
  'thanks',
  {
    id: integer().primaryKey(),
    giverId: integer('giver_id')
      .notNull()
      .references(() => users.id),
    receiverId: integer('receiver_id')
      .notNull()
      .references(() => users.id),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id),
    kind: text({ enum: THANKS_KINDS }).notNull(),
    /** As whose thanks it counts for a level: the giver's, or 0 for all that count together as one. NULL: not at all. */
    countsAs: integer('counts_as'),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    index('thanks_pair').on(row.giverId, row.receiverId, row.createdAt),
    index('thanks_level').on(row.receiverId, row.kind, row.countsAs, row.createdAt),
    index('thanks_session').on(row.sessionId, row.receiverId),
  ],
);

/** Filters of a session search. Its owner gets a notice of new public sessions that fit. */
export const savedSearches = sqliteTable(
  'saved_searches',
  {
    id: integer().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    /** As in the search's URL. */
    filters: text().notNull(),
    /** The same as a query of the search index, and the range of the start, which that doesn't have. */
    match: text().notNull(),
    startsFrom: time('starts_from'),
    startsTo: time('starts_to'),
    /** Whether a session must also start in its owner's hours, as they are when it is compared. */
    fitsHours: flag('fits_hours').notNull().default(false),
    /** A token that every fitting session has: see pivotOf. A new session is compared only with searches of its tokens. */
    pivot: text().notNull(),
    /** How many sessions its owner was told of on this day (days since 1970, UTC), and the last of them. */
    toldDay: integer('told_day').notNull().default(0),
    told: integer().notNull().default(0),
    toldSessionId: integer('told_session_id'),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    uniqueIndex('saved_searches_once').on(row.userId, row.filters),
    index('saved_searches_pivot').on(row.pivot, row.id),
  ],
);

/** One row per pair, whoever sent the invite. low_id < high_id. */
export const friends = sqliteTable(
  'friends',
  {
    id: integer().primaryKey(),
    lowId: integer('low_id')
      .notNull()
      .references(() => users.id),
    highId: integer('high_id')
      .notNull()
      .references(() => users.id),
    inviterId: integer('inviter_id').notNull(),
    active: flag('active').notNull(),
    description: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    uniqueIndex('friends_pair').on(row.lowId, row.highId),
    // Each list of /friends walks one of these, newest first. The list of friends walks two.
    index('friends_low')
      .on(row.lowId)
      .where(sql`active = 1`),
    index('friends_high')
      .on(row.highId)
      .where(sql`active = 1`),
    index('friends_inviter')
      .on(row.inviterId)
      .where(sql`active = 0`),
    // The one of the pair who was invited.
    index('friends_invited')
      .on(sql`(low_id + high_id - inviter_id)`)
      .where(sql`active = 0`),
    check('friends_order', sql`low_id < high_id`),
  ],
);

export const blocks = sqliteTable(
  'blocks',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    blockedId: integer('blocked_id')
      .notNull()
      .references(() => users.id),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.blockedId] }),
    index('blocks_blocked').on(row.blockedId),
  ],
);

/** A file in R2 under files/{new_name}. It belongs to a user's page or to a session, never to both. */
export const media = sqliteTable(
  'media',
  {
    id: integer().primaryKey(),
    uploaderId: integer('uploader_id')
      .notNull()
      .references(() => users.id),
    userId: integer('user_id').references(() => users.id),
    sessionId: integer('session_id').references(() => sessions.id),
    position: integer().notNull(),
    extension: text().notNull(),
    newName: text('new_name').notNull(),
    alt: text().notNull().default(''),
    bytes: integer().notNull(),
    /** Names of its smaller copies, smallest first. A video has copies of its still. */
    copies: text({ mode: 'json' })
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    deletedAt: time('deleted_at'),
    takenDownAt: time('taken_down_at'),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    uniqueIndex('media_new_name').on(row.newName),
    // Not partial: SQLite looks a foreign key up only through an index that holds every row.
    index('media_user').on(row.userId, row.position),
    index('media_session').on(row.sessionId, row.position),
    index('media_uploader').on(row.uploaderId),
    index('media_deleted')
      .on(row.deletedAt)
      .where(sql`deleted_at IS NOT NULL`),
    index('media_taken_down')
      .on(row.id)
      .where(sql`taken_down_at IS NOT NULL`),
  ],
);

/**
 * Uploads in progress. Each takes one of its owner's slots for files. Its row leads to everything that it has in R2,
 * so an abandoned upload is deleted once it expires. A finished one stays until then, so that a repeated request finds
 * its result.
 */
export const uploads = sqliteTable(
  'uploads',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    uploaderId: integer('uploader_id')
      .notNull()
      .references(() => users.id),
    /** Chosen by the client. The same key means the same upload. */
    key: text().notNull(),
    userId: integer('user_id').references(() => users.id),
    sessionId: integer('session_id').references(() => sessions.id),
    /** The prefix of all its names in R2. */
    stem: text().notNull(),
    /** NULL until its first bytes have arrived. */
    extension: text(),
    alt: text().notNull().default(''),
    bytes: integer().notNull(),
    copies: text().notNull().default('[]'),
    /** R2's id of the multipart upload, and the etag of each part by its number. */
    multipartId: text('multipart_id'),
    parts: text().notNull().default('{}'),
    /** The file that it has become. */
    mediaId: integer('media_id'),
    expiresAt: time('expires_at').notNull(),
  },
  (row) => [
    uniqueIndex('uploads_once').on(row.uploaderId, row.key),
    index('uploads_user').on(row.userId),
    index('uploads_session').on(row.sessionId),
    index('uploads_expiry').on(row.expiresAt),
  ],
);

export const notices = sqliteTable(
  'notices',
  {
    id: integer().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text().notNull(),
    actorId: integer('actor_id'),
    sessionId: integer('session_id'),
    text: text().notNull().default(''),
    readAt: time('read_at'),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    index('notices_user').on(row.userId, row.id),
    index('notices_unread')
      .on(row.userId)
      .where(sql`read_at IS NULL`),
    // Whose texts others were sent, so that they can be deleted with the account.
    index('notices_texts')
      .on(row.actorId)
      .where(sql`actor_id IS NOT NULL AND text <> ''`),
    // An admin's warning is shown until the user acknowledges it.
    index('notices_warnings')
      .on(row.userId)
      .where(sql`kind = 'account-warned' AND read_at IS NULL`),
    // An unread reminder is marked as read when it no longer holds.
    index('notices_reminders')
      .on(row.sessionId, row.userId)
      .where(sql`kind IN ('reminder-day', 'reminder-soon') AND read_at IS NULL`),
  ],
);

/** How a user wants to be notified. A user without a row has the defaults of contract/notification.ts. */
export const notificationSettings = sqliteTable('notification_settings', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  /** JSON: what differs from the defaults, by topic and channel. */
  channels: text().notNull().default('{}'),
  /** IANA zone of the quiet hours and of the daily digest. */
  zone: text().notNull().default('UTC'),
  /** Minutes of the day, local. Both null without quiet hours. They may go over midnight. */
  quietFrom: integer('quiet_from'),
  quietTo: integer('quiet_to'),
  /** Pushes say what has happened, but name no one and quote nothing. */
  privatePush: flag('private_push').notNull().default(false),
  /** What was missed comes as one email a day. */
  digest: flag('digest').notNull().default(false),
});

/** Sessions that a user wants no pushes and emails about. */
export const mutedSessions = sqliteTable(
  'muted_sessions',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.sessionId] }),
    index('muted_sessions_session').on(row.sessionId),
  ],
);

/** The secret address of a user's calendar feed, hashed. A new one replaces it. */
export const calendarFeeds = sqliteTable(
  'calendar_feeds',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    hash: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (feed) => [uniqueIndex('calendar_feeds_hash').on(feed.hash)],
);

/** Where a browser takes pushes. It belongs to a log-in and is deleted when that ends, by a trigger. */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    id: integer().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    deviceId: integer('device_id')
      .notNull()
      .references(() => devices.id),
    endpoint: text().notNull(),
    /** The browser's public key and secret, base64url: RFC 8291. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    uniqueIndex('push_subscriptions_endpoint').on(row.endpoint),
    index('push_subscriptions_user').on(row.userId),
    index('push_subscriptions_device').on(row.deviceId),
  ],
);

export const reports = sqliteTable(
  'reports',
  {
    id: integer().primaryKey(),
    reporterId: integer('reporter_id')
      .notNull()
      .references(() => users.id),
    /** The IRI of what was reported. */
    about: text().notNull(),
    reason: text().notNull(),
    text: text().notNull(),
    /** A copy of it as it was when reported. */
    evidence: text({ mode: 'json' }).notNull(),
    /** The owner of the reported page, session, file or words. NULL if there is none or several. */
    reportedId: integer('reported_id').references(() => users.id),
    takenBy: integer('taken_by'),
    decision: text(),
    note: text(),
    decidedBy: integer('decided_by'),
    decidedAt: time('decided_at'),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    uniqueIndex('reports_open_once')
      .on(row.reporterId, row.about)
      .where(sql`decided_at IS NULL`),
    index('reports_reporter').on(row.reporterId),
    index('reports_queue')
      .on(row.id)
      .where(sql`decided_at IS NULL`),
    index('reports_taken')
      .on(row.takenBy, row.id)
      .where(sql`decided_at IS NULL`),
    index('reports_decided')
      .on(row.id)
      .where(sql`decided_at IS NOT NULL`),
    index('reports_about').on(row.about),
    index('reports_reported').on(row.reportedId),
  ],
);

/** Files that an open report shows as evidence. Even if they are deleted, their bytes stay until it is decided. */
export const reportFiles = sqliteTable(
  'report_files',
  {
    mediaId: integer('media_id').notNull(),
    reportId: integer('report_id')
      .notNull()
      .references(() => reports.id),
  },
  (row) => [
    primaryKey({ columns: [row.mediaId, row.reportId] }),
    index('report_files_report').on(row.reportId),
  ],
);

/** Whose messages a report keeps as evidence, so that they are emptied with their author's account. */
export const reportAuthors = sqliteTable(
  'report_authors',
  {
    authorId: integer('author_id').notNull(),
    reportId: integer('report_id')
      .notNull()
      .references(() => reports.id),
  },
  (row) => [
    primaryKey({ columns: [row.authorId, row.reportId] }),
    index('report_authors_report').on(row.reportId),
  ],
);

/** Append-only: triggers refuse UPDATE and DELETE. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    actorId: integer('actor_id').notNull(),
    action: text().notNull(),
    about: text().notNull(),
    reason: text().notNull(),
    before: text({ mode: 'json' }),
    after: text({ mode: 'json' }),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    index('audit_log_about').on(row.about, row.id),
    index('audit_log_actor').on(row.actorId, row.id),
    index('audit_log_time').on(row.createdAt),
  ],
);

/**
 * What a line of the log quotes of a user's own texts. The log itself can't be changed, so these are stored beside it
 * and deleted with the user's account.
 */
export const auditQuotes = sqliteTable(
  'audit_quotes',
  {
    logId: integer('log_id')
      .primaryKey()
      .references(() => auditLog.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    before: text({ mode: 'json' }),
    after: text({ mode: 'json' }),
  },
  (row) => [index('audit_quotes_user').on(row.userId)],
);

/** One row per call that has ended or was missed. A running call is in its Durable Object. */
export const calls = sqliteTable(
  'calls',
  {
    id: text().primaryKey(),
    callerId: integer('caller_id')
      .notNull()
      .references(() => users.id),
    sessionId: integer('session_id'),
    startedAt: time('started_at').notNull(),
    endedAt: time('ended_at'),
  },
  (row) => [index('calls_caller').on(row.callerId)],
);

export const callMembers = sqliteTable(
  'call_members',
  {
    callId: text('call_id')
      .notNull()
      .references(() => calls.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    outcome: text({
      enum: ['accepted', 'declined', 'no-answer', 'busy', 'cancelled', 'elsewhere'],
    }).notNull(),
    at: time('at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.callId, row.userId] }),
    index('call_members_user').on(row.userId, row.at),
  ],
);

/**
 * The running call of a session. There is only one: whoever claims the row starts it. A claim that nobody joins expires
 * after a few seconds. The row is deleted when the call ends.
 */
export const sessionCalls = sqliteTable('session_calls', {
  sessionId: integer('session_id').primaryKey(),
  callId: text('call_id').notNull(),
  claimedAt: time('claimed_at').notNull(),
  /** JSON: the ids of its members, as of this version of the call. */
  users: text().notNull().default('[]'),
  version: integer().notNull().default(0),
});

/** One number per day and figure, so that /admin never counts tables. */
export const dailyCounts = sqliteTable(
  'daily_counts',
  {
    day: text().notNull(),
    figure: text().notNull(),
    count: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.day, row.figure] })],
);

/** How far a task of the sweep has got: the last row that it has counted, or the time of its last run. */
export const sweepMarks = sqliteTable('sweep_marks', {
  name: text().primaryKey(),
  value: integer().notNull(),
});
