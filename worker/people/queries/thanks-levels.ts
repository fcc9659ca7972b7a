import { type SQL, sql } from 'drizzle-orm';

import { THANKS_COUNT_DAYS, THANKS_LEVELS } from '../../contract/bounds.ts';
import type { ThanksLevel } from '../../contract/thanks.ts';
import { DAY_MS } from '../../contract/time.ts';
import { THANKS_KINDS, type ThanksKind } from '../../contract/vocabulary.ts';
import { json } from '../../core/rows.ts';
import { notBlocked } from '../../core/visibility.ts';

const MOST = Math.max(...THANKS_LEVELS);

/** How many different users have thanked user `u` for this lately, counted up to the highest level. */
const countOf = (kind: ThanksKind, now: number): SQL => sql`(SELECT count(*) FROM (
  SELECT DISTINCT t.counts_as FROM thanks t
  WHERE t.receiver_id = u.id AND t.kind = ${kind} AND t.counts_as IS NOT NULL
    AND t.created_at > ${now - THANKS_COUNT_DAYS * DAY_MS}
    AND EXISTS (SELECT 1 FROM users g WHERE g.id = t.giver_id AND g.status = 'active')
    AND ${notBlocked(sql`t.giver_id`, sql`u.id`)} LIMIT ${MOST}))`;

/** The counts of each kind. */
export const thanksOf = (now: number) =>
  json<Record<ThanksKind, number>>(
    sql`json_object(${sql.join(
      THANKS_KINDS.map((kind) => sql`${kind}, ${countOf(kind, now)}`),
      sql`, `,
    )})`,
  );

/** The level that this many thanks reach. 0 isn't shown. */
const levelOf = (count: number) => THANKS_LEVELS.filter((least) => count >= least).length;

export const levelsOf = (counts: Record<ThanksKind, number>): ThanksLevel[] =>
  THANKS_KINDS.map((kind) => ({ kind, level: levelOf(counts[kind]) })).filter(
    ({ level }) => level > 0,
  );
