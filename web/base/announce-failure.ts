import { ApiError } from './api.ts';
import { describeFailure } from './describe-failure.ts';
import { announce } from './toast-store.ts';

/** Shows the message for a failed request. @throws any other error */
export function announceFailure(error: unknown, say = describeFailure): void {
  if (!(error instanceof ApiError)) throw error;
  announce(say(error), 'problem');
}

/** Shows what is wrong with the only field, or the message for any other failure. */
export const announceViolation = (error: unknown, field: string) =>
  announceFailure(error, (failure) => failure.violations[field] ?? describeFailure(failure));
