// Friendships, blocks and players, as their lists have them.
import type { PlayedWith } from '../../../worker/contract/afterwards.ts';
import type { BlockItem } from '../../../worker/contract/block.ts';
import type { FriendEntry, FriendItem } from '../../../worker/contract/friend.ts';
import { userItem } from './fixtures.ts';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export const friendItem = (changes: Partial<FriendItem> = {}): FriendItem => {
  const id = changes.id ?? 4;
  return {
    '@id': `/api/friends/${id}`,
    '@type': 'Friend',
    id,
    user1: '/api/users/7',
    user2: '/api/users/8',
    active: false,
    description: '',
    ...changes,
  };
};

export const friendEntry = (changes: Partial<FriendEntry> = {}): FriendEntry => ({
  ...friendItem(changes),
  user: userItem({ id: 8, name: 'Jonas' }),
  createdAt: ago(10),
  ...changes,
});

export const blockItem = (changes: Partial<BlockItem['user']> = {}): BlockItem => {
  const id = changes.id ?? 8;
  return {
    '@id': `/api/blocks/${id}`,
    '@type': 'Block',
    user: { '@id': `/api/users/${id}`, id, name: 'Jonas', firstFile: null, ...changes },
    createdAt: ago(10),
  };
};

export const playedWith = (changes: Partial<PlayedWith> = {}): PlayedWith => ({
  user: userItem({ id: 8, name: 'Jonas', relation: 'none' }),
  session: { id: 31, name: 'Dungeon night' },
  endedAt: ago(600),
  thanked: null,
  thankable: true,
  host: false,
  ...changes,
});
