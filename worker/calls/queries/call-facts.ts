import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

import { CALL_MEMBERS_MAX, type Reach } from '../../contract/call-bounds.ts';
import { Database } from '../../core/database.ts';
import { type Row, type RowOf, columns } from '../../core/rows.ts';
import { type sessions as sessionsTable, users } from '../../core/schema.ts';
import { blockedAmong, friendsWith, idList, memberOf } from '../../people/visibility.ts';
import { type Actor, RefusedError, mayAct } from '../../core/refusals.ts';

/**
 * What a call needs to know of people: who may ring whom, and who may come in. Each question is one round trip to
 * the primary, asked by a user's object when it happens and not before: whatever has changed since counts.
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

/** Whether a block parts user `u` from any of these. */
const apartFrom = (ids: readonly number[]): SQL => sql`EXISTS ${blockedAmong(idList(ids))}`;

/** Whether all these users host the session or are accepted to it, and it has not been called off. */
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
  /** JSON: those of the others who were asked about with whom there is a block. */
  apart: string;
  /** JSON. */
  friends: string;
}

/** The ids of user `u`'s friends among these, as JSON. */
const friendsAmong = (ids: readonly number[]): SQL =>
  sql`(SELECT json_group_array(m.value) FROM ${idList(ids)} m WHERE ${friendsWith(sql`u.id`, sql`m.value`)})`;

const parseIds = (text: string) => z.array(z.int()).parse(JSON.parse(text));

/** @param wanted ids, and which of them may be rung at all by `knows` */
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

/** Of two who have blocked each other the first is rung. */
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
 * The members of a session whom one of them calls: as many as a call holds, those who are online first. Whoever a
 * block parts from the caller or from one before is not among them. Those whom only friends may call are, so that
 * the caller can be told.
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
 * Whether somebody who is rung may come in: the account may act, no block parts them from a member, and one of
 * the members is still a friend or belongs to the same session. With it goes who of all those present is a friend.
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
