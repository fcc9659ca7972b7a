import { z } from '@hono/zod-openapi';

import { IMAGE_EXTENSIONS, VIDEO_EXTENSIONS } from './vocabulary.ts';

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

export type MediaItem = z.infer<typeof MediaItem>;
