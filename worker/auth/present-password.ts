import type { SQL } from 'drizzle-orm';

import { countFailure } from '../db/attempts.ts';
import type { Database } from '../db/database.ts';
import { readPresent } from '../db/passwords.ts';
import { UnauthenticatedError, invalid } from '../problems.ts';
import { assertNotLocked, presentSubject } from './lock-out.ts';
import { verifyPassword } from './password.ts';

interface Attempt {
  userId: number;
  password: string;
  /** The field that a wrong one is told beside. */
  field: string;
  now: number;
}

/**
 * Lets on only who knows the account's present password: a device left open is not enough for what can't be
 * taken back. One round trip, and one more where it is wrong. What else is to be read goes along.
 * @throws ProblemError 422 at the field, 429 after ten wrong ones in a quarter of an hour
 */
export async function presentAccount<Row = never>(
  db: Database,
  { userId, password, field, now }: Attempt,
  also?: SQL<Row>,
) {
  const locked = presentSubject(userId);
  const asked = { userId, subject: locked.subject, now };
  const { account, failures, rows } = await readPresent<Row>(db, asked, also);
  assertNotLocked([locked], failures, now);
  if (!account) throw new UnauthenticatedError('This log-in has ended.');
  if (!(await verifyPassword(password, account.passwordHash))) {
    await countFailure(db, [locked], now);
    throw invalid(field, 'is wrong');
  }
  return { account, rows, subject: locked.subject };
}
