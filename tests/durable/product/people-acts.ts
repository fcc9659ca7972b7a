import { type Turn, perhapsTwice, pickRow } from './turn.ts';

/** What people do to each other. */

export async function befriend(turn: Turn) {
  const { world, by, other } = turn;
  // The API refuses this by the request alone, even for a person who is logged out.
  if (by === other) return;
  const body = {
    user1: `/api/users/${by.id}`,
    user2: `/api/users/${other.id}`,
    active: false,
    description: '',
  };
  await perhapsTwice(turn, () => world.ask(by, 'POST', '/api/friends', body));
}

const ownPair = ({ random, by }: Turn, where: string) =>
  pickRow<{ id: number }>(
    random,
    `SELECT id FROM friends WHERE (low_id = ?1 OR high_id = ?1) AND ${where} ORDER BY id`,
    by.id,
  );

export async function unblock({ world, random, by, other }: Turn) {
  const found = await pickRow<{ id: number }>(
    random,
    'SELECT blocked_id AS id FROM blocks WHERE user_id = ? ORDER BY 1',
    by.id,
  );
  await world.ask(by, 'DELETE', `/api/blocks/${found?.id ?? other.id}`);
}

export async function acceptFriend(turn: Turn) {
  const found = await ownPair(turn, 'active = 0 AND inviter_id <> ?1');
  if (!found) return;
  await perhapsTwice(turn, () =>
    turn.world.ask(turn.by, 'PATCH', `/api/friends/${found.id}`, { active: true }),
  );
}

export async function endFriend(turn: Turn) {
  const found = await ownPair(turn, '1');
  if (found) await turn.world.ask(turn.by, 'DELETE', `/api/friends/${found.id}`);
}

export async function block({ world, random, by, other }: Turn) {
  const blocks = () => world.ask(by, 'PUT', `/api/blocks/${other.id}`);
  if (by !== other) await perhapsTwice({ world, random, by, other }, blocks);
}
