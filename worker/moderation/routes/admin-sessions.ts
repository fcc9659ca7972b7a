import {
  AdminSessionItem,
  type AdminSessionItem as Item,
  AdminSessionList,
  AdminSessionQuery,
  TakeDownPatch,
} from '../../contract/admin-content.ts';
import { groundsOf } from '../../contract/decision.ts';
import { ById } from '../../contract/reference.ts';
import { iso } from '../../contract/time.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { answerList, head } from '../../core/items.ts';
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
    ...head('AdminSession', 'admin/sessions', id),
    name,
    description,
    host,
    media,
    startsAt,
    status,
    visibility,
    seatsTaken,
    createdAt: iso(row.createdAt),
    takenDownAt: iso(row.takenDownAt),
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
      const query = { ...c.req.valid('query'), adminId: requireViewer(c).id };
      const found = await listAdminSessions(c.get('db'), query);
      return answerList(c, found, (row) => toAdminSession(row, now));
    },
  )
  .openapi(
    userRoute('patch', '/sessions/{id}', {
      summary: 'Takes a session and its files down, or restores them (admin)',
      description: 'Host and members are told why.',
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
