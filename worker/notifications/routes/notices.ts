import {
  type NoticeItem,
  NoticeItem as NoticeSchema,
  NoticeList,
  NoticePatch,
  NoticeQuery,
} from '../../contract/notice-item.ts';
import { ById } from '../../contract/reference.ts';
import { iso } from '../../contract/time.ts';
import { allowLeaving, limited, signedIn, userRoute } from '../../core/auth/guards.ts';
import { decodeCursor, pageOf } from '../../core/cursor.ts';
import { answerList, head, namedOrNull } from '../../core/items.ts';
import { notFound } from '../../core/problems.ts';
import { body, createRouter, json, requireViewer, route } from '../../core/router.ts';
import { closeNotification } from '../close-notification.ts';
import { tagOfNotice } from '../notification-item.ts';
import { type NoticeRow, listNotices, readNotice } from '../queries/notices.ts';

const toItem = (row: NoticeRow): NoticeItem => ({
  ...head('Notice', 'notices', row.id),
  kind: row.kind,
  actor: namedOrNull(row.actorId, row.actorName),
  session: namedOrNull(row.sessionId, row.sessionName),
  text: row.text,
  ...(row.startsAt !== null && { startsAt: iso(row.startsAt) }),
  actorFile: row.media[0]?.newName ?? null,
  ...(row.application !== null && { application: row.application }),
  ...(row.friend !== null && { friend: row.friend }),
  ...(row.unanswered !== null && { unanswered: row.unanswered }),
  ...(row.invitation !== null && { invitation: row.invitation }),
  ...(row.invitation !== null && row.hasRoles && { hasRoles: true }),
  ...(row.offer !== null && { offer: row.offer }),
  ...(row.absence !== null && { absence: row.absence }),
  ...(row.removedFrom !== null && { removedFrom: row.removedFrom }),
  ...(row.decision !== null && { decision: row.decision }),
  read: row.readAt !== null,
  createdAt: iso(row.createdAt),
});

const tagOf = (row: Pick<NoticeRow, 'kind' | 'actorId' | 'sessionId'>) =>
  tagOfNotice(row.kind, row);

export const notices = createRouter()
  .openapi(
    userRoute('get', '/notices', {
      summary: 'The caller’s notices, newest first',
      request: { query: NoticeQuery },
      responses: { 200: json(NoticeList, 'A page.') },
    }),
    async (c) => {
      const { cursor, itemsPerPage: size } = c.req.valid('query');
      const [before = Number.MAX_SAFE_INTEGER] = decodeCursor('notices', 1, cursor) ?? [];
      const rows = await listNotices(c.get('db'), requireViewer(c).id, before, size + 1);
      const page = pageOf(rows, size, 'notices', ({ id }) => [id]);
      return answerList(c, page, toItem);
    },
  )
  .openapi(
    route('patch', '/notices/{id}', {
      summary: 'Marks a notice as read',
      middleware: [signedIn, allowLeaving, limited('LIMIT_WRITE')] as const,
      request: { params: ById, body: body(NoticePatch) },
      responses: { 200: json(NoticeSchema, 'The updated item.') },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const { id: userId } = requireViewer(c);
      const { notice: row, unread } = await readNotice(c.get('db'), userId, id, Date.now());
      if (!row) throw notFound('notice');
      const tag = tagOf(row);
      // The notification on screen may be about another notice that is still unread.
      const done = tag !== null && !unread.some((other) => tagOf(other) === tag);
      if (done) c.executionCtx.waitUntil(closeNotification(c.env, userId, tag));
      return c.json(toItem(row), 200);
    },
  );
