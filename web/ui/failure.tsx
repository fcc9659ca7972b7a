import { useEffect, useLayoutEffect } from 'react';
import {
  Navigate,
  isRouteErrorResponse,
  useAsyncError,
  useLocation,
  useRevalidator,
  useRouteError,
} from 'react-router';

import { checkAccount, loginPath, useAccount } from '../base/account.ts';
import { ApiError } from '../base/api.ts';
import { describeFailure } from '../base/describe-failure.ts';
import { newVersion, reloadPage } from '../base/load-script.ts';
import { common, errors } from '../words/made/common.ts';
import { Button, ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { PageTitle } from './page-title.tsx';

/** One timer for the page, so that the parts that failed together are loaded again together. */
let timer: ReturnType<typeof setTimeout> | undefined;

/** The message for an error that isn't an answer of the API. */
function describe(error: unknown): string {
  if (!navigator.onLine) return errors.offline;
  return error === newVersion ? common.notLoaded : errors.broken;
}

interface FailureProps {
  error: unknown;
  /** The heading of the part that failed, where a page has several. */
  part?: string;
  /** The heading's level. 1 if the page has nothing else. */
  level?: 1 | 2 | 3;
  /** Loads it again. By default all data of the page are, also when the error says that it is time to. */
  onRetry?: () => void;
}

/**
 * Says that something failed to load, and loads it again on a click. A missing page says so. An expired log-in redirects
 * to the log-in page and back.
 */
function Failure({ error, part, onRetry, level = onRetry ? 3 : 2 }: FailureProps) {
  const { revalidate, state } = useRevalidator();
  const answer = error instanceof ApiError ? error : undefined;
  const retryAt = onRetry ? undefined : answer?.retryAt;
  const { login } = useAccount();
  const { pathname, search } = useLocation();
  const ended = answer?.kind === 'unauthenticated';
  const missing =
    answer?.kind === 'missing' || (isRouteErrorResponse(error) && error.status === 404);
  // The log-in page sends a logged-in user back. So the account's state must be updated before the redirect.
  useLayoutEffect(() => {
    if (ended) void checkAccount();
  }, [ended]);
  useEffect(() => {
    if (retryAt === undefined) return undefined;
    clearTimeout(timer);
    timer = setTimeout(() => void revalidate(), retryAt - Date.now());
    return () => clearTimeout(timer);
  }, [retryAt, revalidate]);
  if (ended && !login) return <Navigate to={loginPath(pathname + search)} replace />;
  if (level < 3 && missing) return <Missing />;
  // A script that failed needs a reload of the page.
  const again = () => (answer || !navigator.onLine ? void revalidate() : reloadPage());
  const retry = (
    <Button
      variant={level === 1 ? 'primary' : 'quiet'}
      pending={state === 'loading'}
      onClick={onRetry ?? again}
    >
      {common.retry}
    </Button>
  );
  return (
    <ErrorState
      level={level}
      title={
        <>
          {/* For screen readers, which say this alone. The eye has the heading above. */}
          {part && <span className="visually-hidden">{part} · </span>}
          {errors.title}
        </>
      }
      action={retry}
    >
      {level === 1 && <PageTitle>{errors.title}</PageTitle>}
      {answer ? describeFailure(answer) : describe(error)}
    </ErrorState>
  );
}

/** The error state of a part of a page, or of a screen that loads inside its frame. */
export const AsyncFailure = (props: Omit<FailureProps, 'error'>) => (
  <Failure error={useAsyncError()} {...props} />
);

/** The error state of a screen whose data or script failed to load. */
export const RouteFailure = () => <Failure error={useRouteError()} level={1} />;

/** The page doesn't exist, or this user has no access to it. */
export function Missing() {
  return (
    <EmptyState
      level={1}
      title={errors.missingTitle}
      action={
        <ButtonLink to="/" variant="primary">
          {errors.home}
        </ButtonLink>
      }
    >
      <PageTitle>{errors.missingTitle}</PageTitle>
      {errors.missing}
    </EmptyState>
  );
}
