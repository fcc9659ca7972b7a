import { z } from '@hono/zod-openapi';

import { AUDIT_ACTIONS } from './admin-vocabulary.ts';
import { Collection, Page } from './collection.ts';
import { Person } from './person.ts';
import { IdText } from './reference.ts';
import { item } from './schema.ts';
import { SearchText } from './text.ts';

/** The changed fields, before or after the action. */
const Facts = z.record(z.string(), z.unknown());

export const AuditItem = item('AuditEntry', {
  id: z.int(),
  /** Null if the operator did it with a tool. */
  actor: Person.nullable(),
  action: z.enum(AUDIT_ACTIONS),
  /** The IRI of the affected item, and its current name. */
  about: z.object({ '@id': z.string(), name: z.string().nullable() }),
  reason: z.string(),
  before: Facts.nullable(),
  after: Facts.nullable(),
  createdAt: z.iso.datetime(),
});

export const AuditList = Collection(AuditItem).openapi('AuditList');

export const AuditFilters = z.object({
  q: SearchText().optional(),
  actor: IdText.optional(),
  about: z
    .string()
    .regex(/^\/api\/[a-z-]{1,30}\/[\w-]{1,40}$/, 'Must look like /api/users/7.')
    .optional()
    .openapi({ example: '/api/users/7' }),
  action: z.enum(AUDIT_ACTIONS).optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
});

export const AuditQuery = Page.extend(AuditFilters.shape);

export type AuditItem = z.infer<typeof AuditItem>;
export type AuditFilters = z.infer<typeof AuditFilters>;
