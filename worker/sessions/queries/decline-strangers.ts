import { type SQL, sql } from 'drizzle-orm';

import { friendsWith } from '../../core/visibility.ts';
import { returningNotices } from '../../notifications/queries/notices.ts';
import type { SessionFields } from './session-fields.ts';

/**
 * Declines the open applications of those who aren't friends of the host, if sessions become visible to friends only.
 * Who was invited stays. For the batch of the change, before seats are settled.
 * @param targets the ids of the sessions
 */
export function declineStrangers(
  { visibility }: SessionFields,
  targets: SQL,
  { actorId, now }: { actorId: number; now: number },
) {
  const strangers = sql`FROM sessions s CROSS JOIN applications a ON a.session_id = s.id WHERE s.id IN (${targets})
    AND a.status IN ('pending', 'waiting') AND NOT ${friendsWith(sql`a.user_id`, sql`s.host_id`)}
    AND NOT EXISTS (SELECT 1 FROM invitations i WHERE i.session_id = s.id AND i.user_id = a.user_id
      AND i.status IN ('open', 'accepted'))`;
  return visibility === 'friends'
    ? {
        told: returningNotices(sql`
          INSERT INTO notices (user_id, kind, actor_id, session_id, text, created_at)
          SELECT a.user_id, 'application-declined', ${actorId}, s.id, '', ${now} ${strangers}`),
        declined: sql`UPDATE applications SET status = 'declined', status_at = ${now}
          WHERE id IN (SELECT a.id ${strangers})`,
      }
    : { told: [], declined: [] };
}
