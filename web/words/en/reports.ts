import type { ReportKind, ReportReason } from '../../../worker/contract/report-vocabulary.ts';

const reasons: Record<ReportReason, string> = {
  harassment: 'Harassment or threats',
  hate: 'Hate speech',
  sexual: 'Sexual or non-consensual content',
  spam: 'Spam or advertising',
  cheating: 'Cheating or boosting',
  impersonation: 'Pretending to be someone else',
  other: 'Something else',
};

/** Words of sending a report, and of a warning. */
export const reports = {
  reasons,
  report: 'Report',
  /** By the kind of what is reported. A photo or video may have no name. */
  titles: {
    users: (name: string) => `Report ${name}`,
    sessions: (name: string) => `Report ${name}`,
    media: (alt: string) => `Report ${alt || 'photo or video'}`,
    calls: (names: string) => `Report the call with ${names}`,
    messages: (name: string) => `Report the message from ${name}`,
  } satisfies Record<ReportKind, (name: string) => string>,
  intro:
    'The admins see your name and a copy of what you report. The person you report won’t know it was you. We’ll let you know the decision.',
  reason: 'What’s wrong?',
  choose: 'Choose a reason',
  missing: 'Choose a reason.',
  text: 'What happened?',
  textHint: 'In your own words. Required for “Something else”.',
  block: (name: string) => `Block ${name} too`,
  blockHint: 'You won’t see each other anywhere on Peerway. They won’t be told.',
  submit: 'Send report',
  done: 'Thanks for your report. We’ll let you know the decision.',
  doneBlocked: (name: string) => `Thanks for your report. ${name} is blocked.`,
  notBlocked: (name: string) =>
    `Thanks for your report. We couldn’t block ${name}. Try again on their page.`,
  already: 'You’ve already reported this. We’ll let you know the decision.',
  warning: {
    title: 'You received a warning',
    intro: 'A message from the Peerway admins:',
    outro: 'If this continues, your account may be suspended or banned.',
    acknowledge: 'I understand',
    failed: 'This couldn’t be saved. Try again.',
  },
} as const;
