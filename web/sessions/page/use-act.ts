import { useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';

import { checkAccount, loginPath } from '../../accounts/account.ts';
import { ApiError } from '../../app/api.ts';
import { describeFailure } from '../../ui/use-form.ts';
import { announce } from '../../ui/toast-store.ts';

/**
 * Does one thing at a time, says how it went and shows the page as it then stands. Where the log-in has run out,
 * leads to the log-in and back.
 */
export function useAct() {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [pending, setPending] = useState('');
  const busy = useRef(false);

  /** @param effect answers with what to say about it */
  const act = async (name: string, effect: () => Promise<string>) => {
    if (busy.current) return;
    busy.current = true;
    setPending(name);
    try {
      announce(await effect(), 'done');
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'unauthenticated') {
        await checkAccount();
        await navigate(loginPath(pathname + search));
        return;
      }
      announce(describeFailure(error), 'problem');
      // What one saw was old, or it would have worked.
      if (error.kind !== 'offline') await revalidate();
    } finally {
      busy.current = false;
      setPending('');
    }
  };

  return { pending, act };
}
