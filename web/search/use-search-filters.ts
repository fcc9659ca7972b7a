import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { latestPath } from '../app/latest-path.ts';

interface Ways<Filters> {
  /** The filters in the URL. */
  filters: Filters;
  write: (filters: Filters) => URLSearchParams;
}

/**
 * Changes the filters by changing the URL. The page keeps its scroll position. The controls show the latest filters
 * at once and build on them, although the URL changes only with the response.
 */
export function useSearchFilters<Filters extends { q: string | undefined }>({
  filters,
  write,
}: Ways<Filters>) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<Filters>();
  const turns = useRef(0);
  const asked = ahead ?? filters;
  // What the next change builds on. The URL and the controls may both be one render behind.
  const latest = useRef<Filters>(undefined);
  const inProgress = useRef(0);
  const shown = useRef(filters);
  useEffect(() => {
    if (shown.current === filters) return;
    shown.current = filters;
    if (inProgress.current === 0) latest.current = undefined;
  });

  const update = async (make: (before: Filters) => Filters, replace = false) => {
    // A link was followed during the pause in typing. A search now would cancel that.
    if ((latestPath() ?? pathname) !== pathname) return;
    const next = make(latest.current ?? filters);
    latest.current = next;
    inProgress.current += 1;
    turns.current += 1;
    const turn = turns.current;
    setAhead(next);
    const to = { pathname, search: write(next).toString() };
    await navigate(to, { replace, preventScrollReset: true });
    inProgress.current -= 1;
    // Together with the URL's change, never before it, so that no control jumps back.
    startTransition(() => {
      if (turns.current === turn) setAhead(undefined);
    });
  };

  return {
    asked,
    waiting: ahead !== undefined,
    change: (changes: Partial<Filters>) => void update((before) => ({ ...before, ...changes })),
    /** `replace`: a typed letter is not a history entry. */
    changeText: (q: string | undefined, replace: boolean) =>
      void update((before) => ({ ...before, q }), replace),
  };
}
