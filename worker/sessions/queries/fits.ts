import { type SQL, sql } from 'drizzle-orm';

import type { SessionItem } from '../../contract/session.ts';
import { FITS, type Fit } from '../../contract/vocabulary.ts';
import { numberOf, parseObject } from '../../core/json.ts';
import { startsInHours } from './hours.ts';
import { type SessionRow, toSessionItem } from './session-item.ts';

/** A common table `me` of one row, also for visitors: what a session is compared with. Add `CROSS JOIN me`. */
export const comparedTo = (viewerId: number): SQL => sql`me AS MATERIALIZED (
  SELECT ${viewerId} AS id, u.region, u.languages, w.hours, w.offsets
  FROM (SELECT 1) LEFT JOIN users u ON u.id = ${viewerId} LEFT JOIN user_hours w ON w.user_id = ${viewerId})`;

/** Of the games of session `s`: 2 if the viewer plays one at its level, 1 if at another, else 0. */
const GAMES = sql`coalesce((
  SELECT max(CASE WHEN p.level = s.level OR (p.level IS NOT NULL AND s.level = 'any') THEN 2 ELSE 1 END)
  FROM session_games sg CROSS JOIN preferences p ON p.user_id = me.id AND p.game_id = sg.game_id
  WHERE sg.session_id = s.id), 0)`;

/** What session `s` has in common with `me`, as JSON. As in the search, `en` stands for `en-US`, too. */
export const FITS_JSON = sql`json_object('games', ${GAMES},
  'hours', ${startsInHours(sql.raw('me'))},
  'language', EXISTS (SELECT 1 FROM json_each(me.languages) l WHERE (s.language || '-') LIKE l.value || '-%'),
  'region', me.region IS s.region)`;

/** How well a session fits, from the columns `fits` and `free`, which says whether it has a free seat. */
export const FIT_SCORE = sql.raw(`(4 * ((fits ->> 'games') > 0) + ((fits ->> 'games') > 1)
  + 4 * (fits ->> 'hours') + 2 * (fits ->> 'language') + 2 * (fits ->> 'region') + free)`);

export interface FittingRow extends SessionRow {
  /** The column of `FITS_JSON`. Null or absent where it isn't asked for. */
  fits?: string | null;
}

/** A session with why it fits. */
export function toFittingItem(row: FittingRow, viewerId: number, now: number): SessionItem {
  const item = toSessionItem(row, viewerId, now);
  const facts = parseObject(row.fits ?? null);
  if (!facts) return item;
  const games = numberOf(facts, 'games');
  const fits: Record<Fit, boolean> = {
    game: games > 0,
    hours: facts['hours'] === 1,
    language: facts['language'] === 1,
    level: games > 1,
    region: facts['region'] === 1,
  };
  return { ...item, fits: FITS.filter((fit) => fits[fit]) };
}
