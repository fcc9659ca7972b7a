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

/**
 * Everything that lasts. Times are milliseconds since the epoch, UTC. The full-text indexes are virtual
 * tables and live in their own migration (see search-index.ts).
 */

const time = (name: string) => integer(name);
const flag = (name: string) => integer(name, { mode: 'boolean' });

export const users = sqliteTable(
  'users',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    name: text().notNull(),
    /** The name as it is compared, in two ways: see accounts/name-keys.ts. No shape is left of an account that is gone. */
    nameKey: text('name_key').notNull(),
    nameShape: text('name_shape'),
    email: text().notNull(),
    /** The address as it is compared: NFKC, lower case. */
    emailKey: text('email_key').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text({ enum: ['user', 'admin'] })
      .notNull()
      .default('user'),
    status: text({ enum: ['active', 'suspended', 'banned', 'leaving', 'gone'] })
      .notNull()
      .default('active'),
    suspendedUntil: time('suspended_until'),
    /** What the one who is suspended or banned reads at log-in. */
    statusReason: text('status_reason'),
    leavesAt: time('leaves_at'),
    about: text().notNull().default(''),
    region: text(),
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
    onlineFor: text('online_for').notNull().default('everyone'),
    online: flag('online').notNull().default(false),
    lastSeenAt: time('last_seen_at'),
    /** Until then a presence stream of theirs may be open; others' changes are told to nobody else. */
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

/** What one is logged in with. Its refresh tokens are derived, not stored: see auth/refresh-token.ts. */
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
  },
  (device) => [
    uniqueIndex('devices_key').on(device.key),
    index('devices_user').on(device.userId),
    index('devices_expiry').on(device.expiresAt),
  ],
);

/** Failed log-ins per subject (an account from one address, or an account from anywhere). */
export const loginFailures = sqliteTable(
  'login_failures',
  {
    subject: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: time('window_ends_at').notNull(),
  },
  (row) => [index('login_failures_window').on(row.windowEndsAt)],
);

