import type { NotificationTopic } from '../../../worker/contract/vocabulary.ts';

/** What people can be notified of, and what belongs to it. */
export const topics: Record<NotificationTopic, { name: string; hint: string }> = {
  applications: {
    name: 'Applications to your sessions',
    hint: 'Someone applies, withdraws or leaves.',
  },
  seats: { name: 'Your applications', hint: 'You’re accepted, declined, moved up or removed.' },
  changes: {
    name: 'Changes to your sessions',
    hint: 'A new time or new games, or it’s cancelled.',
  },
  reminders: { name: 'Reminders', hint: 'A day and 15 minutes before your sessions.' },
  voice: { name: 'Voice', hint: 'Someone starts voice in one of your sessions.' },
  messages: { name: 'Messages', hint: 'Direct messages, and mentions in your sessions.' },
  invitations: { name: 'Invites to sessions', hint: 'A host or member invites you.' },
  friends: { name: 'Friends', hint: 'New friend invites, and who accepted yours.' },
  calls: { name: 'Missed calls', hint: 'Someone called you while you were away.' },
  matches: { name: 'Saved searches', hint: 'A new session fits a search you saved.' },
};
