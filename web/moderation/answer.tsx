import { type ReactNode, useEffect } from 'react';
import { useAsyncError } from 'react-router';

import { checkAccount } from '../base/account.ts';
import { ApiError } from '../base/api.ts';
import { AwaitedPart } from '../ui/awaited-part.tsx';
import { AsyncFailure, Missing } from '../ui/failure.tsx';
import { RowsSkeleton } from '../ui/person-row.tsx';

interface AnswerProps<Value> {
  of: Promise<Value>;
  children: (value: Value) => ReactNode;
}

/** A loader's response: placeholder rows until it is there, an error state if it fails. */
export const Answer = <Value,>({ of, children }: AnswerProps<Value>) => (
  <AwaitedPart answer={of} loading={<RowsSkeleton />} failed={<Failure />}>
    {children}
  </AwaitedPart>
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
