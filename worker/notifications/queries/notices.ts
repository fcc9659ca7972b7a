import { type SQL, sql } from 'drizzle-orm';

import type { NoticeKind } from '../../contract/vocabulary.ts';
import type { Database } from '../../core/database.ts';
import { type Row, columns } from '../../core/rows.ts';
import { notices, type sessions, type users } from '../../core/schema.ts';
import { namedSession, notBlocked } from '../../people/visibility.ts';

interface NoticeFacts {
  kind: NoticeKind;
  /** Null where nobody is named: an admin acts for the product. */
  actorId: SQL | number | null;
  sessionId?: SQL | number;
  text?: SQL | string;
  now: number;
}

type Notice = Row<typeof notices>;

/** The names that a notice mentions; null where it mentions none, or they are gone or hidden from the recipient. */
interface Mentioned {
  actorName: Row<typeof users>['name'] | null;
  sessionName: Row<typeof sessions>['name'] | null;
}

/** A notice as its insert returns it, for `deliver`. */
export interface WrittenNotice
  extends Pick<Notice, 'id' | 'kind' | 'actorId' | 'sessionId'>, Mentioned {
  recipientId: Notice['userId'];
  /** Whether the recipient is online: 1 or 0. */
  online: Row<typeof users>['online'];
}

const RECIPIENT = sql.raw('notices.user_id');

const WRITTEN = sql`id, user_id AS recipientId, kind, actor_id AS actorId, session_id AS sessionId,
  (SELECT u.name FROM users u WHERE u.id = actor_id AND ${notBlocked(RECIPIENT, sql`u.id`)}) AS actorName,
  (SELECT s.name FROM sessions s WHERE s.id = session_id AND ${namedSession(RECIPIENT)}) AS sessionName,
  (SELECT online FROM users WHERE id = notices.user_id) AS online`;

/** An insert into `notices`, and what it has written: the route hands that to `deliver`. */
export const returningNotices = (insert: SQL) => sql<WrittenNotice>`${insert} RETURNING ${WRITTEN}`;

/**
 * Writes a notice for everyone whom `recipients` yields (one column `id`), in the batch that does what it is about, so
 * that there is never one without the other. The route hands the rows to `deliver`.
 */
export const insertNotices = (recipients: SQL, facts: NoticeFacts) =>
  returningNotices(sql`
  INSERT INTO notices (user_id, kind, actor_id, session_id, text, created_at)
  SELECT r.id, ${facts.kind}, ${facts.actorId}, ${facts.sessionId ?? null}, ${facts.text ?? ''}, ${facts.now}
  FROM (${recipients}) r`);

export interface NoticeRow extends Omit<Notice, 'userId'>, Mentioned {}

/**
 * A person's notices with the names that they may read. What the host of a session that was taken down has written is
 * as hidden as its name; the admins' own words are not.
 */
const selectNotices = (userId: number, where: SQL) => {
  const named = namedSession(userId);
  return sql<NoticeRow>`
    SELECT ${columns(notices, ['id', 'kind', 'actorId', 'sessionId', 'readAt', 'createdAt'], 'n')},
      a.name AS actorName, iif(${named}, s.name, NULL) AS sessionName,
      iif(n.actor_id IS NULL OR s.id IS NULL OR ${named}, n.text, '') AS text
    FROM notices n LEFT JOIN users a ON a.id = n.actor_id LEFT JOIN sessions s ON s.id = n.session_id
    WHERE n.user_id = ${userId} AND ${notBlocked(userId, sql`n.actor_id`)}
      AND ${notBlocked(userId, sql`s.host_id`)} AND ${where}`;
};

/** A person's notices, newest first, those below `beforeId` only. */
export const listNotices = (db: Database, userId: number, beforeId: number, limit: number) =>
  db.all(selectNotices(userId, sql`n.id < ${beforeId} ORDER BY n.id DESC LIMIT ${limit}`));

/** Marks a notice as read, once. @returns it; nothing where it is not the person's at all */
export async function readNotice(db: Database, userId: number, noticeId: number, now: number) {
  const { notice } = await db.batch({
    read: sql`UPDATE notices SET read_at = ${now}
      WHERE id = ${noticeId} AND user_id = ${userId} AND read_at IS NULL`,
    notice: selectNotices(userId, sql`n.id = ${noticeId}`),
  });
  return notice[0];
}