/** Single-use tokens sent by mail: confirmation of an address, reset of a password, both ends of a change. Hashed. */
export const mailTokens = sqliteTable(
  'mail_tokens',
  {
    hash: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text({ enum: ['confirm', 'reset', 'change-old', 'change-new'] }).notNull(),
    /** The account's address when it was sent: a token counts only as long as it still is. */
    email: text().notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (token) => [
    index('mail_tokens_user').on(token.userId),
    index('mail_tokens_expiry').on(token.expiresAt),
  ],
);

/** The address that an account is about to have: it does once both the old and the new one are confirmed. */
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
    /** Kept by the sweep, so that no query has to count. */
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
    /** Its uploaded cover, a file as those of media are; NULL where the cover is generated. */
    coverName: text('cover_name'),
    /** Names of the files that show it, smallest first: its copies, or itself where none were made. */
    cover: text({ mode: 'json' }).$type<string[]>(),
    /** People who have it and sessions of it, kept by triggers: no list of games counts. */
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

/** Games that users asked for. */
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
    /** On the oldest open request of a name, how many there are of it; 0 on the others. Kept by triggers. */
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

/** Rows of the search indexes that a change of the catalogue left behind; the sweep writes them again. */
export const staleIndex = sqliteTable(
  'stale_index',
  {
    kind: text({ enum: ['session', 'user'] }).notNull(),
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
    /** The host included. */
    seatsTaken: integer('seats_taken').notNull().default(1),
    visibility: text({ enum: ['public', 'friends', 'unlisted'] }).notNull(),
    /** Calendar SEQUENCE, and what an editor's tab compares to notice another's change. */
    revision: integer().notNull().default(0),
    /** When the host last changed or cancelled it; NULL while it is as it was made. */
    changedAt: time('changed_at'),
    cancelledAt: time('cancelled_at'),
    cancelReason: text('cancel_reason'),
    takenDownAt: time('taken_down_at'),
    /** Set by the sweep once over, on cancelling and on taking down: lists skip it through partial indexes. */
    closed: flag('closed').notNull().default(false),
    createdAt: time('created_at').notNull(),
  },
  (session) => [
    index('sessions_listed')
      .on(session.id)
      .where(sql`visibility = 'public' AND closed = 0`),
    index('sessions_host').on(session.hostId, session.startsAt),
    index('sessions_unswept')
      .on(session.endsAt)
      .where(sql`closed = 0`),
    index('sessions_taken_down')
      .on(session.id)
      .where(sql`taken_down_at IS NOT NULL`),
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
 * An application in one of these states counts: there is one per user and session, and a withdrawn or left one makes
 * room for another. SQLite uses the partial index only where a query repeats this text.
 */
export const COUNTING = `status IN ('pending', 'waiting', 'accepted', 'declined', 'removed')`;

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
    /** Since when it is in this state: the waiting list's order, the roster's too. */
    statusAt: time('status_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    uniqueIndex('applications_counting').on(row.userId, row.sessionId).where(sql.raw(COUNTING)),
    index('applications_session').on(row.sessionId, row.status, row.statusAt),
    index('applications_user').on(row.userId, row.id),
  ],
);

/** One row per pair, whichever side asked; low_id < high_id. */
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
    // Each list of /friends is a walk of one of these, newest first; those of friends walk two.
    index('friends_low')
      .on(row.lowId)
      .where(sql`active = 1`),
    index('friends_high')
      .on(row.highId)
      .where(sql`active = 1`),
    index('friends_inviter')
      .on(row.inviterId)
      .where(sql`active = 0`),
    // The one of the pair who did not invite.
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

/** A file in R2 under files/{new_name}; belongs to a user's page or to a session, never to both. */
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
    /** Names of the smaller copies beside it, smallest first; of a video, of its still. */
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
    // Whole, not partial: a foreign key is looked up through an index that holds every row, or through none.
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
 * Files on their way in. Each holds one of its owner's seats, and whatever of it lies in R2 can be found by its row:
 * what is given up is collected once it expires. A finished one stays until then, so that a repeated request finds
 * what it has made.
 */
export const uploads = sqliteTable(
  'uploads',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    uploaderId: integer('uploader_id')
      .notNull()
      .references(() => users.id),
    /** Chosen by the client: the same one again is the same upload. */
    key: text().notNull(),
    userId: integer('user_id').references(() => users.id),
    sessionId: integer('session_id').references(() => sessions.id),
    /** What all its names in R2 begin with. */
    stem: text().notNull(),
    /** Known once its first bytes are. */
    extension: text(),
    alt: text().notNull().default(''),
    bytes: integer().notNull(),
    copies: text().notNull().default('[]'),
    /** R2's own id of an upload in parts, and the etag of each part by its number. */
    multipartId: text('multipart_id'),
    parts: text().notNull().default('{}'),
    /** What it has become. */
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
    // What an admin has warned of stays in the way until it is acknowledged.
    index('notices_warnings')
      .on(row.userId)
      .where(sql`kind = 'account-warned' AND read_at IS NULL`),
  ],
);

export const reports = sqliteTable(
  'reports',
  {
    id: integer().primaryKey(),
    reporterId: integer('reporter_id')
      .notNull()
      .references(() => users.id),
    /** The IRI of what it is about. */
    about: text().notNull(),
    reason: text().notNull(),
    text: text().notNull(),
    /** The thing as it was when reported. */
    evidence: text({ mode: 'json' }).notNull(),
    /** Whose page, session, file or words it is about; NULL where that is nobody, or several. */
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

/** Files that an open report shows as evidence: their bytes stay, whoever deletes them, until it is decided. */
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

/** One row a call once it has ended or was missed; the running call lives in its object. */
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

/** A number per day and figure, so that /admin never counts tables. */
export const dailyCounts = sqliteTable(
  'daily_counts',
  {
    day: text().notNull(),
    figure: text().notNull(),
    count: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.day, row.figure] })],
);

/** How far the sweep has got with something: the last row that it has counted, the time of its last run. */
export const sweepMarks = sqliteTable('sweep_marks', {
  name: text().primaryKey(),
  value: integer().notNull(),
});
