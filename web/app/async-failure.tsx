import { Navigate, useAsyncError, useLocation } from 'react-router';

import { loginPath } from '../accounts/account.ts';
import { ApiError } from './api.ts';
import { LoadFailure } from './load-failure.tsx';
import { Missing } from './route-failure.tsx';

/**
 * The error state of a screen that loads inside its frame. An expired log-in redirects to the log-in page and back. A
 * missing page says so. Anything else can be retried.
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
