import { type SQL, sql } from 'drizzle-orm';

import type { NoticeKind } from '../contract/vocabulary.ts';
import { type Database, telling } from './database.ts';

interface NoticeFacts {
  kind: NoticeKind;
  /** Null where nobody is named: an admin acts for the product. */
  actorId: number | null;
  sessionId?: SQL | number;
  text?: SQL | string;
  now: number;
}

/** What a notice says to the one it is for, and whether they are there to hear it at once. */
const LIVE =
  sql.raw(`id, user_id AS recipientId, kind, actor_id AS actorId, session_id AS sessionId,
  (SELECT name FROM users WHERE id = actor_id) AS actorName,
  (SELECT name FROM sessions WHERE id = session_id) AS sessionName,
  (SELECT online FROM users WHERE id = notices.user_id) AS online`);

/** The insert of notices that a batch makes; whoever of those told is there hears it once the batch is written. */
export const tellBy = (insert: SQL): SQL => telling(sql`${insert} RETURNING ${LIVE}`);

/**
 * Tells everyone whom `recipients` yields (one column, a user id): a statement for the batch that does what is
 * told, so that there is never one without the other.
 */
export const tell = (recipients: SQL, facts: NoticeFacts): SQL =>
  tellBy(sql`
  INSERT INTO notices (user_id, kind, actor_id, session_id, text, created_at)
  SELECT r.id, ${facts.kind}, ${facts.actorId}, ${facts.sessionId ?? null}, ${facts.text ?? ''}, ${facts.now}
  FROM (${recipients}) r`);

export interface NoticeRow {
  id: number;
  kind: string;
  actorId: number | null;
  actorName: string | null;
  sessionId: number | null;
  sessionName: string | null;
  text: string;
  readAt: number | null;
  createdAt: number;
}

/** A person's notices, newest first, those below `beforeId` only. */
export const listNotices = (db: Database, userId: number, beforeId: number, limit: number) =>
  db.all(sql<NoticeRow>`
    SELECT n.id, n.kind, n.actor_id AS actorId, a.name AS actorName, n.session_id AS sessionId,
      s.name AS sessionName, n.text, n.read_at AS readAt, n.created_at AS createdAt
    FROM notices n LEFT JOIN users a ON a.id = n.actor_id LEFT JOIN sessions s ON s.id = n.session_id
    WHERE n.user_id = ${userId} AND n.id < ${beforeId}
    ORDER BY n.id DESC LIMIT ${limit}`);

/** Marks a notice as read, once. @returns whether it is the person's at all */
export async function readNotice(db: Database, userId: number, noticeId: number, now: number) {
  const [, rows] = await db.batch([
    sql`UPDATE notices SET read_at = ${now}
      WHERE id = ${noticeId} AND user_id = ${userId} AND read_at IS NULL`,
    sql<NoticeRow>`
      SELECT n.id, n.kind, n.actor_id AS actorId, a.name AS actorName, n.session_id AS sessionId,
        s.name AS sessionName, n.text, n.read_at AS readAt, n.created_at AS createdAt
      FROM notices n LEFT JOIN users a ON a.id = n.actor_id LEFT JOIN sessions s ON s.id = n.session_id
      WHERE n.user_id = ${userId} AND n.id = ${noticeId}`,
  ]);
  return rows[0];
}
