import { type SQL, sql } from 'drizzle-orm';

import { gamesNow } from '../../catalogue/queries/games.ts';
import type { SessionCreate, SessionDetail } from '../../contract/session.ts';
import type { MemberAnswer } from '../../contract/vocabulary.ts';
import type { Database } from '../../core/database.ts';
import { showSessions } from '../../core/held-texts.ts';
import { type StoredGamertag, toGamertag } from '../../core/json.ts';
import { firstFileTo, nameTo } from '../../core/person.ts';
import { type RowOf, columns, fields, flag, json, select } from '../../core/rows.ts';
import { sessions } from '../../core/schema/sessions.ts';
import { indexSession } from '../../core/search-index.ts';
import { extraWords } from '../../core/search-words.ts';
import { gamertagsInSession, listedUser, openableSession } from '../../core/visibility.ts';
import { newLinkKey } from '../link-key.ts';
import { seatsInstantly } from './instant-seats.ts';
import { REPEATED_MS, hostLimit } from './open-sessions.ts';
import { firstReminder } from './reminders.ts';
import { GIVEN_COLUMNS, givenValues, holdTexts, usableGames } from './session-fields.ts';
import { ANSWER, sessionColumns } from './session-item.ts';

const DETAIL = columns(
  sessions,
  ['cancelReason', 'revision', 'createdAt', 'changedAt', 'linkKey', 'partyCode'],
  's',
);

interface Member extends Omit<
  SessionDetail['roster'][number],
  'gamertags' | 'answer' | 'applicationId'
> {
  applicationId: number;
  answer: MemberAnswer | null;
  gamertags: StoredGamertag[];
}

/**
 * The members of session `s`. The host sees all of them. Others don't see users who are blocked, suspended, banned or
 * leaving.
 */
const roster = (viewerId: number) =>
  json<Member[]>(sql`(SELECT json_group_array(json_object('id', r.id, 'name', r.name,
    'firstFile', r.first_file, 'applicationId', r.application_id, 'role', r.role, 'answer', r.answer, 'gamertags', json(r.gamertags)))
  FROM (SELECT u.id, ${nameTo(viewerId, 'u')} AS name, a.id AS application_id, a.role, ${ANSWER} AS answer,
      ${firstFileTo(viewerId, 'u')} AS first_file,
      ${gamertagsInSession(viewerId)} AS gamertags
    FROM applications a JOIN users u ON u.id = a.user_id
    WHERE a.session_id = s.id AND a.status = 'accepted'
      AND (u.id = ${viewerId} OR s.host_id = ${viewerId} OR (${listedUser(viewerId)}))
    ORDER BY a.status_at) r)`);

const countOf = (status: 'pending' | 'waiting') =>
  sql<number>`(SELECT count(*) FROM (SELECT 1 FROM applications a WHERE a.session_id = s.id
    AND a.status = ${sql.raw(`'${status}'`)} LIMIT 1000))`;

/** The viewer's invitation, while it can be accepted. */
const openInvitation = (viewerId: number) =>
  json<SessionDetail['invitation']>(sql`(SELECT json_object('id', i.id, 'by',
    json_object('id', u.id, 'name', ${nameTo(viewerId, 'u')}))
  FROM invitations i JOIN users u ON u.id = i.inviter_id WHERE i.user_id = ${viewerId} AND i.session_id = s.id
    AND i.status = 'open' AND s.cancelled_at IS NULL AND s.ends_at > unixepoch() * 1000)`);

export const pendingCount = countOf('pending');

const detailColumns = (viewerId: number) =>
  fields(sessionColumns(viewerId), DETAIL, {
    roster: roster(viewerId),
    hostGamertags: json<StoredGamertag[]>(
      sql`(SELECT ${gamertagsInSession(viewerId)} FROM users u WHERE u.id = s.host_id)`,
    ),
    hostFile: firstFileTo(viewerId, 'h'),
    everApplied: flag(sql`EXISTS (SELECT 1 FROM applications a WHERE a.session_id = s.id)`),
    inSeries: flag(
      sql`EXISTS (SELECT 1 FROM series_members m WHERE m.series_id = s.series_id AND m.user_id = ${viewerId})`,
    ),
    muted: flag(
      sql`EXISTS (SELECT 1 FROM muted_sessions m WHERE m.user_id = ${viewerId} AND m.session_id = s.id)`,
    ),
    /** Whether the viewer needs no approval. */
    instantly: flag(seatsInstantly(viewerId)),
    waitingCount: countOf('waiting'),
    pendingCount,
    /** How many users wait before the viewer. It means nothing if the viewer isn't waiting. */
    waitingBefore: sql<number>`(SELECT count(*) FROM applications w, applications mine
        WHERE mine.session_id = s.id AND mine.user_id = ${viewerId} AND mine.status = 'waiting'
        AND w.session_id = s.id AND w.status = 'waiting'
        AND (w.status_at, w.id) < (mine.status_at, mine.id))`,
    invitation: openInvitation(viewerId),
  });

