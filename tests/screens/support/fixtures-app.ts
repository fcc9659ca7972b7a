// The answers for home and for the frame of every screen.
import type { FriendCounts, FriendEntry } from '../../../worker/contract/friend.ts';
import type { OwnSessionItem, SessionItem } from '../../../worker/contract/session.ts';
import type { UserItem } from '../../../worker/contract/user.ts';
import type { Answers } from './api.ts';
import { list, sessionItem, userDetail, userItem } from './fixtures.ts';

/** The answers for home as a visitor sees it. */
export const visitorHome = (
  sessions: SessionItem[] = [sessionItem()],
  users: UserItem[] = [userItem()],
  tonight: SessionItem[] = [],
): Answers => ({
  'GET /api/sessions': list('/api/sessions', tonight, { totalItems: tonight.length }),
  'GET /api/latest/sessions': list('/api/latest/sessions', sessions),
  'GET /api/latest/users': list('/api/latest/users', users),
});

interface MemberHome {
  /** What they host or have joined, soonest first. */
  own?: OwnSessionItem[];
  tonight?: SessionItem[];
  friends?: FriendEntry[];
}

/** The answers for home as a member sees it. */
export const memberHome = ({ own = [], tonight = [], friends = [] }: MemberHome = {}): Answers => {
  const basis = { basis: 'preferences' };
  return {
    'GET /api/sessionsgames': list('/api/sessionsgames', [sessionItem()], basis),
    'GET /api/usergames': list('/api/usergames', [userItem()], basis),
    'GET /api/sessions': list('/api/sessions', tonight, { totalItems: tonight.length }),
    'GET /api/sessions/own?tab=next&itemsPerPage=10': list('/api/sessions/own', own),
    ...friendsPage(friends, { online: friends.length, active: friends.length }),
  };
};

/** The answers for every tab of /friends. */
export const friendsPage = (
  member: FriendEntry[],
  counts: Partial<FriendCounts> = {},
): Answers => ({
  'GET /api/friends': list('/api/friends', member, {
    counts: { online: 0, active: 0, in: 0, out: 0, blocked: 0, ...counts },
  }),
});

/** The answers for /user. */
export const ownProfile = (): Answers => ({
  'GET /api/users/7': userDetail({ id: 7, name: 'Mira', relation: 'self' }),
  'GET /api/hours': { '@id': '/api/hours', '@type': 'Hours', zone: null, hours: [] },
  'GET /api/register/name': { name: 'Mira', available: false },
});
