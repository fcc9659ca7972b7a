import { z } from '@hono/zod-openapi';

/** What the operator has said about themselves; null for what has been left out. */
export const Site = z
  .object({
    '@id': z.string(),
    '@type': z.literal('Site'),
    operator: z.object({
      name: z.string().nullable(),
      address: z.string().nullable(),
      email: z.string().nullable(),
    }),
    /** Whether mails go out: without, no address is confirmed and no forgotten password set anew. */
    mail: z.boolean(),
  })
  .openapi('Site');

export type Site = z.infer<typeof Site>;
