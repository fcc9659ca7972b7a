import { z } from '@hono/zod-openapi';

import { ALT_MAX, MEDIA_MAX, VIDEO_MAX_BYTES } from './bounds.ts';
import { MEDIA_EXTENSIONS } from './file-types.ts';
import { issue } from './issue.ts';
import { FileOwnerIri, OwnerIri } from './reference.ts';
import { itemHead, item, schema } from './schema.ts';
import { Line } from './text.ts';

export const MediaItem = schema('MediaItem', {
  id: z.int(),
  extension: z.enum(MEDIA_EXTENSIONS),
  deleted: z.boolean(),
  newName: z.string(),
  alt: z.string(),
  /** For its owner, if this text waits for a moderator. Others read the one before. */
  held: z.literal(true).optional(),
  /**
   * Names of smaller copies to show instead, if any: 200 × 140 px, 400 × 280 px, and up to 1600 px. The first two are
   * made when they are first asked for. For a video or an SVG they show its still. In lists, another user's SVG has
   * the `newName` and `extension` of its largest copy, so that lists never name the SVG itself.
   */
  copies: z.array(z.string()).optional(),
});

/** A file as its owner sees it. */
export const OwnMedia = MediaItem.extend({
  ...itemHead('Media'),
  /** Its position among the owner's files, from 0. */
  position: z.int(),
}).openapi('Media');

/** An idempotency key, chosen by the client. */
const Key = z
  .string()
  .regex(/^[\w-]{8,64}$/, 'Use 8 to 64 letters, digits, - or _.')
  .openapi({ type: 'string', minLength: 8, maxLength: 64 });

const Alt = Line(0, ALT_MAX);

const Bytes = z
  .custom<File>((value) => value instanceof File, issue('required'))
  .openapi({ type: 'string', format: 'binary' });

const fields = { alt: Alt.optional(), key: Key.optional() };

/** A file as a multipart form. A video or an SVG may bring its still. Messages take only JPEG, PNG and GIF. */
export const MediaForm = schema('MediaForm', {
  ...fields,
  owner: FileOwnerIri,
  file: Bytes,
  still: Bytes.optional(),
});

/** Changes the alternative text, the position, or both. */
export const MediaPatch = z
  .object({
    alt: Alt,
    position: z
      .int()
      .min(0)
      .max(MEDIA_MAX * 2),
  })
  .partial()
  .openapi('MediaPatch');

/** Starts the upload of a video in parts. */
export const UploadCreate = schema('UploadCreate', {
  ...fields,
  owner: OwnerIri,
  bytes: z.int().min(1).max(VIDEO_MAX_BYTES, issue('videoTooLarge')),
});

export const Upload = item('Upload', {
  id: z.int(),
  /** The size of every part but the last. */
  partBytes: z.int(),
  parts: z.int(),
  /** The numbers of the parts that are already stored. */
  received: z.array(z.int()),
});

export type MediaItem = z.infer<typeof MediaItem>;
export type OwnMedia = z.infer<typeof OwnMedia>;
