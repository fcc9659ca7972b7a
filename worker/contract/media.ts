import { z } from '@hono/zod-openapi';

import { IMAGE_EXTENSIONS, VIDEO_EXTENSIONS } from './vocabulary.ts';

export const MediaItem = z
  .object({
    id: z.int(),
    extension: z.enum([...IMAGE_EXTENSIONS, ...VIDEO_EXTENSIONS]),
    deleted: z.boolean(),
    newName: z.string(),
    alt: z.string(),
  })
  .openapi('MediaItem');

export type MediaItem = z.infer<typeof MediaItem>;
