import { useCallback, useSyncExternalStore } from 'react';

import { presence } from './store.ts';

/**
 * Whether a user is online, according to the stream. Undefined before the first event. The user is followed while the
 * component is mounted.
 */
export function useStreamedPresence(userId: number): boolean | undefined {
  const subscribe = useCallback(
    (listener: () => void) => presence.subscribe(userId, listener),
    [userId],
  );
  return useSyncExternalStore(subscribe, () => presence.online(userId));
}

/** Whether a user is online. `initial` counts until the stream has a state. */
export const useOnline = (userId: number, initial: boolean): boolean =>
  useStreamedPresence(userId) ?? initial;
