import { useLayoutEffect } from 'react';
import { Navigate, useAsyncError, useLocation } from 'react-router';

import { checkAccount, loginPath, useAccount } from '../base/account.ts';
import { ApiError } from '../base/api.ts';
import { LoadFailure } from './load-failure.tsx';
import { Missing } from './route-failure.tsx';

/**
 * The error state of a screen that loads inside its frame. An expired log-in redirects to the log-in page and back. A
 * missing page says so. Anything else can be retried.
 */
export function AsyncFailure({ level = 2 }: { level?: 1 | 2 }) {
  const error = useAsyncError();
  const kind = error instanceof ApiError ? error.kind : undefined;
  const { login } = useAccount();
  const { pathname, search } = useLocation();
  const ended = kind === 'unauthenticated';
  // The log-in page sends a logged-in user back. So the account's state must be updated before the redirect.
  useLayoutEffect(() => {
    if (ended) void checkAccount();
  }, [ended]);
  if (ended && !login) return <Navigate to={loginPath(pathname + search)} replace />;
  return kind === 'missing' ? <Missing /> : <LoadFailure level={level} />;
}
