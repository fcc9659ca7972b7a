// Items as the API gives them. Each is complete, and a test changes what it is about.
import type { CurrentUser } from '../../../worker/contract/account.ts';
import type { SessionDetail, SessionItem } from '../../../worker/contract/session.ts';
import type { Site } from '../../../worker/contract/site.ts';
import type { UserDetail, UserItem } from '../../../worker/contract/user.ts';

const HOUR_MS = 3_600_000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

export const currentUser = (changes: Partial<CurrentUser> = {}): CurrentUser => {
  const id = changes.id ?? 7;
  return {
    '@id': `/api/users/${id}`,
    '@type': 'CurrentUser',
    id,
    roles: ['ROLE_USER'],
    name: 'Mira',
    firstFile: null,
    email: 'mira@peerway.example',
    locale: 'en',
    zone: 'UTC',
    ofAge: true,
    factorNeeded: false,
    leavesAt: null,
    preferenceCount: 1,
    unreadNotices: 0,
    warning: null,
    ...changes,
  };
};

/** Fields of a logged-in admin. */
export const ADMIN: Partial<CurrentUser> = { roles: ['ROLE_USER', 'ROLE_ADMIN'] };

export const sessionItem = (changes: Partial<SessionItem> = {}): SessionItem => {
  const id = changes.id ?? 31;
  return {
    '@id': `/api/sessions/${id}`,
    '@type': 'Session',
    id,
    name: 'Dungeon night',
    description: '',
    host: { id: 8, name: 'Jonas' },
    games: [{ id: 3, name: 'Deep Rock Galactic' }],
    media: [],
    firstFile: null,
    platforms: ['pc'],
    region: 'europe',
    language: 'en',
    level: 'any',
    style: 'casual',
    microphone: false,
    adultsOnly: false,
    startsAt: hoursFromNow(3),
    durationMinutes: 120,
    seats: 4,
    seatsTaken: 2,
    seatsHeld: 0,
    instant: 'nobody',
    roles: [],
    hostRole: null,
    status: 'open',
    visibility: 'public',
    membersInvite: false,
    series: null,
    ...changes,
  };
};

export const sessionDetail = (changes: Partial<SessionDetail> = {}): SessionDetail => ({
  ...sessionItem(changes),
  cancelReason: null,
  revision: 0,
  hostFile: null,
  hostGamertags: [],
  roster: [],
  relay: true,
  voice: 'mesh',
  waitingCount: 0,
  instantly: false,
  invitation: null,
  ...changes,
});

export const userItem = (changes: Partial<UserItem> = {}): UserItem => {
  const id = changes.id ?? 8;
  return {
    '@id': `/api/users/${id}`,
    '@type': 'User',
    id,
    name: 'Jonas',
    about: '',
    games: [],
    media: [],
    firstFile: null,
    online: false,
    region: null,
    languages: [],
    platforms: [],
    ...changes,
  };
};

export const userDetail = (changes: Partial<UserDetail> = {}): UserDetail => ({
  ...userItem({ ...changes, games: [] }),
  gamertags: [],
  hostedCount: 0,
  thanks: [],
  ...changes,
  games: changes.games ?? [],
});

/** What the operator has set up. */
export const site = (changes: Partial<Site> = {}): Site => ({
  '@id': '/api/site',
  '@type': 'Site',
  operator: { name: null, address: null, email: null },
  mail: true,
  remembersAddresses: false,
  providers: [],
  discordGamertags: false,
  voice: 'mesh',
  ...changes,
});

/** The answer of a list route: the only page, unless `view.next` is set. */
export const list = <Item>(path: string, member: Item[], more: object = {}) => ({
  '@id': path,
  '@type': 'Collection' as const,
  view: { '@id': path },
  member,
  ...more,
});
