import type { SQL } from 'drizzle-orm';

import type { Database } from '../core/database.ts';
import { readPresent } from './queries/passwords.ts';
import { UnauthenticatedError, invalid } from '../core/problems.ts';
import { assertNotLocked, presentSubject } from './lock-out.ts';
import { verifyPassword } from './password.ts';

interface Attempt {
  userId: number;
  password: string;
  /** The field that gets the error. */
  field: string;
  now: number;
}

/**
 * Checks the account's present password. A device that was left logged in must not be enough for what can't be undone.
 * Takes one round trip, and `also` is read in it. With the right password, the attempts under `subject` are forgotten.
 * @throws ProblemError 422 at the field, 429 after ten wrong ones in 15 minutes
 */
export async function presentAccount<Row = never>(
  db: Database,
  { userId, password, field, now }: Attempt,
  also?: SQL<Row>,
) {
  const locked = presentSubject(userId);
  const { account, attempts, rows } = await readPresent<Row>(db, { userId, locked, now }, also);
  assertNotLocked([locked], attempts, now);
  if (!account) throw new UnauthenticatedError('You’ve been logged out. Log in again.');
  if (!(await verifyPassword(password, account.passwordHash))) {
    throw invalid(field, 'This password is wrong. Try again.');
  }
  return { account, rows, subject: locked.subject };
}
