import { Link, isRouteErrorResponse, useRouteError } from 'react-router';

import { ApiError } from '../base/api.ts';
import { errors } from '../words/common.ts';
import { buttonClass } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Failure } from './load-failure.tsx';
import { PageTitle } from './page-title.tsx';

const isMissing = (error: unknown) =>
  (error instanceof ApiError && error.kind === 'missing') ||
  (isRouteErrorResponse(error) && error.status === 404);

/** The error state of a screen whose data or script failed to load. */
export function RouteFailure() {
  const error: unknown = useRouteError();
  if (isMissing(error)) return <Missing />;
  return (
    <Failure error={error} level={1}>
      <PageTitle>{errors.title}</PageTitle>
    </Failure>
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
