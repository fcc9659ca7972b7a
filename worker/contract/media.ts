import { z } from '@hono/zod-openapi';

import { ALT_MAX, MEDIA_MAX, VIDEO_MAX_BYTES } from './bounds.ts';
import { OwnerIri } from './reference.ts';
import { Line } from './text.ts';
import { IMAGE_EXTENSIONS, VIDEO_EXTENSIONS } from './file-types.ts';

export const MediaItem = z
  .object({
    id: z.int(),
    extension: z.enum([...IMAGE_EXTENSIONS, ...VIDEO_EXTENSIONS]),
    deleted: z.boolean(),
    newName: z.string(),
    alt: z.string(),
    /**
     * Names of the copies to show instead, where there are any: 200 × 140 px, the same at twice the density, and
     * one of at most 1600 px. Of a video they show its still.
     */
    copies: z.array(z.string()).optional(),
  })
  .openapi('MediaItem');

/** A file as its owner has it. */
export const OwnMedia = MediaItem.extend({
  '@id': z.string(),
  '@type': z.literal('Media'),
  /** Its place among the owner's files, from 0. */
  position: z.int(),
}).openapi('Media');

/** Chosen by the client, so that a request which comes twice is done once. */
const Key = z
  .string()
  .regex(/^[\w-]{8,64}$/, 'needs 8 to 64 letters, digits, - or _')
  .openapi({ type: 'string', minLength: 8, maxLength: 64 });

const Alt = Line(0, ALT_MAX);

const Bytes = z
  .custom<File>((value) => value instanceof File, 'is missing')
  .openapi({ type: 'string', format: 'binary' });

const fields = { owner: OwnerIri, alt: Alt.optional(), key: Key.optional() };

/** A file as a multipart form; a video may bring its still. */
export const MediaForm = z
  .object({ ...fields, file: Bytes, still: Bytes.optional() })
  .openapi('MediaForm');

/** What is changed of a file: its text, its place, or both. */
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

/** Announces a video that comes in parts. */
export const UploadCreate = z
  .object({
    ...fields,
    bytes: z.int().min(1).max(VIDEO_MAX_BYTES, 'is over the 95 MB that a video can have'),
  })
  .openapi('UploadCreate');

export const Upload = z
  .object({
    '@id': z.string(),
    '@type': z.literal('Upload'),
    id: z.int(),
    /** Of every part but the last. */
    partBytes: z.int(),
    parts: z.int(),
    /** Numbers of those that are here already. */
    received: z.array(z.int()),
  })
  .openapi('Upload');

export type MediaItem = z.infer<typeof MediaItem>;
export type OwnMedia = z.infer<typeof OwnMedia>;
