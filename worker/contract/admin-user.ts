import { z } from '@hono/zod-openapi';

import { ACCOUNT_STATUSES, ADMIN_STATUSES, RETURN_KINDS } from './admin-vocabulary.ts';
import { AuditItem } from './audit.ts';
import { ADMIN_REASON_MAX } from './bounds.ts';
import { Collection, Page } from './collection.ts';
import { grounded } from './decision.ts';
import { Person } from './person.ts';
import { ROLE_ADMIN, ROLE_MODERATOR, ROLE_USER } from './roles.ts';
import { item, schema } from './schema.ts';
import { Prose, SearchText } from './text.ts';

const Role = z.enum([ROLE_USER, ROLE_MODERATOR, ROLE_ADMIN]);

/** An admin's reason. The affected user reads it, and the audit log keeps it. */
export const AdminReason = Prose(ADMIN_REASON_MAX, 1);

export const AdminUserItem = item('AdminUser', {
  ...Person.shape,
  email: z.string(),
  role: Role,
  status: z.enum(ACCOUNT_STATUSES),
  /** The end of a suspension. */
  until: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  online: z.boolean(),
  lastSeenAt: z.iso.datetime().nullable(),
  /** Counted up to 60. */
  openReports: z.int(),
  /** Users who were banned and to whom this account may belong, with what it has in common with theirs. */
  mayBe: z.array(Person.extend({ by: z.enum(RETURN_KINDS) }).omit({ firstFile: true })),
});

/** An account as the queue of everything new shows it. Moderators need no email for that. */
export const NewAccountItem = AdminUserItem.omit({ email: true })
  .extend({ '@type': z.literal('NewAccount'), about: z.string() })
  .openapi('NewAccount');

/** What an admin needs for a decision. It never includes what the user writes to others. */
export const AdminUserDetail = AdminUserItem.extend({
  emailConfirmed: z.boolean(),
  statusReason: z.string().nullable(),
  leavesAt: z.iso.datetime().nullable(),
  /** Each counted up to 60. */
  upheldReports: z.int(),
  dismissedReports: z.int(),
  ownReports: z.int(),
  sessionsAhead: z.int(),
  /** Warnings that aren't acknowledged yet. */
  openWarnings: z.int(),
  /** The latest log entries about them. */
  log: z.array(AuditItem),
}).openapi('AdminUserDetail');

export const AdminUserList = Collection(AdminUserItem).openapi('AdminUserList');

export const AdminUserQuery = Page.extend({
  q: SearchText().optional(),
  status: z.enum(ACCOUNT_STATUSES).optional(),
  role: Role.optional(),
});

export const AdminUserPatch = z
  .object({
    role: Role.optional(),
    status: z.enum(ADMIN_STATUSES).optional(),
    until: z.iso.datetime({ offset: true }).optional(),
    reason: AdminReason,
    ...grounded,
  })
  .refine(({ role, status }) => (role === undefined) !== (status === undefined), {
    path: ['status'],
    message: 'Send either this, or a role.',
  })
  .refine(({ status, until }) => (status === 'suspended') === (until !== undefined), {
    path: ['until'],
    message: 'belongs to a suspension, and to nothing else',
  })
  .openapi('AdminUserPatch');

export const WarningCreate = schema('WarningCreate', { reason: AdminReason, ...grounded });

export type AdminUserItem = z.infer<typeof AdminUserItem>;
export type NewAccountItem = z.infer<typeof NewAccountItem>;
export type AdminUserDetail = z.infer<typeof AdminUserDetail>;
export type AdminUserQuery = z.infer<typeof AdminUserQuery>;
export type AdminUserPatch = z.infer<typeof AdminUserPatch>;
