import { type SQL, sql } from 'drizzle-orm';

import { type LogEntry, logAction, quoteInLog } from '../../core/audit.ts';
import { recordDecision } from '../../core/decisions.ts';
import { type RowOf, columns, fields, flag, json, select } from '../../core/rows.ts';
import { OFFERED, sessions } from '../../core/schema/sessions.ts';
import { isAdmin, openableSession } from '../../core/visibility.ts';

/** Who changes a session. An admin may do what the host may. It is logged, and the host gets a notice. */
export interface By {
  id: number;
  /** The host, or an admin. */
  actorId: number;
  now: number;
}

const FACTS = columns(
  sessions,
  ['seats', 'seatsTaken', 'seatsHeld', 'roles', 'hostRole', 'startsAt', 'revision'],
  's',
);

/** What explains a refusal. There is no row if the viewer may not see the session. */
export const selectSessionFacts = ({ id, actorId, now }: By) => select(
  fields(FACTS, {
    entitled: flag(sql`(s.host_id = ${actorId} OR ${isAdmin(actorId)})`),
    cancelled: flag(sql`s.cancelled_at IS NOT NULL`),
    over: flag(sql`s.ends_at <= ${now}`),
    /** The role of each seat that is taken or offered, null for none. */
    seatRoles: json<(string | null)[]>(sql`(SELECT json_group_array(t.role) FROM (
        SELECT a.role FROM applications a WHERE a.session_id = s.id AND a.status = 'accepted'
        UNION ALL SELECT a.role FROM applications a WHERE a.session_id = s.id AND ${sql.raw(OFFERED)}) t)`),
  }),
)`FROM sessions s JOIN users h ON h.id = s.host_id
      WHERE s.id = ${id} AND (${openableSession(actorId)}
        OR (s.taken_down_at IS NULL AND ${isAdmin(actorId)}))`;

export type SessionFacts = RowOf<ReturnType<typeof selectSessionFacts>>;

/** Whether an admin acts on another host's session. */
export const actsAsAdmin = ({ id, actorId }: Pick<By, 'id' | 'actorId'>) =>
  sql`(${isAdmin(actorId)} AND EXISTS (SELECT 1 FROM sessions s WHERE s.id = ${id} AND s.host_id <> ${actorId}))`;

/** A session `s` that the actor may change. */
export const entitled = ({ id, actorId }: By) =>
  sql`s.id = ${id} AND (s.host_id = ${actorId} OR ${isAdmin(actorId)}) AND s.taken_down_at IS NULL`;

/** A session `s` that the actor may change, and that isn't over. */
export const changeable = (by: By) =>
  sql`${entitled(by)} AND s.cancelled_at IS NULL AND s.ends_at > ${by.now}`;

/** Cancels sessions for good. @param ids a query */
export const cancelSessions = (ids: SQL, reason: string, now: number) =>
  sql`UPDATE sessions SET cancelled_at = ${now}, cancel_reason = ${reason}, closed = 1, party_code = '',
    revision = revision + 1, changed_at = ${now} WHERE id IN (${ids}) RETURNING id`;

/**
 * Logs an admin's change to another user's session, with what it quotes of the host, and writes the decision that the
 * host reads. A host's own change is neither.
 */
export const logAdminChange = (
  by: By,
  {
    target,
    quote,
    ...entry
  }: Pick<LogEntry, 'before' | 'after'> & {
    reason: string;
    action: 'session-changed' | 'session-cancelled' | 'session-deleted';
    target: SQL;
    quote?: { before: SQL; after: SQL | null } | undefined;
  },
) => {
  const source = sql`FROM sessions s WHERE s.id = ${target} AND s.host_id <> ${by.actorId}`;
  const common = { adminId: by.actorId, about: `/api/sessions/${by.id}`, now: by.now };
  return {
    line: logAction(source, { ...entry, ...common }),
    quote: quote
      ? quoteInLog(sql`FROM sessions s WHERE s.id = ${by.id}`, { userId: sql`s.host_id`, ...quote })
      : [],
    decided: recordDecision(source, {
      ...common,
      kind: entry.action,
      userId: sql`s.host_id`,
      grounds: { rule: null, law: null, facts: entry.reason },
    }),
  };
};

/** The host as a recipient, if an admin acts. */
export const hostRecipient = ({ actorId }: By, target: SQL) =>
  sql`SELECT s.host_id AS id FROM sessions s WHERE s.id = ${target} AND s.host_id <> ${actorId}`;
