import { z } from '@hono/zod-openapi';

import { AdminGameItem } from '../../contract/admin-game.ts';
import { IMAGE_MAX_BYTES } from '../../contract/bounds.ts';
import { ById } from '../../contract/reference.ts';
import { limited, userRoute } from '../../core/auth/guards.ts';
import { readBody, readsOwnBody } from '../../core/body.ts';
import { ProblemError, notFound } from '../../core/problems.ts';
import { RefusedError } from '../../core/refusals.ts';
import { conflict, createRouter, route, json, requireViewer } from '../../core/router.ts';
import { stemOf } from '../../media/files/names.ts';
import { removeFiles, storeCover } from '../../media/files/store.ts';
import { readCover } from '../../media/files/type.ts';
import { fit } from '../../media/routes/begin-upload.ts';
import { changeCover } from '../queries/game-covers.ts';
import { mergedAway, toAdminGame } from './admin-games.ts';

const Picture = z.string().openapi({ format: 'binary' });

/** After these errors it is certain that nothing was written. After any other, the sweep deletes what was left. */
const REFUSALS = [ProblemError, RefusedError];

export const adminGameCovers = createRouter()
  .openapi(
    route('put', '/games/{id}/cover', {
      summary: 'Uploads the cover of a game. It replaces an earlier one (admin)',
      description:
        'A JPEG or PNG of at most 10 MB and 50 megapixels. The content decides the type. It is resized and stored without metadata.',
      middleware: [readsOwnBody, limited('LIMIT_WRITE')] as const,
      request: {
        params: ById,
        body: {
          required: true,
          content: { 'image/jpeg': { schema: Picture }, 'image/png': { schema: Picture } },
        },
      },
      responses: { 200: json(AdminGameItem, 'The updated item.'), ...conflict },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const bytes = await readBody(c.req.raw, IMAGE_MAX_BYTES, (say) => say.covers.tooLarge);
      const cover = await fit('cover', async () => storeCover(c.env, await readCover(bytes)));
      try {
        const by = { adminId: requireViewer(c).id, now: Date.now() };
        const { changed, row } = await changeCover(c.get('db'), { id, cover, ...by });
        if (!row) throw notFound('game');
        if (!changed) throw mergedAway();
        return c.json(toAdminGame(row), 200);
      } catch (error) {
        if (REFUSALS.some((refusal) => error instanceof refusal)) {
          await removeFiles(c.env, stemOf(cover.newName), cover.extension);
        }
        throw error;
      }
    },
  )
  .openapi(
    userRoute('delete', '/games/{id}/cover', {
      summary: 'Removes the uploaded cover of a game. The generated one is shown again (admin)',
      request: { params: ById },
      responses: { 204: { description: 'Deleted.' } },
    }),
    async (c) => {
      const by = { adminId: requireViewer(c).id, now: Date.now() };
      const { id } = c.req.valid('param');
      const { changed } = await changeCover(c.get('db'), { id, cover: null, ...by });
      if (!changed) throw notFound('cover');
      return c.body(null, 204);
    },
  );
