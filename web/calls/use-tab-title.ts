import { useEffect } from 'react';

const GAP = ' · ';

/** Puts a prefix before the tab's title on every screen. */
export function useTabTitle(before: string | null) {
  useEffect(() => {
    if (before === null) return undefined;
    const start = before + GAP;
    const put = () => {
      if (!document.title.startsWith(start)) document.title = start + document.title;
    };
    // Each screen sets the title again.
    const watching = new MutationObserver(put);
    watching.observe(document.head, { childList: true, subtree: true, characterData: true });
    put();
    return () => {
      watching.disconnect();
      if (document.title.startsWith(start)) document.title = document.title.slice(start.length);
    };
  }, [before]);
}
