import { z } from '@hono/zod-openapi';

/** A user, wherever one is shown: id, name and picture. */
export const Person = z.object({
  id: z.int(),
  name: z.string(),
  /** The profile's first file as a raster to show small. Null where there is none. */
  firstFile: z.string().nullable(),
});

export type Person = z.infer<typeof Person>;
