import { useState } from 'react';

/**
 * A text that is being typed, kept in this tab until it is sent: a reload, or a log-out in another tab, loses
 * nothing of it. The key is the one of the first render; it names whose text it is.
 */
export function useKept(key: string, initial = '') {
  const [kept] = useState(() => ({ key, start: sessionStorage.getItem(key) ?? initial }));
  return {
    /** Where typing goes on from. */
    start: kept.start,
    keep: (text: string) => sessionStorage.setItem(kept.key, text),
    forget: () => sessionStorage.removeItem(kept.key),
  };
}
