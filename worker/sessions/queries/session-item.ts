import { sql } from 'drizzle-orm';

import { callOfSession } from '../../calls/queries/session-calls.ts';
import type { SessionCall } from '../../contract/call.ts';
import { PLAIN_FIELDS, plainFieldsOf } from '../../contract/session-fields.ts';
import type { SessionItem } from '../../contract/session.ts';
import { iso } from '../../contract/time.ts';
import type { SessionStatus } from '../../contract/vocabulary.ts';
import { type HeldTexts, heldIn, heldTexts, withHeldAlts } from '../../core/held-texts.ts';
import { head } from '../../core/items.ts';
import { GAME_JSON, files, filesOf, games } from '../../core/json.ts';
import { nameTo } from '../../core/person.ts';
import { type RowOf, columns, fields, json, numberOrNull } from '../../core/rows.ts';
import { sessions } from '../../core/schema/sessions.ts';
import { counting } from '../../core/visibility.ts';
import { takenBy } from './seats.ts';

/** The files of session `s`. */
export const MEDIA_OF_SESSION = filesOf('session_id = s.id');

/** The games of session `s`, in their order. */
export const GAMES_OF_SESSION = sql.raw(`(SELECT json_group_array(${GAME_JSON})
  FROM (SELECT g.id, g.name, g.cover FROM session_games sg JOIN games g ON g.id = sg.game_id
    WHERE sg.session_id = s.id ORDER BY sg.position) g)`);

type Roles = SessionItem['roles'];

/** The roles of session `s`, with their seats and how many are taken, the host's included. */
const ROLES_OF_SESSION =
  json<Roles>(sql`iif(s.roles = '[]', '[]', (SELECT json_group_array(json_object('name', j.value ->> '$.name',
    'seats', j.value ->> '$.seats', 'taken',
    ${takenBy(sql.raw('s.id'), sql.raw(`j.value ->> '$.name'`))} + (s.host_role IS j.value ->> '$.name')))
  FROM json_each(s.roles) j))`);

export interface StoredApplication extends Pick<
  NonNullable<SessionItem['application']>,
  'id' | 'status' | 'role' | 'answer'
> {
  offerExpiresAt: number | null;
  movedBack: 0 | 1;
  call: SessionCall | null;
}

/** The viewer's counting application, or NULL. An accepted one includes the session's call. */
const applicationOf = (viewerId: number) =>
  json<StoredApplication | null>(
    viewerId === 0
      ? sql`NULL`
      : sql`(SELECT json_object('id', a.id, 'status', a.status,
          'role', a.role, 'offerExpiresAt', iif(a.status = 'waiting', a.offer_expires_at, NULL),
          'answer', ${ANSWER},
          'movedBack', a.status = 'waiting' AND a.moved_back_at IS a.status_at,
          'call', CASE WHEN a.status = 'accepted' THEN json(${callOfSession(viewerId)}) END)
        FROM applications a
        WHERE a.user_id = ${viewerId} AND a.session_id = s.id
        AND ${counting('a')})`,
  );

const STORED = columns(
  sessions,
  [
    'id',
    'name',
    'description',
    'hostId',
    ...PLAIN_FIELDS,
    'startsAt',
    'endsAt',
    'seats',
    'seatsTaken',
    'seatsHeld',
    'instant',
    'hostRole',
    'visibility',
    'membersInvite',
    'cancelledAt',
    'seriesId',
    'seriesNumber',
  ],
  's',
);

/**
 * The columns of a session, aliased `s` with host `h`, for cards and pages. The `call` is for the host, members have it in
 * `application`. `held` are the viewer's own texts that are held.
 */
export const sessionColumns = (viewerId: number) =>
  fields(STORED, {
    roles: ROLES_OF_SESSION,
    hostName: nameTo(viewerId, 'h'),
    games: games(GAMES_OF_SESSION),
    media: files(MEDIA_OF_SESSION),
    seriesTotal: numberOrNull`(SELECT r.total FROM series r WHERE r.id = s.series_id)`,
    application: applicationOf(viewerId),
    call: json<SessionCall | null>(
      sql`CASE WHEN s.host_id = ${viewerId} THEN ${callOfSession(viewerId)} END`,
    ),
    held: json<HeldTexts | null>(
      sql`CASE WHEN s.host_id = ${viewerId} THEN ${heldTexts(sql`s.host_id`, sql`s.id`)} END`,
    ),
  });

export type SessionRow = RowOf<ReturnType<typeof sessionColumns>>;

type StatusFacts = Pick<
  SessionRow,
  'startsAt' | 'endsAt' | 'seats' | 'seatsTaken' | 'seatsHeld' | 'cancelledAt'
>;

/** Only a cancellation is stored. The other statuses follow from times and seats. */
export function sessionStatus(row: StatusFacts, now: number): SessionStatus {
  if (row.cancelledAt !== null) return 'cancelled';
  if (row.endsAt <= now) return 'ended';
  if (row.startsAt <= now) return 'running';
  return row.seatsTaken + row.seatsHeld >= row.seats ? 'full' : 'open';
}

export function toSessionItem(row: SessionRow, viewerId: number, now: number): SessionItem {
  const media = withHeldAlts(row.media, row.held);
  const { application: applied } = row;
  const application = applied && toApplication(applied, now);
  const waiting = heldIn(row.held);
  const comes = row.hostId === viewerId || application?.status === 'accepted';
  return {
    ...head('Session', 'sessions', row.id),
    name: row.name,
    description: row.description,
    host: { id: row.hostId, name: row.hostName },
    games: row.games,
    media,
    firstFile: media[0]?.newName ?? null,
    ...plainFieldsOf(row),
    startsAt: iso(row.startsAt),
    durationMinutes: Math.round((row.endsAt - row.startsAt) / 60_000),
    seats: row.seats,
    seatsTaken: row.seatsTaken,
    seatsHeld: row.seatsHeld,
    instant: row.instant,
    roles: row.roles,
    hostRole: row.hostRole,
    status: sessionStatus(row, now),
    // A held session is to be public.
    visibility: row.visibility === 'held' ? 'public' : row.visibility,
    ...(row.visibility === 'held' && { held: true as const }),
    ...(row.visibility === 'held' && !('held' in waiting) && { refused: true as const }),
    ...waiting,
    membersInvite: row.membersInvite,
    series: seriesOf(row),
    ...(viewerId !== 0 && { application }),
    ...(viewerId !== 0 && comes && { call: applied ? applied.call : row.call }),
  };
}

/** A session that was cancelled with all later ones has a higher number than the series' last one. */
const seriesOf = ({ seriesId: id, seriesNumber: number, seriesTotal: total }: SessionRow) =>
  id === null || number === null ? null : { id, number, of: Math.max(number, total ?? 0) };

const toApplication = (
  { movedBack, call: _call, offerExpiresAt, ...row }: StoredApplication,
  now: number,
) => ({
  id: row.id,
  status: row.status,
  answer: row.answer,
  ...(movedBack === 1 && { movedBack: true }),
  role: row.role,
  offerExpiresAt: openOffer(offerExpiresAt, now),
});

/** What the member with application `a` says about coming. NULL if they haven't said yet. */
export const ANSWER = sql.raw('iif(a.checked_in_at IS NULL, NULL, a.answer)');

/** When an open offer ends. Null if it has expired, even if the sweep hasn't ended it yet. */
export const openOffer = (expiresAt: number | null, now: number) =>
  expiresAt !== null && expiresAt > now ? iso(expiresAt) : null;
