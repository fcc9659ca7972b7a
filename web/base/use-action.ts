import { useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';

import { checkAccount, loginPath } from './account.ts';
import { ApiError } from './api.ts';
import { describeFailure } from './describe-failure.ts';
import { announce } from './toast-store.ts';

/**
 * Runs one action at a time, shows its message and reloads the page. If the log-in has expired, redirects to the
 * log-in page and back.
 */
export function useAction() {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [pending, setPending] = useState('');
  const busy = useRef(false);

  /** @param effect resolves to the message to show @param onDone called if nothing was refused */
  const act = async (name: string, effect: () => Promise<string>, onDone?: () => void) => {
    if (busy.current) return;
    busy.current = true;
    setPending(name);
    try {
      announce(await effect(), 'done');
      await revalidate();
      onDone?.();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'unauthenticated') {
        await checkAccount();
        await navigate(loginPath(pathname + search));
        return;
      }
      announce(describeFailure(error), 'problem');
      // The action was refused, so what the page shows is probably out of date.
      if (error.kind !== 'offline') await revalidate();
    } finally {
      busy.current = false;
      setPending('');
    }
  };

  return { pending, act };
}
