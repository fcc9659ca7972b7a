import { type SQL, sql } from 'drizzle-orm';

import type { AppealListName } from '../../contract/decision-vocabulary.ts';
import type { AdminAppealQuery } from '../../contract/decision.ts';
import { logAction } from '../../core/audit.ts';
import type { Results } from '../../core/batch.ts';
import { decodeCursor, pageOf } from '../../core/cursor.ts';
import type { Database } from '../../core/database.ts';
import { type Reader, readerOf } from '../../core/decisions.ts';
import { releaseTexts } from '../../core/held-texts.ts';
import { firstFileOf } from '../../core/person.ts';
import {
  type RowOf,
  columns,
  fields,
  flag,
  json,
  numberOrNull,
  select,
  textOrNull,
} from '../../core/rows.ts';
import { appeals } from '../../core/schema/moderation.ts';
import { insertNotices } from '../../notifications/queries/notices.ts';
import { mediaStatements } from './admin-media.ts';
import { sessionStatements } from './admin-sessions.ts';
import { statusStatements } from './admin-user-changes.ts';
import { DECISION, REMOVED_TEXT } from './decisions.ts';
import { REFUSED } from './held-texts.ts';
import { isOnlyAdmin, mayReadAbout, maySeeThing, mayUndo } from './moderators.ts';

/** Appeals as those see them who decide them, and how one is decided. */

const STORED = columns(appeals, ['text', 'status', 'answer', 'restored', 'createdAt'], 'p');

/**
 * Whether this admin may decide appeal `p` of decision `d`: it isn't about themselves, and where there is another admin
 * it isn't their own decision.
 */
const mayDecide = (
  adminId: number,
): SQL => sql`(d.user_id <> ${adminId} AND (d.decided_by <> ${adminId}
  OR ${isOnlyAdmin(adminId, sql`d.user_id`)}) AND ${mayUndo(adminId)} AND ${maySeeThing(adminId, 'd.about')})`;

const appealColumns = (adminId: number) =>
  fields(DECISION, STORED, {
    appealId: sql<number>`p.id`,
    answeredBy: numberOrNull`p.decided_by`,
    answeredAt: numberOrNull`p.decided_at`,
    userId: sql<number>`u.id`,
    userName: sql<string>`u.name`,
    userFile: firstFileOf('u.id'),
    staffName: textOrNull`a.name`,
    answererName: textOrNull`b.name`,
    /** The text of a removed message, or one that was refused. */
    held: REMOVED_TEXT,
    /** Who reported a removed message. Its IRI names a conversation as they see it. */
    reporterId: numberOrNull`r.reporter_id`,
    decidable: flag(mayDecide(adminId)),
  });

export type AppealRow = RowOf<ReturnType<typeof appealColumns>>;

const selectAppeals = (adminId: number, where: SQL) => select(appealColumns(adminId))`
  FROM appeals p CROSS JOIN decisions d ON d.id = p.decision_id CROSS JOIN users u ON u.id = d.user_id
      LEFT JOIN users a ON a.id = d.decided_by LEFT JOIN users b ON b.id = p.decided_by
      LEFT JOIN reports r ON r.id = d.report_id
      WHERE ${maySeeThing(adminId, 'd.about')} AND ${mayReadAbout(adminId)} AND ${where}`;

/** One page: open appeals the oldest first, decided ones the newest first. */
export async function listAppeals(db: Database, query: AdminAppealQuery & { adminId: number }) {
  const { state, adminId, itemsPerPage: size } = query;
  const [after] = decodeCursor(state, 1, query.cursor) ?? [];
  const filter: Record<AppealListName, SQL> = {
    open: sql`p.decided_at IS NULL AND p.id > ${after ?? 0} ORDER BY p.id`,
    decided: sql`p.decided_at IS NOT NULL AND p.id < ${after ?? Number.MAX_SAFE_INTEGER} ORDER BY p.id DESC`,
  };
  const rows = await db.all(selectAppeals(adminId, sql`${filter[state]} LIMIT ${size + 1}`));
  return pageOf(rows, size, state, (last) => [last.appealId]);
}

export async function findAppeal(db: Database, id: number, adminId: number) {
  const [row] = await db.all(selectAppeals(adminId, sql`p.id = ${id}`));
  return row;
}

interface Answer {
  id: number;
  adminId: number;
  status: 'granted' | 'upheld';
  note: string;
  now: number;
}

export const idIn = (about: string) => Number(about.slice(about.lastIndexOf('/') + 1));

type Undoing = Pick<AppealRow, 'kind' | 'about' | 'userId' | 'decidedAt'>;

