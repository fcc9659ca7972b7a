import { sql } from 'drizzle-orm';

import type { Page } from '../../contract/collection.ts';
import type { Grounds } from '../../contract/decision.ts';
import { logAction, quoteInLog } from '../../core/audit.ts';
import { decodeCursor, pageOf } from '../../core/cursor.ts';
import type { Database } from '../../core/database.ts';
import { recordDecision } from '../../core/decisions.ts';
import { HELD_MS, releaseTexts } from '../../core/held-texts.ts';
import { firstFileOf } from '../../core/person.ts';
import { type Row, type RowOf, columns } from '../../core/rows.ts';
import type { users } from '../../core/schema/accounts.ts';
import { heldTexts } from '../../core/schema/moderation.ts';
import { insertNotices } from '../../notifications/queries/notices.ts';
import { maySeeSession, mayWarn } from './moderators.ts';

/** Texts with the operator's words, as those see them who decide. */

const STORED = columns(heldTexts, ['id', 'userId', 'sessionId', 'field', 'text', 'createdAt'], 'h');

export interface HeldTextRow extends RowOf<typeof STORED> {
  userName: Row<typeof users>['name'];
  userFile: string | null;
  sessionName: string | null;
  before: string | null;
}

const WAITING = sql`FROM held_texts h CROSS JOIN users u ON u.id = h.user_id
  LEFT JOIN sessions s ON s.id = h.session_id WHERE h.refused = 0`;

/** Held text `h`: nobody decides their own, and moderators none of another moderator, an admin, or an unlisted session. */
const mayDecide = (staffId: number) => sql`h.user_id <> ${staffId} AND ${mayWarn(staffId)}
  AND NOT EXISTS (SELECT 1 FROM sessions x WHERE x.id = h.session_id AND NOT ${maySeeSession(staffId, 'x')})`;

/** One page, the oldest first. What an author wrote in several sessions of a series is listed once. */
export async function listHeldTexts(
  db: Database,
  { staffId, cursor, itemsPerPage: size }: Page & { staffId: number },
) {
  const [after = 0] = decodeCursor('held', 1, cursor) ?? [];
  const rows =
    await db.all(sql<HeldTextRow>`SELECT ${STORED}, u.name AS userName, ${firstFileOf('u.id')} AS userFile,
      s.name AS sessionName, CASE WHEN h.field = 'about' THEN u.about WHEN h.field = 'description' THEN s.description
        WHEN h.field = 'alt' THEN (SELECT m.alt FROM media m WHERE m.id = h.media_id) WHEN h.session_id = 0 THEN u.name ELSE s.name END AS before
    ${WAITING} AND h.id > ${after} AND ${mayDecide(staffId)} AND NOT EXISTS (SELECT 1 FROM held_texts o
      WHERE o.user_id = h.user_id AND o.field = h.field AND o.text = h.text AND o.refused = 0 AND o.id < h.id)
    ORDER BY h.id LIMIT ${size + 1}`);
  return pageOf(rows, size, 'held', (last) => [last.id]);
}

interface Decision {
  id: number;
  staffId: number;
  approved: boolean;
  reason: string;
  grounds: Grounds;
  now: number;
}

/** Shows a held text, or refuses it. @returns whether it still waited, and what has to be sent */
export async function decideHeldText(db: Database, decision: Decision) {
  const { id, staffId, approved, reason, grounds, now } = decision;
  const source = sql`${WAITING} AND h.id = ${id} AND ${mayDecide(staffId)}`;
  const about = sql`iif(h.session_id = 0, '/api/users/' || h.user_id, '/api/sessions/' || h.session_id)`;
  const same = sql`SELECT o.id FROM held_texts o CROSS JOIN held_texts h ON h.id = ${id}
    CROSS JOIN users u ON u.id = h.user_id
    WHERE o.user_id = h.user_id AND o.field = h.field AND o.text = h.text AND o.refused = 0 AND h.refused = 0 AND ${mayDecide(staffId)}`;
  const { log, decided, notices } = await db.batch({
    log: logAction(source, {
      adminId: staffId,
      action: approved ? 'text-approved' : 'text-refused',
      about,
      reason,
      now,
    }),
    quote: quoteInLog(source, {
      userId: sql`h.user_id`,
      before: null,
      after: sql`json_object(h.field, h.text)`,
    }),
    decided: approved
      ? []
      : recordDecision(source, {
          kind: 'text-refused',
          userId: sql`h.user_id`,
          about,
          grounds,
          fromNotice: sql`0`,
          adminId: staffId,
          now,
        }),
    notices: approved
      ? []
      : insertNotices(sql`SELECT h.user_id AS id ${source}`, {
          kind: 'text-refused',
          text: reason,
          now,
        }),
    written: approved
      ? releaseTexts(same)
      : sql`UPDATE held_texts SET refused = 1,
          decision_id = (SELECT max(d.id) FROM decisions d WHERE d.user_id = held_texts.user_id) WHERE id IN (${same})`,
  });
  return { changed: log.length > 0, decided: decided.flat(), notices: notices.flat() };
}

/** The texts `h` that decision `d` refused, in every session of a series. None once their author has replaced them. */
export const REFUSED = sql`FROM decisions d CROSS JOIN held_texts h ON h.user_id = d.user_id AND h.decision_id = d.id`;

const RELEASED_PER_RUN = 100;

/** Shows what nobody has decided on in time. */
export async function releaseOverdue(db: Database, now: number) {
  const ids = await db.all(sql<{ id: number }>`SELECT id FROM held_texts
    WHERE refused = 0 AND created_at <= ${now - HELD_MS} ORDER BY id LIMIT ${RELEASED_PER_RUN}`);
  if (ids.length === 0) return;
  // Asked again, since a moderator may have refused one meanwhile.
  await db.batch(
    releaseTexts(sql`SELECT x.id FROM json_each(${JSON.stringify(ids.map(({ id }) => id))}) j
      CROSS JOIN held_texts x ON x.id = j.value WHERE x.refused = 0`),
  );
}
