import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface Ways<Filters> {
  /** What the address asks. */
  filters: Filters;
  write: (filters: Filters) => URLSearchParams;
}

/**
 * Asks another question by changing the address; the page stays where it was scrolled to. The controls show at
 * once what was asked last and build on it, though the address follows only with the answer.
 */
export function useAsking<Filters extends { q: string | undefined }>({
  filters,
  write,
}: Ways<Filters>) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<Filters>();
  const turns = useRef(0);
  const asked = ahead ?? filters;
  // What the next change builds on: the address and the controls may both be a picture behind it.
  const latest = useRef<Filters>(undefined);
  const underWay = useRef(0);
  const shown = useRef(filters);
  useEffect(() => {
    if (shown.current === filters) return;
    shown.current = filters;
    if (underWay.current === 0) latest.current = undefined;
  });

  const update = async (make: (before: Filters) => Filters, replace = false) => {
    const next = make(latest.current ?? filters);
    latest.current = next;
    underWay.current += 1;
    turns.current += 1;
    const turn = turns.current;
    setAhead(next);
    const to = { pathname, search: write(next).toString() };
    await navigate(to, { replace, preventScrollReset: true });
    underWay.current -= 1;
    // With the address's own change, never before it: nothing may jump back.
    startTransition(() => {
      if (turns.current === turn) setAhead(undefined);
    });
  };

  return {
    asked,
    waiting: ahead !== undefined,
    change: (changes: Partial<Filters>) => void update((before) => ({ ...before, ...changes })),
    /** `replace`: one typed letter is not one step back. */
    changeText: (q: string | undefined, replace: boolean) =>
      void update((before) => ({ ...before, q }), replace),
  };
}
