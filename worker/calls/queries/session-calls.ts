import { type SQL, sql } from 'drizzle-orm';

import type { Person } from '../../contract/person.ts';
import { Database } from '../../core/database.ts';
import { PERSON_JSON } from '../../core/person.ts';
import { type Row, columns, fields, flag, json, select } from '../../core/rows.ts';
import { users as usersTable } from '../../core/schema/accounts.ts';
import type { sessionCalls } from '../../core/schema/calls.ts';
import { listedUser } from '../../core/visibility.ts';
import { reachOf, reaches } from '../../notifications/queries/reach.ts';

/**
 * A claim is a session's row with the id of its call, so that two members who start one at once meet in the same. It
 * expires after this time if nobody joins the call.
 */
const CLAIM_MS = 5_000;

interface Claim {
  sessionId: number;
  callId: string;
  /** A call of the session that has ended, but whose row may still exist. */
  ended: string | null;
  now: number;
}

/** Claims the session's call for a new id. Writes nothing if another call is claimed, or if `may` is false. */
export const claimCall = ({ sessionId, callId, ended, now }: Claim, may: SQL) => sql`
  INSERT INTO session_calls (session_id, call_id, claimed_at)
  SELECT ${sessionId}, ${callId}, ${now} WHERE ${may}
  ON CONFLICT (session_id) DO UPDATE
    SET call_id = excluded.call_id, claimed_at = excluded.claimed_at, users = '[]', version = 0
  WHERE call_id = ${ended} OR (users = '[]' AND claimed_at < ${now - CLAIM_MS})`;

export const claimedCall = (sessionId: number) =>
  sql<Pick<Row<typeof sessionCalls>, 'callId'>>`
    SELECT call_id AS callId FROM session_calls WHERE session_id = ${sessionId}`;

const peopleOf = (users: SQL, seen: SQL) =>
  json<Person[]>(sql`(SELECT json_group_array(${PERSON_JSON})
  FROM json_each(${users}) j CROSS JOIN users u ON u.id = j.value WHERE ${seen})`);

/** The running call of session `s` as JSON. NULL if the viewer sees nobody in it. Only its members may see it. */
export const callOfSession = (viewerId: number): SQL =>
  viewerId === 0
    ? sql`NULL`
    : sql`(SELECT json_object('id', c.call_id, 'users', json(json_group_array(${PERSON_JSON})))
        FROM session_calls c CROSS JOIN json_each(c.users) j CROSS JOIN users u ON u.id = j.value
        WHERE c.session_id = s.id AND (u.id = ${viewerId} OR (${listedUser(viewerId)}))
        GROUP BY c.session_id)`;

interface Voice {
  sessionId: number;
  callId: string;
  /** Empty if the call is over. */
  users: readonly number[];
}

/**
 * Writes who is in a session's call. Can be repeated. An older version changes nothing.
 * @param version the version of the call's state
 * @returns the session's members who are online, or who must be notified because voice has just begun, each with the
 * users whom they may see. Empty if another call took over
 */
export async function writeSessionCall(
  binding: D1Database,
  { sessionId, callId, users }: Voice,
  version: number,
) {
  const text = JSON.stringify(users);
  const own = sql`session_id = ${sessionId} AND call_id = ${callId} AND version <= ${version}`;
  const { before, written, members } = await new Database(binding, 'first-primary').batch({
    before: select({ begins: flag(sql`users = '[]'`) })`FROM session_calls WHERE ${own}`,
    written:
      users.length === 0
        ? sql`DELETE FROM session_calls WHERE ${own} RETURNING call_id`
        : sql`UPDATE session_calls SET users = ${text}, version = ${version} WHERE ${own} RETURNING call_id`,
    members: select(
      fields(columns(usersTable, ['id', 'online'], 'r'), {
        reach: reachOf(sql`r.id`),
        people: peopleOf(sql`${text}`, sql`u.id = r.id OR (${listedUser(sql`r.id`)})`),
      }),
    )`FROM (SELECT s.host_id AS id FROM sessions s WHERE s.id = ${sessionId} UNION
        SELECT a.user_id FROM applications a
        WHERE a.session_id = ${sessionId} AND a.status = 'accepted') m
      CROSS JOIN users r ON r.id = m.id`,
  });
  const begins = before[0]?.begins === true && users.length > 0;
  return (written.length > 0 ? members : []).flatMap(({ id, online, reach, people }) => {
    const begun = begins && !users.includes(id) && people.length > 0;
    const notified = begun && reaches(reach, 'voice');
    return online || notified ? [{ id, online, notified, users: people }] : [];
  });
}
