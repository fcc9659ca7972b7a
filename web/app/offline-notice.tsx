import { useSyncExternalStore } from 'react';

import { Icon } from '../ui/icon.tsx';
import { network } from '../words/made/tools.ts';
import css from './offline-notice.module.css';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Says that the network is down, wherever one has scrolled to, and disappears when it is back. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <output className={css.place}>
      {!online && (
        <span className={css.notice}>
          <Icon name="warning" size={18} />
          {network.offline}
        </span>
      )}
    </output>
  );
}
