import { z } from '@hono/zod-openapi';

import { AUDIT_ACTIONS } from './admin-vocabulary.ts';
import { SEARCH_TEXT_MAX } from './bounds.ts';
import { Collection, Page } from './collection.ts';
import { IdText } from './reference.ts';

/** What something was before, or became: the members that an action is about. */
const Facts = z.record(z.string(), z.unknown());

export const AuditItem = z
  .object({
    '@id': z.string(),
    '@type': z.literal('AuditEntry'),
    id: z.int(),
    /** Null where the operator did it, beside the product. */
    actor: z.object({ id: z.int(), name: z.string() }).nullable(),
    action: z.enum(AUDIT_ACTIONS),
    /** The IRI of what it was done to, with the name that it has now. */
    about: z.object({ '@id': z.string(), name: z.string().nullable() }),
    reason: z.string(),
    before: Facts.nullable(),
    after: Facts.nullable(),
    createdAt: z.iso.datetime(),
  })
  .openapi('AuditEntry');

export const AuditList = Collection(AuditItem).openapi('AuditList');

export const AuditFilters = z.object({
  q: z.string().max(SEARCH_TEXT_MAX).optional(),
  actor: IdText.optional(),
  about: z
    .string()
    .regex(/^\/api\/[a-z-]{1,30}\/[\w-]{1,40}$/, 'must look like /api/users/7')
    .optional()
    .openapi({ example: '/api/users/7' }),
  action: z.enum(AUDIT_ACTIONS).optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
});

export const AuditQuery = Page.extend(AuditFilters.shape);

export type AuditItem = z.infer<typeof AuditItem>;
export type AuditFilters = z.infer<typeof AuditFilters>;
