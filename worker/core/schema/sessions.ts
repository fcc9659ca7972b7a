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

import { AUDIENCES, THANKS_KINDS } from '../../contract/vocabulary.ts';
import { users } from './accounts.ts';
import { games } from './catalogue.ts';
import { flag, time } from './columns.ts';

/** Sessions and series, who takes part, and what follows from it. */

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
    /** A token that every fitting session has: see `requiredTokenOf`. A new session is compared only with searches of its tokens. */
    requiredToken: text('pivot').notNull(),
    /** How many sessions its owner was told of on this day (days since 1970, UTC), and the last of them. */
    toldDay: integer('told_day').notNull().default(0),
    told: integer().notNull().default(0),
    toldSessionId: integer('told_session_id'),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    uniqueIndex('saved_searches_once').on(row.userId, row.filters),
    index('saved_searches_pivot').on(row.requiredToken, row.id),
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
