import { useCallback, useMemo, useSyncExternalStore } from 'react';

import { presence } from './store.ts';

interface Watched {
  id: number;
  online: boolean;
}

/** The ids of the given users who are online. Follows all of them while mounted. Keep the list stable. */
export function useOnlineOf(users: readonly Watched[]): ReadonlySet<number> {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = users.map(({ id }) => presence.subscribe(id, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [users],
  );
  // A string, because snapshots are compared by identity.
  const ids = useSyncExternalStore(subscribe, () =>
    users
      .filter(({ id, online }) => presence.online(id) ?? online)
      .map(({ id }) => id)
      .join(' '),
  );
  return useMemo(() => new Set(ids === '' ? [] : ids.split(' ').map(Number)), [ids]);
}
