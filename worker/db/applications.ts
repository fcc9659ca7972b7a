import { sql } from 'drizzle-orm';

import type { ApplicationStatus } from '../contract/vocabulary.ts';
import type { Database } from './database.ts';
import { tell } from './notices.ts';
import { visibleSession } from './visibility.ts';

export interface ApplicationRow {
  id: number;
  sessionId: number;
  sessionName: string;
  startsAt: number;
  hostId: number;
  userId: number;
  userName: string;
  text: string;
  status: string;
  statusAt: number;
  createdAt: number;
}

const APPLICATION_COLUMNS = sql.raw(`a.id, a.session_id AS sessionId, s.name AS sessionName,
  s.starts_at AS startsAt, s.host_id AS hostId, a.user_id AS userId, u.name AS userName, a.text, a.status,
  a.status_at AS statusAt, a.created_at AS createdAt
  FROM applications a JOIN sessions s ON s.id = a.session_id JOIN users u ON u.id = a.user_id`);

export const selectApplication = (id: number, viewerId: number) => sql<ApplicationRow>`
  SELECT ${APPLICATION_COLUMNS}
  WHERE a.id = ${id} AND (a.user_id = ${viewerId} OR s.host_id = ${viewerId})`;

interface ApplyFacts {
  name: string;
  userName: string;
  hostId: number;
  startsAt: number;
  over: number;
  cancelled: number;
  adultsOnly: number;
  ofAge: number;
  existing: ApplicationStatus | null;
}

export type ApplyResult = { facts: ApplyFacts | undefined; id: number | undefined };

/**
 * Applies: one guarded insert, the host's notice, and the facts that explain a refusal, in one round trip. The
 * same application again hits the pair's unique index and writes nothing.
 */
export async function applyToSession(
  db: Database,
  {
    sessionId,
    userId,
    text,
    now,
  }: { sessionId: number; userId: number; text: string; now: number },
): Promise<ApplyResult> {
  const session = sql`FROM sessions s JOIN users h ON h.id = s.host_id
    JOIN users me ON me.id = ${userId} WHERE s.id = ${sessionId} AND ${visibleSession(userId)}`;
  const [inserted, , facts] = await db.batch([
    sql<{ id: number }>`
      INSERT INTO applications (session_id, user_id, text, status, status_at, created_at)
      SELECT s.id, ${userId}, ${text}, 'pending', ${now}, ${now} ${session}
        AND s.host_id <> ${userId} AND s.cancelled_at IS NULL AND s.ends_at > ${now}
        AND (s.adults_only = 0 OR me.of_age_declared_at IS NOT NULL)
      ON CONFLICT DO NOTHING RETURNING id`,
    tell(sql`SELECT host_id AS id FROM sessions WHERE changes() = 1 AND id = ${sessionId}`, {
      kind: 'application-received',
      actorId: userId,
      sessionId,
      text,
      now,
    }),
    sql<ApplyFacts>`
      SELECT s.name, me.name AS userName, s.host_id AS hostId, s.starts_at AS startsAt, s.ends_at <= ${now} AS over,
        s.cancelled_at IS NOT NULL AS cancelled, s.adults_only AS adultsOnly,
        me.of_age_declared_at IS NOT NULL AS ofAge,
        (SELECT a.status FROM applications a WHERE a.user_id = ${userId} AND a.session_id = s.id
          AND a.status IN ('pending', 'waiting', 'accepted', 'declined', 'removed')) AS existing
      ${session}`,
  ]);
  return { facts: facts[0], id: inserted[0]?.id };
}

/** A session's applications for its host, by state and then by how long they have been in it. */
export const listSessionApplications = (
  db: Database,
  query: {
    sessionId: number;
    hostId: number;
    status: ApplicationStatus | undefined;
    after: { status: string; statusAt: number; id: number } | null;
    limit: number;
  },
) => {
  const { after } = query;
  return db.batch([
    sql<{ hostId: number }>`SELECT s.host_id AS hostId FROM sessions s
      JOIN users h ON h.id = s.host_id WHERE s.id = ${query.sessionId} AND ${visibleSession(query.hostId)}`,
    sql<ApplicationRow>`
      SELECT ${APPLICATION_COLUMNS}
      WHERE a.session_id = ${query.sessionId} AND s.host_id = ${query.hostId}
        ${query.status ? sql`AND a.status = ${query.status}` : sql``}
        ${after ? sql`AND (a.status, a.status_at, a.id) > (${after.status}, ${after.statusAt}, ${after.id})` : sql``}
      ORDER BY a.status, a.status_at, a.id LIMIT ${query.limit}`,
  ]);
};

/** A person's own applications, newest first. */
export const listOwnApplications = (
  db: Database,
  userId: number,
  beforeId: number,
  limit: number,
) =>
  db.all(sql<ApplicationRow>`
    SELECT ${APPLICATION_COLUMNS} WHERE a.user_id = ${userId} AND a.id < ${beforeId}
    ORDER BY a.id DESC LIMIT ${limit}`);
