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

import {
  AUDIENCES,
  LEVELS,
  MEMBER_ANSWERS,
  PLATFORMS,
  REGIONS,
  STYLES,
  THANKS_KINDS,
  WEEKDAYS,
} from '../../contract/vocabulary.ts';
import { users } from './accounts.ts';
import { games } from './catalogue.ts';
import { flag, partialIndex, refersTo, time, valuesOf } from './columns.ts';

/** Sessions, series, and everything that depends on them. */

/** When a user has time to play, in hours of the local week. Only the user sees it. */
export const userHours = sqliteTable(
  'user_hours',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    /** An IANA zone such as `Europe/Berlin`. */
    zone: text().notNull(),
    /** 168 digits, 0 or 1, beginning with Monday 00:00. */
    hours: text().notNull(),
    /** JSON: the zone's offsets from UTC, one entry per period between clock changes. See sessions/hour-match.ts. */
    offsets: text().notNull(),
    /**
     * The part of an FTS5 query that finds sessions in these hours. `match` is for all periods together, `matches` has
     * one per period.
     */
    match: text().notNull(),
    matches: text().notNull(),
    /** When the sweep computes `offsets`, `match` and `matches` again. They only reach a year ahead. */
    staleAt: time('stale_at').notNull(),
  },
  (row) => [index('user_hours_stale').on(row.staleAt)],
);

/**
 * Sessions that repeat: the rule by which the sweep creates them, and the values that each of them begins with. `…Day`
 * columns are days of the host's calendar since 1970.
 */
export const series = sqliteTable(
  'series',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    hostId: refersTo('host_id', () => users.id),
    /** An IANA zone such as `Europe/Berlin`. A session starts when the clocks of this zone show `minute`. */
    zone: text().notNull(),
    /** Minute of the day: 1200 is 20:00. */
    minute: integer().notNull(),
    weekdays: valuesOf('weekdays', WEEKDAYS).notNull(),
    everyWeeks: integer('every_weeks').notNull(),
    /** Weeks are counted from the Monday of this day's week. */
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
    /** The values that each new session begins with: see `SeriesCreate`. */
    template: text({ mode: 'json' }).$type<unknown>().notNull(),
    /** The link key that all its sessions share. */
    linkKey: text('link_key').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    uniqueIndex('series_key').on(row.linkKey),
    index('series_host').on(row.hostId, row.dueAt),
    partialIndex('series_due', 'due_at IS NOT NULL', row.dueAt),
  ],
);

/**
 * The members of a series: they get a seat in each of its sessions. A trigger adds a user who is accepted in one
 * session. The sweep copies them into the others.
 */
export const seriesMembers = sqliteTable(
  'series_members',
  {
    seriesId: refersTo('series_id', () => series.id),
    userId: refersTo('user_id', () => users.id),
    joinedAt: time('joined_at').notNull(),
    /** The role in which they were accepted. NULL for none. */
    role: text(),
    /** Whether they were copied into the sessions that existed when they joined. */
    copied: flag('copied').notNull().default(false),
  },
  (row) => [
    primaryKey({ columns: [row.seriesId, row.userId] }),
    index('series_members_user').on(row.userId),
    index('series_members_order').on(row.seriesId, row.joinedAt, row.userId),
    partialIndex('series_members_joined', 'copied = 0', row.seriesId),
  ],
);

