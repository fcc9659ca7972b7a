/** Every list, search and page of the database that is measured, as the routes call it. */
import { PAGE_SIZE, PAGE_SIZE_MAX } from '../../../worker/contract/bounds.ts';
import type { SessionQuery } from '../../../worker/contract/session.ts';
import type { UserQuery } from '../../../worker/contract/user.ts';
import { listOwnApplications, listSessionApplications } from '../../../worker/db/applications.ts';
import { listBlocks } from '../../../worker/db/blocks.ts';
import {
  listSessionsByPreference,
  listUsersByPreference,
} from '../../../worker/db/by-preference.ts';
import { encodeCursor } from '../../../worker/db/cursor.ts';
import type { Database } from '../../../worker/db/database.ts';
import { listFriends } from '../../../worker/db/friend-lists.ts';
import {
  listCategories,
  listGames,
  listPreferences,
  searchGames,
} from '../../../worker/db/games.ts';
import { listLatestSessions, listLatestUsers } from '../../../worker/db/latest.ts';
import { listNotices } from '../../../worker/db/notices.ts';
import { listOwnSessions } from '../../../worker/db/own-sessions.ts';
import { soonestKey } from '../../../worker/db/search-index.ts';
import { searchSessions } from '../../../worker/db/session-search.ts';
import { findSession } from '../../../worker/db/sessions.ts';
import { findUser } from '../../../worker/db/user-detail.ts';
import { listHosted } from '../../../worker/db/user-sessions.ts';
import { searchUsers } from '../../../worker/db/users.ts';
import { FIRST_LISTED, HEAVY, HOST, HOSTED, HOUR_MS, NOW, ORDINARY, type World } from './world.ts';

export interface Call {
  name: string;
  /** Rows of the page that is asked for: the goal is a multiple of it. */
  page: number;
  /** Whether a full-text index answers it, which tells D1 nothing of the rows it passes. */
  searches: boolean;
  /** `best` reads a window of its own size, whatever the page. */
  window?: boolean;
  run: (db: Database, world: World) => Promise<unknown>;
}

const LAST_ID = Number.MAX_SAFE_INTEGER;
const VISITOR = 0;
const DAY_MS = 24 * HOUR_MS;

const list = (name: string, run: Call['run'], page = PAGE_SIZE): Call => ({
  name,
  page,
  searches: false,
  run,
});

type Asked = Partial<SessionQuery>;

const sessions = (
  name: string,
  asked: Asked | ((world: World) => Asked),
  viewer = ORDINARY,
): Call => ({
  name: `sessions: ${name}`,
  page: typeof asked === 'function' ? PAGE_SIZE : (asked.itemsPerPage ?? PAGE_SIZE),
  searches: true,
  window: typeof asked !== 'function' && asked.sort === 'best',
  run: (db, world) => {
    const over = typeof asked === 'function' ? asked(world) : asked;
    const query: SessionQuery = { sort: 'soonest', itemsPerPage: PAGE_SIZE, ...over };
    return searchSessions(db, query, viewer, NOW);
  },
});

const people = (
  name: string,
  asked: Partial<UserQuery> | ((world: World) => Partial<UserQuery>),
  viewer = ORDINARY,
): Call => ({
  name: `people: ${name}`,
  page: PAGE_SIZE,
  searches: true,
  run: (db, world) => {
    const over = typeof asked === 'function' ? asked(world) : asked;
    return searchUsers(db, { itemsPerPage: PAGE_SIZE, ...over }, viewer);
  },
});

const iso = (ms: number) => new Date(ms).toISOString();

const FACETS = {
  game: { game: 1 },
  category: { category: 1 },
  platform: { platform: 'pc' },
  region: { region: 'europe' },
  language: { language: 'en' },
  level: { level: 'beginner' },
  open: { open: true },
} as const satisfies Record<string, Asked>;

