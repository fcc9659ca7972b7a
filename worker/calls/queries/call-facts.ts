import { type SQL, sql } from 'drizzle-orm';

import { ROOM_WRITABLE_DAYS } from '../../contract/bounds.ts';
import type { Reach } from '../../contract/call-bounds.ts';
import type { Callee, PersonInCall, RingFacts } from '../../contract/objects/call.ts';
import type { Person } from '../../contract/person.ts';
import { DAY_MS } from '../../contract/time.ts';
import { Database } from '../../core/database.ts';
import { firstFileOf } from '../../core/person.ts';
import { type Actor, RefusedError, mayAct } from '../../core/refusals.ts';
import { type RowOf, columns, fields, flag, json, select, textOrNull } from '../../core/rows.ts';
import { users } from '../../core/schema/accounts.ts';
import { sessions as sessionsTable } from '../../core/schema/sessions.ts';
import { onlineFor } from '../../core/user-item.ts';
import {
  SESSION_OVER,
  blockedAmong,
  friendsWith,
  hiddenAccount,
  idList,
  memberOf,
} from '../../core/visibility.ts';
import { claimCall, claimedCall } from './session-calls.ts';

/**
 * What the database says about the users of a call: who may ring whom, and who may join. Each query is one round trip
 * to the primary. A user's object makes it at the moment of the event, so that the latest changes count.
 */

/** User `u` as a `Person`. */
const PERSON = fields(columns(users, ['id', 'name'], 'u'), { firstFile: firstFileOf('u.id') });

const onPrimary = (binding: D1Database, actor: Actor) =>
  new Database(binding, 'first-primary', actor).as({ staying: true });

/** Whether there is a block between user `u` and any of these. */
const hasBlockWith = (ids: readonly number[]): SQL => sql`EXISTS ${blockedAmong(idList(ids))}`;

/** Whether all these users are host or members of the session, and it isn't cancelled, taken down or held. */
const inSession = (sessionId: number | null, ...userIds: (SQL | number)[]): SQL =>
  sessionId === null
    ? sql`0`
    : sql`EXISTS (SELECT 1 FROM sessions s WHERE s.id = ${sessionId} AND s.cancelled_at IS NULL
        AND s.taken_down_at IS NULL AND s.visibility <> 'held' AND ${sql.join(
          userIds.map((user) => sql`(s.host_id = ${user} OR ${memberOf(user, sql`s.id`)})`),
          sql` AND `,
        )})`;

/** Whether a call of the session may start and ring its members: as long as its room is open. */
const mayRing = (sessionId: number | null, now: number): SQL =>
  sql`EXISTS (SELECT 1 FROM sessions s WHERE s.id = ${sessionId}
    AND ${SESSION_OVER} > ${now - ROOM_WRITABLE_DAYS * DAY_MS})`;

/** The ids of user `u`'s friends among these. */
const friendsAmong = (ids: readonly number[]) =>
  json<number[]>(
    sql`(SELECT json_group_array(m.value) FROM ${idList(ids)} m WHERE ${friendsWith(sql`u.id`, sql`m.value`)})`,
  );

/** The ids of those among these who have a block with user `u`. */
const blockedWith = (ids: SQL) =>
  json<number[]>(sql`(SELECT json_group_array(x.id) FROM ${blockedAmong(ids)} x)`);

interface Asked {
  actor: Actor;
  present: readonly number[];
  session: number | null;
  now: number;
}

/** @param known a condition: the actor may know user `u`. Otherwise the row has no name and can't be rung */
const callees = (wanted: SQL, { actor, present, session, now }: Asked, known: SQL) => {
  const knows = sql`(${known} AND NOT ${hiddenAccount('u')})`;
  const among = sql`(SELECT ${actor.id} UNION ALL SELECT value FROM ${wanted})`;
  return select({
    id: sql<number>`u.id`,
    name: sql<string>`CASE WHEN ${knows} THEN u.name ELSE '' END`,
    firstFile: textOrNull`CASE WHEN ${knows} THEN ${firstFileOf('u.id')} END`,
    reach: sql<Reach>`CASE WHEN ${knows} AND ${mayAct(now)} AND u.calls_from <> 'nobody'
          AND NOT ${hasBlockWith([actor.id, ...present])}
        THEN iif(u.calls_from = 'everyone' OR ${friendsWith(sql`u.id`, actor.id)}, 'rings', 'friends-only')
        ELSE 'none' END`,
    blockedWith: blockedWith(among),
    friends: friendsAmong([actor.id, ...present]),
    isMember: flag(inSession(session, sql`u.id`)),
  })`FROM ${wanted} w JOIN users u ON u.id = w.value`;
};

type CalleeRow = RowOf<ReturnType<typeof callees>>;

const nobody = (id: number): Person => ({ id, name: '', firstFile: null });

const unknown = (id: number): Callee => ({
  ...nobody(id),
  reach: 'none',
  friends: [],
  isMember: false,
  blockedWith: [],
});

/**
 * If two of the callees have a block between them, only the first one is rung. A callee with a block to the caller gets
 * no name.
 */
