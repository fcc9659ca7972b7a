import { type SQL, sql } from 'drizzle-orm';

import { spendTicket, unspent } from '../../accounts/queries/tickets.ts';
import type { Ticket } from '../../accounts/tickets.ts';
import { VISITOR_KEPT_DAYS } from '../../contract/bounds.ts';
import { FORMER_NAME } from '../../contract/former-name.ts';
import type { Locale } from '../../contract/locales.ts';
import { DAY_MS } from '../../contract/time.ts';
import { type Attempts, type LockSubject, countAttempt } from '../../core/attempts.ts';
import type { Database } from '../../core/database.ts';
import { type Row, columns, select } from '../../core/rows.ts';
import { type reports, visitorNotices } from '../../core/schema/moderation.ts';
import { countMail, hasRoom } from '../../notifications/queries/sent-mails.ts';
import type { Reportable } from './report-evidence.ts';

/**
 * Reports by visitors. A report needs a reporter, so theirs is user 0: a row as a deleted account leaves it, which no
 * list shows and nobody can log in to. It is made with the first such report.
 */
export const VISITOR_ID = 0;

/** How many of them may be open. A flood from many addresses ends here, and reports by users go on. */
const OPEN_MAX = 1_000;

const makeVisitor = sql`INSERT INTO users (id, name, name_key, email, email_key, password_hash, status,
    terms_accepted_at, created_at)
  VALUES (${VISITOR_ID}, ${FORMER_NAME}, 'gone' || char(10) || '0', '', 'gone' || char(10) || '0', '', 'gone', 0, 0)
  ON CONFLICT DO NOTHING`;

interface VisitorReport {
  about: string;
  reason: string;
  text: string;
  thing: Reportable;
  visitor: { email: string; name: string; locale: Locale | null };
  /** Undefined without an email. */
  mailbox: string | undefined;
  ticket: Ticket;
  /** The visitor's address, hashed. */
  subject: LockSubject;
  now: number;
}

/**
 * Stores a visitor's report with a copy of what it is about, in one round trip.
 * @returns its id, whether to send a confirmation, the address's attempts, whether too many are open, and whether
 * visitors can see the thing. No id if too many are open or the ticket was used before
 */
export async function reportAsVisitor(db: Database, report: VisitorReport) {
  const { about, reason, text, thing, visitor, mailbox, ticket, subject, now } = report;
  const mailing = { mailbox: mailbox ?? '', now };
  const isWithin = sql`(SELECT count FROM login_failures WHERE subject = ${subject.subject}) <= ${subject.failuresMax}`;
  const isNew = unspent(ticket);
  const isFull = sql`(SELECT count(*) FROM (SELECT 1 FROM reports r
    WHERE r.reporter_id = ${VISITOR_ID} AND r.decided_at IS NULL LIMIT ${OPEN_MAX})) = ${OPEN_MAX}`;
  const newest = sql`(SELECT max(id) FROM reports WHERE reporter_id = ${VISITOR_ID} AND about = ${about}
    AND created_at = ${now})`;
  const { attempts, full, created, mails, seen } = await db.batch({
    attempts: countAttempt(subject.subject, subject.windowMs, now),
    full: sql`SELECT 1 WHERE ${isFull}`,
    visitor: makeVisitor,
    created: sql<Pick<Row<typeof reports>, 'id'>>`
      INSERT INTO reports (reporter_id, about, reason, text, evidence, reported_id, created_at)
      SELECT ${VISITOR_ID}, ${about}, ${reason}, ${text}, ${thing.evidence}, ${thing.reported}, ${now} ${thing.source}
        AND ${isWithin} AND ${isNew} AND NOT ${isFull}
      RETURNING id`,
    // Only the report that has just been made has no row of its own yet.
    files: sql`INSERT OR IGNORE INTO report_files (media_id, report_id)
      SELECT f.id, ${newest} FROM (${thing.files}) f WHERE ${newest} IS NOT NULL AND ${isNew}`,
    told: sql`INSERT OR IGNORE INTO visitor_notices (report_id, email, name, locale)
      SELECT ${newest}, ${visitor.email}, ${visitor.name}, ${visitor.locale} WHERE ${newest} IS NOT NULL AND ${isNew}`,
    mails:
      mailbox === undefined
        ? []
        : countMail(
            'notice',
            mailing,
            sql`${newest} IS NOT NULL AND ${isNew} AND ${hasRoom('notice', mailing)}`,
          ),
    seen: sql`SELECT 1 ${thing.source} LIMIT 1`,
    spent: spendTicket(ticket),
  });
  const rows: Attempts[] = attempts;
  return {
    id: created[0]?.id,
    mailed: mails.length > 0,
    attempts: rows,
    full: full.length > 0,
    seen: seen.length > 0,
  };
}

/** Whom to email the decision on the reports of `source` (`FROM reports r WHERE …`). */
export const selectVisitor = (source: SQL) =>
  select(columns(visitorNotices, ['email', 'locale'], 'v'))`
    FROM visitor_notices v WHERE v.email <> '' AND v.report_id IN (SELECT r.id ${source})`;

/** What a visitor told of themselves is kept for a while, in case that they object. */
export const forgetVisitorLater = (source: SQL, now: number): SQL =>
  sql`UPDATE visitor_notices SET forget_at = ${now + VISITOR_KEPT_DAYS * DAY_MS}
    WHERE report_id IN (SELECT r.id ${source})`;

/** Deletes what visitors told of themselves, and the texts of their reports, once it is due. */
export async function forgetVisitors(db: Database, now: number) {
  const due = sql`SELECT v.report_id FROM visitor_notices v WHERE v.forget_at <= ${now}`;
  await db.batch({
    texts: sql`UPDATE reports SET text = '' WHERE id IN (${due})`,
    told: sql`DELETE FROM visitor_notices WHERE forget_at <= ${now}`,
  });
}
