import type { NoticeKind, NotificationTopic } from '../../../worker/contract/vocabulary.ts';
import { notices } from '../made/en/notifications.ts';
import { noticeSentence } from './notice-sentence.ts';

interface Told {
  what: NoticeKind | 'message' | 'voice' | 'missed-call';
  actor: { name: string } | null;
  session: { name: string } | null;
}

/** Without names and quotes, for those who want their pushes private. */
const privately: Record<NotificationTopic, string> = {
  applications: 'News about who wants to join your session',
  seats: 'News about your application',
  changes: 'A session has changed',
  reminders: 'Your session starts soon',
  voice: 'Voice chat has started',
  messages: 'You have a new message',
  invitations: 'You’re invited to a session',
  friends: 'News about your friends',
  calls: 'You missed a call',
  matches: 'A session fits your search',
  afterwards: 'News about a session you were in',
};

/** Sentences of pushes and emails. They say what has happened, without a full stop. */
export const pushes = {
  private: privately,
  sentence: ({ what, actor, session }: Told) => {
    const who = actor?.name ?? notices.somebody;
    if (what === 'message')
      return session ? `${who} wrote in ${session.name}` : `${who} wrote to you`;
    if (what === 'voice') return `Voice chat has started in ${session?.name ?? 'a session'}`;
    if (what === 'missed-call') return `You missed a call from ${who}`;
    return noticeSentence({ kind: what, actor, session });
  },
  test: 'It works: this is how Peerway notifies you here',
} as const;
