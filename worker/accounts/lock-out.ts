import { createHash } from 'node:crypto';

import type { Attempts, LockSubject } from '../core/attempts.ts';
import { emailKey } from '../core/email-key.ts';
import { ProblemError } from '../core/problems.ts';
import type { MailLimit } from './queries/email-changes.ts';

/**
 * Guessing one account's password from one IP address locks that pair for 15 minutes. Guessing it from many slows it
 * for a minute at most, so that no one can lock another user out for long. Unknown emails are counted too, so a lock
 * doesn't reveal whether an account exists.
 */
const PAIR = { failuresMax: 10, windowMs: 15 * 60 * 1000 };
const ACCOUNT = { failuresMax: 100, windowMs: 60 * 1000 };
/** Someone on a device that another user left logged in must not guess the password there. */
const PRESENT = { failuresMax: 10, windowMs: 15 * 60 * 1000 };
/** A code has only six digits, so there is also a limit per day: see `codeSubjects`. */
const CODE = { failuresMax: 5, windowMs: 15 * 60 * 1000 };
const CODE_A_DAY = { failuresMax: 20, windowMs: 24 * 60 * 60 * 1000 };
/** A user must not be able to send emails to one stranger after another. */
const MAILS = { mailsMax: 5, windowMs: 60 * 60 * 1000 };

/** Notices by visitors from one IP address. */
const NOTICES = { failuresMax: 5, windowMs: 15 * 60 * 1000 };

const hash = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

export function lockSubjects(email: string, address: string): [LockSubject, LockSubject] {
  const key = emailKey(email);
  return [
    { subject: hash('pair', key, address), ...PAIR },
    { subject: hash('account', key), ...ACCOUNT },
  ];
}

export const presentSubject = (userId: number): LockSubject => ({
  subject: hash('present', String(userId)),
  ...PRESENT,
});

/** For codes of an authenticator app and recovery codes, at log-ins and proofs alike. */
export const codeSubjects = (userId: number): LockSubject[] => [
  { subject: hash('code', String(userId)), ...CODE },
  { subject: hash('code a day', String(userId)), ...CODE_A_DAY },
];

export const noticeSubject = (address: string): LockSubject => ({
  subject: hash('notice', address),
  ...NOTICES,
});

/** Limits the emails that a user can have sent to addresses that aren't theirs yet. */
export const changeLimit = (userId: number): MailLimit => ({
  subject: hash('mail of', String(userId)),
  ...MAILS,
});

export const tooManyMails = () =>
  new ProblemError(429, (say) => say.limits.emails, { retryAfterSeconds: MAILS.windowMs / 1000 });

/**
 * Attempts are counted before the password is checked, and taken back if it is right. So fifty requests at once don't
 * get fifty guesses.
 * @throws ProblemError 429 while one of the subjects is locked
 */
export function assertNotLocked(
  subjects: readonly LockSubject[],
  attempts: Attempts[],
  now: number,
) {
  const ends = subjects.flatMap(({ subject, failuresMax }) =>
    attempts.filter((row) => row.subject === subject && row.count > failuresMax),
  );
  if (ends.length === 0) return;
  const until = Math.max(...ends.map(({ windowEndsAt }) => windowEndsAt));
  throw new ProblemError(429, (say) => say.limits.attempts, {
    retryAfterSeconds: Math.ceil((until - now) / 1000),
  });
}