export const sessions = sqliteTable(
  'sessions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    hostId: refersTo('host_id', () => users.id),
    name: text().notNull(),
    description: text().notNull(),
    /** Beside the texts, the words under which they are found: see core/search-words.ts. */
    nameWords: text('name_words').notNull().default(''),
    descriptionWords: text('description_words').notNull().default(''),
    platforms: valuesOf('platforms', PLATFORMS).notNull(),
    region: text({ enum: REGIONS }).notNull(),
    language: text().notNull(),
    level: text({ enum: LEVELS }).notNull(),
    style: text({ enum: STYLES }).notNull(),
    microphone: flag('microphone').notNull(),
    adultsOnly: flag('adults_only').notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    seats: integer().notNull(),
    /** Includes the host. */
    seatsTaken: integer('seats_taken').notNull().default(1),
    /** Seats that open offers hold. They are neither taken nor free. */
    seatsHeld: integer('seats_held').notNull().default(0),
    /** Who is accepted at once, as long as there is a seat. */
    instant: text({ enum: AUDIENCES }).notNull().default('nobody'),
    /** Roles with seats of their own: `name` and `seats`. Seats beyond these are for any role. */
    roles: text({ mode: 'json' })
      .$type<{ name: string; seats: number }[]>()
      .notNull()
      .default(sql`'[]'`),
    /** The host's own role, one of `roles`. NULL for any role: then they have one of the seats beyond these. */
    hostRole: text('host_role'),
    visibility: text({ enum: ['public', 'friends', 'unlisted', 'held'] }).notNull(),
    /** What members enter in the game to find each other. Only they and the host see it. */
    partyCode: text('party_code').notNull().default(''),
    /** Whether members may invite their friends, as the host may. */
    membersInvite: flag('members_invite').notNull().default(false),
    /** Whether the sweep has compared it with saved searches. It does so once per session. */
    matched: flag('matched').notNull().default(false),
    /** Whether saved searches have also heard that it starts soon and needs few more people. */
    called: flag('called').notNull().default(false),
    /** Part of the link to an unlisted session. Unlike an id, it can't be guessed. */
    linkKey: text('link_key')
      .notNull()
      .default(sql`(lower(hex(randomblob(16))))`),
    /**
     * Grows with every change. It is the SEQUENCE of calendars. An editor compares it to notice another tab's change.
     */
    revision: integer().notNull().default(0),
    /** When the host last changed or cancelled it. NULL if never. */
    changedAt: time('changed_at'),
    cancelledAt: time('cancelled_at'),
    cancelReason: text('cancel_reason'),
    takenDownAt: time('taken_down_at'),
    /** Set when it is over (by the sweep), cancelled or taken down. Lists skip it through partial indexes. */
    closed: flag('closed').notNull().default(false),
    /** When the next reminder is due: see sessions/queries/reminders.ts. NULL after the last one. */
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
    partialIndex(
      'sessions_listed',
      "visibility = 'public' AND closed = 0 AND is_later = 0",
      session.id,
    ),
    partialIndex(
      'sessions_newest',
      "visibility = 'public' AND is_later = 0 AND taken_down_at IS NULL",
      session.createdAt,
    ),
    // Counts a host's open sessions, and finds the latest of them.
    partialIndex(
      'sessions_open',
      'closed = 0',
      session.hostId,
      session.visibility,
      session.isLater,
    ),
    index('sessions_host').on(session.hostId, session.startsAt),
    index('sessions_made').on(session.hostId, session.createdAt),
    partialIndex('sessions_unswept', 'closed = 0', session.endsAt),
    partialIndex(
      'sessions_unmatched',
      "matched = 0 AND visibility = 'public' AND closed = 0",
      session.id,
    ),
    partialIndex(
      'sessions_uncalled',
      "called = 0 AND visibility = 'public' AND closed = 0",
      session.startsAt,
    ),
    partialIndex('sessions_reminders', 'closed = 0 AND remind_at IS NOT NULL', session.remindAt),
    partialIndex('sessions_taken_down', 'taken_down_at IS NOT NULL', session.id),
    uniqueIndex('sessions_series')
      .on(session.seriesId, session.seriesDay)
      .where(sql`series_id IS NOT NULL`),
    partialIndex(
      'sessions_series_open',
      'series_id IS NOT NULL AND closed = 0',
      session.seriesId,
      session.startsAt,
    ),
    check('sessions_seats', sql`seats_taken BETWEEN 1 AND seats`),
    check('sessions_duration', sql`ends_at > starts_at`),
  ],
);

