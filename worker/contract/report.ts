import { z } from '@hono/zod-openapi';

import { REPORT_NOTE_MAX, REPORT_TEXT_MAX } from './bounds.ts';
import { Collection, Page } from './collection.ts';
import { MediaItem } from './media.ts';
import {
  REPORT_DECISIONS,
  REPORT_KINDS,
  REPORT_LISTS,
  REPORT_REASONS,
  type ReportKind,
} from './report-vocabulary.ts';
import { Prose } from './text.ts';

const ABOUT =
  /^\/api\/(?:(?:users|sessions|media)\/[1-9]\d{0,14}|calls\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** What can be reported, as its kind and its id. */
const About = z
  .string()
  .regex(ABOUT, 'must be a user, a session, a file or a call, like /api/users/7')
  .transform((iri) => {
    const [, , name = '', id = ''] = iri.split('/');
    const kind: ReportKind = REPORT_KINDS.find((known) => known === name) ?? 'users';
    return { iri, kind, id };
  })
  .openapi({ type: 'string', example: '/api/users/7' });

export const ReportCreate = z
  .object({
    about: About,
    reason: z.enum(REPORT_REASONS),
    text: Prose(REPORT_TEXT_MAX).default(''),
  })
  .refine(({ reason, text }) => reason !== 'other' || text !== '', {
    path: ['text'],
    message: 'is needed where no reason fits',
  })
  .openapi('ReportCreate');

/** What the one who reported gets to see. */
export const ReportItem = z
  .object({
    '@id': z.string(),
    '@type': z.literal('Report'),
    id: z.int(),
    about: z.string(),
    reason: z.enum(REPORT_REASONS),
    createdAt: z.iso.datetime(),
  })
  .openapi('Report');

const Person = z.object({ id: z.int(), name: z.string() });

export const AdminReportItem = ReportItem.extend({
  '@type': z.literal('AdminReport'),
  kind: z.enum(REPORT_KINDS),
  /** The name of what it is about, as it was; of a call, who was reported, else who reported. */
  name: z.string(),
  text: z.string(),
  reporter: Person,
  /** Whose it is; null for a call of more than two. */
  reported: Person.nullable(),
  takenBy: Person.nullable(),
  decision: z.enum(REPORT_DECISIONS).nullable(),
  note: z.string().nullable(),
  decidedBy: Person.nullable(),
  decidedAt: z.iso.datetime().nullable(),
}).openapi('AdminReport');

/** The thing as it was when it was reported; what its kind doesn't have is absent. */
const Evidence = z.object({
  name: z.string(),
  /** The words of a page or a session, the alternative text of a file. */
  text: z.string(),
  media: z.array(MediaItem),
  games: z.array(z.string()).optional(),
  startsAt: z.iso.datetime().optional(),
  endedAt: z.iso.datetime().nullable().optional(),
  members: z.array(Person).optional(),
});

export const AdminReportDetail = AdminReportItem.extend({
  evidence: Evidence,
  /** Other reports about the same that wait too, counted to 60. */
  alsoOpen: z.int(),
  takenDown: z.boolean(),
}).openapi('AdminReportDetail');

export const AdminReportList = Collection(AdminReportItem).openapi('AdminReportList');
export const AdminReportQuery = Page.extend({ state: z.enum(REPORT_LISTS).default('open') });

const Note = Prose(REPORT_NOTE_MAX)
  .refine((text) => text !== '', 'is missing')
  .openapi({ type: 'string', minLength: 1, maxLength: REPORT_NOTE_MAX });

export const AdminReportPatch = z
  .object({
    decision: z.enum(REPORT_DECISIONS).optional(),
    /** Read by who reported; where it was upheld also by who was reported. */
    note: Note.optional(),
    /** Read by who was reported instead. */
    noteToReported: Note.optional(),
    taken: z.boolean().optional(),
  })
  .refine(({ decision, taken }) => (decision === undefined) !== (taken === undefined), {
    path: ['decision'],
    message: 'is needed, or whether you take it; one of the two',
  })
  .refine(({ decision, note }) => decision === undefined || note !== undefined, {
    path: ['note'],
    message: 'is missing',
  })
  .openapi('AdminReportPatch');

export type ReportItem = z.infer<typeof ReportItem>;
export type ReportCreate = z.infer<typeof ReportCreate>;
export type AdminReportItem = z.infer<typeof AdminReportItem>;
export type AdminReportDetail = z.infer<typeof AdminReportDetail>;
