import { type ReactNode, Suspense, useEffect } from 'react';
import { Await, useAsyncError } from 'react-router';

import { checkAccount } from '../base/account.ts';
import { ApiError } from '../base/api.ts';
import { AsyncFailure, Missing } from '../ui/failure.tsx';
import { RowsSkeleton } from '../ui/person-row.tsx';

interface AnswerProps<Value> {
  of: Promise<Value>;
  children: (value: Value) => ReactNode;
}

/** A loader's response: placeholder rows until it is there, an error state if it fails. */
export const Answer = <Value,>({ of, children }: AnswerProps<Value>) => (
  <Suspense fallback={<RowsSkeleton />}>
    <Await resolve={of} errorElement={<Failure />}>
      {children}
    </Await>
  </Suspense>
);

/** If the user is no longer an admin, the page doesn't exist for them, and the link to it disappears. */
function Failure() {
  const error = useAsyncError();
  const dismissed = error instanceof ApiError && error.status === 403;
  useEffect(() => {
    if (dismissed) void checkAccount();
  }, [dismissed]);
  return dismissed ? <Missing /> : <AsyncFailure />;
}
