import { createRoute, z } from '@hono/zod-openapi';

import { limited } from '../../auth/guards.ts';
import { toCollection } from '../../collection.ts';
import {
  AdminMediaItem,
  type AdminMediaItem as Item,
  AdminMediaList,
  AdminMediaQuery,
  TakeDownPatch,
} from '../../contract/admin-content.ts';
import { IdText } from '../../contract/reference.ts';
import { IMAGE_EXTENSIONS, VIDEO_EXTENSIONS } from '../../contract/file-types.ts';
import {
  type AdminMediaRow,
  findAdminMedia,
  listAdminMedia,
  takeMediaDown,
} from '../../db/admin-media.ts';
import { parseStrings, pick } from '../../db/json.ts';
import { withdrawnName } from '../../files/names.ts';
import { restoreFiles, withdrawFiles } from '../../files/withdraw.ts';
import { ProblemError, notFound } from '../../problems.ts';
import { body, conflict, createRouter, failures, json, requireViewer } from '../../router.ts';
import { CONTENT_TYPES, FILE_POLICY } from '../files.ts';

const toItem = (row: AdminMediaRow): Item => ({
  '@id': `/api/admin/media/${row.id}`,
  '@type': 'AdminMedia',
  id: row.id,
  extension: pick([...IMAGE_EXTENSIONS, ...VIDEO_EXTENSIONS], row.extension),
  deleted: false,
  newName: row.newName,
  alt: row.alt,
  copies: parseStrings(row.copies),
  uploader: { id: row.uploaderId, name: row.uploaderName },
  session:
    row.sessionId === null || row.sessionName === null
      ? null
      : { id: row.sessionId, name: row.sessionName },
  createdAt: new Date(row.createdAt).toISOString(),
  takenDownAt: row.takenDownAt === null ? null : new Date(row.takenDownAt).toISOString(),
});

const params = z.object({ id: IdText });

export const adminMedia = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/media',
      summary: 'Files, the newest first, or those taken down (admin)',
      request: { query: AdminMediaQuery },
      responses: { 200: json(AdminMediaList, 'A page.'), ...failures },
    }),
    async (c) => {
      const { rows, next } = await listAdminMedia(c.get('db'), c.req.valid('query'));
      return c.json(toCollection(c, rows.map(toItem), { nextCursor: next }), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'patch',
      path: '/media/{id}',
      summary: 'Takes a file down, or puts it back (admin)',
      description: 'It is out of reach at once; its uploader is told why.',
      middleware: limited('LIMIT_WRITE'),
      request: { params, body: body(TakeDownPatch) },
      responses: { 200: json(AdminMediaItem, 'As it now stands.'), ...conflict, ...failures },
    }),
    async (c) => {
      const { takenDown, reason } = c.req.valid('json');
      const { id } = c.req.valid('param');
      const by = { id, adminId: requireViewer(c).id, takenDown, reason, now: Date.now() };
      const { changed, row } = await takeMediaDown(c.get('db'), by);
      if (!row) throw notFound('file');
      // Again where it is so already: a first try may have got no further than the row.
      const away = row.takenDownAt !== null || row.sessionTakenDownAt !== null;
      await (away ? withdrawFiles : restoreFiles)(c.env, row.newName);
      if (!changed) {
        throw new ProblemError(
          409,
          takenDown ? 'It is taken down already.' : 'It is not taken down.',
        );
      }
      return c.json(toItem(row), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/media/{id}/file',
      summary: 'The bytes of a file, wherever they lie: taken down, or held by a report (admin)',
      request: { params },
      responses: {
        200: {
          description: 'The file.',
          content: { 'application/octet-stream': { schema: z.string() } },
        },
        ...failures,
      },
    }),
    async (c) => {
      const row = await findAdminMedia(c.get('db'), c.req.valid('param').id);
      const { FILES } = c.env;
      const object =
        row && ((await FILES.get(row.newName)) ?? (await FILES.get(withdrawnName(row.newName))));
      if (!row || !object) throw notFound('file');
      c.header('Content-Type', CONTENT_TYPES[row.extension] ?? 'application/octet-stream');
      c.header('Content-Security-Policy', FILE_POLICY);
      return c.body(object.body, 200);
    },
  );
