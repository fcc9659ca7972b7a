import { useEffect } from 'react';
import { useAsyncError, useRevalidator } from 'react-router';

import { ApiError } from '../base/api.ts';
import { describeFailure } from '../base/describe-failure.ts';
import { newVersion, reloadPage } from '../base/load-script.ts';
import { common, errors } from '../words/common.ts';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';

/** One timer for the page, so that the parts that failed together are loaded again together. */
let timer: ReturnType<typeof setTimeout> | undefined;

/** The message for an error that isn't an answer of the API. */
function describe(error: unknown): string {
  if (!navigator.onLine) return errors.offline;
  return error === newVersion ? common.notLoaded : errors.broken;
}

interface FailureProps {
  error: unknown;
  /** The heading's level. 1 if the page has nothing else. */
  level?: 1 | 2 | 3;
  children?: React.ReactNode;
}

/** Says that something failed to load. It is loaded again on a click, or at the time that the error names. */
export function Failure({ error, level = 2, children }: FailureProps) {
  const { revalidate, state } = useRevalidator();
  const answer = error instanceof ApiError ? error : undefined;
  useEffect(() => {
    if (answer?.retryAt === undefined) return undefined;
    clearTimeout(timer);
    timer = setTimeout(() => void revalidate(), answer.retryAt - Date.now());
    return () => clearTimeout(timer);
  }, [answer, revalidate]);
  // A script that failed needs a reload of the page.
  const again = () => (answer || !navigator.onLine ? void revalidate() : reloadPage());
  const retry = (
    <Button
      variant={level === 1 ? 'primary' : 'quiet'}
      pending={state === 'loading'}
      onClick={again}
    >
      {common.retry}
    </Button>
  );
  return (
    <ErrorState level={level} title={errors.title} retry={retry}>
      {children}
      {answer ? describeFailure(answer) : describe(error)}
    </ErrorState>
  );
}

/** The error state of a part of a page that could not be loaded. */
export const LoadFailure = ({ level }: Pick<FailureProps, 'level'>) => (
  <Failure error={useAsyncError()} level={level} />
);
