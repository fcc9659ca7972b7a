import { z } from '@hono/zod-openapi';

import { ADMIN_REASON_MAX, APPEAL_TEXT_MAX, LAW_MAX, REPORT_NOTE_MAX } from './bounds.ts';
import { Collection, Page } from './collection.ts';
import {
  APPEAL_LISTS,
  APPEAL_STATUSES,
  DECISION_KINDS,
  RULES,
  type Rule,
  SCOPES,
} from './decision-vocabulary.ts';
import { Person } from './person.ts';
import { Named, itemHead, schema } from './schema.ts';
import { Line, Prose } from './text.ts';

/** A rule of the terms, a law, or both. With neither, it is the terms as a whole. */
const Ground = z.object({ rule: z.enum(RULES).optional(), law: z.string().optional() });

/** What an act that restricts a user also takes. Left out, its reason says the facts. */
export const grounded = {
  ground: Ground.extend({ law: Line(1, LAW_MAX).optional() }).optional(),
  facts: Prose(ADMIN_REASON_MAX).optional(),
};

/** The ground of a decision as it is stored. */
export interface Grounds {
  rule: Rule | null;
  law: string | null;
  facts: string;
}

/** The ground of an act. */
export const groundsOf = ({
  ground,
  facts = '',
  reason,
}: {
  ground?: z.infer<(typeof grounded)['ground']>;
  facts?: string | undefined;
  reason: string;
}): Grounds => ({
  rule: ground?.rule ?? null,
  law: ground?.law ?? null,
  facts: facts === '' ? reason : facts,
});

const Appeal = z.object({
  status: z.enum(APPEAL_STATUSES),
  /** The reasons, once it is decided. */
  answer: z.string().nullable(),
  /** Whether a granted appeal could put back what it was about. Null before. */
  restored: z.boolean().nullable(),
});

const fields = {
  '@id': z.string(),
  id: z.int(),
  kind: z.enum(DECISION_KINDS),
  /** The IRI of the account, the session, the file or the message. */
  about: z.string(),
  /** The session's name, as it is now. Null for anything else. */
  name: z.string().nullable(),
  /** To what extent it restricts. It holds in all countries. */
  scope: z.enum(SCOPES),
  /** The end of a suspension. */
  until: z.iso.datetime().nullable(),
  ground: Ground,
  facts: z.string(),
  /** Whether a report led to it. */
  fromNotice: z.boolean(),
  /** No decision is made by a machine. */
  automated: z.literal(false),
  decidedAt: z.iso.datetime(),
  /** When it was undone, or replaced by a later decision about the account. */
  endedAt: z.iso.datetime().nullable(),
};

/** A decision as the user reads it whom it concerns. */
export const DecisionItem = schema('Decision', {
  ...fields,
  '@type': z.literal('Decision'),
  /** The message that was removed, or the text that was refused. Null for anything else, and once it is erased. */
  text: z.string().nullable(),
  /** How to object: one appeal until then, if `appeal` is true. Courts are open besides. */
  redress: z.object({ appeal: z.boolean(), until: z.iso.datetime() }),
  appeal: Appeal.nullable(),
});

export const DecisionList = Collection(DecisionItem).openapi('DecisionList');
export const DecisionQuery = Page;

export const AppealCreate = schema('AppealCreate', {
  decision: z
    .string()
    .regex(/^\/api\/decisions\/[1-9]\d{0,14}$/, 'must look like /api/decisions/7')
    .transform((iri) => Number(iri.slice(iri.lastIndexOf('/') + 1)))
    .openapi({ type: 'string', example: '/api/decisions/7' }),
  text: Prose(APPEAL_TEXT_MAX, 1),
});

export const AppealItem = Appeal.extend({
  ...itemHead('Appeal'),
  id: z.int(),
  decision: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
}).openapi('Appeal');

/** An appeal as those see it who decide it. */
export const AdminAppealItem = Appeal.extend({
  ...itemHead('AdminAppeal'),
  id: z.int(),
  text: z.string(),
  user: Person,
  decision: z.object({ ...fields, decidedBy: Named.nullable() }),
  /** The message that was removed, or the text that was refused. Null for anything else, and once it is erased. */
  held: z.string().nullable(),
  /** Whether the caller may decide it: somebody else must, where there is somebody else. */
  decidable: z.boolean(),
  decidedBy: Named.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
}).openapi('AdminAppeal');

export const AdminAppealList = Collection(AdminAppealItem).openapi('AdminAppealList');
export const AdminAppealQuery = Page.extend({ state: z.enum(APPEAL_LISTS).default('open') });
export const AdminAppealPatch = schema('AdminAppealPatch', {
  decision: z.enum(['granted', 'upheld']),
  /** The reasons. Whoever appealed reads them. */
  note: Prose(REPORT_NOTE_MAX, 1),
});

export type DecisionItem = z.infer<typeof DecisionItem>;
export type AdminAppealItem = z.infer<typeof AdminAppealItem>;
export type AdminAppealQuery = z.infer<typeof AdminAppealQuery>;
