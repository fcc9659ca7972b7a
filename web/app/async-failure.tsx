import { Navigate, useAsyncError, useLocation } from 'react-router';

import { loginPath } from '../accounts/account.ts';
import { ApiError } from './api.ts';
import { LoadFailure } from './load-failure.tsx';
import { Missing } from './route-failure.tsx';

/**
 * What stands in the place of a whole screen that is loaded while its frame stands: a log-in that ended unnoticed
 * leads to the log-in and back, what is not there says so, and all else can be tried again.
 */
export function AsyncFailure({ level = 2 }: { level?: 1 | 2 }) {
  const error = useAsyncError();
  const { pathname, search } = useLocation();
  if (error instanceof ApiError && error.kind === 'unauthenticated') {
    return <Navigate to={loginPath(pathname + search)} replace />;
  }
  return error instanceof ApiError && error.kind === 'missing' ? (
    <Missing />
  ) : (
    <LoadFailure level={level} />
  );
}
