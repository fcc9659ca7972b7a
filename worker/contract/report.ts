import { z } from '@hono/zod-openapi';

import { Email } from './account.ts';
import { REPORT_NOTE_MAX, REPORT_TEXT_MAX, VISITOR_NAME_MAX } from './bounds.ts';
import { Collection, Page } from './collection.ts';
import { issue } from './issue.ts';
import { MediaItem } from './media.ts';
import { NoticeProof } from './notice-proof.ts';
import { Person } from './person.ts';
import { Iri } from './reference.ts';
import {
  REPORT_DECISIONS,
  REPORT_KINDS,
  REPORT_LISTS,
  REPORT_REASONS,
  reportKind,
} from './report-vocabulary.ts';
import { Named, schema } from './schema.ts';
import { Line, Prose } from './text.ts';

const ABOUT =
  /^\/api\/(?:(?:users|sessions|media)\/[1-9]\d{0,14}|(?:users|sessions)\/[1-9]\d{0,14}\/messages\/[1-9]\d{0,14}|calls\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** What can be reported, by kind and id. */
const About = z
  .string()
  .regex(ABOUT, 'Must be a user, a session, a file, a call or a message, like /api/users/7.')
  .transform((iri) => {
    const [, , , id = ''] = iri.split('/');
    return { iri, kind: reportKind(iri), id };
  })
  .openapi({ type: 'string', example: '/api/users/7' });

export const ReportCreate = z
  .object({
    about: About,
    reason: z.enum(REPORT_REASONS),
    text: Prose(REPORT_TEXT_MAX).default(''),
    /** Where the reporter met the user. What that user wrote in its room is then kept, up to the reporter's leaving. */
    session: Iri('sessions').optional(),
    /** From here on for visitors alone, who must send `text`, `goodFaith` and `proof`. */
    goodFaith: z.literal(true).optional(),
    /** For a confirmation and the decision. */
    email: Email.optional(),
    name: Line(0, VISITOR_NAME_MAX).optional(),
    proof: NoticeProof.optional(),
  })
  .refine(({ about, session }) => session === undefined || about.kind === 'users', {
    path: ['session'],
    ...issue('unfit'),
  })
  .refine(({ reason, text }) => reason !== 'other' || text !== '', {
    path: ['text'],
    ...issue('undescribed'),
  })
  .openapi('ReportCreate');

const fields = {
  '@id': z.string(),
  id: z.int(),
  about: z.string(),
  reason: z.enum(REPORT_REASONS),
  createdAt: z.iso.datetime(),
};

/** A report as its reporter sees it. */
export const ReportItem = schema('Report', { ...fields, '@type': z.literal('Report') });

// Doesn't extend ReportItem: the OpenAPI document would then require both values of `@type` at once.
export const AdminReportItem = schema('AdminReport', {
  ...fields,
  '@type': z.literal('AdminReport'),
  kind: z.enum(REPORT_KINDS),
  /** The name of the reported item when it was reported. For a call, the reported user's, or else the reporter's. */
  name: z.string(),
  text: z.string(),
  /** The beginning of what was reported, as it was then. */
  excerpt: z.string(),
  fileCount: z.int(),
  /** Null for a visitor. */
  reporter: Person.nullable(),
  /** The name that a visitor gave. */
  visitorName: z.string().optional(),
  /** The reported user. Null for a call of more than two. */
  reported: Person.nullable(),
  takenBy: Named.nullable(),
  decision: z.enum(REPORT_DECISIONS).nullable(),
  note: z.string().nullable(),
  decidedBy: Named.nullable(),
  decidedAt: z.iso.datetime().nullable(),
});

/** A copy of the item from the time of the report. Fields that its kind doesn't have are absent. */
const Evidence = z.object({
  name: z.string(),
  /** The text of a page or a session, or the alternative text of a file. */
  text: z.string(),
  media: z.array(MediaItem),
  games: z.array(z.string()).optional(),
  startsAt: z.iso.datetime().optional(),
  endedAt: z.iso.datetime().nullable().optional(),
  members: z.array(Named).optional(),
  /** A reported message, and those around it. */
  messages: z
    .array(
      z.object({
        number: z.int(),
        author: Named,
        text: z.string(),
        sentAt: z.iso.datetime(),
        deleted: z.boolean(),
      }),
    )
    .optional(),
});

export const AdminReportDetail = AdminReportItem.extend({
  evidence: Evidence,
  /** Other open reports about the same item, counted up to 60. */
  alsoOpen: z.int(),
  takenDown: z.boolean(),
  /** Whether the caller may decide it. Where there is another admin, nobody decides their own report. */
  decidable: z.boolean(),
}).openapi('AdminReportDetail');

/** Those who shared a session's room with the caller, and may be reported. */
export const RoommateList = Collection(Named.openapi('Roommate')).openapi('RoommateList');
export const RoommateQuery = z.object({ session: Iri('sessions') });

export const AdminReportList = Collection(AdminReportItem).openapi('AdminReportList');
export const AdminReportQuery = Page.extend({ state: z.enum(REPORT_LISTS).default('open') });

const Note = Prose(REPORT_NOTE_MAX, 1);

export const AdminReportPatch = z
  .object({
    decision: z.enum(REPORT_DECISIONS).optional(),
    /** The reporter reads it. If the report is upheld, the reported user does too. */
    note: Note.optional(),
    /** For the reported user, in place of `note`. */
    noteToReported: Note.optional(),
    taken: z.boolean().optional(),
  })
  .refine(({ decision, taken }) => (decision === undefined) !== (taken === undefined), {
    path: ['decision'],
    message: 'Send either this, or whether you take the report.',
  })
  .refine(({ decision, note }) => decision === undefined || note !== undefined, {
    path: ['note'],
    ...issue('required'),
  })
  .openapi('AdminReportPatch');

export type ReportItem = z.infer<typeof ReportItem>;
export type ReportCreate = z.infer<typeof ReportCreate>;
export type AdminReportItem = z.infer<typeof AdminReportItem>;
export type AdminReportDetail = z.infer<typeof AdminReportDetail>;
export type AdminReportQuery = z.infer<typeof AdminReportQuery>;
