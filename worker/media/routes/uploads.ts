import type { Context } from 'hono';

import { PART_BYTES, STILL_MAX_BYTES } from '../../contract/bounds.ts';
import { OwnMedia, Upload, UploadCreate } from '../../contract/media.ts';
import { ById, IdText } from '../../contract/reference.ts';
import { limited, signedIn, userRoute } from '../../core/auth/guards.ts';
import { readBody, readsOwnBody } from '../../core/body.ts';
import { head } from '../../core/items.ts';
import { ProblemError, forPrograms, notFound } from '../../core/problems.ts';
import {
  type AppEnv,
  body,
  conflict,
  createRouter,
  json,
  requireViewer,
  route,
} from '../../core/router.ts';
import { newStem } from '../files/names.ts';
import { dropParts, joinParts, partLength, partsOf, storePart } from '../files/parts.ts';
import { discard, removeFiles, storeStill } from '../files/store.ts';
import { readStill } from '../files/type.ts';
import { toOwnMedia } from '../queries/media.ts';
import {
  type UploadRow,
  findUpload,
  finishUpload,
  giveUpUpload,
  noteCopies,
  notePart,
} from '../queries/uploads.ts';
import { assertImagesToday, begin, fit, keyOfAnother } from './begin-upload.ts';

const done = (description: string) => ({ 204: { description } });

/** The caller's upload. @throws ProblemError 404 if it is another user's or was abandoned */
async function find(c: Context<AppEnv>, id: number) {
  const found = await findUpload(c.get('db'), id, requireViewer(c).id);
  if (!found) throw notFound('upload');
  return found;
}

const receivedOf = ({ parts }: UploadRow): R2UploadedPart[] =>
  Object.entries(parts).map(([number, etag]) => ({ partNumber: Number(number), etag }));

/** Abandons an upload and deletes what is stored of it. @returns whether there was one */
async function giveUp(c: Context<AppEnv>, id: number) {
  const remains = await giveUpUpload(c.get('db'), id, requireViewer(c).id, Date.now());
  if (remains) await discard(c.env, [remains]);
  return remains !== undefined;
}

