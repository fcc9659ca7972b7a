import { type SQL, sql } from 'drizzle-orm';

/** The host and the members of a session who are online. @param except who has changed it and sees it anyway */
export const membersOnline = (sessionId: SQL, except = 0) => sql<{ id: number }>`
  SELECT u.id FROM users u WHERE u.online = 1 AND u.id <> ${except} AND u.id IN (
    SELECT s.host_id FROM sessions s WHERE s.id = ${sessionId}
    UNION ALL SELECT a.user_id FROM applications a
      WHERE a.session_id = ${sessionId} AND a.status = 'accepted')`;

export const sessionOf = (applicationId: number) =>
  sql`(SELECT mine.session_id FROM applications mine WHERE mine.id = ${applicationId})`;
