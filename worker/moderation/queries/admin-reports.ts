import { type SQL, sql } from 'drizzle-orm';

import type { ReportDecision, ReportListName } from '../../contract/report-vocabulary.ts';
import type { AdminReportQuery } from '../../contract/report.ts';
import { logAction } from '../../core/audit.ts';
import { decodeCursor, pageOf } from '../../core/cursor.ts';
import type { Database } from '../../core/database.ts';
import { firstFileOf } from '../../core/person.ts';
import {
  type RowOf,
  columns,
  fields,
  flag,
  json,
  numberOrNull,
  select,
  textOrNull,
} from '../../core/rows.ts';
import { reports } from '../../core/schema/moderation.ts';
import { insertNotices } from '../../notifications/queries/notices.ts';
import { mayDecideReport, maySeeReport } from './moderators.ts';
import { forgetVisitorLater, selectVisitor } from './visitor-notices.ts';

/** The queue of reports as admins see it, and what they do with a report. */

const STORED = columns(
  reports,
  [
    'id',
    'about',
    'reason',
    'text',
    'reporterId',
    'reportedId',
    'decision',
    'note',
    'decidedBy',
    'decidedAt',
    'createdAt',
  ],
  'r',
);

/** In characters: enough for a list to show what is meant. */
const EXCERPT_MAX = 240;

/** `name` is what the reported item was called then, `visitorName` what a visitor called themselves. */
const REPORT = fields(STORED, {
  name: sql<string>`coalesce(nullif(r.evidence ->> 'name', ''), b.name, a.name)`,
  excerpt: sql<string>`substr(r.evidence ->> 'text', 1, ${EXCERPT_MAX})`,
  fileCount: sql<number>`json_array_length(r.evidence, '$.media')`,
  visitorName: textOrNull`(SELECT v.name FROM visitor_notices v WHERE v.report_id = r.id)`,
  reporterName: sql<string>`a.name`,
  reporterFile: firstFileOf('a.id'),
  reportedName: textOrNull`b.name`,
  reportedFile: firstFileOf('b.id'),
  takenBy: numberOrNull`t.id`,
  takenByName: textOrNull`t.name`,
  decidedByName: textOrNull`d.name`,
});

export type ReportRow = RowOf<typeof REPORT>;

/** Whoever took a report keeps it only while they are active and have a role. */
const PEOPLE =
  sql.raw(`CROSS JOIN users a ON a.id = r.reporter_id LEFT JOIN users b ON b.id = r.reported_id
  LEFT JOIN users t ON t.id = r.taken_by AND t.status = 'active' AND t.role <> 'user' LEFT JOIN users d ON d.id = r.decided_by`);

/** One page: open reports the oldest first, decided ones the newest first. */
export async function listReports(db: Database, query: AdminReportQuery & { adminId: number }) {
  const { state, adminId, itemsPerPage: size } = query;
  const [after] = decodeCursor(state, 1, query.cursor) ?? [];
  const beyond =
    after === undefined ? sql`` : sql.raw(`AND r.id ${state === 'decided' ? '<' : '>'} ${after}`);
  const filter: Record<ReportListName, SQL> = {
    open: sql`r.decided_at IS NULL ${beyond} ORDER BY r.id`,
    mine: sql`r.taken_by = ${adminId} AND r.decided_at IS NULL ${beyond} ORDER BY r.id`,
    decided: sql`r.decided_at IS NOT NULL ${beyond} ORDER BY r.id DESC`,
  };
  const rows = await db.all(
    select(REPORT)`
      FROM reports r ${PEOPLE} WHERE ${maySeeReport(adminId)} AND ${filter[state]} LIMIT ${size + 1}`,
  );
  return pageOf(rows, size, state, (last) => [last.id]);
}

const OF = (collection: 'sessions' | 'media') =>
  `SELECT 1 FROM ${collection} x WHERE r.about LIKE '/api/${collection}/%' AND r.about NOT LIKE '%/messages/%'
    AND x.id = CAST(substr(r.about, ${`/api/${collection}/`.length + 1}) AS INTEGER)
    AND x.taken_down_at IS NOT NULL`;

const TAKEN_DOWN = sql.raw(`(EXISTS (${OF('sessions')}) OR EXISTS (${OF('media')}))`);

const NAMED = (list: 'members' | 'messages', item: string) =>
  `(SELECT json_group_array(${item}) FROM json_each(r.evidence, '$.${list}') e
    CROSS JOIN users v ON v.id = coalesce(e.value ->> '$.author.id', e.value ->> 'id'))`;

/** Evidence names the people of a call and the authors of messages by id. They are shown by the names they have now. */
const EVIDENCE = sql.raw(`CASE
  WHEN json_type(r.evidence, '$.members') IS NOT NULL THEN json_set(r.evidence, '$.members',
    json(${NAMED('members', "json_object('id', v.id, 'name', v.name)")}))
  WHEN json_type(r.evidence, '$.messages') IS NOT NULL THEN json_set(r.evidence, '$.messages',
    json(${NAMED('messages', "json_set(e.value, '$.author.name', v.name)")}))
  ELSE r.evidence END`);

