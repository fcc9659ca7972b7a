import { type SQL, sql } from 'drizzle-orm';

import { SESSION_GAMES_MAX } from '../../contract/bounds.ts';
import type { SessionItem } from '../../contract/session.ts';
import { FITS, type Fit } from '../../contract/vocabulary.ts';
import { type RowOf, json } from '../../core/rows.ts';
import { startsInHours } from './hours.ts';
import { type SessionRow, toSessionItem } from './session-item.ts';

/** A common table `me` with one row: the viewer's facts that sessions are compared with. For visitors all are NULL. */
export const comparedTo = (viewerId: number): SQL => sql`me AS MATERIALIZED (
  SELECT u.region, u.languages, w.hours, w.offsets, (SELECT json_group_object(p.game_id, p.level)
    FROM preferences p WHERE p.user_id = ${viewerId}) AS levels
  FROM (SELECT 1) LEFT JOIN users u ON u.id = ${viewerId} LEFT JOIN user_hours w ON w.user_id = ${viewerId})`;

/**
 * How game number `place` of session `s` fits: 2 if `me` plays it at the session's level, 1 if at another level, else
 * 0.
 */
function gameFits(place: number) {
  const level = `me.levels -> ('$."' || (s.games ->> '$[${place}].id') || '"')`;
  return `CASE WHEN ${level} IS NULL THEN 0
    WHEN ${level} = '"' || s.level || '"' OR (${level} <> 'null' AND s.level = 'any') THEN 2 ELSE 1 END`;
}

/** The best fit of the session's games. Not with `json_each`, because D1 bills each of its rows as read. */
const GAMES = sql.raw(
  `max(${Array.from({ length: SESSION_GAMES_MAX }, (_, place) => gameFits(place)).join(', ')})`,
);

/**
 * What session `s` has in common with `me`, as JSON. It reads the columns `startsAt`, `language`, `region`, `level` and
 * `games`, and no table. As in the search, `en` also stands for `en-US`.
 */
export const FITS_JSON = sql`json_object('games', ${GAMES}, 'hours', ${startsInHours('me', 's."startsAt"')},
  'language', coalesce(instr(me.languages, '"' || s.language || '"')
    + instr(me.languages, '"' || substr(s.language, 1, instr(s.language || '-', '-') - 1) || '"') > 0, 0),
  'region', me.region IS s.region)`;

/** How well a session fits, from the columns `fits` and `free` (whether it has a free seat). */
export const FIT_SCORE = sql.raw(`(4 * ((fits ->> 'games') > 0) + ((fits ->> 'games') > 1)
  + 4 * (fits ->> 'hours') + 2 * (fits ->> 'language') + 2 * (fits ->> 'region') + free)`);

/** What `FITS_JSON` has built. */
export const fitsIn = (text: SQL) =>
  json<Record<'games' | 'hours' | 'language' | 'region', number> | null>(text);

export interface FittingRow extends SessionRow {
  /** Null or absent if it wasn't queried. */
  fits?: RowOf<ReturnType<typeof fitsIn>>;
}

/** A session with why it fits. */
export function toFittingItem(row: FittingRow, viewerId: number, now: number): SessionItem {
  const item = toSessionItem(row, viewerId, now);
  if (!row.fits) return item;
  const { games, hours, language, region } = row.fits;
  const fits: Record<Fit, boolean> = {
    game: games > 0,
    hours: hours === 1,
    language: language === 1,
    level: games > 1,
    region: region === 1,
  };
  return { ...item, fits: FITS.filter((fit) => fits[fit]) };
}
