import type { Database } from '../bindings.ts';
import { sessions } from './demo-community.ts';
import { DAY } from './demo-times.ts';
import { dailyCountRows } from './moderation.ts';
import { FIRST_JOINED_BEFORE } from './rows.ts';
import { insert, reindex } from './write.ts';

/**
 * Moves the demo sessions by whole days, so that they are around today again. What users have done since then moves
 * too, but never into the future. @returns by how many days
 */
export async function keepAroundNow(db: Database, now: number): Promise<number> {
  const { results } = await db.prepare('SELECT created_at FROM users WHERE id = 1').all();
  const seededAt = Number(results[0]?.['created_at']) + FIRST_JOINED_BEFORE;
  const days = Math.round((now - seededAt) / DAY);
  if (!(days > 0)) return 0;
  const later = days * DAY;
  const moved = (...columns: string[]) =>
    columns.map((column) => `${column} = min(${column} + ${later}, ${now})`).join(', ');
  // A series goes on by itself.
  const own = `id <= ${sessions.length} AND series_id IS NULL`;
  const ofOwn = `session_id IN (SELECT id FROM sessions WHERE ${own})`;
  await db.batch([
    db.prepare(`UPDATE sessions SET remind_at = 0, starts_at = starts_at + ${later}, ends_at = ends_at + ${later},
      ${moved('created_at', 'cancelled_at')} WHERE ${own}`),
    db.prepare(`UPDATE sessions SET closed = cancelled_at IS NOT NULL OR taken_down_at IS NOT NULL
      OR ends_at <= ${now} WHERE ${own}`),
    db.prepare(`UPDATE applications SET ${moved('created_at', 'status_at')} WHERE ${ofOwn}`),
    db.prepare(`UPDATE absences SET ${moved('marked_at', 'contested_at')} WHERE ${ofOwn}`),
    db.prepare(`UPDATE notices SET ${moved('created_at')} WHERE ${ofOwn}`),
    db.prepare(`UPDATE users SET created_at = created_at + ${later} WHERE id = 1`),
    insert(db, 'daily_counts', dailyCountRows(now), 'OR IGNORE'),
    ...reindex(db),
  ]);
  return days;
}
