import { type SQL, sql } from 'drizzle-orm';

import { FORMER_NAME } from '../../contract/former-name.ts';
import type { Database } from '../../core/database.ts';
import { wantMerge } from '../../core/merge-indexes.ts';
import { reindexUser } from '../../core/search-index.ts';
import { mediaLeaves } from '../../media/queries/media.ts';
import { deleteReturnHashes } from './return-hashes.ts';

/** How many rows of one kind are deleted per run, so that a run stays short. The next run takes more. */
const ROWS_PER_RUN = 500;

/** Accounts that are due for deletion, longest overdue first. User 0 stands for visitors and stays. */
export const listOverdue = (db: Database, now: number, limit: number) =>
  db.all(sql<{ id: number }>`
    SELECT id FROM users WHERE leaves_at IS NOT NULL AND leaves_at <= ${now} AND id <> 0
    ORDER BY leaves_at LIMIT ${limit}`);

const removeSome = (table: string, column: string, where: SQL) =>
  sql`DELETE FROM ${sql.raw(table)} WHERE ${sql.raw(column)} IN (
    SELECT ${sql.raw(column)} FROM ${sql.raw(table)} WHERE ${where} LIMIT ${ROWS_PER_RUN}) RETURNING 1`;

/** Kinds of rows that can be many. Each statement deletes some of them per run, until none are left. */
const batchedDeletes = (id: number) => [
  removeSome('notices', 'id', sql`user_id = ${id}`),
  // Others keep their notifications, without this user's text.
  sql`UPDATE notices SET text = '' WHERE id IN (
    SELECT id FROM notices WHERE actor_id = ${id} AND text <> '' LIMIT ${ROWS_PER_RUN}) RETURNING 1`,
  removeSome(
    'appeals',
    'id',
    sql`decision_id IN (SELECT d.id FROM decisions d WHERE d.user_id = ${id})`,
  ),
  removeSome(
    'decisions',
    'id',
    sql`user_id = ${id} AND NOT EXISTS (SELECT 1 FROM appeals p WHERE p.decision_id = decisions.id)`,
  ),
  removeSome('held_texts', 'id', sql`user_id = ${id}`),
  removeSome('audit_quotes', 'log_id', sql`user_id = ${id}`),
  removeSome('friends', 'id', sql`low_id = ${id} AND active = 1`),
  removeSome('friends', 'id', sql`high_id = ${id} AND active = 1`),
  removeSome('friends', 'id', sql`inviter_id = ${id} AND active = 0`),
  removeSome('friends', 'id', sql`(low_id + high_id - inviter_id) = ${id} AND active = 0`),
  // After `friends`, whose triggers add to it.
  removeSome('ended_friends', 'rowid', sql`low_id = ${id}`),
  removeSome('ended_friends', 'rowid', sql`high_id = ${id}`),
  removeSome('invited_users', 'user_id', sql`inviter_id = ${id}`),
  removeSome('blocks', 'rowid', sql`user_id = ${id}`),
  removeSome('invitations', 'id', sql`user_id = ${id}`),
  removeSome('invitations', 'id', sql`inviter_id = ${id}`),
  removeSome('blocks', 'rowid', sql`blocked_id = ${id}`),
  removeSome('absences', 'id', sql`user_id = ${id}`),
  removeSome('absences', 'id', sql`marker_id = ${id}`),
  sql`UPDATE absences SET agreed_by = NULL, agreed_at = NULL WHERE id IN (
    SELECT id FROM absences WHERE agreed_by = ${id} LIMIT ${ROWS_PER_RUN}) RETURNING 1`,
  removeSome('thanks', 'id', sql`giver_id = ${id}`),
  removeSome('thanks', 'id', sql`receiver_id = ${id}`),
  removeSome('call_members', 'rowid', sql`user_id = ${id}`),
  removeSome(
    'calls',
    'id',
    sql`caller_id = ${id} AND NOT EXISTS (SELECT 1 FROM call_members m WHERE m.call_id = calls.id)`,
  ),
  // A past seat is part of other users' sessions, so it stays without its text. Other applications are deleted.
  removeSome(
    'applications',
    'id',
    sql`user_id = ${id} AND status IN ('pending', 'waiting', 'declined', 'withdrawn')`,
  ),
  sql`UPDATE applications SET text = '' WHERE id IN (
    SELECT id FROM applications WHERE user_id = ${id} AND text <> '' LIMIT ${ROWS_PER_RUN}) RETURNING 1`,
  // The host has written the roles of a session, so they are deleted too.
  sql`UPDATE applications SET role = NULL WHERE id IN (
    SELECT a.id FROM sessions s CROSS JOIN applications a ON a.session_id = s.id
    WHERE s.host_id = ${id} AND s.roles <> '[]' AND a.role IS NOT NULL LIMIT ${ROWS_PER_RUN}) RETURNING 1`,
  removeSome(
    'series_members',
    'rowid',
    sql`series_id IN (SELECT r.id FROM series r WHERE r.host_id = ${id})`,
  ),
  sql`UPDATE sessions SET roles = '[]', host_role = NULL WHERE id IN (SELECT s.id FROM sessions s WHERE s.host_id = ${id}
    AND s.roles <> '[]' AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.session_id = s.id AND a.role IS NOT NULL)
    LIMIT ${ROWS_PER_RUN}) RETURNING 1`,
  // Members still find a past session in their list. It keeps only its name.
  sql`UPDATE sessions SET description = '', cancel_reason = CASE WHEN cancel_reason IS NOT NULL THEN '' END,
      name_words = '', description_words = '', party_code = '',
      name = CASE WHEN EXISTS (SELECT 1 FROM applications a WHERE a.session_id = sessions.id)
        THEN name ELSE '' END
    WHERE id IN (SELECT s.id FROM sessions s WHERE s.host_id = ${id} AND (s.description <> '' OR s.party_code <> ''
      OR s.cancel_reason <> '' OR (s.name <> ''
        AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.session_id = s.id)))
      LIMIT ${ROWS_PER_RUN}) RETURNING 1`,
  // A report, its reason and its decision stay. Its texts and its evidence are deleted.
  sql`UPDATE reports SET text = '' WHERE id IN (
    SELECT id FROM reports WHERE reporter_id = ${id} AND text <> '' LIMIT ${ROWS_PER_RUN}) RETURNING 1`,
  sql`UPDATE reports SET evidence = json_replace(json_set(evidence, '$.name', ${FORMER_NAME}, '$.text', '',
      '$.media', json('[]')), '$.messages', json('[]')) WHERE id IN (SELECT id FROM reports WHERE reported_id = ${id}
      AND (evidence ->> 'name' <> ${FORMER_NAME} OR evidence ->> 'text' <> ''
        OR json_array_length(evidence, '$.media') > 0 OR json_array_length(evidence, '$.messages') > 0)
      LIMIT ${ROWS_PER_RUN}) RETURNING 1`,
  removeSome(
    'report_files',
    'rowid',
    sql`report_id IN (SELECT id FROM reports WHERE reported_id = ${id})`,
  ),
  // In reports about others, the author's messages are emptied, as they are in their room.
  sql`UPDATE reports SET evidence = json_set(evidence, '$.messages', (SELECT json_group_array(
      CASE WHEN e.value ->> '$.author.id' = ${id} THEN json_set(e.value, '$.text', '', '$.deleted', json('true'))
        ELSE json(e.value) END) FROM json_each(evidence, '$.messages') e))
    WHERE id IN (SELECT report_id FROM report_authors WHERE author_id = ${id} ORDER BY report_id
      LIMIT ${ROWS_PER_RUN})`,
  sql`DELETE FROM report_authors WHERE author_id = ${id} AND report_id IN (SELECT report_id FROM report_authors
    WHERE author_id = ${id} ORDER BY report_id LIMIT ${ROWS_PER_RUN}) RETURNING 1`,
];

