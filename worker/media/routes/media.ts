import type { MiddlewareHandler } from 'hono';

import { IMAGE_MAX_BYTES, STILL_MAX_BYTES } from '../../contract/bounds.ts';
import { MediaForm, MediaPatch, OwnMedia } from '../../contract/media.ts';
import { ById } from '../../contract/reference.ts';
import { limited, signedIn, userRoute } from '../../core/auth/guards.ts';
import { readBody, readsOwnBody } from '../../core/body.ts';
import { askNamedRoom } from '../../core/objects.ts';
import { type Detail, forPrograms, invalid, ProblemError, notFound } from '../../core/problems.ts';
import { problemOf } from '../../core/room-refusals.ts';
import {
  type AppEnv,
  body,
  conflict,
  createRouter,
  route,
  json,
  requireViewer,
} from '../../core/router.ts';
import { assertMayAct } from '../../presence/queries/presence.ts';
import { inTime } from '../files/in-time.ts';
import { newPrivateStem, newStem } from '../files/names.ts';
import { removeFiles, storeCopies, storeDrawn, storeStill } from '../files/store.ts';
import { readFile, readStill } from '../files/type.ts';
import { cleanVideo } from '../files/video/clean.ts';
import { changeMedia, deleteMedia, toOwnMedia } from '../queries/media.ts';
import { deletePictures } from '../queries/room-pictures.ts';
import { finishUpload, giveUpUpload } from '../queries/uploads.ts';
import { assertImagesToday, begin, fit, keyOfAnother } from './begin-upload.ts';
import { assertRaster, ownerOf } from './room-upload.ts';
import { uploads } from './uploads.ts';

/** An image, a still and the form around them. */
const FORM_MAX_BYTES = IMAGE_MAX_BYTES + STILL_MAX_BYTES + 64 * 1024;
const TOO_LARGE: Detail = (say) => say.files.tooLarge;

/** An upload takes far more memory and time than other writes. So it counts as this many. */
const UPLOAD_WEIGHT = 4;

/** Answers 401 to an account that may not act any more, before its file is read. */
const mayAct: MiddlewareHandler<AppEnv> = async (c, next) => {
  await assertMayAct(c.env.DB, requireViewer(c));
  return next();
};

/** Reads a form up to the allowed size. The validator then finds it parsed. */
const readForm: MiddlewareHandler<AppEnv> = async (c, next) => {
  const type = c.req.header('Content-Type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new ProblemError(415, forPrograms('Send multipart/form-data.'));
  }
  const bytes = await readBody(c.req.raw, FORM_MAX_BYTES, TOO_LARGE);
  const form = await new Response(bytes, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => {
      throw new ProblemError(400, forPrograms('The body isn’t a multipart form.'));
    });
  c.req.bodyCache.formData = form;
  return next();
};

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

export const media = createRouter()
  .openapi(
    route('post', '/media', {
      summary: "Adds a file to one's page or session, or for a message",
      description:
        'At most 10 MB. For a message it is a JPEG, PNG or GIF, which the room’s members see with their bearer alone, and which is deleted if no message shows it within an hour. What it is, its content says. Pictures are stored without what the camera noted in them, and scaled. An SVG or a video brings a still, a JPEG or PNG of at most 1600 px: lists show that one.',
      middleware: [
        readsOwnBody,
        signedIn,
        limited('LIMIT_WRITE', UPLOAD_WEIGHT),
        mayAct,
        readForm,
      ] as const,
      request: {
        body: { required: true, content: { 'multipart/form-data': { schema: MediaForm } } },
      },
      responses: { 201: json(OwnMedia, 'The file.'), ...conflict },
    }),
    async (c) => {
      const now = Date.now();
      const db = c.get('db');
      const { id: viewerId } = requireViewer(c);
      const { file, still, alt = '', key = crypto.randomUUID(), ...form } = c.req.valid('form');
      if (file.size > IMAGE_MAX_BYTES) throw new ProblemError(413, TOO_LARGE);
      const owner = await ownerOf(c, form.owner);
      const bytes = await bytesOf(file);
      const content = await fit('file', () => readFile(bytes));
      const picture = typeof content === 'string' ? undefined : content;
      if (owner.kind === 'room') assertRaster(picture);
      const poster =
        still && !picture?.raster
          ? await fit('still', async () => readStill(await bytesOf(still)))
          : undefined;
      if (typeof content === 'string') await fit('file', () => cleanVideo(bytes, content));
      const stored = picture?.bytes ?? bytes;
      const extension = typeof content === 'string' ? content : content.extension;

      const { upload, media: made } = await begin(db, {
        owner,
        uploaderId: viewerId,
        key,
        stem: owner.kind === 'room' ? newPrivateStem() : newStem(),
        extension,
        alt,
        bytes: stored.length,
        now,
      });
      if (made) return c.json(toOwnMedia(made), 201);
      const { id, stem } = upload;
      if (upload.extension !== extension) throw keyOfAnother();
      try {
        if (poster ?? picture) await assertImagesToday(db, viewerId);
        const copies = await fit('file', async () => {
          if (poster) return storeStill(c.env, stem, poster);
          if (!picture) return [];
          return (picture.raster ? storeCopies : storeDrawn)(c.env, stem, picture);
        });
        await inTime(c.env.FILES.put(`${stem}.${extension}`, stored));
        const row = await finishUpload(db, { id, alt: upload.alt, viewerId, copies, now });
        if (!row) throw notFound('owner');
        return c.json(toOwnMedia(row), 201);
      } catch (error) {
        if (await giveUpUpload(db, id, viewerId, now)) await removeFiles(c.env, stem, extension);
        throw error;
      }
    },
  )
  .openapi(
    userRoute('patch', '/media/{id}', {
      summary: 'Changes the alternative text or the position of a file',
      request: { params: ById, body: body(MediaPatch) },
      responses: { 200: json(OwnMedia, 'The updated item.') },
    }),
    async (c) => {
      const { id: viewerId } = requireViewer(c);
      const { id } = c.req.valid('param');
      const change = c.req.valid('json');
      const row = await changeMedia(c.get('db'), id, viewerId, { ...change, now: Date.now() });
      if (!row) throw notFound('file');
      const { room } = row;
      const { alt = row.alt } = change;
      if (room !== null && change.alt !== undefined) {
        const refusal = await askNamedRoom(c.env, room, async (stub) =>
          stub.describePicture(viewerId, id, alt),
        );
        if (refusal?.refused === 'links')
          throw invalid('alt', (say) => say.messages.linkToStranger);
        if (refusal) throw problemOf(refusal);
      }
      return c.json(toOwnMedia(room === null ? row : { ...row, alt }), 200);
    },
  )
  .openapi(
    userRoute('delete', '/media/{id}', {
      summary: 'Deletes a file. Its bytes are erased within minutes',
      description: 'A picture that a message shows is deleted with the message.',
      request: { params: ById },
      responses: { 204: { description: 'Deleted.' }, ...conflict },
    }),
    async (c) => {
      const { id: viewerId } = requireViewer(c);
      const { id } = c.req.valid('param');
      const now = Date.now();
      const file = await deleteMedia(c.get('db'), id, viewerId, now);
      if (!file) throw notFound('file');
      const { room } = file;
      if (room !== null) {
        const [sent] = await askNamedRoom(c.env, room, async (stub) => stub.sentPictures([id]));
        if (sent !== undefined) throw new ProblemError(409, (say) => say.messages.pictureSent);
        await deletePictures(c.env.DB, { room, ids: [id], now });
      }
      return c.body(null, 204);
    },
  )
  .route('/', uploads);
