import { type SQL, sql } from 'drizzle-orm';

import { ROOMMATES_REPORTABLE_DAYS } from '../../contract/bounds.ts';
import { DAY_MS } from '../../contract/time.ts';
import type { NoticeKind } from '../../contract/vocabulary.ts';
import { Database } from '../../core/database.ts';
import { files } from '../../core/json.ts';
import { nameTo } from '../../core/person.ts';
import {
  type RowOf,
  columns,
  fields,
  flag,
  numberOrNull,
  select,
  textOrNull,
} from '../../core/rows.ts';
import { notices } from '../../core/schema/notifications.ts';
import { MEDIA_OF_USER } from '../../core/user-item.ts';
import {
  type UserId,
  counting,
  hiddenAccount,
  namedSession,
  notBlocked,
  pairOf,
} from '../../core/visibility.ts';
import { mayAnswer } from './may-answer.ts';
import { offerEnd } from './offer-end.ts';
import { reachOf } from './reach.ts';

interface NoticeFacts {
  kind: NoticeKind | SQL;
  /** Absent if the notice names nobody: an admin acts for the product. */
  actorId?: SQL | number | null;
  sessionId?: SQL | number;
  text?: SQL | string;
  now: number;
}

const NOW = sql.raw('unixepoch() * 1000');
const RECIPIENT = sql.raw('notices.user_id');

/** A notice as its insert returns it, for `deliver`. The names are NULL if what they named is hidden from the recipient. */
const WRITTEN = fields(columns(notices, ['id', 'kind', 'actorId', 'sessionId']), {
  recipientId: sql<number>`user_id`,
  actorName: textOrNull`(SELECT ${nameTo(RECIPIENT, 'u')} FROM users u WHERE u.id = actor_id AND ${notBlocked(RECIPIENT, sql`u.id`)})`,
  sessionName: textOrNull`(SELECT s.name FROM sessions s WHERE s.id = session_id AND ${namedSession(RECIPIENT)})`,
  online: flag(sql`(SELECT online FROM users WHERE id = notices.user_id)`),
  startsAt: numberOrNull`(SELECT starts_at FROM sessions WHERE id = session_id)`,
  /** Until when the recipient can act on what is offered, in ms since 1970. */
  offerEndsAt: numberOrNull`iif(kind = 'seat-offered', (SELECT ${offerEnd(sql`starts_at`, sql`notices.created_at`)} FROM sessions WHERE id = session_id), NULL)`,
  reach: reachOf(RECIPIENT),
});

export type WrittenNotice = RowOf<typeof WRITTEN> & {
  /** The session's start, if the batch has written it after the notice. `startsAt` is the one before. */
  movedTo?: number | undefined;
};

/**
 * An insert into `notices` that returns what it has written. The route passes that to `deliver`. By the trigger
 * `notices_replaced`, an unread notice of the same actor, session and kind gives way, so that nobody is flooded by toggling.
 * One with an admin's reason stays: nobody has read it yet.
 */
export const returningNotices = (insert: SQL) => sql<WrittenNotice>`${insert} RETURNING ${WRITTEN}`;

/**
 * Writes a notice for everyone in `recipients` (one column `id`). It is in the same batch as the change, so that there
 * is never one without the other. The route passes the rows to `deliver`.
 */
export const insertNotices = (recipients: SQL, facts: NoticeFacts) =>
  returningNotices(sql`
  INSERT INTO notices (user_id, kind, actor_id, session_id, text, created_at)
  SELECT r.id, ${facts.kind}, ${facts.actorId ?? null}, ${facts.sessionId ?? null}, ${facts.text ?? ''}, ${facts.now}
  FROM (${recipients}) r`);

/**
 * The text of notice `n` about session `s`, as its recipient may read it. If the session was taken down, its host's
 * text is hidden like its name. An admin's text isn't hidden.
 */
export const textTo = (userId: number) =>
  sql<string>`iif(n.actor_id IS NULL OR s.id IS NULL OR ${namedSession(userId)}, n.text, '')`;

/** The invitation that notice `n` about session `s` tells of, if its recipient can still answer it. `now` in ms since 1970. */
export const openInvitation = (now: SQL | number) => sql`(SELECT i.id FROM invitations i
  WHERE i.user_id = n.user_id AND i.session_id = n.session_id AND i.inviter_id = n.actor_id AND i.status = 'open'
    AND s.cancelled_at IS NULL AND s.ends_at > ${now})`;

/** The application to which notice `n` about session `s` offers a seat, if the offer stands. `now` in ms since 1970. */
export const openOffer = (
  now: SQL | number,
) => sql`(SELECT a.id FROM applications a WHERE a.user_id = n.user_id
  AND a.session_id = n.session_id AND a.status = 'waiting' AND ${counting('a')} AND a.offer_expires_at > ${now}
  AND s.closed = 0)`;