/** Kinds of rows that the product limits to a small number. */
const smallDeletes = (id: number, now: number) => [
  sql`DELETE FROM saved_searches WHERE user_id = ${id}`,
  sql`DELETE FROM role_presets WHERE user_id = ${id}`,
  sql`DELETE FROM user_hours WHERE user_id = ${id}`,
  sql`DELETE FROM gamertags WHERE user_id = ${id}`,
  sql`DELETE FROM preferences WHERE user_id = ${id}`,
  sql`DELETE FROM game_requests WHERE user_id = ${id}`,
  sql`DELETE FROM second_factors WHERE user_id = ${id}`,
  sql`DELETE FROM recovery_codes WHERE user_id = ${id}`,
  sql`DELETE FROM trusted_browsers WHERE user_id = ${id}`,
  sql`DELETE FROM passkeys WHERE user_id = ${id}`,
  sql`DELETE FROM identities WHERE user_id = ${id}`,
  sql`DELETE FROM invite_links WHERE user_id = ${id}`,
  sql`DELETE FROM invited_users WHERE user_id = ${id}`,
  sql`DELETE FROM devices WHERE user_id = ${id}`,
  sql`DELETE FROM notification_settings WHERE user_id = ${id}`,
  sql`DELETE FROM muted_sessions WHERE user_id = ${id}`,
  sql`DELETE FROM series_members WHERE user_id = ${id}`,
  sql`UPDATE series SET template = '{}', zone = 'UTC', minute = 0 WHERE host_id = ${id} AND template <> '{}'`,
  sql`DELETE FROM calendar_feeds WHERE user_id = ${id}`,
  sql`DELETE FROM discord_posts WHERE host_id = ${id}`,
  sql`DELETE FROM mail_tokens WHERE user_id = ${id}`,
  sql`DELETE FROM email_changes WHERE user_id = ${id}`,
  ...mediaLeaves(id, now),
];

/**
 * Runs one step of deleting an account's personal data. Safe to repeat. What belongs to other users stays, without the
 * name. A later run deletes the bytes of the files.
 * @param passwordHash one that matches no password
 * @returns whether that was the last step
 */
export async function eraseAccount(
  db: Database,
  { id, passwordHash, now }: { id: number; passwordHash: string; now: number },
): Promise<boolean> {
  const { many } = await db.batch({ many: batchedDeletes(id), few: smallDeletes(id, now) });
  if (many.some((rows) => rows.length === ROWS_PER_RUN)) return false;
  // Names and emails have no line breaks, so nobody can type this key.
  const key = `gone\n${id}`;
  await db.batch({
    recognised: deleteReturnHashes(id, now),
    account: sql`UPDATE users SET status = 'gone', role = 'user', name = ${FORMER_NAME}, name_key = ${key}, name_shape = NULL, name_words = '', email = '',
        email_key = ${key}, password_hash = ${passwordHash}, suspended_until = NULL, status_reason = NULL,
        leaves_at = NULL, about = '', region = NULL, locale = NULL, languages = '[]', platforms = '[]',
        invites_from = 'nobody', calls_from = 'nobody', messages_from = 'nobody', online_for = 'nobody', online = 0, last_seen_at = NULL,
        watching_until = 0, email_confirmed_at = NULL, of_age_declared_at = NULL, terms_accepted_at = 0, created_at = 0
      WHERE id = ${id} AND leaves_at IS NOT NULL AND leaves_at <= ${now}`,
    index: reindexUser(id),
    merge: wantMerge(now),
  });
  return true;
}
