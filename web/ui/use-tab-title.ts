import { useEffect, useId } from 'react';

/** What stands before the tab's title, by who has put it there. A ring and a count may be there together. */
const prefixes = new Map<string, string>();
let shown = '';

/** Each screen sets the title again. */
const watching = new MutationObserver(() => show());

function show() {
  const { title: old } = document;
  const title = old.startsWith(shown) ? old.slice(shown.length) : old;
  shown = [...prefixes.values()].join('');
  if (old !== shown + title) document.title = shown + title;
}

/** Puts a prefix before the tab's title on every screen. Null puts none. */
export function useTabTitle(prefix: string | null) {
  const id = useId();
  useEffect(() => {
    if (prefix === null) return undefined;
    prefixes.set(id, prefix);
    show();
    watching.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      prefixes.delete(id);
      show();
      if (prefixes.size === 0) watching.disconnect();
    };
  }, [id, prefix]);
}
