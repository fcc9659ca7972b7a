import { Link, isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';

import { ApiError } from './api.ts';
import { describeFailure } from '../ui/describe-failure.ts';
import { common, errors } from '../words/common.ts';
import { newVersion } from './load-script.ts';
import { PageTitle } from './page-title.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { useRetryWhenDue } from './use-retry-when-due.ts';

const isMissing = (error: unknown) =>
  (error instanceof ApiError && error.kind === 'missing') ||
  (isRouteErrorResponse(error) && error.status === 404);

/** What to say of an error that isn't the API's answer. */
function describe(error: unknown): string {
  if (!navigator.onLine) return errors.offline;
  return error === newVersion ? common.notLoaded : errors.broken;
}

/** The error state of a screen whose data or script failed to load. A failed script needs a page reload. */
export function RouteFailure() {
  const error: unknown = useRouteError();
  const { revalidate, state } = useRevalidator();
  useRetryWhenDue(error);
  if (isMissing(error)) return <Missing />;
  const answered = error instanceof ApiError;
  const again = () => (answered || !navigator.onLine ? void revalidate() : location.reload());
  const retry = (
    <Button variant="primary" pending={state === 'loading'} onClick={again}>
      {common.retry}
    </Button>
  );
  return (
    <ErrorState level={1} title={errors.title} retry={retry}>
      <PageTitle>{errors.title}</PageTitle>
      {answered ? describeFailure(error) : describe(error)}
    </ErrorState>
  );
}

/** The page doesn't exist, or this user has no access to it. */
export function Missing() {
  return (
    <EmptyState
      level={1}
      title={errors.missingTitle}
      action={
        <Link to="/" className={buttonClass({ variant: 'primary' })}>
          {errors.home}
        </Link>
      }
    >
      <PageTitle>{errors.missingTitle}</PageTitle>
      {errors.missing}
    </EmptyState>
  );
}
