import { useCallback, useMemo, useSyncExternalStore } from 'react';

import { presence } from './store.ts';

interface Watched {
  id: number;
  online: boolean;
}

/** Those of some users who are online, by id; all of them are topics of the stream meanwhile. Keep the list stable. */
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
  // Text, since a snapshot is compared by identity.
  const ids = useSyncExternalStore(subscribe, () =>
    users
      .filter(({ id, online }) => presence.online(id) ?? online)
      .map(({ id }) => id)
      .join(' '),
  );
  return useMemo(() => new Set(ids === '' ? [] : ids.split(' ').map(Number)), [ids]);
}
