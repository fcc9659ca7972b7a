import { type SQL, sql } from 'drizzle-orm';

import { ROOM_READABLE_DAYS, ROOM_WRITABLE_DAYS } from '../../contract/bounds.ts';
import type { RoomKey } from '../../contract/objects/room-name.ts';
import { DAY_MS } from '../../contract/time.ts';
import { Database } from '../../core/database.ts';
import { isNewAccount } from '../../core/new-account.ts';
import { nameTo } from '../../core/person.ts';
import { mayAct } from '../../core/refusals.ts';
import { type RowOf, flag, json, select } from '../../core/rows.ts';
import {
  SESSION_OVER,
  blockedAmong,
  friendsWith,
  idList,
  sharedSessions,
} from '../../core/visibility.ts';
import { reachOf, reaches } from '../../notifications/queries/reach.ts';

export interface RoomMember {
  id: number;
  name: string;
  /** Whether a new account writes to users who aren't its friends. Then it can send less, and no links. */
  limited: boolean;
  /** Members and former members with whom there is a block, in either direction. */
  blocked: number[];
  /** Whether the member may write, as far as the database knows. */
  writes: boolean;
  /** Whether the member is to be notified of messages by push or email. */
  notified: boolean;
}

/** What the database says about a room. Without members the room doesn't exist for anyone. */
export interface RoomFacts {
  members: RoomMember[];
  hostId: number | null;
  /** In ms since 1970. Null if there is no end. */
  writableUntil: number | null;
  readableUntil: number | null;
  /** Two people who are neither friends nor shared a session lately. They can only read what they wrote before. */
  strangers: boolean;
  /** Whether the two people of a conversation are friends. Always in a session's room. */
  friends: boolean;
}

const NO_ROOM: RoomFacts = {
  members: [],
  hostId: null,
  writableUntil: null,
  readableUntil: null,
  strangers: false,
  friends: true,
};

/** Members `u` out of `ids`, each with those of `authors` that there is a block with. */
const membersOf = (ids: SQL, authors: SQL, writes: SQL, now: number) =>
  select({
    id: sql<number>`u.id`,
    name: nameTo(0, 'u'),
    writes: flag(writes),
    reach: reachOf(sql`m.value`),
    limited: flag(sql`(${isNewAccount(sql`u.created_at`, now)} AND EXISTS (SELECT 1 FROM ${ids} o
      WHERE o.value <> u.id AND NOT ${friendsWith(sql`u.id`, sql`o.value`)}))`),
    blocked: json<number[]>(sql`(SELECT json_group_array(x.id) FROM ${blockedAmong(authors)} x)`),
  })`FROM ${ids} m JOIN users u ON u.id = m.value WHERE ${mayAct(now)}`;

const toMember = ({ reach, ...member }: RowOf<ReturnType<typeof membersOf>>): RoomMember => ({
  ...member,
  notified: reaches(reach, 'messages'),
});

async function sessionFacts(db: Database, id: number, now: number): Promise<RoomFacts> {
  // A held session is its host's alone.
  const ids = sql`(SELECT s.host_id AS value FROM sessions s WHERE s.id = ${id} UNION
    SELECT a.user_id FROM applications a CROSS JOIN sessions s ON s.id = a.session_id AND s.visibility <> 'held'
      WHERE a.session_id = ${id} AND a.status = 'accepted')`;
  // Messages of former members stay, and so must blocks with them. Their applications may have any status by now.
  const authors = sql`(SELECT s.host_id AS value FROM sessions s WHERE s.id = ${id} UNION
    SELECT a.user_id FROM applications a WHERE a.session_id = ${id})`;
  const { sessions, members } = await db.batch({
    sessions: sql<{ hostId: number; over: number; takenDown: 0 | 1 }>`
      SELECT s.host_id AS hostId, ${SESSION_OVER} AS over, s.taken_down_at IS NOT NULL AS takenDown
      FROM sessions s WHERE s.id = ${id}`,
    members: membersOf(ids, authors, sql`u.status <> 'leaving'`, now),
  });
  const [session] = sessions;
  if (!session) return NO_ROOM;
  const readableUntil = session.over + ROOM_READABLE_DAYS * DAY_MS;
  // An appeal may bring it back with its messages.
  if (session.takenDown) return { ...NO_ROOM, readableUntil };
  return {
    members: members.map(toMember),
    hostId: session.hostId,
    writableUntil: session.over + ROOM_WRITABLE_DAYS * DAY_MS,
    readableUntil,
    strangers: false,
    friends: true,
  };
}

async function pairFacts(db: Database, low: number, high: number, now: number) {
  const ids = idList([low, high]);
  // Whether the other user accepts messages from `u`.
  const takes = sql`EXISTS (SELECT 1 FROM users o WHERE o.id = ${low + high} - u.id AND o.status = 'active'
    AND (o.messages_from = 'everyone' OR (o.messages_from = 'friends' AND ${friendsWith(low, high)})))`;
  const { members, met } = await db.batch({
    members: membersOf(
      ids,
      ids,
      sql`u.status <> 'leaving' AND ${takes} AND NOT EXISTS ${blockedAmong(ids)}`,
      now,
    ),
    met: select({
      friends: flag(sql`f.friends`),
      met: flag(sql`(f.friends OR EXISTS (${sharedSessions(low, high, now)}))`),
    })`FROM (SELECT ${friendsWith(low, high)} AS friends) f`,
  });
  // Nobody has a conversation with themselves, though they share sessions with themselves.
  const strangers = low === high || met[0]?.met !== true;
  const facts: RoomFacts = {
    ...NO_ROOM,
    members: members.map((row) => toMember({ ...row, writes: !strangers && row.writes })),
    strangers,
    friends: met[0]?.friends ?? false,
  };
  return facts;
}

/** What the database says of a room now, in one round trip to the primary. */
export async function findRoomFacts(
  binding: D1Database,
  room: RoomKey,
  now: number,
): Promise<RoomFacts> {
  const db = new Database(binding, 'first-primary');
  return room.kind === 'session'
    ? sessionFacts(db, room.id, now)
    : pairFacts(db, room.low, room.high, now);
}
