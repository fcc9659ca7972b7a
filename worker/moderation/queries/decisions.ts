import { type SQL, sql } from 'drizzle-orm';

import type { APPEAL_STATUSES } from '../../contract/decision-vocabulary.ts';
import type { Database } from '../../core/database.ts';
import { APPEAL_WITHIN_MS, sessionName } from '../../core/decisions.ts';
import {
  type RowOf,
  columns,
  fields,
  flag,
  flagOrNull,
  select,
  textOrNull,
} from '../../core/rows.ts';
import { decisions } from '../../core/schema/moderation.ts';

/** What was decided about users, and what they do about it. */

const STORED = columns(
  decisions,
  [
    'id',
    'kind',
    'about',
    'until',
    'rule',
    'law',
    'facts',
    'fromNotice',
    'decidedBy',
    'decidedAt',
    'endedAt',
  ],
  'd',
);

/** The columns of decision `d`, as its readers need them. */
export const DECISION = fields(STORED, { name: sessionName('d.about') });

export type DecisionRow = RowOf<typeof DECISION>;

/** Ends decisions about an account that its present state no longer comes from. For the batch of the change. */
export const endAccountDecisions = (userId: number, now: number): SQL => sql`
  UPDATE decisions SET ended_at = ${now} WHERE user_id = ${userId} AND ended_at IS NULL
    AND kind IN ('suspension', 'ban')
    AND (EXISTS (SELECT 1 FROM users u WHERE u.id = ${userId} AND u.status NOT IN ('suspended', 'banned'))
      OR id < (SELECT max(d.id) FROM decisions d WHERE d.user_id = ${userId} AND d.kind IN ('suspension', 'ban')))`;

/** Ends the decisions about a session or a file that was restored. For the batch that restores it. */
export const endContentDecisions = (collection: 'sessions' | 'media', id: number, now: number) =>
  sql`UPDATE decisions SET ended_at = ${now}, kept_until = NULL
    WHERE about = ${`/api/${collection}/${id}`} AND ended_at IS NULL AND EXISTS (
      SELECT 1 FROM ${sql.raw(collection)} x WHERE x.id = ${id} AND x.taken_down_at IS NULL)`;

/** What was removed or refused by decision `d`, from the report `r` or as it is held. NULL once it is erased. */
export const REMOVED_TEXT = textOrNull`coalesce(nullif(r.evidence ->> 'text', ''),
  (SELECT h.text FROM held_texts h WHERE h.user_id = d.user_id AND h.decision_id = d.id LIMIT 1))`;

const OWN = fields(DECISION, {
  appealStatus: sql<(typeof APPEAL_STATUSES)[number] | null>`p.status`,
  answer: textOrNull`p.answer`,
  restored: flagOrNull(sql`p.restored`),
  text: REMOVED_TEXT,
});

export type OwnDecisionRow = RowOf<typeof OWN>;

/** Whether a user who can't log in may act by the ticket of a refused log-in. */
const isLockedOut = (userId: number): SQL =>
  sql`EXISTS (SELECT 1 FROM users u WHERE u.id = ${userId} AND u.status IN ('banned', 'suspended'))`;

interface Reader {
  userId: number;
  /** Whether a ticket shows who they are, so that no guard checks their account. */
  byTicket: boolean;
}

/** A user's decisions with their appeals, newest first, only those below `beforeId`. Null if a ticket is outdated. */
export async function listDecisions(
  db: Database,
  { userId, byTicket }: Reader,
  { beforeId, limit }: { beforeId: number; limit: number },
) {
  const { open, rows } = await db.batch({
    open: sql`SELECT 1 WHERE ${byTicket ? isLockedOut(userId) : sql`1`}`,
    rows: select(OWN)`
      FROM decisions d LEFT JOIN appeals p ON p.decision_id = d.id LEFT JOIN reports r ON r.id = d.report_id
      WHERE d.user_id = ${userId} AND d.id < ${beforeId} ORDER BY d.id DESC LIMIT ${limit}`,
  });
  return open.length > 0 ? rows : null;
}

export type AppealRefusal = 'unauthenticated' | 'unknown' | 'appealed' | 'late';

