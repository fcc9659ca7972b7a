import { type SQL, sql } from 'drizzle-orm';

import type { AdminUserQuery } from '../contract/admin-user.ts';
import { ROLE_ADMIN } from '../contract/roles.ts';
import { AUDIT_COLUMNS, type AuditRow } from './audit.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { Database } from './database.ts';
import { facet, matchWords, rowId } from './search-index.ts';

/** What admins see of accounts. Found by an index of its own, which holds those too that no list shows. */

const COUNTED_MAX = 60;
const LOG_LINES = 10;

/** How many rows a condition of a table finds, to sixty. */
const count = (from: string) =>
  sql.raw(`(SELECT count(*) FROM (SELECT 1 FROM ${from} LIMIT ${COUNTED_MAX}))`);

const COLUMNS = sql`u.id, u.name, u.email, u.role, u.status, u.suspended_until AS suspendedUntil,
  u.created_at AS createdAt,
  ${count('reports r WHERE r.reported_id = u.id AND r.decided_at IS NULL')} AS openReports`;

export interface AdminUserRow {
  id: number;
  name: string;
  email: string;
  role: string;
  status: string;
  suspendedUntil: number | null;
  createdAt: number;
  openReports: number;
}

function accountMatch({ q = '', status, role }: AdminUserQuery): string | null {
  const words = matchWords(q);
  if (words.length === 0 && q.trim() !== '') return null;
  const facets = [
    'us',
    ...(status === undefined ? [] : [facet('st', status)]),
    ...(role === undefined ? [] : [facet('rl', role === ROLE_ADMIN ? 'admin' : 'user')]),
  ].join(' AND ');
  return `${words.length > 0 ? `words : (${words.join(' AND ')}) AND ` : ''}facets : (${facets})`;
}

/** One page of accounts by name or address, the newest first, in one D1 query. */
export async function searchAccounts(db: Database, query: AdminUserQuery) {
  const [before = Number.MAX_SAFE_INTEGER] = decodeCursor('accounts', 1, query.cursor) ?? [];
  const match = accountMatch(query);
  if (match === null) return { rows: [], next: undefined };
  const size = query.itemsPerPage;
  // All of them are the table itself: its own order leads to any page of it.
  const found = query.q?.trim() || query.status !== undefined || query.role !== undefined;
  const rows = await db.all(sql<AdminUserRow>`
    WITH hits AS MATERIALIZED (
      SELECT f.rowid AS id ${
        found
          ? sql`FROM account_search f WHERE account_search MATCH ${match}`
          : sql`FROM users f WHERE 1`
      } AND f.rowid < ${rowId(before)}
      ORDER BY f.rowid DESC LIMIT ${size + 1})
    SELECT ${COLUMNS} FROM hits CROSS JOIN users u ON u.id = hits.id`);
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { rows: shown, next: last && encodeCursor('accounts', [last.id]) };
}

export interface AdminUserDetailRow extends AdminUserRow {
  emailConfirmedAt: number | null;
  statusReason: string | null;
  online: number;
  lastSeenAt: number | null;
  leavesAt: number | null;
  upheldReports: number;
  dismissedReports: number;
  ownReports: number;
  sessionsAhead: number;
  openWarnings: number;
}

/** The statements that read one account and what the log says of it last: for the end of a batch too. */
export const selectAccount = (
  id: number,
  now: number,
): [SQL<AdminUserDetailRow>, SQL<AuditRow>] => [
  sql<AdminUserDetailRow>`SELECT ${COLUMNS}, u.email_confirmed_at AS emailConfirmedAt,
      u.status_reason AS statusReason, u.online, u.last_seen_at AS lastSeenAt, u.leaves_at AS leavesAt,
      ${count(`reports r WHERE r.reported_id = u.id AND r.decision = 'upheld'`)} AS upheldReports,
      ${count(`reports r WHERE r.reported_id = u.id AND r.decision = 'dismissed'`)} AS dismissedReports,
      ${count('reports r WHERE r.reporter_id = u.id')} AS ownReports,
      ${count(`notices n WHERE n.user_id = u.id AND n.kind = 'account-warned' AND n.read_at IS NULL`)}
        AS openWarnings,
      ${count(`sessions s WHERE s.host_id = u.id AND s.starts_at > ${now} AND s.closed = 0`)} AS sessionsAhead
    FROM users u WHERE u.id = ${id}`,
  sql<AuditRow>`SELECT ${AUDIT_COLUMNS} FROM audit_log l LEFT JOIN users a ON a.id = l.actor_id
    WHERE l.about = ${`/api/users/${id}`} ORDER BY l.id DESC LIMIT ${LOG_LINES}`,
];

/** One account as an admin needs it to decide; nothing where there is none. One round trip. */
export async function findAccount(db: Database, id: number, now: number) {
  const [[row], log] = await db.batch(selectAccount(id, now));
  return row && { row, log };
}
