import { Link, isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';

import { ApiError } from '../api.ts';
import { describeFailure } from '../use-form.ts';
import { common } from '../words/common.ts';
import { errors } from '../words/errors.ts';
import { PageTitle } from './page-title.tsx';
import { Button, buttonClass } from './ui/button.tsx';
import { EmptyState } from './ui/empty-state.tsx';
import { ErrorState } from './ui/error-state.tsx';

const isMissing = (error: unknown) =>
  (error instanceof ApiError && error.kind === 'missing') ||
  (isRouteErrorResponse(error) && error.status === 404);

/** What stands in a screen's place when its data did not come. */
export function RouteFailure() {
  const error: unknown = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (isMissing(error)) return <Missing />;
  const retry = (
    <Button variant="primary" pending={state === 'loading'} onClick={() => void revalidate()}>
      {common.retry}
    </Button>
  );
  return (
    <ErrorState title={errors.title} retry={retry}>
      <PageTitle>{errors.title}</PageTitle>
      {error instanceof ApiError ? describeFailure(error) : errors.broken}
    </ErrorState>
  );
}

/** A page that does not exist, or not for this viewer. */
export function Missing() {
  return (
    <EmptyState
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
