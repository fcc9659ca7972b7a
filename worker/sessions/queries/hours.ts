import { type SQL, sql } from 'drizzle-orm';

import type { HoursWrite } from '../../contract/hours.ts';
import type { Database } from '../../core/database.ts';
import { type RowOf, columns } from '../../core/rows.ts';
import { userHours } from '../../core/schema/sessions.ts';
import { hourOfWeek } from '../../core/search-index.ts';
import {
  PERIODS_MAX,
  REFRESH_MS,
  fromDigits,
  hourFacts,
  offsetsOf,
  toDigits,
} from '../hour-match.ts';

const HOURS = columns(userHours, ['zone', 'hours']);

/** The zone's offset at a time, as SQL. Not with `json_each`, because D1 bills each of its rows as read. */
function offsetAt(alias: string, startsAt: string) {
  const periods = Array.from({ length: PERIODS_MAX }, (_, period) => `$[${period}]`);
  const cases = periods.map(
    (period) =>
      `WHEN ${startsAt} < ${alias}.offsets ->> '${period}.until' THEN ${alias}.offsets ->> '${period}.offset'`,
  );
  return `(CASE ${cases.join(' ')} END)`;
}

/** Whether a time is in the hours of the row with this alias, as SQL: 1 or 0. 0 if no hours are set. */
export const startsInHours = (alias: string, startsAt = 's.starts_at') =>
  sql.raw(`coalesce(
    substr(${alias}.hours, 1 + ${hourOfWeek(`${startsAt} + ${offsetAt(alias, startsAt)}`)}, 1) = '1', 0)`);

/** Whether session `s` starts in the hours of this user. */
export const fitsHours = (userId: SQL): SQL => sql`EXISTS (
  SELECT 1 FROM user_hours w WHERE w.user_id = ${userId} AND ${startsInHours('w')})`;

/** A user's hours. Undefined if none are set. */
export async function findHours(db: Database, userId: number) {
  const [row] = await db.all(sql<RowOf<typeof HOURS>>`
    SELECT ${HOURS} FROM user_hours WHERE user_id = ${userId}`);
  return row && { zone: row.zone, hours: fromDigits(row.hours) };
}

/** Replaces a user's hours. Without hours the row is deleted, with its zone. */
export function replaceHours(
  db: Database,
  userId: number,
  { zone, hours }: HoursWrite,
  now: number,
) {
  if (hours.length === 0) return db.all(sql`DELETE FROM user_hours WHERE user_id = ${userId}`);
  const { offsets, match, matches } = hourFacts(hours, offsetsOf(zone, now));
  return db.all(sql`INSERT INTO user_hours (user_id, zone, hours, offsets, match, matches, stale_at)
    SELECT id, ${zone}, ${toDigits(hours)}, ${offsets}, ${match}, ${matches}, ${now + REFRESH_MS}
    FROM users WHERE id = ${userId} AND status <> 'gone'
    ON CONFLICT DO UPDATE SET zone = excluded.zone, hours = excluded.hours, offsets = excluded.offsets,
      match = excluded.match, matches = excluded.matches, stale_at = excluded.stale_at`);
}

/** Rows in one step of the sweep, and steps in one run. */
const REFRESHED_MAX = 200;
const STEPS_PER_RUN = 10;

/**
 * Computes the facts about zones again for the coming year. If a user changes their hours meanwhile, their row is left
 * alone.
 */
export async function refreshHours(db: Database, now: number) {
  for (let step = 0; step < STEPS_PER_RUN; step += 1) {
    const rows = await db.all(sql<RowOf<typeof HOURS> & { id: number }>`
      SELECT user_id AS id, ${HOURS} FROM user_hours WHERE stale_at <= ${now} ORDER BY stale_at LIMIT ${REFRESHED_MAX}`);
    if (rows.length === 0) return;
    const zones = new Map(
      [...new Set(rows.map(({ zone }) => zone))].map((zone) => [zone, offsetsOf(zone, now)]),
    );
    const fresh = rows.map(({ id, zone, hours }) => {
      const { offsets, match, matches } = hourFacts(fromDigits(hours), zones.get(zone) ?? []);
      return { id, zone, hours, offsets, match, matches };
    });
    await db.all(sql`UPDATE user_hours AS w SET offsets = f.value ->> 'offsets', match = f.value ->> 'match',
        matches = f.value ->> 'matches', stale_at = ${now + REFRESH_MS}
      FROM json_each(${JSON.stringify(fresh)}) f
      WHERE w.user_id = f.value ->> 'id' AND w.zone = f.value ->> 'zone' AND w.hours = f.value ->> 'hours'`);
  }
}
