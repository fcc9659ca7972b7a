import { createRoute, z } from '@hono/zod-openapi';

import { limited } from '../../auth/guards.ts';
import { toCollection } from '../../collection.ts';
import {
  AdminSessionItem,
  type AdminSessionItem as Item,
  AdminSessionList,
  AdminSessionQuery,
  TakeDownPatch,
} from '../../contract/admin-content.ts';
import { IdText } from '../../contract/reference.ts';
import {
  type AdminSessionRow,
  listAdminSessions,
  takeSessionDown,
} from '../../db/admin-sessions.ts';
import { toSessionItem } from '../../db/session-item.ts';
import { restoreFiles, withdrawFiles } from '../../files/withdraw.ts';
import { ProblemError, notFound } from '../../problems.ts';
import { body, conflict, createRouter, failures, json, requireViewer } from '../../router.ts';

function toItem(row: AdminSessionRow, now: number): Item {
  const { id, name, description, host, media, startsAt, status, visibility, seatsTaken } =
    toSessionItem(row, 0, now);
  return {
    '@id': `/api/admin/sessions/${id}`,
    '@type': 'AdminSession',
    id,
    name,
    description,
    host,
    media,
    startsAt,
    status,
    visibility,
    seatsTaken,
    createdAt: new Date(row.createdAt).toISOString(),
    takenDownAt: row.takenDownAt === null ? null : new Date(row.takenDownAt).toISOString(),
  };
}

export const adminSessions = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/sessions',
      summary: 'Sessions by words or the newest first, or those taken down (admin)',
      request: { query: AdminSessionQuery },
      responses: { 200: json(AdminSessionList, 'A page.'), ...failures },
    }),
    async (c) => {
      const now = Date.now();
      const { rows, next } = await listAdminSessions(c.get('db'), c.req.valid('query'));
      const member = rows.map((row) => toItem(row, now));
      return c.json(toCollection(c, member, { nextCursor: next }), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'patch',
      path: '/sessions/{id}',
      summary: 'Takes a session down with its files, or puts it back (admin)',
      description: 'Host and members are told why.',
      middleware: limited('LIMIT_WRITE'),
      request: { params: z.object({ id: IdText }), body: body(TakeDownPatch) },
      responses: { 200: json(AdminSessionItem, 'As it now stands.'), ...conflict, ...failures },
    }),
    async (c) => {
      const now = Date.now();
      const { takenDown, reason } = c.req.valid('json');
      const { id } = c.req.valid('param');
      const by = { id, adminId: requireViewer(c).id, takenDown, reason, now };
      const { changed, row, files } = await takeSessionDown(c.get('db'), by);
      if (!row) throw notFound('session');
      // Again where it is so already: a first try may have got no further than the row.
      const move = takenDown ? withdrawFiles : restoreFiles;
      if ((row.takenDownAt !== null) === takenDown) {
        await Promise.all(files.map((newName) => move(c.env, newName)));
      }
      if (!changed) {
        throw new ProblemError(
          409,
          takenDown ? 'It is taken down already.' : 'It is not taken down.',
        );
      }
      return c.json(toItem(row, now), 200);
    },
  );
