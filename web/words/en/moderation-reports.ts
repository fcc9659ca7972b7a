import type { ReportKind, ReportListName } from '../../../worker/contract/report-vocabulary.ts';
import { counted } from './formats.ts';
import { plural } from './grammar.ts';

const kinds: Record<ReportKind, string> = {
  users: 'User',
  sessions: 'Session',
  media: 'Photo or video',
  calls: 'Call',
  messages: 'Message',
};

const reportLists: Record<ReportListName, string> = {
  open: 'Open',
  mine: 'Assigned to you',
  decided: 'Decided',
};

/** Words of the report queue. */
export const adminReports = {
  lists: reportLists,
  listLabel: 'Reports',
  kinds,
  by: (name: string) => `reported by ${name}`,
  about: (name: string) => `about ${name}`,
  takenBy: (name: string) => `assigned to ${name}`,
  byYou: 'assigned to you',
  upheld: 'upheld',
  dismissed: 'dismissed',
  decidedBy: (name: string, ago: string) => `by ${name}, ${ago}`,
  open: 'Open',
  empty: {
    open: { title: 'No open reports', text: 'All reports are decided.' },
    mine: { title: 'No reports assigned to you', text: 'Take one from the open reports.' },
    decided: {
      title: 'No decided reports yet',
      text: 'Decided reports show up here, newest first.',
    },
  },
  files: (count: number) => plural(count, { one: '1 file', other: `${count} files` }),
  saidBy: (name: string, text: string) => `${name}: “${text}”`,
  said: 'What the reporter wrote',
  saidNothing: 'No message.',
  evidence: 'Evidence from the time of the report',
  noWords: 'No text.',
  games: 'Games',
  starts: 'Start',
  from: 'From',
  fromTo: '{start} to {end}',
  around: 'The conversation around it',
  deletedMessage: 'Deleted before the report',
  people: 'Who was there',
  alsoOpen: (count: number) =>
    plural(count, {
      one: 'There’s 1 more open report about this.',
      other: `There are ${counted(count)} more open reports about this.`,
    }),
  takenDown: 'It’s taken down.',
  gone: 'The file was deleted.',
  reporter: 'Reported by',
  reported: 'About',
  several: 'several people',
  sanction: (name: string) => `Warn, suspend or ban ${name}`,
  look: 'View the page',
  take: 'Take report',
  leave: 'Release report',
  taken: 'This report is assigned to you.',
  left: 'The report is open to all admins again.',
  decide: 'Decide',
  decideHint: 'Act first if needed: warn, suspend or take down. Then record your decision.',
  uphold: 'Uphold',
  dismiss: 'Dismiss',
  upholdTitle: 'Uphold this report',
  dismissTitle: 'Dismiss this report',
  upholdText:
    'Both sides are told that it was upheld, with your note. They won’t see any names. You can’t change a decision.',
  dismissText: 'The reporter is told, with your note. You can’t change a decision.',
  note: 'Note to the reporter',
  noteToReported: 'Note to the reported person',
  noteHintUpheld: 'If empty, they get the note above.',
  noteHintDismissed: 'If empty, they aren’t told anything.',
  noteMissing: 'Enter a note. The reporter gets it with the decision.',
  decided: 'Decision saved. The people involved are told.',
  was: 'Decision',
} as const;
