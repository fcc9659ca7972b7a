import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

import { CALL_MEMBERS_MAX, type Reach } from '../../contract/call-bounds.ts';
import { Database } from '../../core/database.ts';
import { type Row, type RowOf, columns } from '../../core/rows.ts';
import { type sessions as sessionsTable, users } from '../../core/schema.ts';
import { blockedAmong, friendsWith, idList, memberOf } from '../../people/visibility.ts';
import { type Actor, RefusedError, mayAct } from '../../core/refusals.ts';

/**
 * Facts about users that a call depends on: who may ring whom, and who may join. Each query is one round trip to the
 * primary, made by a user's object at the moment of the event, so that the latest changes count.
 */

const NAME = columns(users, ['name']);

interface Callee {
  id: number;
  name: string;
  reach: Reach;
  /** Friends among the caller and those who are in the call. */
  friends: number[];
}

interface RingFacts {
  /** The caller's name. */
  name: string;
  session: { id: number; name: string } | null;
  callees: Callee[];
}

function onPrimary(binding: D1Database, actor: Actor) {
  const db = new Database(binding, 'first-primary', actor);
  db.requireStaying(true);
  return db;
}

/** Whether there is a block between user `u` and any of these. */
const apartFrom = (ids: readonly number[]): SQL => sql`EXISTS ${blockedAmong(idList(ids))}`;

/** Whether all these users are host or members of the session, and it isn't cancelled or taken down. */
const inSession = (sessionId: number | null, ...userIds: (SQL | number)[]): SQL =>
  sessionId === null
    ? sql`0`
    : sql`EXISTS (SELECT 1 FROM sessions s WHERE s.id = ${sessionId} AND s.cancelled_at IS NULL
        AND s.taken_down_at IS NULL AND ${sql.join(
          userIds.map((user) => sql`(s.host_id = ${user} OR ${memberOf(user, sql`s.id`)})`),
          sql` AND `,
        )})`;

interface CalleeRow extends RowOf<typeof NAME> {
  id: Row<typeof users>['id'];
  reach: Reach;
  /** JSON: which of the other queried users have a block with this one. */
  apart: string;
  /** JSON. */
  friends: string;
}

/** The ids of user `u`'s friends among these, as JSON. */
const friendsAmong = (ids: readonly number[]): SQL =>
  sql`(SELECT json_group_array(m.value) FROM ${idList(ids)} m WHERE ${friendsWith(sql`u.id`, sql`m.value`)})`;

const parseIds = (text: string) => z.array(z.int()).parse(JSON.parse(text));

/** @param knows whether user `u` may be rung at all */
const callees = (wanted: SQL, actor: Actor, present: readonly number[], knows: SQL, now: number) =>
  sql<CalleeRow>`
    SELECT u.id, CASE WHEN ${knows} AND NOT ${apartFrom([actor.id])} THEN u.name ELSE '' END AS name,
      CASE WHEN ${knows} AND ${mayAct(now)} AND u.status <> 'leaving' AND u.calls_from <> 'nobody'
          AND NOT ${apartFrom([actor.id, ...present])}
        THEN iif(u.calls_from = 'everyone' OR ${friendsWith(sql`u.id`, actor.id)}, 'rings', 'friends-only')
        ELSE 'none' END AS reach,
      (SELECT json_group_array(x.id) FROM ${blockedAmong(wanted)} x) AS apart,
      ${friendsAmong([actor.id, ...present])} AS friends
    FROM ${wanted} w JOIN users u ON u.id = w.value`;

/** If two of the callees have a block between them, only the first is rung. */
function apartFromEarlier(rows: readonly CalleeRow[]): Callee[] {
  const rung = new Set<number>();
  return rows.map(({ id, name, reach, apart, friends }) => {
    const callee = { id, name, friends: parseIds(friends) };
    if (parseIds(apart).some((other) => rung.has(other))) return { ...callee, reach: 'none' };
    if (reach === 'rings') rung.add(id);
    return { ...callee, reach };
  });
}

async function unlessBarred<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof RefusedError) return null;
    throw error;
  }
}

