import { sql } from 'drizzle-orm';

import { DAY_MS } from '../contract/time.ts';
import type { Database } from './database.ts';
import { flag, json, select } from './rows.ts';
import { friendsWith, memberOf } from './visibility.ts';

/**
 * Commands for users' objects that couldn't be reached or weren't tried, until the sweep runs them. They are in
 * `sweep_marks`, named like `pending ["unfriend",3,7]`, each with the time at which it was stored last.
 */

const MARK = 'pending ';
const PER_RUN = 50;

/** What a user's object has to do about another user, about a session, or about a device. 0 for all of them. */
export type Command = [
  kind: 'recheck' | 'block' | 'unfriend' | 'leave' | 'end' | 'audience',
  user: number,
  about: number,
];

/** The end of all devices is stored as the ends of those just revoked, so a newer log-in of the user goes on. */
export const addPending = (db: Database, [kind, user, about]: Command, now: number) =>
  db.all(sql`INSERT INTO sweep_marks (name, value)
    SELECT ${MARK} || json_array(${kind}, ${user}, c.about), ${now} FROM (
      SELECT ${about} AS about WHERE ${kind} <> 'end' OR ${about} <> 0
      UNION ALL SELECT d.id FROM devices d WHERE ${kind} = 'end' AND ${about} = 0 AND d.user_id = ${user}
        AND d.revoked_at > ${now - DAY_MS}) c WHERE 1
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`);

/** Ends the connections of devices that nobody has logged out, before their rows are deleted. */
export const endExpired = (now: number) => sql`INSERT OR REPLACE INTO sweep_marks (name, value)
  SELECT ${MARK} || json_array('end', user_id, id), ${now} FROM devices WHERE expires_at <= ${now} AND revoked_at IS NULL`;

/**
 * Some of them, in no order, so that those which keep failing don't hold up the others. One isn't `due` if it is older
 * than a day, or if what it follows from isn't so: the two are friends again, the user is a member again, the device is
 * logged in, or the account is deleted.
 */
export const listPending = (db: Database, now: number) =>
  db.all(
    select({
      name: sql<string>`p.name`,
      since: sql<number>`p.since`,
      command: json<Command>(sql`p.command`),
      due: flag(sql`p.since > ${now - DAY_MS} AND CASE p.command ->> 0
        WHEN 'unfriend' THEN NOT ${friendsWith(sql`p.user`, sql`p.about`)}
        WHEN 'block' THEN EXISTS (SELECT 1 FROM blocks b WHERE b.user_id = p.user AND b.blocked_id = p.about)
        WHEN 'leave' THEN NOT EXISTS (SELECT 1 FROM sessions s WHERE s.id = p.about AND s.cancelled_at IS NULL
          AND s.taken_down_at IS NULL AND (s.host_id = p.user OR ${memberOf(sql`p.user`, sql`s.id`)}))
        WHEN 'end' THEN NOT EXISTS (SELECT 1 FROM devices d WHERE d.id = p.about AND d.revoked_at IS NULL)
        WHEN 'audience' THEN NOT EXISTS (SELECT 1 FROM users u WHERE u.id = p.user AND u.status = 'gone')
        ELSE 1 END`),
    })`FROM (SELECT m.name, m.since, m.command, m.command ->> 1 AS user, m.command ->> 2 AS about FROM (
        SELECT name, value AS since, substr(name, ${MARK.length + 1}) AS command FROM sweep_marks
        WHERE name > ${MARK} AND name < 'pending!' ORDER BY random() LIMIT ${PER_RUN}) m) p`,
  );

/** Those that have failed again since they were read stay. */
export const removePending = (db: Database, done: { name: string; since: number }[]) =>
  db.all(sql`DELETE FROM sweep_marks WHERE (name, value) IN (
    SELECT value ->> 'name', value ->> 'since' FROM json_each(${JSON.stringify(done)}))`);
