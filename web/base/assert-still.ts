import { ApiError } from './api.ts';
import { storedToken } from './credentials.ts';
import { userOf } from './token-claims.ts';

/**
 * For what is sent later than it was done. Another tab may have logged in as somebody else, and this tab may not have
 * heard of it yet.
 * @throws ApiError unless this user is still logged in
 */
export function assertStill(user: number) {
  if (userOf(storedToken() ?? '') !== user) throw new ApiError('unauthenticated', 401, '');
}
