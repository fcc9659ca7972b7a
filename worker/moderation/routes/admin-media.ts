import { z } from '@hono/zod-openapi';

import {
  AdminMediaItem,
  type AdminMediaItem as Item,
  AdminMediaList,
  AdminMediaQuery,
  TakeDownPatch,
} from '../../contract/admin-content.ts';
import { groundsOf } from '../../contract/decision.ts';
import { ById } from '../../contract/reference.ts';
import { iso } from '../../contract/time.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { answerList, head, namedOrNull } from '../../core/items.ts';
import { asRaster } from '../../core/json.ts';
import { ProblemError, notFound } from '../../core/problems.ts';
import { body, conflict, createRouter, json, requireViewer, route } from '../../core/router.ts';
import { withdrawnName } from '../../media/files/names.ts';
import { placeFiles } from '../../media/files/withdraw.ts';
import { CONTENT_TYPES, FILE_POLICY } from '../../media/routes/files.ts';
import { deliver } from '../../notifications/deliver.ts';
import { mailDecisions } from '../../notifications/mail/decision-mail.ts';
import {
  type AdminMediaRow,
  findAdminMedia,
  listAdminMedia,
  takeMediaDown,
} from '../queries/admin-media.ts';

const toStoredItem = (row: AdminMediaRow): Item => ({
  ...head('AdminMedia', 'admin/media', row.id),
  extension: row.extension,
  deleted: false,
  newName: row.newName,
  alt: row.alt,
  copies: row.copies,
  uploader: { id: row.uploaderId, name: row.uploaderName },
  session: namedOrNull(row.sessionId, row.sessionName),
  createdAt: iso(row.createdAt),
  takenDownAt: iso(row.takenDownAt),
});

export function toMediaItem(row: AdminMediaRow): Item {
  const item = toStoredItem(row);
  return asRaster(item) ?? item;
}

/** Why a session or a file wasn't taken down or restored. */
export const notTaken = (takenDown: boolean) =>
  new ProblemError(409, (say) => (takenDown ? say.takeDowns.already : say.takeDowns.none));

export const adminMedia = createRouter()
  .openapi(
    route('get', '/media', {
      summary: 'Files, newest first, or those taken down (admin)',
      request: { query: AdminMediaQuery },
      responses: { 200: json(AdminMediaList, 'A page.') },
    }),
    async (c) => {
      const query = { ...c.req.valid('query'), adminId: requireViewer(c).id };
      return answerList(c, await listAdminMedia(c.get('db'), query), toMediaItem);
    },
  )
  .openapi(
    userRoute('patch', '/media/{id}', {
      summary: 'Takes a file down, or restores it (admin)',
      description: 'The file is hidden at once. Its uploader is told why.',
      request: { params: ById, body: body(TakeDownPatch) },
      responses: { 200: json(AdminMediaItem, 'The updated item.'), ...conflict },
    }),
    async (c) => {
      const { takenDown, reason, ...given } = c.req.valid('json');
      const { id } = c.req.valid('param');
      const grounds = groundsOf({ reason, ...given });
      const by = { id, adminId: requireViewer(c).id, takenDown, reason, grounds, now: Date.now() };
      const { changed, decided, notices, row } = await takeMediaDown(c.get('db'), by);
      deliver(c, notices);
      mailDecisions(c, decided);
      if (!row) throw notFound('file');
      // Moved even if nothing changed, since an earlier attempt may have written only the row.
      await placeFiles(c.env, [row.newName]);
      if (!changed) throw notTaken(takenDown);
      return c.json(toMediaItem(row), 200);
    },
  )
  .openapi(
    route('get', '/media/{id}/file', {
      summary: 'The bytes of a file, also if it is taken down or held by a report (admin)',
      description: 'Of an SVG, those of its largest copy.',
      request: { params: ById },
      responses: {
        200: {
          description: 'The file.',
          content: { 'application/octet-stream': { schema: z.string() } },
        },
      },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const row = await findAdminMedia(c.get('db'), id, requireViewer(c).id);
      const { FILES } = c.env;
      // Admins see it in lists, so an SVG is shown by its largest copy.
      const name = row?.extension === 'svg' ? row.copies.at(-1) : row?.newName;
      const object =
        name === undefined
          ? null
          : ((await FILES.get(name)) ?? (await FILES.get(withdrawnName(name))));
      if (name === undefined || !object) throw notFound('file');
      const extension = name.slice(name.lastIndexOf('.') + 1);
      c.header('Content-Type', CONTENT_TYPES[extension] ?? 'application/octet-stream');
      c.header('Content-Security-Policy', FILE_POLICY);
      return c.body(object.body, 200);
    },
  );
