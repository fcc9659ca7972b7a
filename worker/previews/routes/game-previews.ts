import { z } from '@hono/zod-openapi';

import { findPictured } from '../../catalogue/queries/game-covers.ts';
import { PreviewQuery } from '../../contract/admin-game.ts';
import { PREVIEW_MAX_BYTES } from '../../contract/bounds.ts';
import { ById } from '../../contract/reference.ts';
import { limited } from '../../core/auth/guards.ts';
import { readBody, readsOwnBody } from '../../core/body.ts';
import { forPrograms, notFound } from '../../core/problems.ts';
import { createRouter, route } from '../../core/router.ts';
import { coverPreviewName, stemOf } from '../../media/files/names.ts';
import { readPreview } from '../../media/files/type.ts';
import { fit } from '../../media/routes/begin-upload.ts';
import { previewName } from '../preview-name.ts';
import { titleKey } from './previews.ts';

export const adminGamePreviews = createRouter().openapi(
  route('put', '/games/{id}/preview', {
    summary: 'Stores the image that messengers show of a game (admin)',
    description:
      'A PNG of 1200 × 630 px and at most 500 KB. The query says what it was drawn of. One that is outdated is dropped, since whoever changed the game draws another. It isn’t logged: it follows from changes that are.',
    middleware: [readsOwnBody, limited('LIMIT_WRITE')] as const,
    request: {
      params: ById,
      query: PreviewQuery,
      body: {
        required: true,
        content: { 'image/png': { schema: z.string().openapi({ format: 'binary' }) } },
      },
    },
    responses: { 204: { description: 'Stored, or outdated.' } },
  }),
  async (c) => {
    const bytes = await readBody(
      c.req.raw,
      PREVIEW_MAX_BYTES,
      forPrograms('A preview can be up to 500 KB.'),
    );
    const image = await fit('preview', () => readPreview(bytes));
    const game = await findPictured(c.get('db'), c.req.valid('param').id);
    if (!game) throw notFound('game');
    const { name, coverName, cover } = game;
    if (c.req.valid('query').of === (cover?.[0] ?? name)) {
      const key =
        coverName === null ? titleKey(previewName(name)) : coverPreviewName(stemOf(coverName));
      await c.env.FILES.put(key, image, { httpMetadata: { contentType: 'image/png' } });
    }
    return c.body(null, 204);
  },
);
