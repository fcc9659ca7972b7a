import {
  listCategories,
  listGames,
  listPreferences,
  searchGames,
} from '../../../worker/catalogue/queries/games.ts';
import { PAGE_SIZE } from '../../../worker/contract/bounds.ts';
import { encodeCursor } from '../../../worker/core/cursor.ts';
import { listNotices } from '../../../worker/notifications/queries/notices.ts';
import { listBlocks } from '../../../worker/people/queries/blocks.ts';
import { listFriends } from '../../../worker/people/queries/friend-lists.ts';
import { findUser } from '../../../worker/people/queries/user-detail.ts';
import {
  listOwnApplications,
  listSessionApplications,
} from '../../../worker/sessions/queries/applications.ts';
import {
  listSessionsByPreference,
  listUsersByPreference,
} from '../../../worker/sessions/queries/by-preference.ts';
import { listLatestSessions, listLatestUsers } from '../../../worker/sessions/queries/latest.ts';
import { listOwnSessions } from '../../../worker/sessions/queries/own-sessions.ts';
import { findSession } from '../../../worker/sessions/queries/sessions.ts';
import { listHosted } from '../../../worker/sessions/queries/user-sessions.ts';
import { type Call, LAST_ID, VISITOR, list } from './call.ts';
import {
  APPLICATIONS,
  HEAVY,
  HEAVY_BLOCKS,
  HEAVY_FRIENDS,
  HEAVY_PREFERENCES,
  HOST,
  HOSTED,
  NOW,
  ORDINARY,
} from './world.ts';

/** The rows of the user's games and friends, which such a query reads first. */
const NAMED = HEAVY_PREFERENCES + HEAVY_FRIENDS;
/** The rows of a page of friendships: each reads its own row, its pair's, and that of a possible block. */
const PAIRS = 3 * PAGE_SIZE;
/** The rows that tell which of the 500 friends are online. */
const ONLINE = 2 * HEAVY_FRIENDS;
/**
 * The rows that the counts of the other tabs read. Each tab counts up to 60 rows, with their users and possible blocks.
 */
const TABS = ONLINE + 4 * 4 * 60;

const friends = (state: 'online' | 'active' | 'in' | 'out', user: number, name: string): Call[] => {
  const first = { state, itemsPerPage: PAGE_SIZE };
  const later = { ...first, cursor: encodeCursor(state, [300]) };
  const walk = PAIRS + (state === 'online' ? ONLINE : 0);
  return [
    list(`friends: ${state}, ${name}`, (db) => listFriends(db, user, first), walk + TABS),
    list(`friends: ${state}, ${name}, later page`, (db) => listFriends(db, user, later), walk),
  ];
};

/** A list of the user's own sessions. `beside`: applications that belong to another tab are skipped. */
const own = (
  tab: 'hosting' | 'joining' | 'applied' | 'past' | 'attended',
  userId: number,
  beside = 0,
) =>
  list(
    `own sessions: ${tab}`,
    (db) => listOwnSessions(db, { tab, userId, cursor: undefined, size: PAGE_SIZE, now: NOW }),
    beside,
  );

/** A list by the viewer's games. The search index answers it. */
const preferred = (name: string, run: Call['run'], beside = 0): Call => ({
  ...list(name, run, beside),
  searches: true,
});

/** Lists and pages without a text search. Most use an index of the table itself. */
export const LIST_CALLS: Call[] = [
  list('latest sessions, visitor', (db) => listLatestSessions(db, VISITOR, NOW)),
  list('latest sessions', (db) => listLatestSessions(db, ORDINARY, NOW)),
  list('latest users, visitor', (db) => listLatestUsers(db, VISITOR)),
  list('latest users', (db) => listLatestUsers(db, ORDINARY)),
  list('latest users, 100 blocked', (db) => listLatestUsers(db, HEAVY), 3 * HEAVY_BLOCKS),
  preferred('sessions by preference', (db) => listSessionsByPreference(db, ORDINARY, NOW)),
  preferred(
    'sessions by 50 preferences, 500 friends',
    (db) => listSessionsByPreference(db, HEAVY, NOW),
    NAMED,
  ),
  preferred('users by preference', (db) => listUsersByPreference(db, ORDINARY)),
  preferred('users by 50 preferences', (db) => listUsersByPreference(db, HEAVY), NAMED),
  list('games', (db) => listGames(db, undefined, 0, PAGE_SIZE + 1)),
  list('games of a category', (db) => listGames(db, 1, 0, PAGE_SIZE + 1)),
  list('games by text', (db) => searchGames(db, 'co', undefined, 0, PAGE_SIZE + 1)),
  list('categories', (db) => listCategories(db)),
  list('preferences, 50', (db) => listPreferences(db, HEAVY)),
  list('notices', (db) => listNotices(db, HEAVY, LAST_ID, PAGE_SIZE + 1)),
  list('own applications', (db) => listOwnApplications(db, HEAVY, LAST_ID, PAGE_SIZE + 1)),
  ...(['pending', undefined] as const).map((status) => {
    const asked = { sessionId: HOSTED, hostId: HOST, status, after: null, now: NOW };
    return list(`applications to a session, ${status ?? 'all'}`, (db) =>
      listSessionApplications(db, { ...asked, limit: PAGE_SIZE + 1 }),
    );
  }),
  ...(['online', 'active', 'in', 'out'] as const).flatMap((state) =>
    friends(state, HEAVY, '500 of them'),
  ),
  ...friends('active', ORDINARY, 'a few'),
  list('blocks', (db) => listBlocks(db, HEAVY, { itemsPerPage: PAGE_SIZE }), TABS),
  own('hosting', HOST, APPLICATIONS),
  own('past', HOST),
  // All seats that are ahead are put in order by their start, 200 at most.
  own('joining', HEAVY, 4 * APPLICATIONS),
  own('applied', HEAVY, 2 * APPLICATIONS),
  own('attended', HEAVY),
  list("a host's sessions, 10,000 over", (db) =>
    listHosted(db, { hostId: HOST, viewerId: ORDINARY, now: NOW, itemsPerPage: PAGE_SIZE }),
  ),
  list('a session, 500 applied', (db) => findSession(db, HOSTED, HEAVY), APPLICATIONS),
  list(
    'a user, 500 friends to compare',
    (db) => findUser(db, { id: HOST, viewerId: HEAVY, now: NOW }),
    2 * HEAVY_FRIENDS,
  ),
  list('a user with 500 friends', (db) => findUser(db, { id: HEAVY, viewerId: 11, now: NOW })),
];