/** Appeals a decision, once and within six months. */
export async function appeal(
  db: Database,
  { userId, byTicket }: Reader,
  { decision, text, now }: { decision: number; text: string; now: number },
): Promise<{ id: number } | { refused: AppealRefusal }> {
  const open = byTicket ? isLockedOut(userId) : sql`1`;
  const own = sql`FROM decisions d WHERE d.id = ${decision} AND d.user_id = ${userId} AND ${open}`;
  const { created, facts } = await db.batch({
    created: sql<{ id: number }>`INSERT INTO appeals (decision_id, text, created_at)
      SELECT d.id, ${text}, ${now} ${own} AND d.decided_at > ${now - APPEAL_WITHIN_MS}
      ON CONFLICT DO NOTHING RETURNING id`,
    facts: select({
      open: flag(open),
      known: flag(sql`EXISTS (SELECT 1 ${own})`),
      appealed: flag(
        sql`EXISTS (SELECT 1 ${own} AND EXISTS (SELECT 1 FROM appeals p WHERE p.decision_id = d.id))`,
      ),
    })``,
  });
  const [row] = created;
  if (row) return row;
  const [fact] = facts;
  if (!fact?.open) return { refused: 'unauthenticated' };
  if (!fact.known) return { refused: 'unknown' };
  return { refused: fact.appealed ? 'appealed' : 'late' };
}

/** The beginning of a statement for the ids of what decisions took down. The decisions' own ids follow. */
const takenDownBy = (collection: 'sessions' | 'media') =>
  sql.raw(`SELECT CAST(substr(d.about, ${`/api/${collection}/`.length + 1}) AS INTEGER) FROM decisions d
    WHERE d.kind = '${collection === 'media' ? 'media' : 'session'}-taken-down' AND d.id IN`);

/** How much is erased per run, so that a run stays short. */
const KEPT_PER_RUN = 50;

/**
 * Erases what was taken down six months ago: the bytes of files, and the descriptions of sessions. An open appeal keeps
 * it. Messages are kept only in the evidence of their report.
 */
export async function forgetTakenDown(db: Database, now: number) {
  const due = await db.all(sql<{ id: number }>`SELECT id FROM decisions WHERE kept_until <= ${now}
    AND NOT EXISTS (SELECT 1 FROM appeals p WHERE p.decision_id = decisions.id AND p.decided_at IS NULL)
    ORDER BY kept_until LIMIT ${KEPT_PER_RUN}`);
  if (due.length === 0) return;
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(due.map(({ id }) => id))}))`;
  const refused = sql`FROM decisions d CROSS JOIN held_texts h ON h.user_id = d.user_id AND h.decision_id = d.id
    WHERE d.kind = 'text-refused' AND d.id IN ${ids}`;
  await db.batch({
    files: sql`UPDATE media SET deleted_at = ${now} WHERE id IN (${takenDownBy('media')} ${ids})
      AND taken_down_at IS NOT NULL AND deleted_at IS NULL`,
    filesOf: sql`UPDATE media SET deleted_at = ${now} WHERE session_id IN (
        SELECT s.id FROM sessions s WHERE s.id IN (${takenDownBy('sessions')} ${ids}) AND s.taken_down_at IS NOT NULL)
      AND deleted_at IS NULL`,
    sessions: sql`UPDATE sessions SET description = '', description_words = '', party_code = '' WHERE id IN (${takenDownBy('sessions')} ${ids})
      AND taken_down_at IS NOT NULL`,
    // A new session has the text as its own, too. It keeps an empty row, without which the next change would show it.
    ...Object.fromEntries(
      (['name', 'description'] as const).map((field) => [
        field,
        sql`UPDATE sessions SET ${sql.raw(field)} = '', ${sql.raw(`${field}_words`)} = '' WHERE visibility = 'held'
          AND (id, ${sql.raw(field)}) IN (SELECT h.session_id, h.text ${refused} AND h.field = ${field})`,
      ]),
    ),
    // The next sessions of a series go on with the text that everyone reads.
    templates: (['name', 'description'] as const).map(
      (field) => sql`UPDATE series SET template = json_set(template, ${`$.${field}`}, n.text)
        FROM (SELECT s.series_id, s.${sql.raw(field)} AS text, h.text AS refused FROM held_texts h
          CROSS JOIN sessions s ON s.id = h.session_id AND s.visibility <> 'held'
          WHERE h.id IN (SELECT h.id ${refused}) AND h.field = ${field}) n
        WHERE series.id = n.series_id AND template ->> ${field} = n.refused`,
    ),
    texts: sql`DELETE FROM held_texts WHERE id IN (SELECT h.id ${refused}) AND session_id NOT IN (
      SELECT s.id FROM sessions s WHERE s.id = held_texts.session_id AND s.visibility = 'held')`,
    emptied: sql`UPDATE held_texts SET text = '', words = '' WHERE id IN (SELECT h.id ${refused})`,
    settled: sql`UPDATE decisions SET kept_until = NULL WHERE id IN ${ids}`,
  });
}
