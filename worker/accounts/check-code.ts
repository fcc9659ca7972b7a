import type { Attempts } from '../core/attempts.ts';
import { forgetAttempts, uncountAttempt } from '../core/attempts.ts';
import { invalid } from '../core/problems.ts';
import { hashRecoveryCode, stepOf } from './codes.ts';
import { assertNotLocked, codeSubjects } from './lock-out.ts';
import type { LoginBatch } from './queries/accounts.ts';
import { type Factor, spendRecoveryCode, spendStep } from './queries/second-factors.ts';

/** The values that `findCode` and `findCodeLogin` look a code up by. */
export const codeAttempt = (userId: number, code: string, now: number) => ({
  userId,
  recoveryHash: hashRecoveryCode(userId, code),
  subjects: codeSubjects(userId),
  now,
});

interface Found {
  factor: Factor | undefined;
  recovery: boolean;
  attempts: Attempts[];
}

export const usedCode = () => invalid('code', (say) => say.codes.used);

/**
 * Checks a code of the app, or a recovery code. A recovery code can't be guessed, so it isn't locked when someone else
 * guesses.
 * @returns `when` and `also`, which use the code up as `spendStep` says, and whether it is a recovery code. `when` fails
 * if another request was faster
 * @throws ProblemError 422 at the code, 429 after five wrong ones in 15 minutes, or 20 in a day
 */
export function checkCode(
  { userId, recoveryHash, subjects, now }: ReturnType<typeof codeAttempt>,
  code: string,
  { factor, recovery, attempts }: Found,
): LoginBatch & { recovery: boolean } {
  const [lock, aDay] = subjects;
  const counted = [
    ...(lock ? [forgetAttempts(lock.subject)] : []),
    ...(aDay ? [uncountAttempt(aDay.subject)] : []),
  ];
  const spend = ({ when, also }: ReturnType<typeof spendStep>) => ({
    recovery,
    when,
    also: [also, ...counted],
  });
  if (recovery) return spend(spendRecoveryCode(userId, recoveryHash));
  assertNotLocked(subjects, attempts, now);
  const step = factor ? stepOf(factor.secret, code, now) : null;
  if (!factor || step === null) {
    throw invalid('code', (say) => say.codes.wrong);
  }
  if (step <= factor.lastStep) throw usedCode();
  return spend(spendStep(userId, step));
}
