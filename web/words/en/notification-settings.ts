import type { Channel, NotificationTopic } from '../../../worker/contract/vocabulary.ts';

/** What people can be notified of, and what belongs to it. */
export const topics: Record<NotificationTopic, { name: string; hint: string }> = {
  applications: {
    name: 'Applications to your sessions',
    hint: 'Someone applies, withdraws or leaves.',
  },
  seats: {
    name: 'Your applications',
    hint: 'You’re accepted, declined, removed or offered a seat, or you missed an offer.',
  },
  changes: {
    name: 'Changes to your sessions',
    hint: 'A new time or new games, or it’s cancelled.',
  },
  reminders: { name: 'Reminders', hint: 'A day and 15 minutes before your sessions.' },
  voice: { name: 'Voice', hint: 'Someone starts voice in one of your sessions.' },
  messages: {
    name: 'Messages',
    hint: 'Direct messages, mentions, and what’s new in your sessions’ rooms.',
  },
  invitations: { name: 'Invites to sessions', hint: 'A host or member invites you.' },
  friends: { name: 'Friends', hint: 'New friend invites, and who accepted yours.' },
  calls: { name: 'Missed calls', hint: 'Someone called you while you were away.' },
  matches: { name: 'Saved searches', hint: 'A new session fits a search you saved.' },
  afterwards: { name: 'After a session', hint: 'Who was there, and thanks you got.' },
};

/** Words of the page where one chooses how to be notified. */
export const notificationSettings = {
  saved: 'Saved.',
  channels: { push: 'Push', email: 'Email' } satisfies Record<Channel, string>,
  topics: {
    title: 'What you’re notified of',
    hint: 'Everything shows up in the bell at the top. Choose what also reaches you when you’re away: as a push on your devices, or as an email if you haven’t read it after a while.',
    what: 'What',
    cell: (topic: string, channel: string) => `${topic}: ${channel}`,
    unconfirmed: 'We only send emails to a confirmed address. Confirm yours under “Account”.',
    noMail: 'This community doesn’t send emails yet.',
  },
  when: {
    title: 'When and how',
    quiet: 'Quiet hours',
    quietHint:
      'No pushes and no emails during these hours. What still matters comes when they end.',
    from: 'From',
    to: 'To',
    same: 'Choose a different end.',
    digest: 'One email a day',
    digestHint:
      'What you missed comes as one email at 9:00, with what you haven’t read in the bell. Changes to sessions that start within a day don’t wait for it, unless you turned off emails about changes.',
    zone: 'Time zone',
    private: 'Private pushes',
    privateHint: 'Pushes say what happened, but show no names and no messages.',
  },
} as const;

/** Words about muted sessions. */
export const muting = {
  title: 'Muted sessions',
  none: 'You haven’t muted any sessions. You can mute one on its page.',
  muteSession: 'Mute session',
  unmuteSession: 'Unmute session',
  unmute: 'Unmute',
  unmuteOne: (name: string) => `Unmute ${name}`,
  muted: (name: string) => `You won’t get pushes or emails about ${name}.`,
  unmuted: (name: string) => `${name} isn’t muted anymore.`,
} as const;

/** Words of the page behind the link in emails. */
export const unsubscribing = {
  title: 'Unsubscribe',
  lead: 'Don’t want these emails anymore? One click and they stop. You’ll still see everything in the bell.',
  submit: 'Unsubscribe',
  undo: 'Undo',
  digest: (on: boolean) =>
    on ? 'your daily summary' : 'your daily summary, and emails about single notifications',
  done: (on: boolean, emails: string) =>
    on
      ? `You get these emails again: ${emails}.`
      : `You won’t get these emails anymore: ${emails}.`,
  dead: 'This link has expired or isn’t complete. Log in to change which emails you get.',
  settings: 'Notification settings',
} as const;

/** Words about the browsers that get pushes. */
export const pushDevices = {
  title: 'Devices with push',
  hint: 'Logging out on a device ends its pushes too.',
  unavailable: 'This community doesn’t send pushes yet.',
  on: 'Notifications are on in this browser.',
  off: 'This browser doesn’t get notifications yet.',
  unsupported: 'This browser can’t get notifications while Peerway is closed.',
  test: 'Send me a test',
  testOne: (name: string) => `Send me a test on ${name}`,
  tested: (name: string) => `A test is on its way to ${name}.`,
  remove: 'Remove',
  removeOne: (name: string) => `Stop pushes to ${name}`,
  removed: (name: string) => `${name} gets no more pushes.`,
} as const;
