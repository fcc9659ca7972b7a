import { type SQL, sql } from 'drizzle-orm';

import { APPEAL_WITHIN_DAYS } from '../contract/bounds.ts';
import { type DecisionKind, isKept, scopeOf } from '../contract/decision-vocabulary.ts';
import type { Grounds } from '../contract/decision.ts';
import { DAY_MS } from '../contract/time.ts';
import { type Row, type RowOf, columns, fields, json, textOrNull } from './rows.ts';
import type { users } from './schema/accounts.ts';
import { decisions } from './schema/moderation.ts';
import { zoneOf } from './zone-of.ts';

/** Decisions about users. Each is written in the batch of its act, as the log's line is. */

export const APPEAL_WITHIN_MS = APPEAL_WITHIN_DAYS * DAY_MS;

/** The name of the session that an IRI refers to. */
export const sessionName = (about: string) =>
  textOrNull`${sql.raw(`(SELECT s.name FROM sessions s WHERE ${about} LIKE '/api/sessions/%' AND ${about} NOT LIKE '%/messages/%'
    AND s.id = CAST(substr(${about}, ${'/api/sessions/'.length + 1}) AS INTEGER))`)}`;

/** Who gets an email about a decision. NULL if the address isn't confirmed. */
export const readerOf = (userId: string) =>
  json<Reader | null>(sql`(SELECT json_object('id', u.id, 'email', u.email, 'name', u.name, 'locale', u.locale, 'zone', ${zoneOf('u.id')})
    FROM users u WHERE u.id = ${sql.raw(userId)} AND u.email_confirmed_at IS NOT NULL)`);

export type Reader = Pick<Row<typeof users>, 'id' | 'email' | 'name' | 'locale'> & { zone: string };

const WRITTEN = fields(
  columns(decisions, ['kind', 'until', 'rule', 'law', 'facts', 'fromNotice']),
  { name: sessionName('decisions.about'), reader: readerOf('decisions.user_id') },
);

/** A decision as its insert returns it, for the email. */
export type WrittenDecision = RowOf<typeof WRITTEN>;

interface Entry {
  kind: DecisionKind;
  /** Whom it concerns: a column of `source`. */
  userId: SQL;
  about: SQL | string;
  until?: number | null;
  grounds: Grounds;
  /** Whether a report led to it. By default, if there is one about it that wasn't dismissed. */
  fromNotice?: SQL;
  reportId?: SQL;
  adminId: number;
  now: number;
}

const reported = ({ kind, userId, about }: Entry) =>
  sql`EXISTS (SELECT 1 FROM reports n WHERE n.decision IS NOT 'dismissed'
    AND ${scopeOf(kind) === 'account' || kind === 'warning' ? sql`n.reported_id = ${userId}` : sql`n.about = ${about}`})`;

/**
 * A decision, as a statement for the batch of its act. It comes before the act and is written if `source`
 * (`FROM users u WHERE …`) yields a row, as the log entry is.
 */
export function recordDecision(source: SQL, entry: Entry) {
  const { kind, userId, about, until = null, grounds, adminId, now } = entry;
  const { fromNotice = reported(entry), reportId = sql`NULL` } = entry;
  const kept = isKept(kind) ? now + APPEAL_WITHIN_MS : null;
  return sql<WrittenDecision>`
    INSERT INTO decisions (user_id, kind, about, until, rule, law, facts, from_notice, report_id, decided_by,
      decided_at, kept_until)
    SELECT ${userId}, ${kind}, ${about}, ${until}, ${grounds.rule}, ${grounds.law}, ${grounds.facts}, ${fromNotice},
      ${reportId}, ${adminId}, ${now}, ${kept} ${source}
    RETURNING ${WRITTEN}`;
}

/** The decision of an act that is one only if grounds for it were given. */
export const recordIfGrounded = (
  source: SQL,
  grounds: Grounds | undefined,
  entry: Omit<Entry, 'grounds'>,
) => (grounds ? [recordDecision(source, { ...entry, grounds })] : []);
