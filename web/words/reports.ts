import type { ReportReason } from '../../worker/contract/report-vocabulary.ts';

const reasons: Record<ReportReason, string> = {
  harassment: 'Harassment or threats',
  hate: 'Hate',
  sexual: 'Sexual content, or no consent',
  spam: 'Spam or advertising',
  cheating: 'Cheating or boosting',
  impersonation: 'Pretends to be somebody else',
  other: 'Something else',
};

/** Words of reporting, and of being warned. */
export const reports = {
  reasons,
  report: 'Report',
  reportOne: (name: string) => `Report ${name}`,
  title: (name: string) => `Report ${name}`,
  intro:
    'The people who keep Peerway safe see it as it is now, and that it was you who reported. The other side is not told who did. You hear from us when it is decided.',
  reason: 'What is it?',
  choose: 'Choose the nearest',
  missing: 'Choose what it is.',
  text: 'What happened?',
  textHint: 'In your own words. Needed where nothing above fits.',
  block: (name: string) => `Block ${name} too`,
  blockHint: 'You no longer see each other anywhere. They are not told.',
  submit: 'Send report',
  done: 'Reported. You hear from us when it is decided.',
  doneBlocked: (name: string) => `Reported, and ${name} is blocked.`,
  notBlocked: (name: string) => `Reported. ${name} could not be blocked; try it from their page.`,
  already: 'You have reported this before. You hear from us when it is decided.',
  picture: 'picture or video',
  callWith: (names: string) => `the call with ${names}`,
  warning: {
    title: 'You were warned',
    intro: 'The people who keep Peerway safe have something to say to you:',
    outro: 'If it goes on, your account may be suspended or banned.',
    acknowledge: 'I have read this',
    failed: 'This could not be saved. Try again.',
  },
} as const;
