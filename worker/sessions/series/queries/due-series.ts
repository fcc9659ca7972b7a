import { sql } from 'drizzle-orm';

import type { Database } from '../../../core/database.ts';
import {
  type Row,
  columns,
  fields,
  flag,
  json,
  numberOrNull,
  select,
  textOrNull,
} from '../../../core/rows.ts';
import { users } from '../../../core/schema/accounts.ts';
import { series } from '../../../core/schema/sessions.ts';

const STATE = columns(
  series,
  [
    'id',
    'hostId',
    'zone',
    'minute',
    'weekdays',
    'everyWeeks',
    'firstDay',
    'lastDay',
    'nextDay',
    'nextNumber',
    'total',
    'linkKey',
    'revision',
  ],
  'r',
);

/** A series, aliased `r`: its rule, and what was already created. `without` are the days whose session its host deleted. */
export const SERIES_STATE = fields(STATE, {
  durationMinutes: sql<number>`r.template ->> 'durationMinutes'`,
  without: json<number[]>(sql`coalesce(r.template ->> 'without', '[]')`),
});

const DUE = fields(SERIES_STATE, columns(users, ['suspendedUntil'], 'h'), {
  // NULL if the host's account is deleted.
  name: textOrNull`r.template ->> 'name'`,
  description: textOrNull`r.template ->> 'description'`,
  open: flag(sql`EXISTS (SELECT 1 FROM sessions s WHERE s.series_id = r.id AND s.closed = 0)`),
  hostStatus: sql<Row<typeof users>['status']>`h.status`,
  /** When the last of its sessions that were taken down ends. NULL if none was. */
  takenDownUntil: numberOrNull`(SELECT max(s.ends_at) FROM sessions s WHERE s.series_id = r.id AND s.taken_down_at IS NOT NULL)`,
});

/** Series that the sweep has to look at, longest due first. */
export const listDueSeries = (db: Database, now: number, limit: number) =>
  db.all(select(DUE)`FROM series r CROSS JOIN users h ON h.id = r.host_id
    WHERE r.due_at IS NOT NULL AND r.due_at <= ${now} ORDER BY r.due_at LIMIT ${limit}`);

export type DueSeries = Awaited<ReturnType<typeof listDueSeries>>[number];

export const postponeSeries = (db: Database, id: number, until: number) =>
  db.all(sql`UPDATE series SET due_at = ${until} WHERE id = ${id} AND due_at IS NOT NULL`);
