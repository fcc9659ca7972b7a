import { useRef, useState } from 'react';

import { announceFailure } from './announce-failure.ts';

/** Does one thing at a time. By default, a message says why a request has failed. */
export function usePending(onFailure: (error: unknown) => void | Promise<void> = announceFailure) {
  const [pending, setPending] = useState('');
  const running = useRef(false);

  /** @param name tells several things apart: it is `pending` meanwhile */
  const run = async (work: () => Promise<void>, name = 'work') => {
    if (running.current) return;
    running.current = true;
    setPending(name);
    try {
      await work();
    } catch (error) {
      await onFailure(error);
    } finally {
      running.current = false;
      setPending('');
    }
  };

  return { pending, busy: pending !== '', run };
}
