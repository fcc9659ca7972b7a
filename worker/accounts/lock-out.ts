import { createHash } from 'node:crypto';

import { comparisonKey } from './queries/accounts.ts';
import type { Attempts } from './queries/attempts.ts';
import type { MailLimit } from './queries/email-changes.ts';
import { ProblemError } from '../core/problems.ts';

/**
 * Guessing one account from one address locks that pair for a quarter of an hour. Guessing it from many
 * addresses slows it for a minute at most, so that nobody can lock somebody else out for long. Unknown
 * addresses are counted alike: a lock tells nothing about an account.
 */
const PAIR = { failuresMax: 10, windowMs: 15 * 60 * 1000 };
const ACCOUNT = { failuresMax: 100, windowMs: 60 * 1000 };
/** Whoever is logged in on somebody's forgotten device must not guess the password there. */
const PRESENT = { failuresMax: 10, windowMs: 15 * 60 * 1000 };
/** Nobody sends mails to one stranger after another. */
const MAILS = { mailsMax: 5, windowMs: 60 * 60 * 1000 };

interface LockSubject {
  /** A hash: the table of failures need not hold what people typed. */
  subject: string;
  failuresMax: number;
  windowMs: number;
}

const hash = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

export function lockSubjects(email: string, address: string): [LockSubject, LockSubject] {
  const key = comparisonKey(email.trim());
  return [
    { subject: hash('pair', key, address), ...PAIR },
    { subject: hash('account', key), ...ACCOUNT },
  ];
}

export const presentSubject = (userId: number): LockSubject => ({
  subject: hash('present', String(userId)),
  ...PRESENT,
});

/** An address as its mails are counted. What stands behind a plus ends in the same mailbox. */
export const mailboxOf = (email: string) =>
  hash('mail', comparisonKey(email.trim()).replace(/\+[^@]*/, ''));

/** Of the mails that a person has sent to addresses that aren't theirs yet. */
export const changeLimit = (userId: number): MailLimit => ({
  subject: hash('mail of', String(userId)),
  ...MAILS,
});

export const tooManyMails = () =>
  new ProblemError(429, 'We’ve already sent you several emails. Try again later.', {
    retryAfterSeconds: MAILS.windowMs / 1000,
  });

/**
 * Attempts are counted before a password is looked at, and taken back where it is right: fifty at once are not fifty
 * guesses. @throws ProblemError 429 while one of the subjects is locked
 */
export function assertNotLocked(subjects: LockSubject[], attempts: Attempts[], now: number) {
  const ends = subjects.flatMap(({ subject, failuresMax }) =>
    attempts.filter((row) => row.subject === subject && row.count > failuresMax),
  );
  if (ends.length === 0) return;
  const until = Math.max(...ends.map(({ windowEndsAt }) => windowEndsAt));
  throw new ProblemError(429, 'Too many failed attempts. Try again later.', {
    retryAfterSeconds: Math.ceil((until - now) / 1000),
  });
}
