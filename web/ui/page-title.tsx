import { useLayoutEffect } from 'react';

import { common } from '../words/made/common.ts';

/**
 * The title for the tab, the history and screen readers, one per screen. Home has the product's name. It goes into the
 * page's own `title` element, because React would add a second one.
 */
export function PageTitle({ children }: { children: string }) {
  useLayoutEffect(() => {
    document.title = `${children} · ${common.name}`;
    return () => {
      document.title = common.name;
    };
  }, [children]);
  return null;
}
