import { sql } from 'drizzle-orm';
import { z } from 'zod';

import { WEEKDAYS } from '../../../contract/vocabulary.ts';
import type { Database } from '../../../core/database.ts';
import { parseValues } from '../../../core/json.ts';
import { type Row, type RowOf, columns } from '../../../core/rows.ts';
import { type users } from '../../../core/schema/accounts.ts';
import { series } from '../../../core/schema/sessions.ts';
import type { Rule } from '../recurrence.ts';

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

/** A series, aliased `r`: its rule, and what was already created. */
export const SERIES_STATE = sql<SeriesRow>`${STATE}, r.template ->> 'durationMinutes' AS durationMinutes,
  coalesce(r.template ->> 'without', '[]') AS withoutDays`;

export interface SeriesRow extends RowOf<typeof STATE> {
  durationMinutes: number;
  /** JSON: the days whose session was deleted by its host. */
  withoutDays: string;
}

const Days = z.array(z.int());

export const withoutOf = ({ withoutDays }: Pick<SeriesRow, 'withoutDays'>) =>
  Days.parse(JSON.parse(withoutDays));

export const ruleOfRow = ({ weekdays, ...row }: SeriesRow): Rule => ({
  ...row,
  weekdays: parseValues(WEEKDAYS, weekdays),
});

interface DueRow extends SeriesRow {
  /** NULL if the host's account is deleted. */
  name: string | null;
  description: string | null;
  hostStatus: Row<typeof users>['status'];
  suspendedUntil: Row<typeof users>['suspendedUntil'];
  takenDown: number;
}

/** Series that the sweep has to look at, longest due first. */
export const listDueSeries = (db: Database, now: number, limit: number) =>
  db.all(sql<DueRow>`SELECT ${SERIES_STATE}, r.template ->> 'name' AS name,
      r.template ->> 'description' AS description, h.status AS hostStatus, h.suspended_until AS suspendedUntil,
      EXISTS (SELECT 1 FROM sessions s WHERE s.series_id = r.id AND s.taken_down_at IS NOT NULL) AS takenDown
    FROM series r CROSS JOIN users h ON h.id = r.host_id
    WHERE r.due_at IS NOT NULL AND r.due_at <= ${now} ORDER BY r.due_at LIMIT ${limit}`);

export type DueSeries = Awaited<ReturnType<typeof listDueSeries>>[number];

export const postponeSeries = (db: Database, id: number, until: number) =>
  db.all(sql`UPDATE series SET due_at = ${until} WHERE id = ${id} AND due_at IS NOT NULL`);
