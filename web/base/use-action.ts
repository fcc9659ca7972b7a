import { useLocation, useNavigate, useRevalidator } from 'react-router';

import { checkAccount, loginPath } from './account.ts';
import { announceFailure } from './announce-failure.ts';
import { ApiError } from './api.ts';
import { announce } from './toast-store.ts';
import { usePending } from './use-pending.ts';

/**
 * Runs one action at a time, shows its message and reloads the page. If the log-in has expired, redirects to the
 * log-in page and back.
 */
export function useAction() {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { run, ...state } = usePending(async (error) => {
    if (error instanceof ApiError && error.kind === 'unauthenticated') {
      await checkAccount();
      await navigate(loginPath(pathname + search));
      return;
    }
    announceFailure(error);
    // The action was refused, so what the page shows is probably out of date.
    if (!(error instanceof ApiError && error.kind === 'offline')) await revalidate();
  });

  /** @param effect resolves to the message to show @param onDone called if nothing was refused */
  const act = (name: string, effect: () => Promise<string>, onDone?: () => void) =>
    run(async () => {
      announce(await effect(), 'done');
      await revalidate();
      onDone?.();
    }, name);

  return { ...state, act };
}
