import { type SQL, sql } from 'drizzle-orm';

import { DAY_MS } from '../../contract/time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** If the start is further ahead than `aheadMs`, an offer lasts `lengthMs`. */
const LENGTHS = [
  { aheadMs: DAY_MS, lengthMs: 6 * HOUR_MS },
  { aheadMs: 3 * HOUR_MS, lengthMs: HOUR_MS },
  { aheadMs: 30 * MINUTE_MS, lengthMs: 15 * MINUTE_MS },
];
const SHORTEST_MS = 5 * MINUTE_MS;

/**
 * When an offer that is made now ends, in ms since 1970. The nearer the start, the shorter it lasts. It never ends
 * after the start.
 */
export function offerEnd(startsAt: SQL, now: SQL | number): SQL {
  const lengths = LENGTHS.map(
    ({ aheadMs, lengthMs }) =>
      sql`WHEN ${startsAt} - ${now} > ${sql.raw(String(aheadMs))} THEN ${sql.raw(String(lengthMs))}`,
  );
  return sql`min(${startsAt}, ${now} + CASE ${sql.join(lengths, sql` `)} ELSE ${sql.raw(String(SHORTEST_MS))} END)`;
}
