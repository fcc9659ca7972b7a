import { type SQL, sql } from 'drizzle-orm';

import { DAY_MS } from '../../contract/time.ts';
import type { Database } from '../../core/database.ts';
import type { Arrival, ReturnHash } from '../return-hashes.ts';

/** How somebody who was banned is recognised when they register again. It is only told to moderators. */

const ADDRESS_LASTS_MS = 30 * DAY_MS;
const AFTER_DELETION_MS = 365 * DAY_MS;
/** An address can be that of many people, so an account is compared with few. */
const MARKS_MAX = 5;
const BANNED_PER_RUN = 50;

/** Has the sweep write the hashes of an account that is banned. For the batch of the ban. */
export const wantReturnHashes = (source: SQL): SQL => sql`
  INSERT INTO return_hashes (user_id, kind, hash, key_id) SELECT u.id, 'due', 'due', '' ${source}
  ON CONFLICT DO NOTHING`;

/** Forgets by what an account was recognised, if it isn't banned any more. Its address keeps its 30 days. */
export const endReturnHashes = (userId: number): SQL[] => {
  const free = sql`EXISTS (SELECT 1 FROM users u WHERE u.id = ${userId} AND u.status <> 'banned')`;
  return [
    sql`DELETE FROM return_hashes WHERE user_id = ${userId} AND kind <> 'address' AND ${free}`,
    sql`DELETE FROM returning_users WHERE banned_id = ${userId} AND ${free}`,
  ];
};

/** What becomes of them when an account is deleted. A ban is remembered for twelve months more. */
export const deleteReturnHashes = (userId: number, now: number): SQL[] => [
  sql`DELETE FROM return_hashes WHERE user_id = ${userId} AND kind IN ('due', 'address')`,
  sql`UPDATE return_hashes SET expires_at = coalesce(expires_at, ${now + AFTER_DELETION_MS}) WHERE user_id = ${userId}`,
  sql`DELETE FROM returning_users WHERE user_id = ${userId}`,
];

/** Marks a new account that may belong to somebody who was banned. @param user the id, NULL if none was created */
export const compareArrival = (user: SQL, { hashes, address }: Arrival, now: number): SQL[] => [
  sql`INSERT INTO returning_users (user_id, banned_id, kind, created_at)
    SELECT n.id, k.user_id, k.kind, ${now} FROM users n CROSS JOIN json_each(${JSON.stringify(hashes)}) h
      CROSS JOIN return_hashes k ON k.hash = h.value CROSS JOIN users b ON b.id = k.user_id
    WHERE n.id = ${user} AND (k.kind <> 'address' OR b.status = 'banned') LIMIT ${MARKS_MAX}
    ON CONFLICT DO NOTHING`,
  ...(address
    ? [
        sql`INSERT INTO return_hashes (user_id, kind, hash, key_id, expires_at)
          SELECT n.id, 'address', ${address.hash}, ${address.keyId}, ${now + ADDRESS_LASTS_MS}
          FROM users n WHERE n.id = ${user} ON CONFLICT DO NOTHING`,
      ]
    : []),
];

export interface DueHashes {
  id: number;
  email: string;
  /** JSON of a list: `provider` and `subject`. */
  identities: string;
}

/** Deletes what has expired. @returns banned accounts without hashes, or with those of this earlier key */
export async function listDueHashes(db: Database, earlierKeyId: string, now: number) {
  const { due } = await db.batch({
    expired: sql`DELETE FROM return_hashes WHERE expires_at <= ${now}`,
    due: sql<DueHashes>`SELECT DISTINCT u.id, u.email, (
        SELECT json_group_array(json_object('provider', i.provider, 'subject', i.subject))
        FROM identities i WHERE i.user_id = u.id) AS identities
      FROM return_hashes k CROSS JOIN users u ON u.id = k.user_id
      WHERE k.key_id IN ('', ${earlierKeyId}) AND k.kind IN ('due', 'mailbox') AND u.status = 'banned'
      LIMIT ${BANNED_PER_RUN}`,
  });
  return due;
}

/** Replaces the hashes of an account, as long as it is banned. */
export const storeHashes = (
  db: Database,
  id: number,
  { keyId, hashes }: { keyId: string; hashes: readonly ReturnHash[] },
) =>
  db.batch({
    old: sql`DELETE FROM return_hashes WHERE user_id = ${id} AND kind <> 'address'`,
    written: hashes.map(
      ({ kind, hash }) => sql`INSERT INTO return_hashes (user_id, kind, hash, key_id)
        SELECT u.id, ${kind}, ${hash}, ${keyId} FROM users u WHERE u.id = ${id} AND u.status = 'banned'
        ON CONFLICT DO NOTHING`,
    ),
  });
