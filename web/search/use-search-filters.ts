import { useOptimistic, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { latestPath } from '../base/latest-path.ts';

interface Ways<Filters> {
  filters: Filters;
  write: (filters: Filters) => URLSearchParams;
}

/**
 * Changes the filters in the URL, and keeps the scroll position. The URL changes only with the response. The controls
 * show the latest filters at once, and the next change starts from them.
 */
export function useSearchFilters<Filters extends { q: string | undefined }>({
  filters,
  write,
}: Ways<Filters>) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useOptimistic(filters);
  const [waiting, startTransition] = useTransition();

  const update = (make: (before: Filters) => Filters, replace = false) => {
    // The user has followed a link during the pause in typing. A search now would cancel that navigation.
    if ((latestPath() ?? pathname) !== pathname) return;
    const next = make(asked);
    // One transition with the router's own, so that no control jumps back: React renders separate ones in any order.
    startTransition(async () => {
      setAsked(next);
      const to = { pathname, search: write(next).toString() };
      await navigate(to, { replace, preventScrollReset: true });
    });
  };

  return {
    asked,
    waiting,
    change: (changes: Partial<Filters>) => update((before) => ({ ...before, ...changes })),
    /** `replace`: a typed letter is not a history entry. */
    changeText: (q: string | undefined, replace: boolean) =>
      update((before) => ({ ...before, q }), replace),
  };
}
