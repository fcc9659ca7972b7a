import { people } from '../words/made/people.ts';
import { popups } from '../words/made/popups.ts';
import { accountState } from './account.ts';
import { api, load } from './api.ts';

/** Invites a user to be friends, or accepts the invite that they had already sent. @returns what to say about it */
export async function addFriend(other: { id: number; name: string }, description: string) {
  const pair = { user1: `/api/users/${accountState().user}`, user2: `/api/users/${other.id}` };
  const friend = await load(api.friends.$post({ json: { ...pair, active: false, description } }));
  return friend.active ? people.done.friends(other.name) : popups.add.done(other.name);
}
