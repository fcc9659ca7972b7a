import {
  AdminSessionItem,
  type AdminSessionItem as Item,
  AdminSessionList,
  AdminSessionQuery,
  TakeDownPatch,
} from '../../contract/admin-content.ts';
import { groundsOf } from '../../contract/decision.ts';
import { ById } from '../../contract/reference.ts';
import { limited } from '../../core/auth/guards.ts';
import { toCollection } from '../../core/collection.ts';
import { closeSession, reachAll } from '../../core/objects.ts';
import { notFound } from '../../core/problems.ts';
import { body, conflict, createRouter, route, json, requireViewer } from '../../core/router.ts';
import { placeFiles } from '../../media/files/withdraw.ts';
import { deliver } from '../../notifications/deliver.ts';
import { mailDecisions } from '../../notifications/mail/decision-mail.ts';
import { toSessionItem } from '../../sessions/queries/session-item.ts';
import {
  type AdminSessionRow,
  listAdminSessions,
  takeSessionDown,
} from '../queries/admin-sessions.ts';
import { notTaken } from './admin-media.ts';

export function toAdminSession(row: AdminSessionRow, now: number): Item {
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
    route('get', '/sessions', {
      summary: 'Sessions by text or newest first, or those taken down (admin)',
      request: { query: AdminSessionQuery },
      responses: { 200: json(AdminSessionList, 'A page.') },
    }),
    async (c) => {
      const now = Date.now();
      const { rows, next } = await listAdminSessions(c.get('db'), {
        ...c.req.valid('query'),
        adminId: requireViewer(c).id,
      });
      const member = rows.map((row) => toAdminSession(row, now));
      return c.json(toCollection(c, member, { next }), 200);
    },
  )
  .openapi(
    route('patch', '/sessions/{id}', {
      summary: 'Takes a session and its files down, or restores them (admin)',
      description: 'Host and members are told why.',
      middleware: limited('LIMIT_WRITE'),
      request: { params: ById, body: body(TakeDownPatch) },
      responses: { 200: json(AdminSessionItem, 'The updated item.'), ...conflict },
    }),
    async (c) => {
      const now = Date.now();
      const { takenDown, reason, ...given } = c.req.valid('json');
      const { id } = c.req.valid('param');
      const grounds = groundsOf({ reason, ...given });
      const by = { id, adminId: requireViewer(c).id, takenDown, reason, grounds, now };
      const done = await takeSessionDown(c.get('db'), by);
      const { changed, notices, row, files, talking } = done;
      deliver(c, notices);
      mailDecisions(c, done.decided);
      if (!row) throw notFound('session');
      // Even if nothing changed, since an earlier attempt may have written only the row.
      await reachAll([closeSession(c.env, id, takenDown ? talking : []), placeFiles(c.env, files)]);
      if (!changed) throw notTaken(takenDown);
      return c.json(toAdminSession(row, now), 200);
    },
  );