/** Videos are uploaded in parts of 5 MiB: begin, send each part, finish. Each step can be repeated. */
export const uploads = createRouter()
  .openapi(
    userRoute('post', '/media/uploads', {
      summary: 'Starts the upload of a video in parts',
      description:
        'Then send each part and perhaps a still, and complete it. Each step can be repeated: the same `key` goes on with the same upload.',
      request: { body: body(UploadCreate) },
      responses: { 201: json(Upload, 'The upload.'), ...conflict },
    }),
    async (c) => {
      const { alt = '', key = crypto.randomUUID(), ...rest } = c.req.valid('json');
      const uploaderId = requireViewer(c).id;
      const announced = { ...rest, alt, key, uploaderId, stem: newStem(), extension: null };
      const { upload } = await begin(c.get('db'), { ...announced, now: Date.now() });
      if (upload.bytes !== rest.bytes) throw keyOfAnother();
      const item = {
        ...head('Upload', 'media/uploads', upload.id),
        partBytes: PART_BYTES,
        parts: partsOf(upload),
        received: receivedOf(upload).map(({ partNumber }) => partNumber),
      };
      return c.json(item, 201);
    },
  )
  .openapi(
    route('put', '/media/uploads/{id}/parts/{number}', {
      summary: 'Uploads one part as raw bytes. The first part comes before the others',
      middleware: [readsOwnBody, signedIn, limited('LIMIT_WRITE')] as const,
      request: { params: ById.extend({ number: IdText }) },
      responses: { ...done('Stored.'), ...conflict },
    }),
    async (c) => {
      const { id, number } = c.req.valid('param');
      const { upload, media } = await find(c, id);
      const length = partLength(upload, number);
      if (length === undefined)
        throw new ProblemError(404, forPrograms('This part doesn’t exist.'));
      if (media) throw new ProblemError(409, (say) => say.uploads.finished);
      if (number > 1 && upload.multipartId === null) {
        throw new ProblemError(409, forPrograms('Send part 1 first.'));
      }
      const wrong = forPrograms(`Part ${number} has ${length} bytes.`);
      const bytes = await readBody(c.req.raw, length, wrong);
      if (bytes.length < length) throw new ProblemError(400, wrong);
      const part = await fit('file', () => storePart(c.env, upload, number, bytes)).catch(
        async (error: unknown) => {
          // A file that isn't a video can't be continued.
          if (error instanceof ProblemError) await giveUp(c, id);
          throw error;
        },
      );
      if (!(await notePart(c.get('db'), id, requireViewer(c).id, part))) {
        if (upload.multipartId === null) await dropParts(c.env, { ...upload, ...part });
        throw notFound('upload');
      }
      return c.body(null, 204);
    },
  )
  .openapi(
    route('put', '/media/uploads/{id}/still', {
      summary: 'Sends the still of a video, a JPEG or PNG of at most 1 MB',
      middleware: [readsOwnBody, signedIn, limited('LIMIT_WRITE')] as const,
      request: { params: ById },
      responses: { ...done('Stored.'), ...conflict },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const { upload, media } = await find(c, id);
      if (media) throw new ProblemError(409, (say) => say.uploads.finished);
      if (upload.copies !== '[]') return c.body(null, 204);
      const bytes = await readBody(
        c.req.raw,
        STILL_MAX_BYTES,
        forPrograms('A preview image can be up to 1 MB.'),
      );
      const image = await fit('still', async () => readStill(bytes));
      await assertImagesToday(c.get('db'), requireViewer(c).id);
      const copies = await fit('still', async () => storeStill(c.env, upload.stem, image));
      if (!(await noteCopies(c.get('db'), id, requireViewer(c).id, copies))) {
        // A repeated request may have finished the upload meanwhile. Then these are the video's files.
        const found = await findUpload(c.get('db'), id, requireViewer(c).id);
        if (!found?.media) await removeFiles(c.env, upload.stem, null);
        throw notFound('upload');
      }
      return c.body(null, 204);
    },
  )
  .openapi(
    userRoute('post', '/media/uploads/{id}/complete', {
      summary: 'Completes an upload that has all its parts',
      request: { params: ById },
      responses: { 201: json(OwnMedia, 'The file.'), ...conflict },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const viewerId = requireViewer(c).id;
      const { upload, media } = await find(c, id);
      if (media) return c.json(toOwnMedia(media), 201);
      const parts = receivedOf(upload);
      if (parts.length < partsOf(upload)) {
        throw new ProblemError(
          409,
          forPrograms(`${parts.length} of ${partsOf(upload)} parts are here.`),
        );
      }
      const joined = await fit('file', () => joinParts(c.env, upload, parts)).catch(
        async (error: unknown) => {
          if (error instanceof ProblemError) await giveUp(c, id);
          throw error;
        },
      );
      if (!joined) {
        if (!(await giveUp(c, id))) throw notFound('upload');
        throw new ProblemError(409, (say) => say.uploads.incomplete);
      }
      const row = await finishUpload(c.get('db'), {
        id,
        alt: upload.alt,
        viewerId,
        now: Date.now(),
      });
      if (!row) {
        await removeFiles(c.env, upload.stem, upload.extension);
        throw notFound('upload');
      }
      return c.json(toOwnMedia(row), 201);
    },
  )
  .openapi(
    userRoute('delete', '/media/uploads/{id}', {
      summary: 'Cancels an upload and deletes its parts',
      request: { params: ById },
      responses: { ...done('Deleted.') },
    }),
    async (c) => {
      if (!(await giveUp(c, c.req.valid('param').id))) throw notFound('upload');
      return c.body(null, 204);
    },
  );
