import { type SQL, sql } from 'drizzle-orm';

import { friendsWith } from '../../core/visibility.ts';
import { refusedInSeries } from '../series/queries/refused-in-series.ts';
import { movedBackBefore } from './moved-back.ts';

/**
 * Whether session `s` gives a user a seat without the host's decision. It doesn't if the host has refused the user in
 * another session of the series, or moved the user out of a seat in this one. A visitor, user 0, was never refused.
 */
export const seatsInstantly = (userId: number): SQL => sql`CASE
  WHEN s.instant = 'nobody' OR NOT (s.instant = 'everyone' OR ${friendsWith(userId, sql`s.host_id`)}) THEN 0
  WHEN ${userId} <> 0 AND (${refusedInSeries(userId, ['declined', 'removed'])} OR ${movedBackBefore(userId)}) THEN 0
  ELSE 1 END`;
