import { type SQL, sql } from 'drizzle-orm';

export interface MemberOnline {
  sessionId: number;
  userId: number;
}

/** The hosts and the members of sessions who are online. @param ids a query @param except who has changed it and sees it anyway */
export const membersOnline = (ids: SQL, except = 0) => sql<MemberOnline>`
  SELECT m.session_id AS sessionId, u.id AS userId FROM (
    SELECT s.id AS session_id, s.host_id AS user_id FROM sessions s WHERE s.id IN (${ids})
    UNION ALL SELECT a.session_id, a.user_id FROM applications a
      WHERE a.session_id IN (${ids}) AND a.status = 'accepted') m
  CROSS JOIN users u ON u.id = m.user_id WHERE u.online = 1 AND u.id <> ${except}`;

export const sessionOf = (applicationId: number) =>
  sql`(SELECT mine.session_id FROM applications mine WHERE mine.id = ${applicationId})`;
