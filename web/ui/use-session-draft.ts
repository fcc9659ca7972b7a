import { useState } from 'react';

/**
 * Keeps a text in this tab until it is sent. A reload, or a log-out in another tab, doesn't lose it. The key of the
 * first render is used.
 */
export function useSessionDraft(key: string, initial = '') {
  const [kept] = useState(() => ({ key, start: sessionStorage.getItem(key) ?? initial }));
  return {
    /** The kept text. */
    start: kept.start,
    keep: (text: string) => sessionStorage.setItem(kept.key, text),
    forget: () => sessionStorage.removeItem(kept.key),
  };
}
