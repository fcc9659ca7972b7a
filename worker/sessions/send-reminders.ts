import type { Database } from '../core/database.ts';
import type { Env } from '../env.ts';
import { sendNotices } from '../notifications/deliver.ts';
import { writeReminders } from './queries/reminders.ts';

/**
 * Reminds people of their sessions, until the time is over. The next run sends the rest, if it isn't too late then.
 * Sessions are handled one by one, so a large one doesn't delay another.
 */
export async function sendReminders(db: Database, env: Env, now: number, until: number) {
  let written;
  do {
    written = await writeReminders(db, now);
    const bookmark = db.bookmark();
    const bySession = Map.groupBy(written.notices, ({ sessionId }) => sessionId);
    await Promise.all([...bySession.values()].map((some) => sendNotices(env, bookmark, some)));
  } while (written.more && Date.now() < until);
}
