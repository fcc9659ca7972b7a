import { type SQL, sql } from 'drizzle-orm';

import type { AuditAction } from '../contract/admin-vocabulary.ts';
import type { AuditFilters } from '../contract/audit.ts';
import type { Database } from './database.ts';
import { firstFileOf } from './person.ts';
import { type RowOf, columns, fields, textOrNull } from './rows.ts';
import { auditLog } from './schema/moderation.ts';
import { facet, rowId } from './search-index.ts';
import { extraWords, matchWords } from './search-words.ts';

export interface LogEntry {
  adminId: number;
  action: AuditAction;
  /** The IRI of the item that was changed. */
  about: SQL | string;
  reason?: string;
  /** JSON of what changes, before and after: `json_object('role', u.role)`. */
  before?: SQL | null;
  after?: SQL | null;
  now: number;
}

/**
 * The log entry of an action, as a statement for the action's batch. It comes before the action and is written if
 * `source` (`FROM users u WHERE …`) yields a row. The action has the same condition. A batch is one transaction, so
 * there is never one without the other. @returns a row if it was written
 */
export const logAction = (
  source: SQL,
  { reason = '', before, after, ...entry }: LogEntry,
): SQL => sql`
  INSERT INTO audit_log (actor_id, action, about, reason, reason_words, before, after, created_at)
  SELECT ${entry.adminId}, ${entry.action}, ${entry.about}, ${reason}, ${extraWords(reason)}, ${before ?? sql`NULL`},
    ${after ?? sql`NULL`}, ${entry.now} ${source} RETURNING id`;

interface Quote {
  /** The user who wrote the texts. */
  userId: SQL;
  /** JSON of the texts: `json_object('name', s.name)`. */
  before: SQL | null;
  after: SQL | null;
}

/**
 * Stores texts of a user for the log line that the previous statement wrote. They never go into the line itself, since
 * lines can't be changed when the user's account is deleted. `source` yields the row that `quote` refers to.
 */
export const quoteInLog = (source: SQL, { userId, before, after }: Quote): SQL => sql`
  INSERT INTO audit_quotes (log_id, user_id, before, after)
  SELECT (SELECT max(id) FROM audit_log), ${userId}, ${before ?? sql`NULL`}, ${after ?? sql`NULL`}
  ${source} AND changes() = 1`;

const STORED = columns(auditLog, ['id', 'actorId', 'action', 'about', 'reason', 'createdAt'], 'l');

/** The name of what an IRI refers to. */
const nameOf = (collection: 'users' | 'sessions' | 'games' | 'categories') => {
  const start = `/api/${collection}/`;
  return `(SELECT x.name FROM ${collection} x WHERE l.about LIKE '${start}%'
    AND x.id = CAST(substr(l.about, ${start.length + 1}) AS INTEGER))`;
};

/** Without a quote json_patch() is NULL. */
const withQuote = (column: 'before' | 'after') =>
  textOrNull`${sql.raw(`coalesce(json_patch(coalesce(l.${column}, '{}'),
    (SELECT q.${column} FROM audit_quotes q WHERE q.log_id = l.id)), l.${column})`)}`;

/** Of entry `l`: user `a`. 0 is the operator, although user 0 stands for visitors who report. */
export const ACTOR = sql`a.id = l.actor_id AND l.actor_id <> 0`;

const NAMES = [nameOf('users'), nameOf('sessions'), nameOf('games'), nameOf('categories')];

/** Of entry `l`, by user `a`. */
export const AUDIT_COLUMNS = fields(STORED, {
  /** JSON. */
  before: withQuote('before'),
  after: withQuote('after'),
  actorName: textOrNull`a.name`,
  actorFile: firstFileOf('a.id'),
  aboutName: textOrNull`coalesce(${sql.raw(NAMES.join(', '))})`,
});

export type AuditRow = RowOf<typeof AUDIT_COLUMNS>;

/** The filters as an FTS5 query of the index. Null if the text has nothing to search for. */
function auditMatch({ q = '', actor, about, action }: AuditFilters): string | null {
  const words = matchWords(q);
  if (words.length === 0 && q.trim() !== '') return null;
  const facets = [
    'lg',
    ...(actor === undefined ? [] : [facet('ac', actor)]),
    ...(action === undefined ? [] : [facet('do', action)]),
    ...(about === undefined ? [] : [facet('on', about.slice('/api/'.length))]),
  ].join(' AND ');
  return `${words.length > 0 ? `words : (${words.join(' AND ')}) AND ` : ''}facets : (${facets})`;
}

/** One page of the log, newest first, only entries below `beforeId`. One D1 query. */
export async function searchLog(
  db: Database,
  filters: AuditFilters,
  { beforeId, limit }: { beforeId: number; limit: number },
): Promise<AuditRow[]> {
  const match = auditMatch(filters);
  if (match === null) return [];
  const { from, to, ...others } = filters;
  const found = Object.values(others).some((value) => value !== undefined && value !== '');
  // Ids grow with time, so a range of days is also a range of ids.
  const since = from
    ? sql`AND f.rowid >= (SELECT id FROM audit_log WHERE created_at >= ${Date.parse(from)}
        ORDER BY created_at LIMIT 1)`
    : sql``;
  const until = to
    ? sql`AND f.rowid <= (SELECT id FROM audit_log WHERE created_at <= ${Date.parse(to)}
        ORDER BY created_at DESC LIMIT 1)`
    : sql``;
  return db.all(sql<AuditRow>`
    WITH hits AS MATERIALIZED (
      SELECT f.rowid AS id ${
        found
          ? sql`FROM audit_search f WHERE audit_search MATCH ${match}`
          : sql`FROM audit_log f WHERE 1`
      } AND f.rowid < ${rowId(beforeId)} ${since} ${until}
      ORDER BY f.rowid DESC LIMIT ${limit})
    SELECT ${AUDIT_COLUMNS} FROM hits CROSS JOIN audit_log l ON l.id = hits.id
      LEFT JOIN users a ON ${ACTOR}`);
}
