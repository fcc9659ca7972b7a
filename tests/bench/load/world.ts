import type { DatabaseSync } from 'node:sqlite';

import { SEATS_MAX } from '../../../worker/contract/bounds.ts';
import { type Crowd, ROOM_MEMBERS, peopleOf } from './plan.ts';

const DAY_MS = 86_400_000;

/**
 * Adds the sessions of rooms and of hosts, and makes pairs friends. The sessions start in some days, so no reminders
 * are due. No account counts as new.
 */
export function addCrowds(database: DatabaseSync, crowds: readonly Crowd[]) {
  const startsAt = Date.now() + 3 * DAY_MS;
  database.exec('BEGIN; UPDATE users SET created_at = 0');
  const session = database.prepare(
    `INSERT INTO sessions (id, host_id, name, description, platforms, region, language, level, style, microphone,
      adults_only, starts_at, ends_at, seats, seats_taken, visibility, closed, created_at)
    VALUES (?, ?, 'Evening round', '', '["pc"]', 'europe', 'en', 'any', 'casual', 0, 0, ?, ?, ?, ?, 'public', 0, 0)`,
  );
  const member = database.prepare(
    `INSERT INTO applications (session_id, user_id, text, status, status_at, created_at)
    VALUES (?, ?, '', 'accepted', 0, 0)`,
  );
  const friends = database.prepare(
    `INSERT INTO friends (low_id, high_id, inviter_id, active, description, created_at) VALUES (?1, ?2, ?1, 1, '', 0)
    ON CONFLICT DO UPDATE SET active = 1`,
  );
  for (const { rooms, pairs, open } of crowds.map(peopleOf)) {
    for (const { session: id, members } of rooms) {
      const [host = 0, ...others] = members;
      session.run(id, host, startsAt, startsAt + DAY_MS / 24, ROOM_MEMBERS, ROOM_MEMBERS);
      for (const user of others) member.run(id, user);
    }
    for (const { session: id, host } of open) {
      session.run(id, host, startsAt, startsAt + DAY_MS / 24, SEATS_MAX, 1);
    }
    for (const { caller, callee } of pairs) friends.run(caller, callee);
  }
  database.exec('COMMIT');
}
