import { ApiError } from './api.ts';
import { describeFailure } from './describe-failure.ts';
import { announce } from './toast-store.ts';

/** Shows the message for a failed request. @throws any other error */
export function announceFailure(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  announce(describeFailure(error), 'problem');
}
