import { type SQL, sql } from 'drizzle-orm';

import { gamesNow } from '../../catalogue/queries/games.ts';
import type { SessionCreate } from '../../contract/session.ts';
import type { Database } from '../../core/database.ts';
import { showSessions } from '../../core/held-texts.ts';
import {
  numberOf,
  parseNames,
  parseObject,
  parseObjects,
  textOf,
  toGamertag,
} from '../../core/json.ts';
import { firstFileTo, nameTo } from '../../core/person.ts';
import { type RowOf, columns } from '../../core/rows.ts';
import { sessions } from '../../core/schema/sessions.ts';
import { indexSession } from '../../core/search-index.ts';
import { extraWords } from '../../core/search-words.ts';
import {
  friendsWith,
  gamertagsInSession,
  listedUser,
  openableSession,
} from '../../core/visibility.ts';
import { newLinkKey } from '../link-key.ts';
import { hostsMost } from './open-sessions.ts';
import { firstReminder } from './reminders.ts';
import { holdTexts } from './session-fields.ts';
import { ANSWER, type SessionRow, parseAnswer, sessionColumns } from './session-item.ts';

const DETAIL = columns(
  sessions,
  ['cancelReason', 'revision', 'createdAt', 'changedAt', 'linkKey', 'partyCode'],
  's',
);

export interface SessionDetailRow extends SessionRow, RowOf<typeof DETAIL> {
  hostFile: string | null;
  everApplied: number;
  hostGamertags: string;
  roster: string;
  /** Whether the viewer belongs to its series: 1 or 0. */
  inSeries: number;
  muted: number;
  waitingCount: number;
  /** Whether the viewer needs no approval: 1 or 0. */
  instantly: number;
  pendingCount: number;
  /** How many users wait before the viewer. NULL if the viewer isn't waiting. */
  waitingBefore: number | null;
  invitation: string | null;
}

/**
 * The members of session `s`. The host sees all of them. Others don't see users who are blocked, suspended, banned or
 * leaving.
 */
const roster = (
  viewerId: number,
): SQL => sql`(SELECT json_group_array(json_object('id', r.id, 'name', r.name,
    'firstFile', r.first_file, 'applicationId', r.application_id, 'role', r.role, 'answer', r.answer, 'gamertags', r.gamertags || ''))
  FROM (SELECT u.id, ${nameTo(viewerId, 'u')} AS name, a.id AS application_id, a.role, ${ANSWER} AS answer,
      ${firstFileTo(viewerId, 'u')} AS first_file,
      ${gamertagsInSession(viewerId)} AS gamertags
    FROM applications a JOIN users u ON u.id = a.user_id
    WHERE a.session_id = s.id AND a.status = 'accepted'
      AND (u.id = ${viewerId} OR s.host_id = ${viewerId} OR (${listedUser(viewerId)}))
    ORDER BY a.status_at) r)`;

const countOf = (status: string): SQL =>
  sql.raw(`(SELECT count(*) FROM (SELECT 1 FROM applications a WHERE a.session_id = s.id
    AND a.status = '${status}' LIMIT 1000))`);

/** The viewer's invitation as JSON, while it can be accepted. */
const openInvitation = (viewerId: number): SQL => sql`(SELECT json_object('id', i.id, 'by',
    json_object('id', u.id, 'name', ${nameTo(viewerId, 'u')}))
  FROM invitations i JOIN users u ON u.id = i.inviter_id WHERE i.user_id = ${viewerId} AND i.session_id = s.id
    AND i.status = 'open' AND s.cancelled_at IS NULL AND s.ends_at > unixepoch() * 1000)`;

export const pendingCount = countOf('pending');

/**
 * One session with all details. Undefined if the viewer may not open it.
 * @param key from the link to an unlisted session
 */
export async function findSession(db: Database, id: number, viewerId: number, key?: string) {
  const [row] = await db.all(sql<SessionDetailRow>`
    SELECT ${sessionColumns(viewerId)}, ${DETAIL}, ${roster(viewerId)} AS roster,
      (SELECT ${gamertagsInSession(viewerId)} FROM users u WHERE u.id = s.host_id) AS hostGamertags,
      ${firstFileTo(viewerId, 'h')} AS hostFile,
      EXISTS (SELECT 1 FROM applications a WHERE a.session_id = s.id) AS everApplied,
      EXISTS (SELECT 1 FROM series_members m WHERE m.series_id = s.series_id AND m.user_id = ${viewerId}) AS inSeries,
      EXISTS (SELECT 1 FROM muted_sessions m WHERE m.user_id = ${viewerId} AND m.session_id = s.id) AS muted,
      (s.instant = 'everyone' OR (s.instant = 'friends' AND ${friendsWith(viewerId, sql`s.host_id`)})) AS instantly,
      ${countOf('waiting')} AS waitingCount, ${pendingCount} AS pendingCount,
      (SELECT count(*) FROM applications w, applications mine
        WHERE mine.session_id = s.id AND mine.user_id = ${viewerId} AND mine.status = 'waiting'
        AND w.session_id = s.id AND w.status = 'waiting'
        AND (w.status_at, w.id) < (mine.status_at, mine.id)) AS waitingBefore,
      ${openInvitation(viewerId)} AS invitation
    FROM sessions s JOIN users h ON h.id = s.host_id
    WHERE s.id = ${id} AND ${openableSession(viewerId, key)}`);
  return row;
}

