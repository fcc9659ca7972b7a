import { Navigate, useAsyncError, useLocation } from 'react-router';

import { loginPath } from '../account.ts';
import { ApiError } from '../api.ts';

/**
 * For <Await>: a log-in that ended unnoticed leads to the log-in and back; of all else the route's own boundary
 * says what went wrong, and tries again.
 */
export function AsyncFailure() {
  const error = useAsyncError();
  const { pathname, search } = useLocation();
  if (error instanceof ApiError && error.kind === 'unauthenticated') {
    return <Navigate to={loginPath(pathname + search)} replace />;
  }
  throw error;
}
