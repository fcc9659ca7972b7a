import { FriendItem, FriendList } from '../../../worker/contract/friend.ts';
import { expectAnswer, getAs, patch, post, send } from './client.ts';
import { rows } from './sql.ts';

/** Inviting, accepting and ending friendships through the API. */

export interface Person {
  id: number;
  token: string;
}

export const invite = (from: Person, to: Person, description = 'Duo tonight?') =>
  post(
    '/api/friends',
    {
      user1: `/api/users/${from.id}`,
      user2: `/api/users/${to.id}`,
      active: false,
      description,
    },
    from.token,
  );

export const invited = (from: Person, to: Person) =>
  expectAnswer(invite(from, to), 201, FriendItem);

export const accept = (id: number, by: Person) =>
  patch(`/api/friends/${id}`, { active: true }, by.token);
export const end = (id: number, by: Person) =>
  send('DELETE', `/api/friends/${id}`, { token: by.token });
export const list = (who: Person, query = '') =>
  getAs(FriendList, `/api/friends${query}`, who.token);

export async function befriend(a: Person, b: Person) {
  const { id } = await invited(a, b);
  await expectAnswer(accept(id, b), 200, FriendItem);
  return id;
}

export const rowsOf = async (a: Person, b: Person) => {
  const results =
    await rows`SELECT * FROM friends WHERE low_id = ${Math.min(a.id, b.id)} AND high_id = ${Math.max(a.id, b.id)}`;
  return results;
};

export const noticesOf = async (who: Person) => {
  const results =
    await rows`SELECT kind, actor_id AS actor FROM notices WHERE user_id = ${who.id} ORDER BY id`;
  return results;
};
