import { plural } from './grammar.ts';

/** A span of time: some days, or some hours and minutes. */
interface Span {
  days: number;
  hours: number;
  minutes: number;
}

const span = ({ days, hours, minutes }: Span): string => {
  if (days > 0) return plural(days, { one: '1 day', other: `${days} days` });
  if (hours === 0) return `${minutes} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
};

/** Words of the shell, of home and of what every screen needs. The spec's texts stay to the letter. */
export const common = {
  name: 'Peerway',
  tagline: 'your way to other peoples',
  nav: {
    label: 'Main',
    skip: 'Skip to content',
    home: 'Peerway, home',
    search: 'search',
    register: 'register',
    login: 'logg in',
    preferences: 'Preferences',
    sessions: 'Sessions',
    user: 'User',
    friends: 'Friends',
    admin: 'Admin',
    logout: 'Logout',
  },
  footer: {
    label: 'Legal',
    imprint: 'Imprint',
    privacy: 'Privacy',
    terms: 'Terms',
    copyright: '© 2025 Peerway',
  },
  theme: 'Theme',
  messages: { label: 'Messages', dismiss: 'Dismiss' },
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading',
  notLoaded: 'This didn’t load. Try again, or reload the page.',
  offline: 'You’re offline. What you see may be out of date. It updates once you’re back online.',
  list: {
    sessionsLatest: 'latest sessions',
    sessionsPreferred: 'sessions with your preferences',
    usersLatest: 'latest user',
    usersPreferred: 'user with your preferences',
    setPreferences: 'These are the latest. Choose your games to see what fits you.',
    setPreferencesLink: 'Choose your games',
    hostOne: 'Host a session',
    all: 'Show all',
  },
  pitch: {
    sentence: 'Find people to play with: join a session or host your own, then meet in a call.',
    find: 'Find a session',
    register: 'Create account',
  },
  media: { play: 'Play the video', pause: 'Pause the video' },
  online: 'online',
  offlineWord: 'offline',
  card: {
    apply: 'apply',
    waitingList: 'Join waiting list',
    microphone: 'mic needed',
    host: (name: string) => `by ${name}`,
    inCall: (count: number) => `call · ${count} in it`,
    edit: 'edit',
    add: 'add',
    games: 'Games',
    seats: (taken: number, total: number) => `${taken} of ${total} seats`,
  },
  status: {
    open: 'open',
    full: 'full',
    running: 'running',
    ended: 'ended',
    cancelled: 'cancelled',
  },
  applicationStatus: {
    pending: 'applied',
    waiting: 'on the waiting list',
    accepted: 'you’re in',
    declined: 'declined',
    withdrawn: 'withdrawn',
    left: 'left',
    removed: 'removed',
  },
  timeOf: (label: string) => `${label}, time`,
  count: (count: number, max: number) => `${count} / ${max}`,
  platform: {
    pc: 'PC',
    playstation: 'PlayStation',
    xbox: 'Xbox',
    switch: 'Switch',
    mobile: 'Mobile',
  },
  time: {
    today: 'today',
    tonight: 'tonight',
    tomorrow: 'tomorrow',
    yesterday: 'yesterday',
    /** A day, as one of the above, and a time of the day. */
    dayAt: (day: string, clock: string) => `${day} ${clock}`,
    /** How long something lasts. */
    span,
    ago: (passed: Span) => `${span(passed)} ago`,
    startsIn: (left: Span) => `in ${span(left)}`,
    startedAgo: (passed: Span) => `started ${span(passed)} ago`,
    over: 'over',
  },
} as const;

/** Words of places with nothing to show. */
export const empty = {
  noSessions: 'there are no sessions',
  noUsers: 'there are no users',
  noSessionsHint: 'Be the first! Host one, and people who play the same games will find it.',
  noUsersHint: 'Add more games to your preferences to find more people.',
  please: 'Please Log in',
  pleaseHint: 'We’ll bring you right back here.',
} as const;

/** Words of what went wrong, and what to do. */
export const errors = {
  title: 'This didn’t load',
  offline: 'We can’t reach Peerway. Nothing you typed is lost. Try again once you’re back online.',
  broken: 'Something went wrong on our side. Nothing you typed is lost. Try again in a moment.',
  limited: 'That was a lot at once. Wait a minute, then try again.',
  fields: 'Please check the marked fields.',
  missingTitle: 'Page not found',
  missing: 'This page doesn’t exist, or you don’t have access to it.',
  home: 'Go to home',
} as const;

/** The names of the themes. */
export const themes = {
  dark: 'Dark',
  light: 'Light',
  system: 'Same as system',
};
