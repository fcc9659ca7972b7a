import { sql } from 'drizzle-orm';

import type { ApplicationStatus } from '../../../contract/vocabulary.ts';
import type { Database } from '../../../core/database.ts';
import { nameTo } from '../../../core/person.ts';
import { columns, fields, flag, select } from '../../../core/rows.ts';
import { sessions } from '../../../core/schema/sessions.ts';
import { openableSession } from '../../../core/visibility.ts';
import { SERIES_STATE } from './due-series.ts';

/** Sessions before and after now that the list shows. */
const PAST_SHOWN = 6;
const AHEAD_SHOWN = 40;

const SHOWN = columns(
  sessions,
  ['id', 'seriesNumber', 'startsAt', 'endsAt', 'seats', 'seatsTaken', 'seatsHeld', 'cancelledAt'],
  's',
);

/**
 * A series with its sessions that the viewer may see, by start. Undefined if there are none.
 * @param key from the link to an unlisted session. All sessions of a series have the same
 */
export async function findSeries(
  db: Database,
  {
    id,
    viewerId,
    key,
    now,
  }: { id: number; viewerId: number; key: string | undefined; now: number },
) {
  const shownColumns = fields(SHOWN, {
    application: sql<ApplicationStatus | null>`(SELECT a.status FROM applications a
      WHERE a.session_id = s.id AND a.user_id = ${viewerId} ORDER BY a.id DESC LIMIT 1)`,
  });
  const some = (when: 'past' | 'ahead') => select(shownColumns)`
    FROM sessions s CROSS JOIN users h ON h.id = s.host_id
    WHERE s.series_id = ${id} AND s.ends_at ${sql.raw(when === 'past' ? '<=' : '>')} ${now}
      AND ${openableSession(viewerId, key)}
    ORDER BY s.series_day ${sql.raw(when === 'past' ? 'DESC' : '')}
    LIMIT ${when === 'past' ? PAST_SHOWN : AHEAD_SHOWN}`;
  const { rows, past, ahead } = await db.batch({
    rows: select(
      fields(SERIES_STATE, {
        hostName: nameTo(viewerId, 'h'),
        member: flag(
          sql`EXISTS (SELECT 1 FROM series_members m WHERE m.series_id = r.id AND m.user_id = ${viewerId})`,
        ),
      }),
    )`FROM series r CROSS JOIN users h ON h.id = r.host_id WHERE r.id = ${id}`,
    past: some('past'),
    ahead: some('ahead'),
  });
  const [series] = rows;
  const shown = [...past.toReversed(), ...ahead];
  return series && shown.length > 0 ? { series, sessions: shown } : undefined;
}