const RARE = { game: 110, region: 'africa', language: 'fi', platform: 'mobile' } as const;
const MIDDLE_MS = NOW + 90 * DAY_MS;
const middleId = ({ scale }: World) => FIRST_LISTED + scale / 2;

const SESSION_SEARCHES: Call[] = [
  sessions('no question', {}),
  sessions('no question, visitor', {}, VISITOR),
  ...Object.entries(FACETS).map(([name, facet]) => sessions(name, facet)),
  sessions('text', { q: 'evening' }),
  sessions('text, one letter', { q: 'e' }),
  sessions('text, a long word of many', { q: 'championship' }),
  sessions('text, two words', { q: 'evening run' }),
  sessions('text, a rare word', { q: 'zephyr' }),
  ...Object.entries(FACETS).map(([name, facet]) =>
    sessions(`text + ${name}`, { q: 'evening', ...facet }),
  ),
  sessions('four facets', { ...FACETS.game, ...FACETS.region, ...FACETS.language, ...FACETS.open }),
  sessions('text + four facets', {
    q: 'ranked',
    ...FACETS.game,
    ...FACETS.platform,
    ...FACETS.language,
    ...FACETS.open,
  }),
  sessions('four rare facets, no hit', RARE),
  sessions('text + rare facets, no hit', { q: 'zephyr', ...RARE }),
  sessions('a word of none + popular facets', { q: 'xyzzy', ...FACETS.game, ...FACETS.open }),
  sessions('from a day on', { from: iso(MIDDLE_MS) }),
  sessions('to a day', { to: iso(MIDDLE_MS) }),
  sessions('a week', { from: iso(MIDDLE_MS), to: iso(MIDDLE_MS + 7 * DAY_MS) }),
  sessions('a week, text, open', {
    from: iso(MIDDLE_MS),
    to: iso(MIDDLE_MS + 60 * DAY_MS),
    q: 'evening',
    open: true,
  }),
  sessions('newest', { sort: 'newest' }),
  sessions('newest, text, open', { sort: 'newest', q: 'evening', open: true }),
  sessions('newest, a week', {
    sort: 'newest',
    from: iso(MIDDLE_MS),
    to: iso(MIDDLE_MS + 7 * DAY_MS),
  }),
  sessions('best', { sort: 'best' }),
  sessions('best, text, open', { sort: 'best', q: 'evening', open: true }),
  sessions('pages of 60', { itemsPerPage: PAGE_SIZE_MAX, open: true }),
  sessions('deep page', { cursor: encodeCursor('soonest', [soonestKey(MIDDLE_MS, 0)]) }),
  sessions('deep page, text, open', {
    q: 'evening',
    open: true,
    cursor: encodeCursor('soonest', [soonestKey(MIDDLE_MS, 0)]),
  }),
  sessions('newest, deep page', (world) => ({
    sort: 'newest',
    cursor: encodeCursor('newest', [middleId(world)]),
  })),
  sessions('best, deep page', { sort: 'best', cursor: encodeCursor('best', [1, 0]) }),
  sessions('500 friends', {}, HEAVY),
  sessions('500 friends, text, open', { q: 'evening', open: true }, HEAVY),
  sessions('500 friends, best', { sort: 'best' }, HEAVY),
];

const PEOPLE_SEARCHES: Call[] = [
  people('no question', {}),
  people('game', { game: 1 }),
  people('platform', { platform: 'pc' }),
  people('region', { region: 'europe' }),
  people('language', { language: 'en' }),
  people('online', { online: true }),
  people('text', { q: 'player' }),
  people('text, one letter', { q: 'p' }),
  people('text + game + region + online', { q: 'player', game: 1, region: 'europe', online: true }),
  people('four rare facets', { game: 110, region: 'africa', language: 'fi', platform: 'mobile' }),
  people('deep page', ({ scale }) => ({ cursor: encodeCursor('people', [scale / 2]) })),
  people('text, deep page', ({ scale }) => ({
    q: 'player',
    cursor: encodeCursor('people', [scale / 2]),
  })),
  people('100 blocked among the newest', {}, HEAVY),
];

