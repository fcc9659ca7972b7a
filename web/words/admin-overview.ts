import type { Figure, HealthState, HealthSubject } from '../../worker/contract/admin-vocabulary.ts';

const figures: Record<Figure, string> = {
  users: 'People who registered',
  sessions: 'Sessions made',
  applications: 'Applications',
  calls: 'Calls',
  files: 'Files',
  errors: 'Faults of ours',
};

const health: Record<HealthSubject, { name: string } & Record<HealthState, string>> = {
  JWT_SECRET: {
    name: 'Signing secret',
    ok: 'Long enough.',
    weak: 'JWT_SECRET is shorter than 32 characters or hardly random. Set a new one.',
    missing: 'JWT_SECRET is missing: nobody can log in.',
  },
  JWT_SECRET_PREVIOUS: {
    name: 'Secret before the last rotation',
    ok: 'None, or long enough.',
    weak: 'JWT_SECRET_PREVIOUS is weak. Remove it as soon as its tokens have run out.',
    missing: 'None.',
  },
  PUBLIC_URL: {
    name: 'Address of this instance',
    ok: 'Set.',
    weak: 'PUBLIC_URL is not an https address; links in mails and calendars will not work.',
    missing: 'PUBLIC_URL is missing: links in mails and calendars lead nowhere.',
  },
  OPERATOR: {
    name: 'Who operates it',
    ok: 'The imprint is complete.',
    weak: 'The imprint is incomplete.',
    missing: 'OPERATOR_NAME, OPERATOR_ADDRESS or OPERATOR_EMAIL is missing; the imprint says so.',
  },
  MAIL: {
    name: 'Mail',
    ok: 'Set up.',
    weak: 'Set up in part.',
    missing: 'Not set up: no addresses are confirmed, no forgotten password can be set anew.',
  },
  IMAGES: {
    name: 'Small copies of pictures',
    ok: 'Made by the Images binding.',
    weak: 'Made in part.',
    missing: 'No Images binding: pictures are shown as they came.',
  },
  TURN: {
    name: 'Relay for calls',
    ok: 'Set up.',
    weak: 'Set up in part.',
    missing: 'No TURN server: calls fail between some networks, many mobile ones among them.',
  },
  clock: {
    name: 'The clock',
    ok: 'Runs every minute.',
    weak: 'Has not run yet; it should within a minute.',
    missing: 'Has not run for five minutes: ended sessions stay listed, counts stand still.',
  },
};

/** Words of how it all does. */
export const adminOverview = {
  now: 'Now',
  days: 'The last 30 days',
  health: 'Health',
  online: 'online',
  openReports: 'reports wait',
  openGameRequests: 'games asked for',
  suspended: 'suspended',
  takenDown: 'taken down',
  figures,
  sum: (count: number) => count.toLocaleString('en'),
  sumIn: (count: number) => `${count.toLocaleString('en')} in 30 days`,
  today: (count: number) => `${count.toLocaleString('en')} today`,
  plot: (figure: string, least: number, most: number) =>
    `${figure}, a day: between ${least} and ${most} in the last 30 days. The numbers follow as a table.`,
  table: 'As a table',
  day: 'Day (UTC)',
  count: 'Count',
  states: { ok: 'fine', weak: 'weak', missing: 'look here' },
  subjects: health,
  sweptAgo: (span: string) => `Last run ${span} ago.`,
} as const;
