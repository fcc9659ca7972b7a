import { createRoute, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';

import { limited, signedIn } from '../auth/guards.ts';
import { readBody } from '../body.ts';
import { IMAGE_MAX_BYTES, STILL_MAX_BYTES } from '../contract/bounds.ts';
import { MediaForm, MediaPatch, OwnMedia } from '../contract/media.ts';
import { IdText } from '../contract/reference.ts';
import { changeMedia, deleteMedia, toOwnMedia } from '../db/media.ts';
import { finishUpload, giveUpUpload } from '../db/uploads.ts';
import { newStem } from '../files/names.ts';
import { blankPlaces } from '../files/places.ts';
import { removeFiles, storeCopies, storeStill } from '../files/store.ts';
import { readFile, readStill } from '../files/type.ts';
import { ProblemError, notFound } from '../problems.ts';
import {
  type AppEnv,
  body,
  conflict,
  createRouter,
  failures,
  json,
  requireViewer,
} from '../router.ts';
import { begin, fit } from './begin-upload.ts';
import { uploads } from './uploads.ts';

/** A picture, a still and what stands around them. */
const FORM_MAX_BYTES = IMAGE_MAX_BYTES + STILL_MAX_BYTES + 64 * 1024;
const TOO_LARGE = 'A file can have at most 10 MB here; videos up to 95 MB come in parts.';

/** Takes a form in, so far as it may be long; the validator then finds it parsed. */
const readForm: MiddlewareHandler<AppEnv> = async (c, next) => {
  const type = c.req.header('Content-Type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new ProblemError(415, 'Send multipart/form-data.');
  }
  const bytes = await readBody(c.req.raw, FORM_MAX_BYTES, TOO_LARGE);
  const form = await new Response(bytes, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => {
      throw new ProblemError(400, 'The body is no multipart form.');
    });
  c.req.bodyCache.formData = form;
  return next();
};

const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer());

export const media = createRouter()
  .openapi(
    createRoute({
      method: 'post',
      path: '/media',
      summary: "Adds a file to one's page or session",
      description:
        'At most 10 MB. What it is, its content says. Pictures are stored without what the camera noted in them, and scaled.',
      middleware: [signedIn, limited('LIMIT_WRITE'), readForm] as const,
      request: {
        body: { required: true, content: { 'multipart/form-data': { schema: MediaForm } } },
      },
      responses: { 201: json(OwnMedia, 'The file.'), ...failures, ...conflict },
    }),
    async (c) => {
      const now = Date.now();
      const db = c.get('db');
      const { id: viewerId } = requireViewer(c);
      const { file, still, owner, alt = '', key = crypto.randomUUID() } = c.req.valid('form');
      if (file.size > IMAGE_MAX_BYTES) throw new ProblemError(413, TOO_LARGE);
      const bytes = await bytesOf(file);
      const content = await fit('file', () => readFile(bytes));
      const poster =
        typeof content === 'string' && still
          ? await fit('still', async () => readStill(await bytesOf(still)))
          : undefined;
      const picture = typeof content === 'string' ? undefined : content;
      if (content === 'mp4') blankPlaces(bytes);
      const stored = picture?.bytes ?? bytes;
      const extension = typeof content === 'string' ? content : content.extension;

      const { upload, media: made } = await begin(db, {
        owner,
        uploaderId: viewerId,
        key,
        stem: newStem(),
        extension,
        alt,
        bytes: stored.length,
        now,
      });
      if (made) return c.json(toOwnMedia(made), 201);
      const { id, stem } = upload;
      if (upload.extension !== extension) {
        throw new ProblemError(409, 'Another file has come with this key.');
      }
      try {
        const copies = await fit('file', async () => {
          if (picture) return storeCopies(c.env, stem, picture);
          return poster ? storeStill(c.env, stem, poster) : [];
        });
        await c.env.FILES.put(`${stem}.${extension}`, stored);
        const row = await finishUpload(db, { id, viewerId, copies, now });
        if (!row) throw notFound('owner');
        return c.json(toOwnMedia(row), 201);
      } catch (error) {
        if (await giveUpUpload(db, id, viewerId, now)) await removeFiles(c.env, stem, extension);
        throw error;
      }
    },
  )
  .openapi(
    createRoute({
      method: 'patch',
      path: '/media/{id}',
      summary: 'Changes the text or the place of a file',
      middleware: [signedIn, limited('LIMIT_WRITE')] as const,
      request: { params: z.object({ id: IdText }), body: body(MediaPatch) },
      responses: { 200: json(OwnMedia, 'As it now stands.'), ...failures },
    }),
    async (c) => {
      const { id: viewerId } = requireViewer(c);
      const { id } = c.req.valid('param');
      const row = await changeMedia(c.get('db'), id, viewerId, c.req.valid('json'));
      if (!row) throw notFound('file');
      return c.json(toOwnMedia(row), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/media/{id}',
      summary: 'Takes a file away: out of every list at once, its bytes soon after',
      middleware: [signedIn, limited('LIMIT_WRITE')] as const,
      request: { params: z.object({ id: IdText }) },
      responses: { 204: { description: 'It is gone.' }, ...failures },
    }),
    async (c) => {
      const { id: viewerId } = requireViewer(c);
      const deleted = await deleteMedia(c.get('db'), c.req.valid('param').id, viewerId, Date.now());
      if (!deleted) throw notFound('file');
      return c.body(null, 204);
    },
  )
  .route('/', uploads);
