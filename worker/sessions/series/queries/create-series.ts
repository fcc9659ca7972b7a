import { sql } from 'drizzle-orm';

import { gamesNow } from '../../../catalogue/queries/games.ts';
import type { SeriesCreate } from '../../../contract/series.ts';
import type { Database } from '../../../core/database.ts';
import { select } from '../../../core/rows.ts';
import { newLinkKey } from '../../link-key.ts';
import { REPEATED_MS, hostLimit } from '../../queries/open-sessions.ts';
import { usableGames } from '../../queries/session-fields.ts';
import { sessionColumns } from '../../queries/session-item.ts';
import { planSessions } from '../plan.ts';
import { type Rule, daysOf } from '../recurrence.ts';
import { makeSessions, wordsOfSeries } from './make-sessions.ts';

type NewSeries = Omit<SeriesCreate, 'repeats'> & { hostId: number; rule: Rule };

/**
 * Writes a series and its sessions of the next four weeks, in one batch. The same again within ten minutes writes
 * nothing.
 * @returns the first session's row. Nothing is written and there is none if a game is unknown or archived, or if the
 *   host has reached a `limit`
 */
export async function createSeries(
  db: Database,
  { hostId, rule, ...template }: NewSeries,
  now: number,
) {
  const key = newLinkKey();
  const gameIds = gamesNow(template.games);
  const limit = hostLimit(hostId, now);
  const days = [...daysOf(rule)];
  const progress = {
    nextDay: days[0] ?? null,
    nextNumber: 1,
    durationMinutes: template.durationMinutes,
    open: false,
  };
  const plan = planSessions(rule, progress, now);
  const written = sql`json_set(${JSON.stringify(template)}, '$.games', json(${gameIds}))`;
  // Afterwards, that is also the series that this batch has written.
  const same = sql`SELECT max(id) FROM series WHERE host_id = ${hostId} AND due_at IS NOT NULL
    AND created_at > ${now - REPEATED_MS} AND template = ${written}
    AND (zone, minute, weekdays, every_weeks, first_day, last_day) IS (${rule.zone}, ${rule.minute},
      ${JSON.stringify(rule.weekdays)}, ${rule.everyWeeks}, ${rule.firstDay}, ${rule.lastDay})`;
  const { facts, rows } = await db.batch({
    facts: select({ limit })``,
    inserted: sql`
      INSERT INTO series (host_id, zone, minute, weekdays, every_weeks, first_day, last_day, next_day, next_number,
        total, due_at, template, link_key, created_at)
      SELECT ${hostId}, ${rule.zone}, ${rule.minute}, ${JSON.stringify(rule.weekdays)}, ${rule.everyWeeks},
        ${rule.firstDay}, ${rule.lastDay}, ${progress.nextDay}, 1, ${days.length}, ${now},
        ${written}, ${key}, ${now}
      WHERE ${limit} IS NULL AND (${same}) IS NULL AND ${usableGames(gameIds)} = ${template.games.length}`,
    made: makeSessions(
      [
        {
          ...plan,
          key,
          revision: 0,
          hostStatus: 'active',
          over: false,
          ...wordsOfSeries(template),
        },
      ],
      now,
    ),
    rows: select(sessionColumns(hostId))`
      FROM series r CROSS JOIN sessions s ON s.series_id = r.id CROSS JOIN users h ON h.id = s.host_id
      WHERE r.id = (${same}) ORDER BY s.series_day LIMIT 1`,
  });
  return { row: rows[0], limit: facts[0]?.limit ?? null };
}
