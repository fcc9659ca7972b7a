import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

import type { SessionDetail } from '../../../worker/contract/session.ts';
import { ApiError, api, load } from '../../app/api.ts';
import { linkKey } from '../../app/link-key.ts';

/** Who only glances at another tab asks nothing. */
const OLD_AFTER_MS = 5000;

/** How many the host sees on the page. Their number alone doesn't tell that they are still the same. */
const applicantsOf = ({ pendingCount, waitingCount }: SessionDetail) =>
  pendingCount === undefined ? 0 : pendingCount + waitingCount;

/**
 * Looks again when the tab comes back into sight, so that a host sees who has applied meanwhile. One request; the
 * page is loaded again only where something may have changed, and stays as it is where the server is out of reach.
 */
export function useFresh(session: SessionDetail) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let asked = Date.now();
    const look = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < OLD_AFTER_MS) return;
      asked = Date.now();
      try {
        const param = { id: String(session.id) };
        const fresh = await load(api.sessions[':id'].$get({ param, query: linkKey() }));
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
