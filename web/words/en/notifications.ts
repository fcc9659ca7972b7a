import type { NoticeKind } from '../../../worker/contract/vocabulary.ts';

interface Told {
  kind: NoticeKind;
  actor: { name: string } | null;
  session: { name: string } | null;
}

type Sentence = (actor: string, session: string) => string;

const kinds: Record<NoticeKind, Sentence> = {
  'application-received': (actor, session) => `${actor} applied for ${session}`,
  'application-accepted': (_, session) => `You’re in: ${session}`,
  'application-waiting': (_, session) => `You’re on the waiting list for ${session}`,
  'application-declined': (_, session) => `Your application for ${session} was declined`,
  'application-withdrawn': (actor, session) => `${actor} withdrew their application for ${session}`,
  'member-left': (actor, session) => `${actor} left ${session}`,
  'member-joined': (actor, session) => `${actor} joined ${session}`,
  'member-skipped': (actor, session) => `${actor} skips ${session} this time`,
  'series-left': (actor, session) => `${actor} left all coming sessions of ${session}`,
  'series-changed': (_, session) => `${session} and the sessions after it were changed`,
  'series-cancelled': (_, session) => `${session} and the sessions after it were cancelled`,
  'member-removed': (_, session) => `You were removed from ${session}`,
  'session-changed': (_, session) => `${session} was changed`,
  'session-cancelled': (_, session) => `${session} was cancelled`,
  'friend-invited': (actor) => `${actor} wants to be friends`,
  'friend-accepted': (actor) => `${actor} accepted your invite`,
  'session-host-gone': (_, session) =>
    `${session} was cancelled because the host can’t run it anymore`,
  'session-taken-down': (_, session) => `${session} was taken down by the Peerway admins`,
  'session-restored': (_, session) => `${session} was restored`,
  'media-taken-down': () => 'One of your files was taken down',
  'media-restored': () => 'One of your files was restored',
  'message-removed': () => 'One of your messages was removed by the Peerway admins',
  'account-warned': () => 'You received a warning',
  'account-lifted': () => 'Welcome back! Your account is active again',
  'role-changed': () => 'Your role was changed',
  'report-decided': () => 'Your report was reviewed',
  'report-upheld': () => 'A report about you was upheld',
  'report-dismissed': () => 'A report about you was dismissed',
  'game-request-accepted': () => 'A game you requested was added',
  'game-request-declined': () => 'A game you requested was declined',
  'invitation-accepted': (actor, session) => `${actor} accepted an invitation to ${session}`,
  mentioned: (actor, session) => `${actor} mentioned you in ${session}`,
  'reminder-day': (_, session) => `${session} starts in about a day`,
  'reminder-soon': (_, session) => `${session} starts soon`,
  'session-matched': (_, session) => `${session} fits a search you saved`,
  'seat-offered': (_, session) =>
    `A seat is free for you in ${session}. Take it before time runs out`,
  'seat-offer-missed': (_, session) =>
    `Your time to take a seat in ${session} ran out. You’re still on the waiting list`,
  'session-invited': (actor, session) => `${actor} invites you to ${session}`,
  'attendance-asked': (_, session) => `Did everyone come to ${session}?`,
  'marked-absent': (_, session) => `You were marked as not there: ${session}`,
  'absence-contested': (actor, session) => `${actor} says they were there: ${session}`,
  thanked: (_, session) => `You got thanks for ${session}`,
};

/** Words of the notices and their bell. */
export const notices = {
  kinds,
  title: 'Notifications',
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  count: (unread: number) => (unread >= 99 ? '99+' : String(unread)),
  unread: 'New:',
  read: (sentence: string) => `Mark “${sentence}” as read`,
  readAll: 'Mark all as read',
  accept: 'Accept',
  decline: 'Decline',
  acceptOne: (name: string) => `Accept ${name}`,
  declineOne: (name: string) => `Decline ${name}`,
  none: 'No notifications yet',
  noneHint: 'Applications, invites and changes to your sessions show up here.',
  somebody: 'Someone',
  /** One notice in a sentence. Whom or what it is about may be hidden from its reader by now. */
  sentence: ({ kind, actor, session }: Told) =>
    kinds[kind](actor?.name ?? 'Someone', session?.name ?? 'a session').replace(/^a s/, 'A s'),
} as const;
