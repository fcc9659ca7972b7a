import { type SQL, sql } from 'drizzle-orm';

import type { Page } from '../../contract/collection.ts';
import { DAY_MS } from '../../contract/time.ts';
import { decodeCursor, pageOf } from '../../core/cursor.ts';
import type { Database } from '../../core/database.ts';
import { type AdminMediaRow, selectMedia } from './admin-media.ts';
import { ADMIN_SESSION, type AdminSessionRow } from './admin-sessions.ts';
import { type AdminUserRow, adminUser } from './admin-users.ts';

const NEW_FOR_MS = 3 * DAY_MS;

export type FoundItem =
  | { kind: 'account'; row: AdminUserRow & { about: string } }
  | { kind: 'session'; row: AdminSessionRow }
  | { kind: 'file'; row: AdminMediaRow };

/** Of what was made in the same millisecond, accounts come first, then sessions, then files. */
const RANKS = { account: 0, session: 1, file: 2 };

const positionOf = ({ kind, row }: FoundItem) => [row.createdAt, RANKS[kind], row.id];

/**
 * One page of what accounts younger than three days have published, newest first. Each kind is read along an index of
 * its time, at most to where three days end. What is already restricted isn't in it, nor is what only some may see.
 */
export async function listNewItems(
  db: Database,
  { cursor, itemsPerPage: size, staffId, now }: Page & { staffId: number; now: number },
) {
  const [at = Number.MAX_SAFE_INTEGER, rank = 0, id = 0] = decodeCursor('new', 3, cursor) ?? [];
  const since = now - NEW_FOR_MS;
  /** The rows of one kind after the cursor, as a condition, order and limit. */
  const page = (alias: string, kind: FoundItem['kind']) => {
    const [time, key] = [sql.raw(`${alias}.created_at`), sql.raw(`${alias}.id`)];
    const below = rank === RANKS[kind] ? id : rank < RANKS[kind] ? Number.MAX_SAFE_INTEGER : 0;
    return sql`${time} > ${since} AND ${time} <= ${at} AND (${time} < ${at} OR ${key} < ${below})
      ORDER BY ${time} DESC, ${key} DESC LIMIT ${size + 1}`;
  };
  const byNewUser = (alias: string): SQL => sql`${sql.raw(alias)}.created_at > ${since}`;
  const { accounts, sessions, files } = await db.batch({
    accounts: sql<AdminUserRow & { about: string }>`SELECT ${adminUser(staffId)}, u.about
      FROM users u WHERE u.status = 'active' AND ${page('u', 'account')}`,
    sessions: sql<AdminSessionRow>`SELECT ${ADMIN_SESSION} FROM sessions s CROSS JOIN users h ON h.id = s.host_id
      WHERE s.visibility = 'public' AND s.is_later = 0 AND s.taken_down_at IS NULL AND ${byNewUser('h')}
        AND ${page('s', 'session')}`,
    files:
      selectMedia(sql`m.room IS NULL AND m.deleted_at IS NULL AND m.taken_down_at IS NULL AND ${byNewUser('u')}
      AND (s.id IS NULL OR (s.visibility = 'public' AND s.taken_down_at IS NULL)) AND ${page('m', 'file')}`),
  });
  const found: FoundItem[] = [
    ...accounts.map((row) => ({ kind: 'account' as const, row })),
    ...sessions.map((row) => ({ kind: 'session' as const, row })),
    ...files.map((row) => ({ kind: 'file' as const, row })),
  ];
  // Each kind is in order, and a sort keeps that.
  found.sort((a, b) => b.row.createdAt - a.row.createdAt || RANKS[a.kind] - RANKS[b.kind]);
  return pageOf(found, size, 'new', positionOf);
}
