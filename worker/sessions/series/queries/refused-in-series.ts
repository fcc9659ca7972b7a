import { type SQL, sql } from 'drizzle-orm';

import type { ApplicationStatus } from '../../../contract/vocabulary.ts';
import { counting } from '../../../core/visibility.ts';

/** Whether the host has refused a user in this way in any session of the series of session `s`. */
export const refusedInSeries = (
  userId: SQL | number,
  statuses: readonly Extract<ApplicationStatus, 'declined' | 'removed'>[],
): SQL => sql`EXISTS (SELECT 1 FROM sessions e CROSS JOIN applications f ON f.session_id = e.id
  WHERE e.series_id = s.series_id AND f.user_id = ${userId} AND ${counting('f')}
    AND f.status IN (${sql.join(
      statuses.map((status) => sql`${status}`),
      sql`, `,
    )}))`;
