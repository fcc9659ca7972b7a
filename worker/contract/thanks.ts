import { z } from '@hono/zod-openapi';

import { THANKS_LEVELS } from './bounds.ts';
import { Iri } from './reference.ts';
import { schema } from './schema.ts';
import { THANKS_KINDS } from './vocabulary.ts';

export const ThanksCreate = schema('ThanksCreate', {
  user: Iri('users'),
  session: Iri('sessions'),
  kind: z.enum(THANKS_KINDS),
});

/** Thanks for playing together. They are anonymous. */
export const ThanksItem = schema('Thanks', {
  '@type': z.literal('Thanks'),
  user: z.string(),
  session: z.string(),
  kind: z.enum(THANKS_KINDS),
  createdAt: z.iso.datetime(),
});

/** A user's level for one kind of thanks. It depends on how many different people have thanked them lately. */
export const ThanksLevel = schema('ThanksLevel', {
  kind: z.enum(THANKS_KINDS),
  level: z.int().min(1).max(THANKS_LEVELS.length),
});

export type ThanksItem = z.infer<typeof ThanksItem>;
export type ThanksLevel = z.infer<typeof ThanksLevel>;
