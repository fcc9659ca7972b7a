import type { PlayedWith } from '../../worker/contract/afterwards.ts';
import type { BlockItem } from '../../worker/contract/block.ts';
import type { FriendCounts, FriendEntry } from '../../worker/contract/friend.ts';
import type { FriendListName } from '../../worker/contract/vocabulary.ts';
import { api, load } from './api.ts';
import { type Page, cursorOf } from './pages.ts';

/** Loads the lists of /friends. */

export const FRIEND_TABS = ['online', 'all', 'in', 'out', 'played', 'blocked'] as const;
export type FriendTab = (typeof FRIEND_TABS)[number];

export const readTab = (search: URLSearchParams): FriendTab =>
  FRIEND_TABS.find((tab) => tab === search.get('tab')) ?? 'online';

interface Counted {
  counts?: FriendCounts;
}
export type FriendsPage = Page<FriendEntry> & Counted;
export type BlocksPage = Page<BlockItem> & Counted;
export type PlayedPage = Page<PlayedWith> & Counted;
/** The tabs that list friendships and invites. */
export type FriendshipTab = Exclude<FriendTab, 'blocked' | 'played'>;

/** The stream follows one page of friends. This is the size of that page. */
const FOLLOWED = '60';

const loadList = (state: FriendListName, next?: string): Promise<FriendsPage> =>
  load(api.friends.$get({ query: { state, ...cursorOf(next) } }));

export const loadBlocks = (next?: string): Promise<BlocksPage> =>
  load(api.blocks.$get({ query: cursorOf(next) }));

export const loadPlayed = (next?: string): Promise<PlayedPage> =>
  load(api['played-with'].$get({ query: cursorOf(next) }));

/** The entries of a page that another one doesn't have. */
export function entriesNotIn({ member }: FriendsPage, page: FriendsPage): FriendEntry[] {
  const listed = new Set(member.map(({ id }) => id));
  return page.member.filter(({ id }) => !listed.has(id));
}

/** The friends who are online, and the newest of the others. The stream tells when one of these comes online. */
async function loadOnline(next?: string): Promise<FriendsPage> {
  if (next !== undefined) return loadList('online', next);
  const [online, friends] = await Promise.all([
    loadList('online'),
    load(api.friends.$get({ query: { state: 'active', itemsPerPage: FOLLOWED } })),
  ]);
  return { ...online, member: [...online.member, ...entriesNotIn(online, friends)] };
}

export const friendsLoader: Record<FriendshipTab, (next?: string) => Promise<FriendsPage>> = {
  online: loadOnline,
  all: (next) => loadList('active', next),
  in: (next) => loadList('in', next),
  out: (next) => loadList('out', next),
};