const nameOf = (id: number) => sql<RowOf<typeof NAME>>`SELECT ${NAME} FROM users WHERE id = ${id}`;

/**
 * Which of these users the actor may ring: friends and, with a session, its members if the actor is one. Anyone else
 * has no name here, and looks the same as a user with a block.
 * @param present who is already in the call. Users with a block to one of them aren't rung
 * @returns null if the actor's device or account may not act
 */
export const findCallees = (
  binding: D1Database,
  actor: Actor,
  ask: { to: readonly number[]; present: readonly number[]; session: number | null; now: number },
): Promise<RingFacts | null> =>
  unlessBarred(async () => {
    const wanted = idList(ask.to);
    const knows = sql`(${friendsWith(sql`u.id`, actor.id)} OR ${inSession(ask.session, actor.id, sql`u.id`)})`;
    const { own, rows } = await onPrimary(binding, actor).batch({
      own: nameOf(actor.id),
      rows: callees(wanted, actor, ask.present, knows, ask.now),
    });
    const known = new Map(apartFromEarlier(rows).map((callee) => [callee.id, callee]));
    return {
      name: own[0]?.name ?? '',
      session: null,
      callees: ask.to.map((id) => known.get(id) ?? { id, name: '', reach: 'none', friends: [] }),
    };
  });

/**
 * The members of a session, for one of them who calls: as many as a call holds, those who are online first. Users with
 * a block to the caller or to an earlier one are left out. Users whom only friends may call are included, so that the
 * caller can be told.
 * @returns null if the actor may not act or isn't a member
 */
export const findGroup = (
  binding: D1Database,
  actor: Actor,
  sessionId: number,
  now: number,
): Promise<RingFacts | null> =>
  unlessBarred(async () => {
    const members = sql`(SELECT s.host_id AS value FROM sessions s WHERE s.id = ${sessionId} UNION
      SELECT a.user_id FROM applications a WHERE a.session_id = ${sessionId} AND a.status = 'accepted')`;
    const knows = inSession(sessionId, actor.id);
    const { own, sessions, rows } = await onPrimary(binding, actor).batch({
      own: nameOf(actor.id),
      sessions: sql<
        Pick<Row<typeof sessionsTable>, 'name'>
      >`SELECT s.name FROM sessions s WHERE s.id = ${sessionId} AND ${inSession(sessionId, actor.id)}`,
      rows: sql<CalleeRow>`SELECT c.* FROM (
        ${callees(members, actor, [], knows, now)} WHERE u.id <> ${actor.id}
          AND NOT ${apartFrom([actor.id])} ORDER BY u.online DESC, u.id) c`,
    });
    const [session] = sessions;
    if (!session) return null;
    const found = apartFromEarlier(rows);
    const rung = found.filter(({ reach }) => reach === 'rings').slice(0, CALL_MEMBERS_MAX - 1);
    const friendsOnly = found.filter(({ reach }) => reach === 'friends-only');
    return {
      name: own[0]?.name ?? '',
      session: { id: sessionId, name: session.name },
      callees: [...rung, ...friendsOnly],
    };
  });

/**
 * Whether a user who is rung may join. The account must be able to act, and have no block to any member. At least one
 * member must still be a friend or in the same session. Also says which of those present are friends.
 */
export async function mayJoinCall(
  binding: D1Database,
  actor: Actor,
  {
    members,
    present,
    session,
  }: { members: readonly number[]; present: readonly number[]; session: number | null },
): Promise<{ may: boolean; friends: number[] }> {
  const answer = await unlessBarred(() =>
    onPrimary(binding, actor).all(sql<{ may: number; friends: string }>`
      SELECT NOT ${apartFrom(members)} AND (
        EXISTS (SELECT 1 FROM ${idList(members)} m WHERE ${friendsWith(sql`u.id`, sql`m.value`)})
        OR ${inSession(session, sql`u.id`)}) AS may, ${friendsAmong(present)} AS friends
      FROM users u WHERE u.id = ${actor.id}`),
  );
  const [facts] = answer ?? [];
  return { may: facts?.may === 1, friends: parseIds(facts?.friends ?? '[]') };
}
