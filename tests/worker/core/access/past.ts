import { env } from 'cloudflare:test';

import { Database } from '../../../../worker/core/database.ts';
import { indexSession, reindexUser } from '../../../../worker/core/search-index.ts';
import { HOUR_MS } from '../../support/sessions.ts';
import { sql } from '../../support/sql.ts';
import { type World, insert } from './world.ts';

/** What `owner` and `blocked` had to do with each other, in every table whose rows outlive a block. */

const sessionOf = (id: number, hostId: number, name: string, now: number) =>
  insert('sessions', {
    id,
    host_id: hostId,
    name,
    description: '',
    platforms: '["pc"]',
    region: 'europe',
    language: 'en',
    level: 'any',
    style: 'casual',
    microphone: 0,
    adults_only: 0,
    starts_at: now + HOUR_MS,
    ends_at: now + 2 * HOUR_MS,
    seats: 8,
    visibility: 'public',
    created_at: now,
  });

/** What hides the two from each other, or their sessions from others. */
export type State =
  | 'nothing'
  | 'a block'
  | 'taking sessions down'
  | 'the end of a friendship'
  | 'leaving';

/** The session that `blocked` hosts. */
const theirs = ({ session }: World) => session + 10;
/** A session of the owner's without applications. Lists of sessions to join show it. */
const joinable = ({ session }: World) => session + 11;

/**
 * Adds sessions with applications in both directions, a session of the member's with both in it, a friend of both,
 * calls and notices. With a block the two aren't friends.
 */
export async function addPast(world: World, state: State) {
  const { ids, run, session, shared } = world;
  const { owner, blocked, member } = ids;
  const now = Date.now();
  // A game of this world only, so that pages aren't full of other worlds' sessions.
  const game = session + 30;
  // These ids belong to no user of this world.
  let nextId = session + 40;
  const anId = () => (nextId += 1);
  const other = theirs(world);
  const applied = (sessionId: number, userId: number, status: string) =>
    insert('applications', {
      id: anId(),
      session_id: sessionId,
      user_id: userId,
      text: '',
      status,
      status_at: now,
      created_at: now,
    });
  const told = (userId: number, actorId: number | null, sessionId: number | null) =>
    insert('notices', {
      id: anId(),
      user_id: userId,
      kind: 'session-changed',
      actor_id: actorId,
      session_id: sessionId,
      created_at: now,
    });
  const called = (caller: number, of: number) => [
    insert('calls', {
      id: `call-${run}-${caller}`,
      caller_id: caller,
      session_id: of,
      started_at: now,
    }),
    ...[owner, blocked, member].map((userId) =>
      insert('call_members', {
        call_id: `call-${run}-${caller}`,
        user_id: userId,
        outcome: 'accepted',
        at: now,
      }),
    ),
  ];
  await env.DB.batch([
    ...(state === 'a block' ? [] : [sql`DELETE FROM blocks WHERE user_id = ${owner}`]),
    sessionOf(other, blocked, `Other evening ${run}`, now),
    sessionOf(joinable(world), owner, `Session ${run}`, now),
    sessionOf(shared, member, `Shared ${run}`, now),
    insert('games', { id: game, name: `Game ${run}`, name_key: `game of ${run}`, created_at: now }),
    ...[session, joinable(world), other, shared].map((sessionId) =>
      insert('session_games', { session_id: sessionId, game_id: game, position: 1 }),
    ),
    ...[owner, blocked, member].map((userId) =>
      insert('preferences', { user_id: userId, game_id: game, position: 0 }),
    ),
    ...['left', 'declined'].flatMap((status) => [
      applied(session, blocked, status),
      applied(other, owner, status),
    ]),
    ...[owner, blocked].map((userId) =>
      insert('muted_sessions', { user_id: userId, session_id: userId === owner ? other : session }),
    ),
    applied(shared, owner, 'accepted'),
    applied(shared, blocked, 'accepted'),
    sql`UPDATE friends SET active = 1 WHERE id = ${world.invite}`,
    insert('friends', {
      id: anId(),
      low_id: blocked,
      high_id: member,
      inviter_id: member,
      active: 1,
      description: '',
      created_at: now,
    }),
    ...(state === 'a block'
      ? []
      : [
          insert('friends', {
            id: anId(),
            low_id: owner,
            high_id: blocked,
            inviter_id: owner,
            active: 1,
            description: '',
            created_at: now,
          }),
        ]),
    ...[null, member].flatMap((actor) => [
      told(owner, actor, other),
      told(blocked, actor, session),
    ]),
    told(member, owner, shared),
    told(member, blocked, shared),
    told(owner, blocked, shared),
    told(blocked, owner, shared),
    ...called(owner, session),
    ...called(blocked, other),
    ...called(member, shared),
    insert('calls', { id: `call-${run}`, caller_id: member, session_id: session, started_at: now }),
    insert('call_members', {
      call_id: `call-${run}`,
      user_id: blocked,
      outcome: 'accepted',
      at: now,
    }),
  ]);
  const hide = {
    nothing: [],
    'a block': [],
    'taking sessions down': [
      sql`UPDATE sessions SET taken_down_at = ${now}, closed = 1 WHERE id IN (${session}, ${joinable(world)}, ${other})`,
    ],
    'the end of a friendship': [
      sql`UPDATE sessions SET visibility = 'friends' WHERE id IN (${session}, ${joinable(world)}, ${other})`,
      sql`DELETE FROM friends WHERE low_id = ${owner} AND high_id = ${blocked}`,
    ],
    leaving: [
      sql`UPDATE users SET status = 'leaving' WHERE id = ${owner}`,
      sql`UPDATE users SET status = 'banned' WHERE id = ${blocked}`,
    ],
  }[state];
  if (hide.length > 0) await env.DB.batch(hide);
  await new Database(env.DB).batch({
    sessions: [session, joinable(world), other, shared].flatMap((id) => indexSession(id)),
    users: [owner, blocked, member].flatMap((id) => reindexUser(id)),
  });
}

/** Matches the names and ids of the people and sessions that `state` hides from the caller. */
export function traceOf(world: World, state: State): RegExp {
  const { caller, ids, run, session } = world;
  const people = [
    { by: ids.owner, who: 'owner', sessionId: session, name: 'Session' },
    { by: ids.blocked, who: 'blocked', sessionId: theirs(world), name: 'Other evening' },
  ].filter(({ by }) => by !== caller);
  const sessions = people.map(
    ({ sessionId, name }) => String.raw`\b${name} ${run}\b|/sessions/${sessionId}\b`,
  );
  const persons = people.map(
    ({ by, who }) => String.raw`\b${who} ${run}\b|/users/${by}\b|"id":${by}\b`,
  );
  // Who shared a session with them keeps the session, and that somebody was there.
  const names = people.map(({ who }) => String.raw`\b${who} ${run}\b`);
  const traces = {
    nothing: [...sessions, ...persons],
    'a block': [...sessions, ...persons],
    'taking sessions down': sessions,
    'the end of a friendship': sessions,
    leaving: caller === 0 ? [...sessions, ...persons] : names,
  }[state];
  return new RegExp(traces.join('|'), 'g');
}
