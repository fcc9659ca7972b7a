import { sql } from 'drizzle-orm';

import { DAY_MS } from '../contract/time.ts';
import type { Database } from './database.ts';
import { flag, json, select } from './rows.ts';
import { friendsWith, memberOf } from './visibility.ts';

/**
 * Commands for users' objects that couldn't be reached, until the sweep runs them. They are in `sweep_marks`, named like
 * `pending ["unfriend",3,7]`, each with the time of its first failure.
 */

const MARK = 'pending ';
const PER_RUN = 50;

/** What a user's object has to do about another user, or about a session. */
export type Command = [
  kind: 'recheck' | 'block' | 'unfriend' | 'leave',
  user: number,
  about: number,
];

export const addPending = (db: Database, command: Command, now: number) =>
  db.all(sql`INSERT INTO sweep_marks (name, value) VALUES (${MARK + JSON.stringify(command)}, ${now})
    ON CONFLICT (name) DO NOTHING`);

/**
 * Some of them, in no order, so that those which keep failing don't hold up the others. One isn't `due` if it is older
 * than a day, or if what it follows from is no longer so: the two are friends again, or the user is a member again.
 */
export const listPending = (db: Database, now: number) =>
  db.all(
    select({
      name: sql<string>`p.name`,
      command: json<Command>(sql`p.command`),
      due: flag(sql`p.since > ${now - DAY_MS} AND CASE p.command ->> 0
        WHEN 'unfriend' THEN NOT ${friendsWith(sql`p.user`, sql`p.about`)}
        WHEN 'block' THEN EXISTS (SELECT 1 FROM blocks b WHERE b.user_id = p.user AND b.blocked_id = p.about)
        WHEN 'leave' THEN NOT EXISTS (SELECT 1 FROM sessions s WHERE s.id = p.about AND s.cancelled_at IS NULL
          AND s.taken_down_at IS NULL AND (s.host_id = p.user OR ${memberOf(sql`p.user`, sql`s.id`)}))
        ELSE 1 END`),
    })`FROM (SELECT m.name, m.since, m.command, m.command ->> 1 AS user, m.command ->> 2 AS about FROM (
        SELECT name, value AS since, substr(name, ${MARK.length + 1}) AS command FROM sweep_marks
        WHERE name > ${MARK} AND name < 'pending!' ORDER BY random() LIMIT ${PER_RUN}) m) p`,
  );

export const removePending = (db: Database, names: string[]) =>
  db.all(
    sql`DELETE FROM sweep_marks WHERE name IN (SELECT value FROM json_each(${JSON.stringify(names)}))`,
  );