export const sessionGames = sqliteTable(
  'session_games',
  {
    sessionId: refersTo('session_id', () => sessions.id),
    gameId: refersTo('game_id', () => games.id),
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
    sessionId: refersTo('session_id', () => sessions.id),
    userId: refersTo('user_id', () => users.id),
    text: text().notNull(),
    status: text({
      enum: ['pending', 'waiting', 'accepted', 'declined', 'withdrawn', 'left', 'removed'],
    }).notNull(),
    /** When it entered this state. Orders the waiting list and the roster. */
    statusAt: time('status_at').notNull(),
    /** The name of one of the session's roles. NULL for any role. */
    role: text(),
    /** Until when a waiting user may take the offered seat. It means nothing in other states. */
    offerExpiresAt: time('offer_expires_at'),
    /** When an offer ended without an answer. Others on the waiting list come first then. */
    offerMissedAt: time('offer_missed_at'),
    /** When the host moved them from their seat to the waiting list. It counts while it is the time of their state. */
    movedBackAt: time('moved_back_at'),
    /** When the member said whether they come. NULL until then. A trigger clears it when the session is moved. */
    answeredAt: time('checked_in_at'),
    /** What they said. It means nothing while `answeredAt` is NULL. */
    answer: text({ enum: MEMBER_ANSWERS }).notNull().default('coming'),
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
 * A friend's offer of a seat. There is one row per user and session, so nobody is invited twice. Only after `ended` can
 * another invitation follow. Accepting one writes an application.
 */
export const invitations = sqliteTable(
  'invitations',
  {
    /** From `newId`. */
    id: integer().primaryKey(),
    sessionId: refersTo('session_id', () => sessions.id),
    userId: refersTo('user_id', () => users.id),
    inviterId: refersTo('inviter_id', () => users.id),
    status: text({ enum: ['open', 'accepted', 'declined', 'ended', 'withdrawn'] }).notNull(),
    /** When it was last sent. */
    createdAt: time('created_at').notNull(),
    /** How often the inviter has sent it without an hour between. */
    sends: integer().notNull().default(1),
  },
  (row) => [
    uniqueIndex('invitations_once').on(row.userId, row.sessionId),
    index('invitations_session').on(row.sessionId, row.inviterId),
    index('invitations_inviter').on(row.inviterId),
  ],
);

/**
 * A host's mark that a member didn't come. A withdrawn mark stays, so that the member isn't notified twice. If the
 * member contests it, it counts only once another member agrees.
 */
export const absences = sqliteTable(
  'absences',
  {
    id: integer().primaryKey(),
    sessionId: refersTo('session_id', () => sessions.id),
    userId: refersTo('user_id', () => users.id),
    markerId: refersTo('marker_id', () => users.id),
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
    giverId: refersTo('giver_id', () => users.id),
    receiverId: refersTo('receiver_id', () => users.id),
    sessionId: refersTo('session_id', () => sessions.id),
    kind: text({ enum: THANKS_KINDS }).notNull(),
    /**
     * The user whose thanks this counts as for a level: the giver, or 0 for all thanks that count together as one. NULL
     * if it doesn't count.
     */
    countsAs: integer('counts_as'),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    index('thanks_pair').on(row.giverId, row.receiverId, row.createdAt),
    index('thanks_level').on(row.receiverId, row.kind, row.countsAs, row.createdAt),
    index('thanks_session').on(row.sessionId, row.receiverId),
  ],
);

/** Saved filters of a session search. The owner gets a notice of new public sessions that fit. */
export const savedSearches = sqliteTable(
  'saved_searches',
  {
    id: integer().primaryKey(),
    userId: refersTo('user_id', () => users.id),
    name: text().notNull(),
    /** The filters as in the search's URL: `game=12&platform=pc`. */
    filters: text().notNull(),
    /**
     * The filters as an FTS5 query of the search index. The range of the start isn't in the index, so it has two
     * columns of its own.
     */
    match: text().notNull(),
    startsFrom: time('starts_from'),
    startsTo: time('starts_to'),
    /** Whether a session must also start in the owner's hours. They are read when a session is compared. */
    fitsHours: flag('fits_hours').notNull().default(false),
    /**
     * A token that every fitting session has, such as `gm12`: see `requiredTokenOf`. A new session is compared only
     * with the searches under its own tokens.
     */
    requiredToken: text('pivot').notNull(),
    /**
     * The day of the last notice (days since 1970, UTC), how many sessions were reported on it, and the last of them.
     */
    toldDay: integer('told_day').notNull().default(0),
    told: integer().notNull().default(0),
    toldSessionId: integer('told_session_id'),
    /** The last session that it was reported of because it needed few more people. */
    calledSessionId: integer('called_session_id'),
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
