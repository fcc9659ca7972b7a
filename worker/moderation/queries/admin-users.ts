import { sql } from 'drizzle-orm';

import type { AdminUserDetail, AdminUserQuery } from '../../contract/admin-user.ts';
import { ACTOR, AUDIT_COLUMNS, type AuditRow } from '../../core/audit.ts';
import type { Results } from '../../core/batch.ts';
import { decodeCursor, pageOf } from '../../core/cursor.ts';
import type { Database } from '../../core/database.ts';
import { firstFileOf } from '../../core/person.ts';
import { type RowOf, columns, fields, flag, json, numberOrNull, select } from '../../core/rows.ts';
import { users } from '../../core/schema/accounts.ts';
import { facet, rowId } from '../../core/search-index.ts';
import { matchWords } from '../../core/search-words.ts';
import { mayReadAbout, maySeeReport } from './moderators.ts';

/** Accounts as admins see them. They have their own search index, which also contains accounts that no list shows. */

const COUNTED_MAX = 60;
const LOG_LINES = 10;

/** How many rows match, counted up to 60. */
const count = (from: string) =>
  sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${sql.raw(from)} LIMIT ${COUNTED_MAX}))`;

const STORED = columns(
  users,
  ['id', 'name', 'email', 'role', 'status', 'suspendedUntil', 'createdAt'],
  'u',
);

const SHOWS_ONLINE = sql.raw(`u.online_for = 'everyone'`);

const reports = (staffId: number, which: string) =>
  sql<number>`iif(${mayReadAbout(staffId)}, ${count(`reports r WHERE r.reported_id = u.id AND ${which}`)}, 0)`;

/** The columns of account `u`. Staff see when somebody is here if everyone does. */
export const adminUser = (staffId: number) =>
  fields(STORED, {
    online: flag(sql`u.online = 1 AND ${SHOWS_ONLINE}`),
    lastSeenAt: numberOrNull`iif(${SHOWS_ONLINE}, u.last_seen_at, NULL)`,
    firstFile: firstFileOf('u.id'),
    mayBe: json<AdminUserDetail['mayBe']>(
      sql`(SELECT json_group_array(json_object('id', b.id, 'name', b.name, 'by', n.kind)) FROM returning_users n
      CROSS JOIN users b ON b.id = n.banned_id WHERE n.user_id = u.id)`,
    ),
    openReports: reports(staffId, 'r.decided_at IS NULL'),
  });

export type AdminUserRow = RowOf<ReturnType<typeof adminUser>>;

function accountMatch({ q = '', status, role }: AdminUserQuery): string | null {
  const words = matchWords(q);
  if (words.length === 0 && q.trim() !== '') return null;
  const facets = [
    'us',
    ...(status === undefined ? [] : [facet('st', status)]),
    ...(role === undefined ? [] : [facet('rl', role.slice('ROLE_'.length).toLowerCase())]),
  ].join(' AND ');
  return `${words.length > 0 ? `words : (${words.join(' AND ')}) AND ` : ''}facets : (${facets})`;
}

/** One page of accounts by name or email, newest first. */
export async function searchAccounts(db: Database, staffId: number, query: AdminUserQuery) {
  const [before = Number.MAX_SAFE_INTEGER] = decodeCursor('accounts', 1, query.cursor) ?? [];
  const match = accountMatch(query);
  if (match === null) return { rows: [], next: undefined };
  const size = query.itemsPerPage;
  // Without a filter the table itself is in the right order.
  const found = query.q?.trim() || query.status !== undefined || query.role !== undefined;
  const rows = await db.all(sql<AdminUserRow>`
    WITH hits AS MATERIALIZED (
      SELECT f.rowid AS id ${
        found
          ? sql`FROM account_search f WHERE account_search MATCH ${match}`
          : sql`FROM users f WHERE 1`
      } AND f.rowid < ${rowId(before)} AND f.rowid > 0
      ORDER BY f.rowid DESC LIMIT ${size + 1})
    SELECT ${adminUser(staffId)} FROM hits CROSS JOIN users u ON u.id = hits.id`);
  return pageOf(rows, size, 'accounts', (last) => [last.id]);
}

const DETAIL = columns(users, ['emailConfirmedAt', 'statusReason', 'leavesAt'], 'u');

const detailColumns = (staffId: number, now: number) =>
  fields(adminUser(staffId), DETAIL, {
    upheldReports: reports(staffId, `r.decision = 'upheld'`),
    dismissedReports: reports(staffId, `r.decision = 'dismissed'`),
    ownReports: count('reports r WHERE r.reporter_id = u.id'),
    openWarnings: count(
      `notices n WHERE n.user_id = u.id AND n.kind = 'account-warned' AND n.read_at IS NULL`,
    ),
    sessionsAhead: count(
      `sessions s WHERE s.host_id = u.id AND s.starts_at > ${now} AND s.closed = 0`,
    ),
  });

type AdminUserDetailRow = RowOf<ReturnType<typeof detailColumns>>;

/** The statements that read one account and the latest log entries about it, as a group of a batch. */
export const selectAccount = (id: number, staffId: number, now: number) => ({
  rows: select(detailColumns(staffId, now))`FROM users u WHERE u.id = ${id}`,
  log: select(AUDIT_COLUMNS)`FROM audit_log l LEFT JOIN users a ON ${ACTOR}
      WHERE l.about = ${`/api/users/${id}`} AND (l.action NOT LIKE 'report-%' OR EXISTS (SELECT 1 FROM reports r
        WHERE r.id = l.after ->> '$.report' AND ${maySeeReport(staffId)})) ORDER BY l.id DESC LIMIT ${LOG_LINES}`,
});

export interface Account {
  row: AdminUserDetailRow;
  log: AuditRow[];
}

/** The result of `selectAccount`. Undefined if there is no such account. */
export function toAccount({
  rows,
  log,
}: Results<ReturnType<typeof selectAccount>>): Account | undefined {
  const row = rows[0];
  return row && { row, log };
}

/** One account, as an admin needs it for a decision. Undefined if there is none. One round trip. */
export const findAccount = async (db: Database, id: number, staffId: number, now: number) =>
  toAccount(await db.batch(selectAccount(id, staffId, now)));
