import { type SQL, sql } from 'drizzle-orm';

import { iri } from '../contract/reference.ts';
import type { SessionItem } from '../contract/session.ts';
import {
  APPLICATION_STATUSES,
  LEVELS,
  PLATFORMS,
  REGIONS,
  STYLES,
  type SessionStatus,
  VISIBILITIES,
} from '../contract/vocabulary.ts';
import {
  GAME_JSON,
  numberOf,
  parseGames,
  parseMedia,
  parseObject,
  parseValues,
  pick,
  textOf,
} from './json.ts';

export const MEDIA_OF_SESSION = sql.raw(`(SELECT json_group_array(json_object('id', m.id,
    'extension', m.extension, 'newName', m.new_name, 'alt', m.alt, 'copies', json(m.copies)))
  FROM (SELECT id, extension, new_name, alt, copies FROM media WHERE session_id = s.id
    AND deleted_at IS NULL AND taken_down_at IS NULL ORDER BY position) m)`);

export const GAMES_OF_SESSION = sql.raw(`(SELECT json_group_array(${GAME_JSON})
  FROM (SELECT g.id, g.name, g.cover FROM session_games sg JOIN games g ON g.id = sg.game_id
    WHERE sg.session_id = s.id ORDER BY sg.position) g)`);

/** The viewer's application that still counts, as JSON, or NULL. */
const applicationOf = (viewerId: number): SQL =>
  viewerId === 0
    ? sql`NULL`
    : sql`(SELECT json_object('id', a.id, 'status', a.status) FROM applications a
        WHERE a.user_id = ${viewerId} AND a.session_id = s.id
        AND a.status IN ('pending', 'waiting', 'accepted', 'declined', 'removed'))`;

/** Columns of one session for cards and pages; the session is aliased `s`, its host `h`. */
export const sessionColumns = (viewerId: number): SQL => sql`
  s.id, s.name, s.description, s.host_id AS hostId, h.name AS hostName, s.platforms, s.region,
  s.language, s.level, s.style, s.microphone, s.adults_only AS adultsOnly, s.starts_at AS startsAt,
  s.ends_at AS endsAt, s.seats, s.seats_taken AS seatsTaken, s.visibility,
  s.cancelled_at AS cancelledAt, ${GAMES_OF_SESSION} AS games, ${MEDIA_OF_SESSION} AS media,
  ${applicationOf(viewerId)} AS application`;

export interface SessionRow {
  id: number;
  name: string;
  description: string;
  hostId: number;
  hostName: string;
  platforms: string;
  region: string;
  language: string;
  level: string;
  style: string;
  microphone: number;
  adultsOnly: number;
  startsAt: number;
  endsAt: number;
  seats: number;
  seatsTaken: number;
  visibility: string;
  cancelledAt: number | null;
  games: string;
  media: string;
  application: string | null;
}

type StatusFacts = Pick<SessionRow, 'startsAt' | 'endsAt' | 'seats' | 'seatsTaken' | 'cancelledAt'>;

/** Derived, never stored, but for the cancellation (product: lifecycles). */
function sessionStatus(row: StatusFacts, now: number): SessionStatus {
  if (row.cancelledAt !== null) return 'cancelled';
  if (row.endsAt <= now) return 'ended';
  if (row.startsAt <= now) return 'running';
  return row.seatsTaken >= row.seats ? 'full' : 'open';
}

export function toSessionItem(row: SessionRow, viewerId: number, now: number): SessionItem {
  const media = parseMedia(row.media);
  return {
    '@id': iri('sessions', row.id),
    '@type': 'Session',
    id: row.id,
    name: row.name,
    description: row.description,
    host: { id: row.hostId, name: row.hostName },
    games: parseGames(row.games),
    media,
    firstFile: media[0]?.newName ?? null,
    platforms: parseValues(PLATFORMS, row.platforms),
    region: pick(REGIONS, row.region),
    language: row.language,
    level: pick(LEVELS, row.level),
    style: pick(STYLES, row.style),
    microphone: row.microphone === 1,
    adultsOnly: row.adultsOnly === 1,
    startsAt: new Date(row.startsAt).toISOString(),
    durationMinutes: Math.round((row.endsAt - row.startsAt) / 60_000),
    seats: row.seats,
    seatsTaken: row.seatsTaken,
    status: sessionStatus(row, now),
    visibility: pick(VISIBILITIES, row.visibility),
    ...(viewerId !== 0 && { application: parseApplication(row.application) }),
  };
}

function parseApplication(text: string | null) {
  const row = parseObject(text);
  return (
    row && { id: numberOf(row, 'id'), status: pick(APPLICATION_STATUSES, textOf(row, 'status')) }
  );
}