function withoutBlocksBetween(rows: readonly CalleeRow[], actor: Actor): Callee[] {
  const rung = new Set<number>();
  return rows.map(({ blockedWith: blocked, ...row }) => {
    // A callee who has a block with someone in the call isn't rung.
    const callee = { ...row, blockedWith: [] };
    if (blocked.includes(actor.id)) return unknown(row.id);
    if (blocked.some((other) => rung.has(other))) return { ...callee, reach: 'none' };
    if (row.reach === 'rings') rung.add(row.id);
    return callee;
  });
}

async function nullIfRefused<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof RefusedError) return null;
    throw error;
  }
}

const selectUser = (id: number) => select(PERSON)`FROM users u WHERE u.id = ${id}`;

/**
 * Which of these users the actor may ring: friends and, with a session, its members if the actor is one. All others
 * come without a name, exactly like users with a block, so a block isn't revealed.
 * @param present who is already in the call. Users with a block to one of them aren't rung
 * @returns null if the actor's device or account may not act
 */
export const findCallees = (
  binding: D1Database,
  actor: Actor,
  ask: { to: readonly number[]; present: readonly number[]; session: number | null; now: number },
): Promise<RingFacts | null> =>
  nullIfRefused(async () => {
    const wanted = idList(ask.to);
    const knows = sql`(${friendsWith(sql`u.id`, actor.id)}
      OR (${mayRing(ask.session, ask.now)} AND ${inSession(ask.session, actor.id, sql`u.id`)}))`;
    const { own, rows } = await onPrimary(binding, actor).batch({
      own: selectUser(actor.id),
      rows: callees(wanted, { actor, ...ask }, knows),
    });
    const known = new Map(withoutBlocksBetween(rows, actor).map((callee) => [callee.id, callee]));
    return {
      me: own[0] ?? nobody(actor.id),
      session: null,
      call: null,
      callees: ask.to.map((id) => known.get(id) ?? unknown(id)),
    };
  });

/**
 * The members of a session, for one of them who calls: at `most` as many as a call holds, those first whom the caller sees
 * online. The order must not tell who else is online. Users with a block to the caller or to an earlier one are left out. Users whom only friends may call are included, so that the
 * caller can be told. Claims the session's call, unless one is running.
 * @returns null if the actor may not act or isn't a member, or if no call is running and none may start
 */
export const findSessionCallees = (
  binding: D1Database,
  actor: Actor,
  ask: { session: number; call: string; ended: string | null; most: number; now: number },
): Promise<RingFacts | null> =>
  nullIfRefused(async () => {
    const { session: sessionId, call: callId, ended, most, now } = ask;
    const members = sql`(SELECT s.host_id AS value FROM sessions s WHERE s.id = ${sessionId} UNION
      SELECT a.user_id FROM applications a WHERE a.session_id = ${sessionId} AND a.status = 'accepted')`;
    const knows = inSession(sessionId, actor.id);
    const { own, sessions, rows, claimed } = await onPrimary(binding, actor).batch({
      claim: claimCall(
        { sessionId, callId, ended, now },
        sql`${knows} AND ${mayRing(sessionId, now)}`,
      ),
      claimed: claimedCall(sessionId),
      own: selectUser(actor.id),
      sessions: select(columns(sessionsTable, ['name', 'hostId'], 's'))`
        FROM sessions s WHERE s.id = ${sessionId} AND ${inSession(sessionId, actor.id)}`,
      rows: sql<CalleeRow>`SELECT c.* FROM (
        ${callees(members, { actor, present: [], session: sessionId, now }, knows)} WHERE u.id <> ${actor.id}
          AND NOT ${hasBlockWith([actor.id])} ORDER BY ${onlineFor(actor.id)} DESC, u.id) c`,
    });
    const [session] = sessions;
    const call = claimed[0]?.callId ?? null;
    if (!session || call === null || call === ended) return null;
    const found = withoutBlocksBetween(rows, actor);
    const rung = found.filter(({ reach }) => reach === 'rings').slice(0, most);
    const friendsOnly = found.filter(({ reach }) => reach === 'friends-only');
    return {
      me: own[0] ?? nobody(actor.id),
      session: { id: sessionId, name: session.name },
      hostId: session.hostId,
      call,
      callees: [...rung, ...friendsOnly],
    };
  });

/**
 * A user who may join, or null. The account must be able to act, and have no block to any member. At least
 * one member must still be a friend or in the same session. Also says which of those present are friends.
 */
export async function mayJoinCall(
  binding: D1Database,
  actor: Actor,
  {
    members,
    present,
    session,
  }: { members: readonly number[]; present: readonly number[]; session: number | null },
): Promise<PersonInCall | null> {
  const answer = await nullIfRefused(() =>
    onPrimary(binding, actor).all(select(
      fields(PERSON, {
        friends: friendsAmong(present),
        isMember: flag(inSession(session, sql`u.id`)),
        blockedWith: blockedWith(idList(present)),
      }),
    )`FROM users u WHERE u.id = ${actor.id} AND NOT ${hasBlockWith(members)} AND (
        EXISTS (SELECT 1 FROM ${idList(members)} m WHERE ${friendsWith(sql`u.id`, sql`m.value`)})
        OR ${inSession(session, sql`u.id`)})`),
  );
  return answer?.[0] ?? null;
}