/** What puts back what a decision restricted, if it is still in force. A message is put back by its room, afterwards. */
function undo({ kind, about, userId, decidedAt }: Undoing, answer: Answer, when: SQL) {
  const { adminId, note: reason, now } = answer;
  const id = idIn(about);
  switch (kind) {
    case 'suspension':
    case 'ban':
      return {
        account: statusStatements(
          { id: userId, adminId, reason, status: 'active', until: null, now },
          when,
        ),
      };
    case 'session-taken-down':
      return { session: sessionStatements({ id, adminId, takenDown: false, reason, now }, when) };
    case 'media-taken-down':
      return { media: mediaStatements({ id, adminId, takenDown: false, reason, now }, when) };
    case 'warning':
      return {
        warning: sql`UPDATE notices SET read_at = ${now} WHERE user_id = ${userId} AND read_at IS NULL
          AND kind = 'account-warned' AND created_at = ${decidedAt} AND ${when}`,
      };
    case 'text-refused':
      return {
        // Before the release, which forgets the texts.
        found: sql`UPDATE appeals SET restored = EXISTS (SELECT 1 ${REFUSED} WHERE d.id = appeals.decision_id)
          WHERE id = ${answer.id} AND ${when}`,
        texts: releaseTexts(sql`SELECT h.id ${REFUSED}
          WHERE d.id = (SELECT p.decision_id FROM appeals p WHERE p.id = ${answer.id}) AND ${when}`),
      };
    case 'message-removed':
    // These can't be undone by the database alone: the host, or an admin, does what is still possible.
    case 'session-changed':
    case 'session-cancelled':
    case 'session-deleted':
      return {};
    default:
      return kind satisfies never;
  }
}

/** Whether what decision `d` took down is there again. NULL for a message: its room says it afterwards. */
const IS_BACK = sql.raw(`CASE d.kind
  WHEN 'session-taken-down' THEN EXISTS (SELECT 1 FROM sessions s
    WHERE s.id = CAST(substr(d.about, 15) AS INTEGER) AND s.taken_down_at IS NULL)
  WHEN 'media-taken-down' THEN EXISTS (SELECT 1 FROM media m
    WHERE m.id = CAST(substr(d.about, 12) AS INTEGER) AND m.taken_down_at IS NULL AND m.deleted_at IS NULL)
  WHEN 'text-refused' THEN appeals.restored
  WHEN 'message-removed' THEN NULL
  WHEN 'session-changed' THEN 0 WHEN 'session-cancelled' THEN 0 WHEN 'session-deleted' THEN 0 ELSE 1 END`);

const ANSWERED = fields({
  reader: json<Reader | null>(
    sql`(SELECT ${readerOf('d.user_id')} FROM decisions d WHERE d.id = decision_id)`,
  ),
});

/**
 * Decides an appeal, once. Granting it undoes the act in the same batch, if it is still in force. The answer is told.
 * @returns what the caller has to do besides: move files, close rooms, send notices
 */
export async function decideAppeal(db: Database, found: Undoing, answer: Answer) {
  const { id, adminId, status, note, now } = answer;
  const source = sql`FROM appeals p CROSS JOIN decisions d ON d.id = p.decision_id
    WHERE p.id = ${id} AND p.decided_at IS NULL AND ${mayDecide(adminId)}`;
  const granted = status === 'granted';
  const inForce = sql`EXISTS (SELECT 1 ${source} AND d.ended_at IS NULL)`;
  const { log, undone, notices, answered, rows } = await db.batch({
    log: logAction(source, {
      adminId,
      action: 'appeal-decided',
      about: sql`'/api/users/' || d.user_id`,
      reason: note,
      after: sql`json_object('appeal', ${status})`,
      now,
    }),
    undone: granted ? undo(found, answer, inForce) : {},
    notices: insertNotices(sql`SELECT d.user_id AS id ${source}`, {
      kind: granted ? 'appeal-granted' : 'appeal-upheld',
      text: note,
      now,
    }),
    answered: sql<RowOf<typeof ANSWERED>>`UPDATE appeals SET status = ${status}, answer = ${note},
        decided_by = ${adminId}, decided_at = ${now},
        restored = ${granted ? sql`(SELECT ${IS_BACK} FROM decisions d WHERE d.id = appeals.decision_id)` : sql`NULL`}
      WHERE id IN (SELECT p.id ${source})
      RETURNING ${ANSWERED}`,
    ended: granted
      ? sql`UPDATE decisions SET ended_at = ${now}, kept_until = NULL WHERE ended_at IS NULL
          AND id IN (SELECT p.decision_id FROM appeals p WHERE p.id = ${id} AND p.status = 'granted')`
      : [],
    rows: selectAppeals(adminId, sql`p.id = ${id}`),
  });
  return {
    changed: log.length > 0,
    undone,
    notices,
    reader: answered[0]?.reader ?? null,
    row: rows[0],
  };
}

export type Undone = Results<ReturnType<typeof undo>>;

/** Stores whether a room could put a message back. */
export async function settleMessage(db: Database, id: number, restored: boolean) {
  await db.all(
    sql`UPDATE appeals SET restored = ${restored} WHERE id = ${id} AND status = 'granted'`,
  );
}
