/** The enums of reports. No imports, as in admin-vocabulary.ts. */

export const REPORT_KINDS = ['users', 'sessions', 'media', 'calls'] as const;
export const REPORT_REASONS = [
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
export type ReportReason = (typeof REPORT_REASONS)[number];
export type ReportDecision = (typeof REPORT_DECISIONS)[number];
export type ReportListName = (typeof REPORT_LISTS)[number];
