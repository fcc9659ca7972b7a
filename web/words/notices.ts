import type { NoticeKind } from '../../worker/contract/vocabulary.ts';

type Sentence = (actor: string, session: string) => string;

const kinds: Record<NoticeKind, Sentence> = {
  'application-received': (actor, session) => `${actor} applied for ${session}`,
  'application-accepted': (_, session) => `You have a seat in ${session}`,
  'application-waiting': (_, session) => `You are on the waiting list of ${session}`,
  'application-declined': (_, session) => `Your application for ${session} was declined`,
  'application-withdrawn': (actor, session) => `${actor} withdrew the application for ${session}`,
  'member-left': (actor, session) => `${actor} left ${session}`,
  'member-removed': (_, session) => `You were removed from ${session}`,
  'session-changed': (_, session) => `${session} has changed`,
  'session-cancelled': (_, session) => `${session} was cancelled`,
  'friend-invited': (actor) => `${actor} wants to be friends`,
  'friend-accepted': (actor) => `${actor} accepted your invite`,
  'session-host-gone': (_, session) => `${session} was cancelled: its host can’t hold it any more`,
  'session-taken-down': (_, session) =>
    `${session} was taken down by the people who keep Peerway safe`,
  'session-restored': (_, session) => `${session} is back`,
  'media-taken-down': () => 'A file of yours was taken down',
  'media-restored': () => 'A file of yours is back',
  'account-warned': () => 'You were warned',
  'account-lifted': () => 'You are welcome again: what kept you out was lifted',
  'role-changed': () => 'Your role has changed',
  'report-decided': () => 'Your report was decided',
  'report-upheld': () => 'A report about you was upheld',
  'report-dismissed': () => 'A report about you was dismissed',
  'game-request-accepted': () => 'A game that you asked for is in the catalogue',
  'game-request-declined': () => 'A game that you asked for was not taken in',
};

/** Words of what one is told. */
export const notices = {
  kinds,
  title: 'News',
  bell: (unread: number) => (unread === 0 ? 'News' : `News, ${unread} unread`),
  count: (unread: number) => (unread >= 99 ? '99+' : String(unread)),
  none: 'Nothing to tell yet',
  noneHint: 'Applications, invites and changes to your sessions show up here.',
  somebody: 'Somebody',
  ago: (span: string) => `${span} ago`,
} as const;
