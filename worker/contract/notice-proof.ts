import { z } from '@hono/zod-openapi';

import { schema } from './schema.ts';
import { Bounded } from './text.ts';

/** The proof of work of a visitor’s report, as altcha-lib makes, solves and checks it. */
export const NoticeChallenge = schema('NoticeChallenge', {
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: Bounded(64),
    salt: Bounded(64),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: Bounded(64),
    /** The ticket is good for one report. */
    data: z.object({ ticket: Bounded(400) }),
  }),
  signature: Bounded(64),
});

export const NoticeProof = schema('NoticeProof', {
  challenge: NoticeChallenge,
  solution: z.object({ counter: z.int().min(0), derivedKey: Bounded(64) }),
});

export type NoticeChallenge = z.infer<typeof NoticeChallenge>;
export type NoticeProof = z.infer<typeof NoticeProof>;
