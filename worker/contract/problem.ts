import { z } from '@hono/zod-openapi';

import { schema } from './schema.ts';

/**
 * The three error shapes. Clients tell them apart by their members: `code` means "not authenticated", `error` means
 * "it already exists". All others have neither.
 */

export const Unauthenticated = schema('Unauthenticated', {
  code: z.literal(401),
  message: z.string(),
  /** For a suspended or banned account whose owner has logged in: good for its decisions and appeals alone. */
  ticket: z.string().optional(),
});

const Violation = z.object({ propertyPath: z.string(), message: z.string() });

export const Problem = schema('Problem', {
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  violations: z.array(Violation).optional(),
});

export const Conflict = Problem.extend({ error: z.string().optional() }).openapi('Conflict');

export type Problem = z.infer<typeof Problem>;
