import { useMemo, useState } from 'react';

import { ApiError } from '../../api.ts';
import { describeFailure } from '../../use-form.ts';
import { announce } from '../ui/toast-store.ts';

interface Page<Item> {
  member: Item[];
  view: { next?: string | undefined };
}

/**
 * A list that grows by its next pages. When the first page is loaded anew, after something was done for one, what
 * came after the old one is let go: it may overlap.
 */
export function useLaterPages<Item>(
  first: Page<Item>,
  loadNext: (next: string) => Promise<Page<Item>>,
) {
  const [later, setLater] = useState<{ of: Page<Item>; pages: Page<Item>[] }>();
  const [pending, setPending] = useState(false);
  const pages = useMemo(() => [first, ...(later?.of === first ? later.pages : [])], [first, later]);
  const items = useMemo(() => pages.flatMap(({ member }) => member), [pages]);
  const next = pages.at(-1)?.view.next;

  const more = async () => {
    if (next === undefined || pending) return;
    setPending(true);
    try {
      const page = await loadNext(next);
      setLater({ of: first, pages: [...pages.slice(1), page] });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      announce(describeFailure(error), 'problem');
    } finally {
      setPending(false);
    }
  };

  return { items, next, pending, more };
}