export type SessionDetailRow = RowOf<ReturnType<typeof detailColumns>>;

/**
 * One session with all details. Undefined if the viewer may not open it.
 * @param key from the link to an unlisted session
 */
export async function findSession(db: Database, id: number, viewerId: number, key?: string) {
  const [row] = await db.all(select(detailColumns(viewerId))`
    FROM sessions s JOIN users h ON h.id = s.host_id
        WHERE s.id = ${id} AND ${openableSession(viewerId, key)}`);
  return row;
}

/**
 * The members in the order in which they joined. Members also see who comes. The host also sees the
 * applications' ids.
 */
export const rosterFor = (members: readonly Member[], reader: 'host' | 'member' | 'other') =>
  members.map(({ id, name, firstFile, gamertags, role, answer, applicationId }) => ({
    id,
    name,
    firstFile,
    gamertags: gamertags.map(toGamertag),
    role,
    answer: reader === 'other' ? undefined : answer,
    applicationId: reader === 'host' ? applicationId : undefined,
  }));

type NewSession = Omit<SessionCreate, 'startsAt' | 'playNow'> & {
  hostId: number;
  startsAt: number;
};

/** The host's open session that has just been written with all the same values. One to play now has another start. */
const repeatedSession = (session: NewSession, gameIds: SQL, now: number) =>
  sql`(SELECT max(s.id) FROM sessions s WHERE s.host_id = ${session.hostId} AND s.closed = 0
    AND s.created_at > ${now - REPEATED_MS}
    AND s.starts_at = ${session.startsAt === now ? sql`s.created_at` : session.startsAt}
    AND s.ends_at - s.starts_at = ${session.durationMinutes * 60_000}
    AND iif(s.visibility = 'held', 'public', s.visibility) = ${session.visibility}
    AND (s.name, s.description, s.host_role, ${GIVEN_COLUMNS})
      IS (${session.name}, ${session.description}, ${session.hostRole}, ${givenValues(session)})
    AND (SELECT json_group_array(g.game_id) FROM (SELECT game_id FROM session_games WHERE session_id = s.id
      ORDER BY position) g) = ${gameIds})`;

/**
 * Writes a session, its games in order and its search rows, in one batch. The same again within ten minutes writes
 * nothing.
 * @returns the session's row. Nothing is written and there is none if a game is unknown or archived, or if the host
 *   has reached a `limit`
 */
export async function createSession(db: Database, session: NewSession, now: number) {
  const gameIds = gamesNow(session.games);
  const limit = hostLimit(session.hostId, now);
  const repeated = repeatedSession(session, gameIds, now);
  // Identifies the session that this batch has written. last_insert_rowid() can't be used, since it changes with each
  // row that a later statement inserts.
  const linkKey = newLinkKey();
  const created = sql`(SELECT id FROM sessions WHERE id = (SELECT max(id) FROM sessions)
    AND link_key = ${linkKey})`;
  const { facts, rows } = await db.batch({
    facts: select({ limit })``,
    inserted: sql`
      INSERT INTO sessions (host_id, name, name_words, description, description_words, ${GIVEN_COLUMNS},
        starts_at, ends_at, visibility, host_role, link_key, remind_at, created_at)
      SELECT ${session.hostId}, ${session.name}, ${extraWords(session.name)}, ${session.description},
        ${extraWords(session.description)}, ${givenValues(session)},
        ${session.startsAt}, ${session.startsAt + session.durationMinutes * 60_000},
        ${session.visibility === 'public' ? 'held' : session.visibility}, ${session.hostRole}, ${linkKey}, ${firstReminder(session.startsAt, now)}, ${now}
      WHERE ${usableGames(gameIds)} = ${session.games.length} AND ${limit} IS NULL AND ${repeated} IS NULL`,
    // OR IGNORE, since two of the games may have been merged into one.
    games: sql`INSERT OR IGNORE INTO session_games (session_id, game_id, position)
      SELECT s.id, j.value, j.key FROM sessions s, json_each(${gameIds}) j WHERE s.id = ${created}`,
    hold: holdTexts(session, { target: created, actorId: session.hostId, now }),
    shown: showSessions(created),
    index: indexSession(created),
    rows: select(sessionColumns(session.hostId))`
      FROM sessions s JOIN users h ON h.id = s.host_id WHERE s.id = coalesce(${created}, ${repeated})`,
  });
  return { row: rows[0], limit: facts[0]?.limit ?? null };
}
