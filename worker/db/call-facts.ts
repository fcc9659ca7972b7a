import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

import { CALL_MEMBERS_MAX } from '../contract/call-bounds.ts';
import { Database, LeavingError, MayNotActError, mayAct } from './database.ts';

/**
 * What a call needs to know of people: who may ring whom, and who may come in. Each question is one round trip to
 * the primary, asked by a user's object when it happens and not before: whatever has changed since counts.
 */

interface Actor {
  id: number;
  deviceId: number;
}

interface Callee {
  id: number;
  name: string;
  reachable: boolean;
}

interface RingFacts {
  /** The caller's. */
  name: string;
  session: { id: number; name: string } | null;
  callees: Callee[];
}

function onPrimary(binding: D1Database, actor: Actor) {
  const db = new Database(binding, 'first-primary', actor);
  db.requireStaying(true);
  return db;
}

const list = (ids: readonly number[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** Whether there is a block between user `u` and any of these. */
const apartFrom = (ids: SQL): SQL => sql`(
  EXISTS (SELECT 1 FROM blocks b WHERE b.user_id = u.id AND b.blocked_id IN ${ids})
  OR EXISTS (SELECT 1 FROM blocks b WHERE b.blocked_id = u.id AND b.user_id IN ${ids}))`;

const friendOf = (id: SQL | number): SQL => sql`EXISTS (SELECT 1 FROM friends f
  WHERE f.low_id = min(u.id, ${id}) AND f.high_id = max(u.id, ${id}) AND f.active = 1)`;

/** Whether somebody hosts session `s` or is accepted to it, and it has not been called off. */
const belongs = (userId: SQL | number): SQL => sql`EXISTS (SELECT 1 FROM applications a
  WHERE a.session_id = s.id AND a.user_id = ${userId} AND a.status = 'accepted'
    AND a.status IN ('pending', 'waiting', 'accepted', 'declined', 'removed'))`;
const inSession = (sessionId: number | null, ...users: (SQL | number)[]): SQL =>
  sessionId === null
    ? sql`0`
    : sql`EXISTS (SELECT 1 FROM sessions s WHERE s.id = ${sessionId} AND s.cancelled_at IS NULL
        AND s.taken_down_at IS NULL AND ${sql.join(
          users.map((user) => sql`(s.host_id = ${user} OR ${belongs(user)})`),
          sql` AND `,
        )})`;

interface CalleeRow {
  id: number;
  name: string;
  reachable: number;
  /** JSON: those of the others who were asked about with whom there is a block. */
  apart: string;
}

/** @param wanted ids, and which of them may be rung at all by `knows` */
const callees = (wanted: SQL, actor: Actor, present: readonly number[], knows: SQL, now: number) =>
  sql<CalleeRow>`
    SELECT u.id, CASE WHEN ${knows} THEN u.name ELSE '' END AS name,
      ${knows} AND ${mayAct(now)} AND u.status <> 'leaving' AND u.calls_from <> 'nobody'
        AND NOT ${apartFrom(list([actor.id, ...present]))} AS reachable,
      (SELECT json_group_array(x.id) FROM (
        SELECT b.blocked_id AS id FROM blocks b WHERE b.user_id = u.id AND b.blocked_id IN ${wanted}
        UNION ALL SELECT b.user_id FROM blocks b WHERE b.blocked_id = u.id AND b.user_id IN ${wanted}) x) AS apart
    FROM ${wanted} w JOIN users u ON u.id = w.value`;

/** Of two who have blocked each other the first is rung. */
function apartFromEarlier(rows: readonly CalleeRow[]): Callee[] {
  const rung = new Set<number>();
  return rows.map(({ id, name, reachable, apart }) => {
    const blocked = z.array(z.int()).parse(JSON.parse(apart));
    const free = !blocked.some((other) => rung.has(other));
    if (reachable === 1 && free) rung.add(id);
    return { id, name, reachable: reachable === 1 && free };
  });
}

async function unlessBarred<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof MayNotActError || error instanceof LeavingError) return null;
    throw error;
  }
}

const nameOf = (id: number) => sql<{ name: string }>`SELECT name FROM users WHERE id = ${id}`;

/**
 * Who of these the actor may ring: friends, and with a session its members where the actor is one. Whoever is
 * neither has no name here, and reads like somebody who blocks.
 * @param present who is in the call already: nobody is rung whom a block parts from one of them
 * @returns null where the actor's device or account may not act
 */
export const findCallees = (
  binding: D1Database,
  actor: Actor,
  ask: { to: readonly number[]; present: readonly number[]; session: number | null; now: number },
): Promise<RingFacts | null> =>
  unlessBarred(async () => {
    const wanted = list(ask.to);
    const knows = sql`(${friendOf(actor.id)} OR ${inSession(ask.session, actor.id, sql`u.id`)})`;
    const [own, rows] = await onPrimary(binding, actor).batch([
      nameOf(actor.id),
      callees(wanted, actor, ask.present, knows, ask.now),
    ]);
    const known = new Map(apartFromEarlier(rows).map((callee) => [callee.id, callee]));
    return {
      name: own[0]?.name ?? '',
      session: null,
      callees: ask.to.map((id) => known.get(id) ?? { id, name: '', reachable: false }),
    };
  });

/**
 * The members of a session whom one of them calls: as many as a call holds, those who are online first. Whoever a
 * block parts from the caller or from one before is not among them.
 * @returns null where the actor may not act or is no member
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
    const [own, sessions, rows] = await onPrimary(binding, actor).batch([
      nameOf(actor.id),
      sql<{
        name: string;
      }>`SELECT s.name FROM sessions s WHERE s.id = ${sessionId} AND ${inSession(sessionId, actor.id)}`,
      sql<CalleeRow & { apartFromActor: number }>`SELECT c.* FROM (
        ${callees(members, actor, [], knows, now)} WHERE u.id <> ${actor.id}
          AND NOT ${apartFrom(list([actor.id]))} ORDER BY u.online DESC, u.id) c`,
    ]);
    const [session] = sessions;
    if (!session) return null;
    const reachable = apartFromEarlier(rows).filter((callee) => callee.reachable);
    return {
      name: own[0]?.name ?? '',
      session: { id: sessionId, name: session.name },
      callees: reachable.slice(0, CALL_MEMBERS_MAX - 1),
    };
  });

/**
 * Whether somebody who is rung may come in: the account may act, no block parts them from a member, and one of
 * the members is still a friend or belongs to the same session.
 */
export async function mayJoinCall(
  binding: D1Database,
  actor: Actor,
  members: readonly number[],
  sessionId: number | null,
): Promise<boolean> {
  const answer = await unlessBarred(() =>
    onPrimary(binding, actor).all(sql<{ may: number }>`
      SELECT NOT ${apartFrom(list(members))} AND (
        EXISTS (SELECT 1 FROM ${list(members)} m WHERE ${friendOf(sql`m.value`)})
        OR ${inSession(sessionId, sql`u.id`)}) AS may
      FROM users u WHERE u.id = ${actor.id}`),
  );
  return answer?.[0]?.may === 1;
}
