import type { ReportKind, ReportListName } from '../../worker/contract/report-vocabulary.ts';
import { counted } from './admin.ts';

const kinds: Record<ReportKind, string> = {
  users: 'A person',
  sessions: 'A session',
  media: 'A picture or video',
  calls: 'A call',
};

const reportLists: Record<ReportListName, string> = {
  open: 'Waiting',
  mine: 'Taken by you',
  decided: 'Decided',
};

/** Words of the queue of reports. */
export const adminReports = {
  lists: reportLists,
  listLabel: 'Which reports',
  kinds,
  by: (name: string) => `reported by ${name}`,
  about: (name: string) => `about ${name}`,
  takenBy: (name: string) => `taken by ${name}`,
  byYou: 'taken by you',
  upheld: 'upheld',
  dismissed: 'dismissed',
  decidedBy: (name: string, span: string) => `by ${name}, ${span} ago`,
  open: 'Open',
  empty: {
    open: { title: 'Nothing waits', text: 'Every report is decided. A quiet evening.' },
    mine: { title: 'You have taken none', text: 'Take one from those that wait.' },
    decided: { title: 'None decided yet', text: 'What was decided stands here, newest first.' },
  },
  said: 'What the one who reported says',
  saidNothing: 'No words of their own.',
  evidence: 'As it was when it was reported',
  noWords: 'No words.',
  games: 'Games',
  starts: 'Start',
  from: 'From',
  to: 'to',
  people: 'Who was there',
  alsoOpen: (count: number) =>
    count === 1
      ? 'One more report about this waits.'
      : `${counted(count)} more reports about this wait.`,
  takenDown: 'It is taken down now.',
  gone: 'The file is gone.',
  reporter: 'Reported by',
  reported: 'About',
  nobody: 'several people',
  judge: (name: string) => `Warn, suspend or ban ${name}`,
  look: 'See the page itself',
  take: 'Take it',
  leave: 'Leave it to others',
  taken: 'It is yours. Others see that.',
  left: 'It is anybody’s again.',
  decide: 'Decide',
  decideHint: 'First do what is needed: warn, suspend, take down. Then say how it was decided.',
  uphold: 'Uphold',
  dismiss: 'Dismiss',
  upholdTitle: 'Uphold this report',
  dismissTitle: 'Dismiss this report',
  upholdText:
    'Both sides are told that it was upheld, with your note. Neither reads a name. A decision is final.',
  dismissText: 'Who reported is told, with your note. A decision is final.',
  note: 'Note to who reported',
  noteToReported: 'Note to who was reported',
  noteHintUpheld: 'Left empty, they read the note above.',
  noteHintDismissed: 'Left empty, they are told nothing.',
  noteMissing: 'A note is needed: it is what they read.',
  decided: 'Decided. Those concerned are told.',
  was: 'How it was decided',
} as const;