const noticeColumns = (userId: number) =>
  fields(columns(notices, ['id', 'kind', 'actorId', 'sessionId', 'readAt', 'createdAt'], 'n'), {
    actorName: textOrNull`${nameTo(userId, 'u')}`,
    sessionName: textOrNull`iif(${namedSession(userId)}, s.name, NULL)`,
    media: files(sql`iif(${hiddenAccount('u')}, '[]', ${MEDIA_OF_USER})`),
    text: textTo(userId),
    startsAt: numberOrNull`iif(n.kind IN ('session-moved', 'series-moved') AND ${namedSession(userId)}, s.starts_at, NULL)`,
    /** From here to `offer`: what waits for the recipient's answer, by its id. See `NoticeItem`. */
    application: numberOrNull`CASE n.kind WHEN 'application-received' THEN (SELECT a.id FROM applications a
        WHERE a.user_id = n.actor_id AND a.session_id = n.session_id AND a.status = 'pending'
          AND ${counting('a')} AND s.host_id = n.user_id AND s.ends_at > ${NOW}) END`,
    friend: numberOrNull`CASE n.kind WHEN 'friend-invited' THEN (SELECT f.id FROM friends f
        WHERE ${pairOf(sql`n.user_id`, sql`n.actor_id`)} AND f.active = 0 AND f.inviter_id = n.actor_id) END`,
    unanswered: numberOrNull`CASE WHEN n.kind IN ('reminder-day', 'reminder-soon') THEN (SELECT a.id FROM applications a WHERE a.user_id = n.user_id
        AND a.session_id = n.session_id AND a.status = 'accepted' AND ${counting('a')}
        AND a.checked_in_at IS NULL AND ${mayAnswer(NOW)}) END`,
    invitation: numberOrNull`CASE n.kind WHEN 'session-invited' THEN ${openInvitation(NOW)} END`,
    hasRoles: flag(sql`coalesce(n.kind = 'session-invited' AND s.roles <> '[]', 0)`),
    offer: numberOrNull`CASE n.kind WHEN 'seat-offered' THEN ${openOffer(NOW)} END`,
    /** The session of a mark that the recipient can still answer, even if a block hides the session. */
    absence: numberOrNull`CASE n.kind WHEN 'marked-absent' THEN (SELECT m.session_id FROM absences m WHERE m.session_id = n.session_id
        AND m.user_id = n.user_id AND m.withdrawn_at IS NULL AND s.taken_down_at IS NULL) END`,
    /** The session from which the recipient was removed lately, even if it is hidden from them. */
    removedFrom: numberOrNull`CASE WHEN n.kind = 'member-removed' AND n.created_at > ${NOW} - ${ROOMMATES_REPORTABLE_DAYS * DAY_MS}
        THEN n.session_id END`,
    /** The decision about the recipient, or the appeal's. */
    decision: numberOrNull`CASE WHEN n.kind IN ('account-warned', 'account-suspended', 'session-taken-down', 'media-taken-down', 'message-removed', 'text-refused',
            'session-changed', 'session-cancelled', 'series-cancelled')
          THEN (SELECT d.id FROM decisions d WHERE d.user_id = n.user_id AND d.decided_at = n.created_at)
        WHEN n.kind IN ('appeal-granted', 'appeal-upheld') THEN (SELECT d.id FROM decisions d
          CROSS JOIN appeals p ON p.decision_id = d.id WHERE d.user_id = n.user_id AND p.decided_at = n.created_at)
        END`,
  });

export type NoticeRow = RowOf<ReturnType<typeof noticeColumns>>;

/** A user's notices with the names and texts that they may read. */
const selectNotices = (userId: number, where: SQL) => select(noticeColumns(userId))`
  FROM notices n LEFT JOIN users u ON u.id = n.actor_id LEFT JOIN sessions s ON s.id = n.session_id
    WHERE n.user_id = ${userId} AND ${notBlocked(userId, sql`n.actor_id`)}
      AND (n.kind = 'marked-absent' OR ${notBlocked(userId, sql`s.host_id`)}) AND ${where}`;

/** A user's notices, newest first, only those with an id below `beforeId`. */
export const listNotices = (db: Database, userId: number, beforeId: number, limit: number) =>
  db.all(selectNotices(userId, sql`n.id < ${beforeId} ORDER BY n.id DESC LIMIT ${limit}`));

/** How many notices a user hasn't read, as SQL. Counted up to 99. */
export const unreadNotices = (userId: UserId) =>
  sql<number>`(SELECT count(*) FROM (SELECT 1 FROM notices
  WHERE user_id = ${userId} AND read_at IS NULL LIMIT 99))`;

/** That number, and the bookmark of the answer. */
export async function countUnread(binding: D1Database, userId: number) {
  const db = new Database(binding, 'first-primary');
  const [row] = await db.all(sql<{ unread: number }>`SELECT ${unreadNotices(userId)} AS unread`);
  return { unread: row?.unread ?? 0, bookmark: db.bookmark() };
}

/**
 * Marks a notice as read, once.
 * @returns the notice, undefined if it isn't the user's, and what else is unread about the same session or person
 */
export async function readNotice(db: Database, userId: number, noticeId: number, now: number) {
  const { notice, unread } = await db.batch({
    read: sql`UPDATE notices SET read_at = ${now}
      WHERE id = ${noticeId} AND user_id = ${userId} AND read_at IS NULL`,
    notice: selectNotices(userId, sql`n.id = ${noticeId}`),
    unread: select(columns(notices, ['kind', 'actorId', 'sessionId'], 'o'))`
      FROM notices n CROSS JOIN notices o ON o.user_id = n.user_id AND o.read_at IS NULL AND o.session_id IS n.session_id
      WHERE n.id = ${noticeId} AND n.user_id = ${userId} AND (n.session_id IS NOT NULL OR o.actor_id IS n.actor_id)
        AND ${notBlocked(userId, sql`o.actor_id`)}`,
  });
  return { notice: notice[0], unread };
}
