import { useAsyncError } from 'react-router';

import { ApiError } from '../base/api.ts';
import { describeFailure } from '../base/describe-failure.ts';
import { common, errors } from '../words/common.ts';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';

/** The error state of a popup's content, which the popup itself loads again. */
export function RetryFailure({ onRetry }: { onRetry: () => void }) {
  const error: unknown = useAsyncError();
  return (
    <ErrorState
      level={3}
      title={errors.title}
      retry={<Button onClick={onRetry}>{common.retry}</Button>}
    >
      {error instanceof ApiError ? describeFailure(error) : errors.broken}
    </ErrorState>
  );
}
