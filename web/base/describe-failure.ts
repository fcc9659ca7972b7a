import { errors } from '../words/made/common.ts';
import type { ApiError } from './api.ts';

/** The message for a failed request. Only some of the server's messages are meant for users. */
export function describeFailure(error: ApiError): string {
  if (error.kind === 'offline') return errors.offline;
  // A 503 of ours says what can't be done right now.
  if (error.kind === 'broken' && error.status !== 503) return errors.broken;
  if (error.kind === 'limited') return errors.limited;
  return error.message || errors.broken;
}
