// What the page of a session and its editor ask for, and the items that they show.
import type { Afterwards, Companion } from '../../../worker/contract/afterwards.ts';
import type { ApplicationItem } from '../../../worker/contract/application.ts';
import type { Series } from '../../../worker/contract/series.ts';
import type { OwnSessionItem, SessionDetail } from '../../../worker/contract/session.ts';
import type { Answers } from './api.ts';
import { list, sessionItem, userDetail } from './fixtures.ts';
import { mount } from './mount.tsx';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export const minutesFromNow = (minutes: number) =>
  new Date(Date.now() + minutes * MINUTE_MS).toISOString();

/** The viewer's application, as it is part of their session. */
export const ownApplication = (
  changes: Partial<NonNullable<SessionDetail['application']>> = {},
): NonNullable<SessionDetail['application']> => ({
  id: 5,
  status: 'pending',
  answer: null,
  role: null,
  offerExpiresAt: null,
  ...changes,
});

export const member = (
  changes: Partial<SessionDetail['roster'][number]> = {},
): SessionDetail['roster'][number] => ({
  id: 7,
  name: 'Mira',
  firstFile: null,
  gamertags: [],
  role: null,
  ...changes,
});

export const applicationItem = (changes: Partial<ApplicationItem> = {}): ApplicationItem => {
  const id = changes.id ?? 5;
  return {
    '@id': `/api/applications/${id}`,
    '@type': 'Application',
    id,
    name: 'Dungeon night',
    status: 'pending',
    answer: null,
    text: '',
    role: null,
    offerExpiresAt: null,
    session: '/api/sessions/31',
    user: { '@id': '/api/users/21', id: 21, name: 'Ada', firstFile: null },
    createdAt: minutesFromNow(-10),
    startsAt: minutesFromNow(180),
    ...changes,
  };
};

export const ownSession = (changes: Partial<OwnSessionItem> = {}): OwnSessionItem => ({
  ...sessionItem(changes),
  cancelReason: null,
  ...changes,
});

export const companion = (changes: Partial<Companion> = {}): Companion => ({
  id: 21,
  name: 'Ada',
  firstFile: null,
  host: false,
  thanked: null,
  thankable: true,
  invitable: true,
  asked: false,
  ...changes,
});

export const afterwards = (changes: Partial<Afterwards> = {}): Afterwards => ({
  '@id': '/api/sessions/31/afterwards',
  '@type': 'Afterwards',
  people: [],
  markableUntil: null,
  absence: null,
  ...changes,
});

/** A session of a series. The first has the id 31, and each next one is a week later. */
export const seriesSession = (
  number: number,
  changes: Partial<Series['sessions'][number]> = {},
): Series['sessions'][number] => ({
  id: 30 + number,
  number,
  startsAt: new Date(Date.parse('2027-03-02T20:00Z') + (number - 1) * 7 * DAY_MS).toISOString(),
  status: 'open',
  application: null,
  ...changes,
});

/** Every Tuesday at 20:00, for twelve weeks. */
export const series = (changes: Partial<Series> = {}): Series => {
  const id = changes.id ?? 9;
  return {
    '@id': `/api/series/${id}`,
    '@type': 'Series',
    id,
    host: { id: 8, name: 'Jonas' },
    repeats: {
      zone: 'UTC',
      time: '20:00',
      weekdays: ['tuesday'],
      everyWeeks: 1,
      from: '2027-03-02',
      until: '2027-05-18',
    },
    of: 12,
    member: false,
    sessions: [],
    ...changes,
  };
};

/** The answers for the page of a session. A function as `shown` may give different answers later. */
export const sessionAnswers = (
  id: number,
  shown: SessionDetail | (() => SessionDetail),
  more: Answers = {},
): Answers => ({
  [`GET /api/sessions/${id}`]: shown,
  [`GET /api/sessions/${id}/messages`]: list(`/api/sessions/${id}/messages`, [], {
    lastNumber: 0,
    pinned: [],
    readNumber: 0,
    writable: true,
  }),
  ...more,
});

/** Opens the page of session 31, as Mira (user 7) unless another viewer is named. */
export const openSession = (
  shown: SessionDetail | (() => SessionDetail),
  more: Answers = {},
  viewer = 7,
) => mount('/session/31', { as: { id: viewer }, answers: sessionAnswers(31, shown, more) });

/** The answers for the editor. The user plays one game on PC, so the editor suggests both. */
export const editorAnswers = (more: Answers = {}): Answers => ({
  'GET /api/users/7': userDetail({
    id: 7,
    name: 'Mira',
    relation: 'self',
    platforms: ['pc'],
    region: 'europe',
    languages: ['en'],
  }),
  'GET /api/preferences': {
    '@id': '/api/preferences',
    '@type': 'Preferences',
    games: [
      {
        game: { '@id': '/api/games/3', id: 3, name: 'Deep Rock Galactic' },
        platform: null,
        level: null,
      },
    ],
  },
  'GET /api/sessions/own': list('/api/sessions/own', []),
  ...more,
});
