import { useState } from 'react';

/**
 * Keeps a text in this tab until it is sent, even through a reload or a log-out in another tab. A later change of the
 * key is ignored.
 */
export function useSessionDraft(key: string, initial = '') {
  const [kept] = useState(() => ({ key, start: sessionStorage.getItem(key) ?? initial }));
  return {
    /** The kept text. */
    start: kept.start,
    keep: (text: string) => sessionStorage.setItem(kept.key, text),
    /** @param sent what was sent. A text that was typed since is kept. By default, any text is forgotten */
    forget: (sent?: string) => {
      if (sent === undefined || sent === sessionStorage.getItem(kept.key))
        sessionStorage.removeItem(kept.key);
    },
  };
}
