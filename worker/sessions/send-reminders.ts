import type { Database } from '../core/database.ts';
import type { Env } from '../env.ts';
import { sendNotices } from '../notifications/deliver.ts';
import { writeReminders } from './queries/reminders.ts';

/**
 * Reminds people of their sessions, as many as there is time for. The next run sends the rest, if it still makes sense
 * then. Each session's people are sent theirs, however many another session has.
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
