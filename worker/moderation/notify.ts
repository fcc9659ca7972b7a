import type { Context } from 'hono';

import { assertNotLocked, noticeSubject } from '../accounts/lock-out.ts';
import type { ReportCreate } from '../contract/report.ts';
import { clientAddress } from '../core/auth/guards.ts';
import { mailboxOf } from '../core/mailbox.ts';
import {
  type Detail,
  ProblemError,
  invalid,
  notFound,
  requestedLocale,
  violated,
} from '../core/problems.ts';
import type { AppEnv } from '../core/router.ts';
import { mailNoticeReceived } from '../notifications/mail/visitor-mail.ts';
import { provenTicket } from './notice-challenge.ts';
import { REPORTABLE } from './queries/report-evidence.ts';
import { VISITOR_ID, reportAsVisitor } from './queries/visitor-notices.ts';

const MISSING: Detail = (say) => say.values.required;

/** What a visitor must send. @throws ProblemError 422 that names what is missing */
function required({ goodFaith, text, proof }: ReportCreate) {
  const missing = [
    ...(text === '' ? ['text'] : []),
    ...(goodFaith ? [] : ['goodFaith']),
    ...(proof ? [] : ['proof']),
  ];
  if (missing.length > 0 || !proof) {
    throw violated(missing.map((propertyPath) => ({ propertyPath, detail: MISSING })));
  }
  return proof;
}

/**
 * A visitor's notice (Digital Services Act, article 16), about what visitors can see.
 * @param key from the link to an unlisted session
 * @returns the report's id @throws ProblemError 404 for all else, as if it didn't exist, 429 while a thousand are open
 */
export async function notify(
  c: Context<AppEnv>,
  report: ReportCreate,
  { key, now }: { key: string | undefined; now: number },
) {
  const proof = required(report);
  const { about, email = '', name = '', ...given } = report;
  const ticket = await provenTicket(c.env, proof, now);
  if (!ticket) throw invalid('proof', (say) => say.tickets.expired);
  if (about.kind === 'messages' || about.kind === 'calls') throw notFound('content');
  const subject = noticeSubject(clientAddress(c.req.header('CF-Connecting-IP')));
  const locale = requestedLocale(c);
  const result = await reportAsVisitor(c.get('db'), {
    about: about.iri,
    reason: given.reason,
    text: given.text,
    thing: REPORTABLE[about.kind](about.id, VISITOR_ID, key),
    visitor: { email, name, locale },
    mailbox: email === '' ? undefined : mailboxOf(email),
    ticket,
    subject,
    now,
  });
  assertNotLocked([subject], result.attempts, now);
  if (!result.seen) throw notFound('content');
  if (result.full) {
    throw new ProblemError(429, (say) => say.limits.requests, { retryAfterSeconds: 60 * 60 });
  }
  if (result.id === undefined) throw invalid('proof', (say) => say.tickets.expired);
  if (result.mailed) mailNoticeReceived(c, { email, locale });
  return result.id;
}
