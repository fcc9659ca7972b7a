import { type SQL, sql } from 'drizzle-orm';

import { type LogEntry, logAction } from './audit.ts';

/** An admin may do to any session what its host may. It is logged, and the host is told. */

export interface By {
  id: number;
  /** The host, or an admin. */
  actorId: number;
  now: number;
}

export const isAdmin = (userId: number) =>
  sql`EXISTS (SELECT 1 FROM users x WHERE x.id = ${userId} AND x.role = 'admin')`;

/** The log's line where it is an admin who does it to another's session; a host answers to nobody. */
export const logOther = (
  { id, actorId, now }: By,
  { target, ...entry }: Pick<LogEntry, 'action' | 'reason' | 'before' | 'after'> & { target: SQL },
) =>
  logAction(
    { ...entry, actorId, about: `/api/sessions/${id}`, now },
    sql`FROM sessions s WHERE s.id = ${target} AND s.host_id <> ${actorId}`,
  );

/** Whoever hosts it too, where it is an admin who acts. */
export const hostBeside = ({ actorId }: By, target: SQL) =>
  sql`SELECT s.host_id AS id FROM sessions s WHERE s.id = ${target} AND s.host_id <> ${actorId}`;
