import { useCallback, useSyncExternalStore } from 'react';

import { presence } from './store.ts';

/**
 * Whether a user is online, as the stream last said; undefined until it has. While the component is mounted the
 * user is one of the stream's topics.
 */
export function useHeard(userId: number): boolean | undefined {
  const subscribe = useCallback(
    (listener: () => void) => presence.subscribe(userId, listener),
    [userId],
  );
  return useSyncExternalStore(subscribe, () => presence.online(userId));
}

/** The same, and `initial` until the stream has spoken. */
export const useOnline = (userId: number, initial: boolean): boolean => useHeard(userId) ?? initial;
