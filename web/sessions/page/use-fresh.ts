import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

import type { SessionDetail } from '../../../worker/contract/session.ts';
import { ApiError, api, byId, load } from '../../base/api.ts';
import { linkKey } from '../../base/link-key.ts';

/** A shorter look at another tab causes no request. */
const OLD_AFTER_MS = 5000;

/** The number of applicants that the host sees. If there are any, they may be others than before, so it always reloads. */
const applicantsOf = ({ pendingCount, waitingCount }: SessionDetail) =>
  pendingCount === undefined ? 0 : pendingCount + waitingCount;

/**
 * Checks the session with one request when the tab is visible again, so that a host sees new applicants. The page is
 * reloaded only if something may have changed. If the server can't be reached, it stays as it is.
 */
export function useFresh(session: SessionDetail) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let asked = Date.now();
    const look = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < OLD_AFTER_MS) return;
      asked = Date.now();
      try {
        const fresh = await load(
          api.sessions[':id'].$get({ ...byId(session.id), query: linkKey() }),
        );
        if (applicantsOf(fresh) === 0 && JSON.stringify(fresh) === JSON.stringify(session)) return;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.kind !== 'missing') return;
      }
      await revalidate();
    };
    const onVisible = () => void look();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [session, revalidate]);
}