export function parseInvitation(text: string | null) {
  const row = parseObject(text);
  const [by] = row ? parseNames(JSON.stringify([row['by']])) : [];
  return row && by ? { id: numberOf(row, 'id'), by } : null;
}

export const parseGamertags = (text: string) => parseObjects(text).map(toGamertag);

/**
 * The members in the order in which they joined. Members also see who comes. The host also sees the
 * applications' ids.
 */
export const parseRoster = (text: string, reader: 'host' | 'member' | 'other') =>
  parseObjects(text).map((row) => ({
    id: numberOf(row, 'id'),
    name: textOf(row, 'name'),
    firstFile: row['firstFile'] === null ? null : textOf(row, 'firstFile'),
    gamertags: parseGamertags(textOf(row, 'gamertags')),
    role: row['role'] === null ? null : textOf(row, 'role'),
    answer: reader === 'other' ? undefined : parseAnswer(row),
    applicationId: reader === 'host' ? numberOf(row, 'applicationId') : undefined,
  }));

type NewSession = Omit<SessionCreate, 'startsAt' | 'playNow'> & {
  hostId: number;
  startsAt: number;
};

/**
 * Writes a session, its games in order and its search rows, in one batch.
 * @returns the session's row. Nothing is written and there is none if a game is unknown or archived, or if the host
 *   has the maximum of open sessions: then `full` is true
 */
export async function createSession(db: Database, session: NewSession, now: number) {
  const gameIds = gamesNow(session.games);
  const usable = sql`(SELECT count(*) FROM json_each(${gameIds}) j JOIN games g ON g.id = j.value
    AND g.archived_at IS NULL)`;
  const full = hostsMost(session.hostId, now);
  // Identifies the session that this batch has written. last_insert_rowid() can't be used, since it changes with each
  // row that a later statement inserts.
  const linkKey = newLinkKey();
  const created = sql`(SELECT id FROM sessions WHERE id = (SELECT max(id) FROM sessions)
    AND link_key = ${linkKey})`;
  const { facts, rows } = await db.batch({
    facts: sql<{ full: number }>`SELECT ${full} AS full`,
    inserted: sql`
      INSERT INTO sessions (host_id, name, name_words, description, description_words, platforms, region, language, level, style,
        microphone, adults_only, starts_at, ends_at, seats, visibility, members_invite, instant, roles, host_role, link_key, remind_at, created_at)
      SELECT ${session.hostId}, ${session.name}, ${extraWords(session.name)}, ${session.description},
        ${extraWords(session.description)},
        ${JSON.stringify(session.platforms)}, ${session.region}, ${session.language}, ${session.level},
        ${session.style}, ${Number(session.microphone)}, ${Number(session.adultsOnly)},
        ${session.startsAt}, ${session.startsAt + session.durationMinutes * 60_000}, ${session.seats},
        ${session.visibility === 'public' ? 'held' : session.visibility}, ${Number(session.membersInvite)}, ${session.instant}, ${JSON.stringify(session.roles)}, ${session.hostRole}, ${linkKey}, ${firstReminder(session.startsAt, now)}, ${now}
      WHERE ${usable} = ${session.games.length} AND NOT ${full}`,
    // OR IGNORE, since two of the games may have been merged into one.
    games: sql`INSERT OR IGNORE INTO session_games (session_id, game_id, position)
      SELECT s.id, j.value, j.key FROM sessions s, json_each(${gameIds}) j WHERE s.id = ${created}`,
    hold: holdTexts(session, { target: created, actorId: session.hostId, now }),
    shown: showSessions(created),
    index: indexSession(created),
    rows: sql<SessionRow>`SELECT ${sessionColumns(session.hostId)}
      FROM sessions s JOIN users h ON h.id = s.host_id WHERE s.id = ${created}`,
  });
  return { row: rows[0], full: facts[0]?.full === 1 };
}
