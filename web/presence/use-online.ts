import { useCallback, useSyncExternalStore } from 'react';

import { presence } from './store.ts';

/**
 * Whether a user is online, according to the stream. Undefined until it has said so. Follows the user while the
 * component is mounted.
 */
export function useStreamedPresence(userId: number): boolean | undefined {
  const subscribe = useCallback(
    (listener: () => void) => presence.subscribe(userId, listener),
    [userId],
  );
  return useSyncExternalStore(subscribe, () => presence.online(userId));
}

/** The same, with an `initial` state until the stream has one. */
export const useOnline = (userId: number, initial: boolean): boolean =>
  useStreamedPresence(userId) ?? initial;
