import type {
  Figure,
  HealthState,
  HealthSubject,
} from '../../../worker/contract/admin-vocabulary.ts';
import { number } from './formats.ts';

const figures: Record<Figure, string> = {
  users: 'New users',
  sessions: 'New sessions',
  applications: 'Applications',
  calls: 'Calls',
  files: 'Uploaded files',
  errors: 'Server errors',
};

const health: Record<HealthSubject, { name: string } & Record<HealthState, string>> = {
  JWT_SECRET: {
    name: 'Signing secret',
    ok: 'Strong enough.',
    weak: 'JWT_SECRET is shorter than 32 characters or not random enough. Set a new one.',
    missing: 'JWT_SECRET is missing, so no one can log in. Set it.',
  },
  JWT_SECRET_PREVIOUS: {
    name: 'Previous signing secret',
    ok: 'Not set, or strong enough.',
    weak: 'JWT_SECRET_PREVIOUS is weak. Remove it once its tokens have expired.',
    missing: 'Not set.',
  },
  PUBLIC_URL: {
    name: 'Address of this instance',
    ok: 'Set.',
    weak: 'PUBLIC_URL isn’t an https address. Links in emails and calendars won’t work.',
    missing: 'PUBLIC_URL is missing. Links in emails and calendars won’t work.',
  },
  OPERATOR: {
    name: 'Operator',
    ok: 'The imprint is complete.',
    weak: 'The imprint is incomplete.',
    missing:
      'OPERATOR_NAME, OPERATOR_ADDRESS or OPERATOR_EMAIL is missing. The imprint is incomplete.',
  },
  MAIL: {
    name: 'Email',
    ok: 'Set up.',
    weak: 'Partly set up.',
    missing: 'Not set up. Users can’t confirm their email or reset a forgotten password.',
  },
  PUSH: {
    name: 'Push notifications',
    ok: 'Set up.',
    weak: 'Partly set up.',
    missing:
      'Not set up. Run “npm run make-push-keys”, and set VAPID_SUBJECT or OPERATOR_EMAIL to an address of yours.',
  },
  IMAGES: {
    name: 'Image resizing',
    ok: 'Done by the Images binding.',
    weak: 'Partly set up.',
    missing: 'No Images binding. Images are shown in their original size.',
  },
  TURN: {
    name: 'Relay for calls',
    ok: 'Set up.',
    weak: 'Partly set up.',
    missing: 'No TURN server. Calls fail between some networks, often on mobile.',
  },
  ADMIN_SECOND_FACTOR: {
    name: 'Second factor for admins',
    ok: 'Admins need a passkey or codes.',
    weak: 'ADMIN_SECOND_FACTOR is off: an admin’s password alone is enough.',
    missing: 'Not set.',
  },
  DISCORD: {
    name: 'Log-in with Discord',
    ok: 'Set up, or not used.',
    weak: 'Only one of DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET is set, so it isn’t offered.',
    missing: 'Not set up.',
  },
  GOOGLE: {
    name: 'Log-in with Google',
    ok: 'Set up, or not used.',
    weak: 'Only one of GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET is set, so it isn’t offered.',
    missing: 'Not set up.',
  },
  TWITCH: {
    name: 'Log-in with Twitch',
    ok: 'Set up, or not used.',
    weak: 'Only one of TWITCH_CLIENT_ID and TWITCH_CLIENT_SECRET is set, so it isn’t offered.',
    missing: 'Not set up.',
  },
  STEAM: {
    name: 'Log-in with Steam',
    ok: 'Set up, or not used.',
    weak: 'STEAM_LOGIN must be “on” or “off”. STEAM_API_KEY alone does nothing.',
    missing: 'Not set up.',
  },
  clock: {
    name: 'Scheduled tasks',
    ok: 'Running every minute.',
    weak: 'Not run yet. The first run should be within a minute.',
    missing: 'Not run for five minutes. Ended sessions stay listed and counts aren’t updated.',
  },
};

/** Words of the admin overview. */
export const adminOverview = {
  now: 'Now',
  days: 'The last 30 days',
  health: 'Health',
  online: 'online',
  openReports: 'open reports',
  openGameRequests: 'game requests',
  suspended: 'suspended',
  takenDown: 'taken down',
  figures,
  sum: (count: number) => number(count),
  today: (count: number) => `${number(count)} so far today`,
  plot: (figure: string, least: number, most: number) =>
    `${figure} per day: between ${least} and ${most} in the last 30 days. The table below has the numbers.`,
  table: 'Show as table',
  day: 'Day (UTC)',
  dayUntilNow: (day: string) => `${day}, so far`,
  count: 'Count',
  states: { ok: 'OK', weak: 'Check', missing: 'Action needed' },
  subjects: health,
  sweptAgo: (ago: string) => `Last run ${ago}.`,
} as const;
