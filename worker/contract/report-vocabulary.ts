/** The enums of reports. No imports: the browser loads these without the schema library. */

export const REPORT_KINDS = ['users', 'sessions', 'media', 'calls', 'messages'] as const;
export const REPORT_REASONS = [
  'illegal',
  'harassment',
  'hate',
  'sexual',
  'spam',
  'cheating',
  'impersonation',
  'other',
] as const;
export const REPORT_DECISIONS = ['upheld', 'dismissed'] as const;
/** Lists of the queue: open reports, those the caller has taken, and decided ones. */
export const REPORT_LISTS = ['open', 'mine', 'decided'] as const;

export type ReportKind = (typeof REPORT_KINDS)[number];

/** What kind of thing an IRI names that can be reported. */
export const reportKind = (about: string): ReportKind =>
  about.includes('/messages/')
    ? 'messages'
    : (REPORT_KINDS.find((kind) => kind === about.split('/')[2]) ?? 'users');

export type ReportReason = (typeof REPORT_REASONS)[number];
export type ReportDecision = (typeof REPORT_DECISIONS)[number];
export type ReportListName = (typeof REPORT_LISTS)[number];
