import { z } from '@hono/zod-openapi';

/**
 * The three error shapes. Clients tell them apart by their members: `code` means "not authenticated", `error` means
 * "it already exists". All others have neither.
 */

export const Unauthenticated = z
  .object({
    code: z.literal(401),
    message: z.string(),
    /** For a suspended or banned account whose owner has logged in: good for its decisions and appeals alone. */
    ticket: z.string().optional(),
  })
  .openapi('Unauthenticated');

const Violation = z.object({ propertyPath: z.string(), message: z.string() });

export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    violations: z.array(Violation).optional(),
  })
  .openapi('Problem');

export const Conflict = Problem.extend({ error: z.string().optional() }).openapi('Conflict');

export type Problem = z.infer<typeof Problem>;