const friends = (state: 'online' | 'active' | 'in' | 'out', user: number, name: string): Call[] => [
  list(`friends: ${state}, ${name}`, (db) =>
    listFriends(db, user, { state, itemsPerPage: PAGE_SIZE }),
  ),
  list(`friends: ${state}, ${name}, later page`, (db) =>
    listFriends(db, user, { state, itemsPerPage: PAGE_SIZE, cursor: encodeCursor(state, [300]) }),
  ),
];

const own = (tab: 'hosting' | 'joining' | 'applied' | 'past' | 'attended', userId: number) =>
  list(`own sessions: ${tab}`, (db) =>
    listOwnSessions(db, { tab, userId, cursor: undefined, size: PAGE_SIZE, now: NOW }),
  );

const LISTS: Call[] = [
  list('latest sessions, visitor', (db) => listLatestSessions(db, VISITOR, NOW)),
  list('latest sessions', (db) => listLatestSessions(db, ORDINARY, NOW)),
  list('latest users, visitor', (db) => listLatestUsers(db, VISITOR)),
  list('latest users', (db) => listLatestUsers(db, ORDINARY)),
  list('latest users, 100 of them blocked', (db) => listLatestUsers(db, HEAVY)),
  {
    ...list('sessions by preference', (db) => listSessionsByPreference(db, ORDINARY, NOW)),
    searches: true,
  },
  {
    ...list('sessions by 50 preferences, 500 friends', (db) =>
      listSessionsByPreference(db, HEAVY, NOW),
    ),
    searches: true,
  },
  { ...list('users by preference', (db) => listUsersByPreference(db, ORDINARY)), searches: true },
  { ...list('users by 50 preferences', (db) => listUsersByPreference(db, HEAVY)), searches: true },
  list('games', (db) => listGames(db, undefined, 0, PAGE_SIZE + 1)),
  list('games of a category', (db) => listGames(db, 1, 0, PAGE_SIZE + 1)),
  list('games by text', (db) => searchGames(db, 'co', undefined, 0, PAGE_SIZE + 1)),
  list('categories', (db) => listCategories(db)),
  list('preferences, 50', (db) => listPreferences(db, HEAVY), 50),
  list('notices', (db) => listNotices(db, HEAVY, LAST_ID, PAGE_SIZE + 1)),
  list('own applications', (db) => listOwnApplications(db, HEAVY, LAST_ID, PAGE_SIZE + 1)),
  ...(['pending', undefined] as const).map((status) =>
    list(`applications to a session, ${status ?? 'all'}`, (db) =>
      listSessionApplications(db, {
        sessionId: HOSTED,
        hostId: HOST,
        status,
        after: null,
        limit: PAGE_SIZE + 1,
      }),
    ),
  ),
  ...(['online', 'active', 'in', 'out'] as const).flatMap((state) =>
    friends(state, HEAVY, '500 of them'),
  ),
  ...friends('active', ORDINARY, 'a few'),
  list('blocks', (db) => listBlocks(db, HEAVY, { itemsPerPage: PAGE_SIZE })),
  own('hosting', HOST),
  own('past', HOST),
  own('joining', HEAVY),
  own('applied', HEAVY),
  own('attended', HEAVY),
  list("a host's sessions, 10,000 over", (db) =>
    listHosted(db, { hostId: HOST, viewerId: ORDINARY, now: NOW, itemsPerPage: PAGE_SIZE }),
  ),
  list('a session', (db) => findSession(db, HOSTED, HEAVY)),
  list('a user, 10,000 sessions over', (db) => findUser(db, HOST, HEAVY)),
  list('a user with 500 friends, seen by a friend', (db) => findUser(db, HEAVY, 11)),
];

export const CALLS: Call[] = [...LISTS, ...SESSION_SEARCHES, ...PEOPLE_SEARCHES];
