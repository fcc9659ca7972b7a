import { createRoute, z } from '@hono/zod-openapi';

import { limited } from '../../auth/guards.ts';
import { readBody } from '../../body.ts';
import { AdminGameItem } from '../../contract/admin-game.ts';
import { IMAGE_MAX_BYTES } from '../../contract/bounds.ts';
import { IdText } from '../../contract/reference.ts';
import { LeavingError, MayNotActError, NotAdminError } from '../../db/database.ts';
import { changeCover } from '../../db/game-covers.ts';
import { stemOf } from '../../files/names.ts';
import { removeFiles, storeCover } from '../../files/store.ts';
import { readCover } from '../../files/type.ts';
import { ProblemError, notFound } from '../../problems.ts';
import { conflict, createRouter, failures, json, requireViewer } from '../../router.ts';
import { fit } from '../begin-upload.ts';
import { mergedAway, toAdminGame } from './games.ts';

const params = z.object({ id: IdText });
const Picture = z.string().openapi({ format: 'binary' });

/** Faults after which nothing is written. Of any other nobody knows: then the clock finds what was left. */
const REFUSALS = [ProblemError, MayNotActError, NotAdminError, LeavingError];

export const adminGameCovers = createRouter()
  .openapi(
    createRoute({
      method: 'put',
      path: '/games/{id}/cover',
      summary: 'Gives a game a cover of its own, the body; of several the last one stays (admin)',
      description:
        'A JPEG or PNG of at most 10 MB and 50 million pixels. What it is, its content says. Stored without what the camera noted in it, and scaled.',
      middleware: limited('LIMIT_WRITE'),
      request: {
        params,
        body: {
          required: true,
          content: { 'image/jpeg': { schema: Picture }, 'image/png': { schema: Picture } },
        },
      },
      responses: { 200: json(AdminGameItem, 'As it now stands.'), ...conflict, ...failures },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const tooLarge = 'A cover can have at most 10 MB.';
      const bytes = await readBody(c.req.raw, IMAGE_MAX_BYTES, tooLarge);
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
    createRoute({
      method: 'delete',
      path: '/games/{id}/cover',
      summary: 'Takes the cover off a game: the generated one is back (admin)',
      middleware: limited('LIMIT_WRITE'),
      request: { params },
      responses: { 204: { description: 'It is gone.' }, ...failures },
    }),
    async (c) => {
      const by = { adminId: requireViewer(c).id, now: Date.now() };
      const { id } = c.req.valid('param');
      const { changed } = await changeCover(c.get('db'), { id, cover: null, ...by });
      if (!changed) throw notFound('cover');
      return c.body(null, 204);
    },
  );
