import { useCallback, useSyncExternalStore } from 'react';

import { presence } from './store.ts';

/**
 * Whether a user is online: as the stream last said, or `initial` until it has. While the component is mounted
 * the user is one of the stream's topics.
 */
export function useOnline(userId: number, initial: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => presence.subscribe(userId, listener),
    [userId],
  );
  return useSyncExternalStore(subscribe, () => presence.online(userId) ?? initial);
}
