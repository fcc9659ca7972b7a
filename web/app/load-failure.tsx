import { useAsyncError, useRevalidator } from 'react-router';

import { ApiError } from './api.ts';
import { describeFailure } from '../ui/describe-failure.ts';
import { common, errors } from '../words/common.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { useRetryWhenDue } from './use-retry-when-due.ts';

/** The error state of a part of a page that could not be loaded. */
export function LoadFailure({ level = 2 }: { level?: 1 | 2 | 3 }) {
  const error: unknown = useAsyncError();
  const { revalidate, state } = useRevalidator();
  useRetryWhenDue(error);
  const retry = (
    <Button pending={state === 'loading'} onClick={() => void revalidate()}>
      {common.retry}
    </Button>
  );
  return (
    <ErrorState level={level} title={errors.title} retry={retry}>
      {error instanceof ApiError ? describeFailure(error) : errors.broken}
    </ErrorState>
  );
}
