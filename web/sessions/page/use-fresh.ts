import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

import type { SessionDetail } from '../../../worker/contract/session.ts';
import { ApiError, api, byId, load } from '../../base/api.ts';
import { linkKey } from '../../base/link-key.ts';
import { useNow } from '../../ui/use-now.ts';

/** A shorter look at another tab causes no request. */
const OLD_AFTER_MS = 5000;

const MINUTE_MS = 60_000;

/** The server tells nobody that a session has started or is over. Its clock may be a little behind. */
const WAIT_MS = 2000;
/** Not everyone who has the page open asks at the same moment. */
const SPREAD_MS = 8000;

/** Whether the session has started, or is over, since it was loaded. */
function hasMovedOn({ status, startsAt, durationMinutes }: SessionDetail, now: number) {
  const start = Date.parse(startsAt);
  if (status === 'open' || status === 'full') return now >= start;
  return status === 'running' && now >= start + durationMinutes * MINUTE_MS;
}

/** The number of applicants that the host sees. If there are any, they may be others than before, so it always reloads. */
const applicantsOf = ({ pendingCount, waitingCount }: SessionDetail) =>
  pendingCount === undefined ? 0 : pendingCount + waitingCount;

/**
 * Reloads the page once its session has started, and once it is over. When the tab is visible again, it checks the
 * session with one request, so that a host sees new applicants, and reloads only if something may have changed. If the
 * server can't be reached, it stays as it is.
 */
export function useFresh(session: SessionDetail) {
  const { revalidate } = useRevalidator();
  const now = useNow();
  // If it still says the same, it is asked again a minute later.
  const askedAt = hasMovedOn(session, now) ? now : null;
  useEffect(() => {
    if (askedAt === null) return undefined;
    const timer = setTimeout(() => void revalidate(), WAIT_MS + Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [askedAt, revalidate]);
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
