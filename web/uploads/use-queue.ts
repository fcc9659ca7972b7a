import { useSyncExternalStore } from 'react';

import { queueOf } from './queue.ts';

/** The queue of an owner, and what is in it now. */
export function useQueue(name: string) {
  const queue = queueOf(name);
  const entries = useSyncExternalStore(queue.subscribe, queue.entries);
  return { queue, entries };
}
