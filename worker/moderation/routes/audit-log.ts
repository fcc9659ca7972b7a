import { z } from '@hono/zod-openapi';
import Papa from 'papaparse';

import { AuditFilters, type AuditItem, AuditList, AuditQuery } from '../../contract/audit.ts';
import { iso } from '../../contract/time.ts';
import { type AuditRow, searchLog } from '../../core/audit.ts';
import { decodeCursor, pageOf } from '../../core/cursor.ts';
import type { Database } from '../../core/database.ts';
import { answerList, head } from '../../core/items.ts';
import { createRouter, json, route } from '../../core/router.ts';

const Change = z.record(z.string(), z.unknown()).nullable();
const changeIn = (text: string | null) => Change.parse(JSON.parse(text ?? 'null'));

export const toAuditItem = (row: AuditRow): AuditItem => ({
  ...head('AuditEntry', 'admin/audit-log', row.id),
  actor:
    row.actorName === null
      ? null
      : { id: row.actorId, name: row.actorName, firstFile: row.actorFile },
  action: row.action,
  about: { '@id': row.about, name: row.aboutName },
  reason: row.reason,
  before: changeIn(row.before),
  after: changeIn(row.after),
  createdAt: iso(row.createdAt),
});

/** A request may make a thousand D1 queries, so a log of millions fits. A piece takes a megabyte or two of memory. */
const LINES_PER_PIECE = 5_000;
const NEWEST = { beforeId: Number.MAX_SAFE_INTEGER, limit: LINES_PER_PIECE };
const HEAD = [
  'id',
  'time',
  'actor',
  'actor name',
  'action',
  'about',
  'name',
  'reason',
  'before',
  'after',
];

const toLine = (row: AuditRow) => [
  row.id,
  iso(row.createdAt),
  row.actorId,
  row.actorName ?? '',
  row.action,
  row.about,
  row.aboutName ?? '',
  row.reason,
  row.before ?? '',
  row.after ?? '',
];

/** Papa Parse's own pattern for formulas misses those with a line break. */
const FORMULA = /^[=+\-@\t\r]/;

/** Text that a spreadsheet would run as a formula is escaped. */
const csvOf = (lines: (string | number)[][]) =>
  `${Papa.unparse(lines, { escapeFormulae: FORMULA, newline: '\r\n' })}\r\n`;

/** The log as a file. One round trip per piece, so that a long log is never in memory as a whole. */
function csvStream(db: Database, filters: AuditFilters, first: AuditRow[]) {
  const encoder = new TextEncoder();
  let rows: AuditRow[] | undefined = first;
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(csvOf([HEAD]))),
    pull: async (controller) => {
      const piece = rows ?? [];
      if (piece.length > 0) controller.enqueue(encoder.encode(csvOf(piece.map(toLine))));
      const last = piece.at(-1);
      if (last === undefined || piece.length < LINES_PER_PIECE) return controller.close();
      rows = await searchLog(db, filters, { ...NEWEST, beforeId: last.id });
    },
  });
}

/** What admins have done: who, what, to whom, when, why, before and after. Read only. */
export const auditLog = createRouter()
  .openapi(
    route('get', '/audit-log', {
      summary: 'The audit log, newest first (admin)',
      request: { query: AuditQuery },
      responses: { 200: json(AuditList, 'A page.') },
    }),
    async (c) => {
      const { cursor, itemsPerPage: size, ...filters } = c.req.valid('query');
      const [beforeId = Number.MAX_SAFE_INTEGER] = decodeCursor('log', 1, cursor) ?? [];
      const rows = await searchLog(c.get('db'), filters, { beforeId, limit: size + 1 });
      const page = pageOf(rows, size, 'log', ({ id }) => [id]);
      return answerList(c, page, toAuditItem);
    },
  )
  .openapi(
    route('get', '/audit-log.csv', {
      summary: 'All matching log entries as a CSV file (admin)',
      request: { query: AuditFilters },
      responses: {
        200: {
          description: 'The file.',
          content: { 'text/csv': { schema: z.string() } },
        },
      },
    }),
    async (c) => {
      const db = c.get('db');
      const filters = c.req.valid('query');
      const first = await searchLog(db, filters, NEWEST);
      c.header('Content-Type', 'text/csv; charset=utf-8');
      c.header('Content-Disposition', 'attachment; filename="peerway-audit-log.csv"');
      return c.body(csvStream(db, filters, first), 200);
    },
  );
