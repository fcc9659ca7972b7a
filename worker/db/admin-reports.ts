import { type SQL, sql } from 'drizzle-orm';

import type { ReportDecision, ReportListName } from '../contract/report-vocabulary.ts';
import { logAction } from './audit.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { Database } from './database.ts';
import { tell } from './notices.ts';

/** The queue of reports as admins see it, and what they do with one. */

export interface ReportRow {
  id: number;
  about: string;
  name: string;
  reason: string;
  text: string;
  reporterId: number;
  reporterName: string;
  reportedId: number | null;
  reportedName: string | null;
  takenBy: number | null;
  takenByName: string | null;
  decision: string | null;
  note: string | null;
  decidedBy: number | null;
  decidedByName: string | null;
  decidedAt: number | null;
  createdAt: number;
}

const COLUMNS =
  sql.raw(`r.id, r.about, coalesce(nullif(r.evidence ->> 'name', ''), b.name, a.name) AS name, r.reason, r.text,
  r.reporter_id AS reporterId, a.name AS reporterName, r.reported_id AS reportedId, b.name AS reportedName,
  r.taken_by AS takenBy, t.name AS takenByName, r.decision, r.note, r.decided_by AS decidedBy,
  d.name AS decidedByName, r.decided_at AS decidedAt, r.created_at AS createdAt`);

const PEOPLE =
  sql.raw(`CROSS JOIN users a ON a.id = r.reporter_id LEFT JOIN users b ON b.id = r.reported_id
  LEFT JOIN users t ON t.id = r.taken_by LEFT JOIN users d ON d.id = r.decided_by`);

interface ReportQuery {
  state: ReportListName;
  adminId: number;
  cursor?: string | undefined;
  itemsPerPage: number;
}

/** One page: what waits the oldest first, what is decided the newest first. */
export async function listReports(db: Database, query: ReportQuery) {
  const { state, adminId, itemsPerPage: size } = query;
  const [after] = decodeCursor(state, 1, query.cursor) ?? [];
  const beyond =
    after === undefined ? sql`` : sql.raw(`AND r.id ${state === 'decided' ? '<' : '>'} ${after}`);
  const filter: Record<ReportListName, SQL> = {
    open: sql`r.decided_at IS NULL ${beyond} ORDER BY r.id`,
    mine: sql`r.taken_by = ${adminId} AND r.decided_at IS NULL ${beyond} ORDER BY r.id`,
    decided: sql`r.decided_at IS NOT NULL ${beyond} ORDER BY r.id DESC`,
  };
  const rows = await db.all(sql<ReportRow>`
    SELECT ${COLUMNS} FROM reports r ${PEOPLE} WHERE ${filter[state]} LIMIT ${size + 1}`);
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { rows: shown, next: last && encodeCursor(state, [last.id]) };
}

export interface ReportDetailRow extends ReportRow {
  evidence: string;
  alsoOpen: number;
  takenDown: number;
}

const OF = (collection: 'sessions' | 'media') =>
  `SELECT 1 FROM ${collection} x WHERE r.about LIKE '/api/${collection}/%'
    AND x.id = CAST(substr(r.about, ${`/api/${collection}/`.length + 1}) AS INTEGER)
    AND x.taken_down_at IS NOT NULL`;

const TAKEN_DOWN = sql.raw(`(EXISTS (${OF('sessions')}) OR EXISTS (${OF('media')}))`);

/** The people of a call are known by id; what they are called is what they are called now. */
const EVIDENCE = sql.raw(`CASE WHEN json_type(r.evidence, '$.members') IS NULL THEN r.evidence
  ELSE json_set(r.evidence, '$.members', json((
    SELECT json_group_array(json_object('id', v.id, 'name', v.name)) FROM json_each(r.evidence, '$.members') e
      CROSS JOIN users v ON v.id = e.value ->> 'id'))) END`);

const selectReport = (id: number) => sql<ReportDetailRow>`
  SELECT ${COLUMNS}, ${EVIDENCE} AS evidence, ${TAKEN_DOWN} AS takenDown,
    (SELECT count(*) FROM (SELECT 1 FROM reports o WHERE o.about = r.about AND o.decided_at IS NULL
      AND o.id <> r.id LIMIT 60)) AS alsoOpen
  FROM reports r ${PEOPLE} WHERE r.id = ${id}`;

export async function findReport(db: Database, id: number) {
  const [row] = await db.all(selectReport(id));
  return row;
}

interface By {
  id: number;
  adminId: number;
  now: number;
}

/** On whom: the person where there is one, else the thing. */
const CONCERNED = sql.raw(`coalesce('/api/users/' || r.reported_id, r.about)`);

/** Takes a report, or leaves it to others again; one that another has taken is theirs. */
export async function takeReport(db: Database, { taken, ...by }: By & { taken: boolean }) {
  const { id, adminId, now } = by;
  const source = sql`FROM reports r WHERE r.id = ${id} AND r.decided_at IS NULL
    AND ${taken ? sql`r.taken_by IS NULL` : sql`r.taken_by = ${adminId}`}`;
  const [logged, , [row]] = await db.batch([
    logAction(
      {
        actorId: adminId,
        action: taken ? 'report-taken' : 'report-left',
        about: CONCERNED,
        reason: '',
        before: null,
        after: sql`json_object('report', r.id)`,
        now,
      },
      source,
    ),
    sql`UPDATE reports SET taken_by = ${taken ? adminId : null} WHERE id IN (SELECT r.id ${source})`,
    selectReport(id),
  ]);
  return { changed: logged.length > 0, row };
}

interface Decision extends By {
  decision: ReportDecision;
  note: string;
  noteToReported: string | undefined;
}

/**
 * Decides a report, once. Who reported is told with the note; who was reported too where it was upheld, or where
 * there is a note to them.
 */
export async function decideReport(db: Database, change: Decision) {
  const { id, adminId, decision, note, noteToReported, now } = change;
  const source = sql`FROM reports r WHERE r.id = ${id} AND r.decided_at IS NULL`;
  const toReported = noteToReported ?? (decision === 'upheld' ? note : null);
  const [logged, , , , , [row]] = await db.batch([
    logAction(
      {
        actorId: adminId,
        action: 'report-decided',
        about: CONCERNED,
        reason: note,
        before: sql`json_object('report', r.id, 'taken', r.taken_by)`,
        after: sql`json_object('report', r.id, 'decision', ${decision})`,
        now,
      },
      source,
    ),
    tell(sql`SELECT r.reporter_id AS id ${source}`, {
      kind: 'report-decided',
      actorId: null,
      text: note,
      now,
    }),
    tell(
      sql`SELECT r.reported_id AS id ${source} AND r.reported_id IS NOT NULL AND ${toReported !== null}`,
      {
        kind: decision === 'upheld' ? 'report-upheld' : 'report-dismissed',
        actorId: null,
        text: toReported ?? '',
        now,
      },
    ),
    sql`DELETE FROM report_files WHERE report_id IN (SELECT r.id ${source})`,
    sql`UPDATE reports SET decision = ${decision}, note = ${note}, decided_by = ${adminId},
      decided_at = ${now} WHERE id IN (SELECT r.id ${source})`,
    selectReport(id),
  ]);
  return { changed: logged.length > 0, row };
}
