import { type ReactNode, Suspense, useEffect } from 'react';
import { Await, useAsyncError } from 'react-router';

import { checkAccount } from '../accounts/account.ts';
import { ApiError } from '../app/api.ts';
import { common } from '../words/en/common.ts';
import { AsyncFailure } from '../app/async-failure.tsx';
import { RowsSkeleton } from '../people/person-row.tsx';
import { Missing } from '../app/route-failure.tsx';

interface AnswerProps<Value> {
  of: Promise<Value>;
  children: (value: Value) => ReactNode;
}

/** What a route's loader has asked for: rows to come until it is there, and why not where it never is. */
export const Answer = <Value,>({ of, children }: AnswerProps<Value>) => (
  <Suspense fallback={<RowsSkeleton label={common.loading} />}>
    <Await resolve={of} errorElement={<Failure />}>
      {children}
    </Await>
  </Suspense>
);

/** Whoever is no admin any more learns nothing of it from here on, and the way to it is gone. */
function Failure() {
  const error = useAsyncError();
  const dismissed = error instanceof ApiError && error.status === 403;
  useEffect(() => {
    if (dismissed) void checkAccount();
  }, [dismissed]);
  return dismissed ? <Missing /> : <AsyncFailure />;
}