/**
 * Whether report `o` is about the same as report `r`. A conversation's IRI names the other of two, so from another
 * reporter it means another conversation.
 */
export const SAME_THING = sql.raw(
  `(o.about = r.about AND (o.reporter_id = r.reporter_id OR o.about NOT LIKE '/api/users/%/messages/%'))`,
);

const detailColumns = (adminId: number) =>
  fields(REPORT, {
    evidence: json<unknown>(EVIDENCE),
    takenDown: flag(TAKEN_DOWN),
    decidable: flag(mayDecideReport(adminId)),
    alsoOpen: sql<number>`(SELECT count(*) FROM (SELECT 1 FROM reports o WHERE ${SAME_THING} AND o.decided_at IS NULL
    AND o.id <> r.id LIMIT 60))`,
  });

export type ReportDetailRow = RowOf<ReturnType<typeof detailColumns>>;

export const selectReport = (id: number, adminId: number) =>
  select(
    detailColumns(adminId),
  )`FROM reports r ${PEOPLE} WHERE r.id = ${id} AND ${maySeeReport(adminId)}`;

export async function findReport(db: Database, id: number, adminId: number) {
  const [row] = await db.all(selectReport(id, adminId));
  return row;
}

interface By {
  id: number;
  adminId: number;
  now: number;
}

/** What the log entry about report `r` is about: the reported user, or else the reported item. */
export const CONCERNED = sql.raw(`coalesce('/api/users/' || r.reported_id, r.about)`);

/**
 * Assigns a report to this admin, or releases it. A report that another admin has taken stays theirs while they are
 * one.
 */
export async function takeReport(db: Database, { taken, ...by }: By & { taken: boolean }) {
  const { id, adminId, now } = by;
  const source = sql`FROM reports r ${PEOPLE} WHERE r.id = ${id} AND r.decided_at IS NULL
    AND ${taken ? sql`${mayDecideReport(adminId)} AND t.id IS NULL` : sql`r.taken_by = ${adminId}`}`;
  const { log, rows } = await db.batch({
    log: logAction(source, {
      adminId,
      action: taken ? 'report-taken' : 'report-left',
      about: CONCERNED,
      after: sql`json_object('report', r.id)`,
      now,
    }),
    written: sql`UPDATE reports SET taken_by = ${taken ? adminId : null} WHERE id IN (SELECT r.id ${source})`,
    rows: selectReport(id, adminId),
  });
  return { changed: log.length > 0, visitor: undefined, notices: [], row: rows[0] };
}

interface Decision extends By {
  decision: ReportDecision;
  note: string;
  noteToReported: string | undefined;
}

/**
 * Decides a report, once. The reporter gets a notice with the note. The reported user gets one if the report was
 * upheld, or if there is a note to them.
 */
export async function decideReport(db: Database, change: Decision) {
  const { id, adminId, decision, note, noteToReported, now } = change;
  const source = sql`FROM reports r WHERE r.id = ${id} AND r.decided_at IS NULL
    AND ${mayDecideReport(adminId)}`;
  const reportedNote = noteToReported ?? (decision === 'upheld' ? note : null);
  const { log, visitors, toReporter, toReported, rows } = await db.batch({
    visitors: selectVisitor(source),
    log: logAction(source, {
      adminId,
      action: 'report-decided',
      about: CONCERNED,
      reason: note,
      before: sql`json_object('report', r.id, 'taken', r.taken_by)`,
      after: sql`json_object('report', r.id, 'decision', ${decision})`,
      now,
    }),
    toReporter: insertNotices(sql`SELECT r.reporter_id AS id ${source} AND r.reporter_id <> 0`, {
      kind: 'report-decided',
      text: note,
      now,
    }),
    toReported: insertNotices(
      sql`SELECT r.reported_id AS id ${source} AND r.reported_id IS NOT NULL AND ${reportedNote !== null}`,
      {
        kind: decision === 'upheld' ? 'report-upheld' : 'report-dismissed',
        text: reportedNote ?? '',
        now,
      },
    ),
    kept: forgetVisitorLater(source, now),
    files: sql`DELETE FROM report_files WHERE report_id IN (SELECT r.id ${source})`,
    decided: sql`UPDATE reports SET decision = ${decision}, note = ${note}, decided_by = ${adminId},
      decided_at = ${now} WHERE id IN (SELECT r.id ${source})`,
    rows: selectReport(id, adminId),
  });
  return {
    changed: log.length > 0,
    visitor: visitors[0],
    notices: [...toReporter, ...toReported],
    row: rows[0],
  };
}
