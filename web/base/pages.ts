import { useMemo, useState } from 'react';

import { usePending } from './use-pending.ts';

/** A page of a list as the API sends it. */
export interface Page<Item> {
  member: Item[];
  totalItems?: number;
  view: { next?: string | undefined };
}

/** The cursor of a list's next page, as a query parameter. Empty for the first page. */
export function cursorOf(next: string | undefined): { cursor?: string } {
  const cursor = next === undefined ? null : new URLSearchParams(next.split('?')[1]).get('cursor');
  return cursor === null ? {} : { cursor };
}

/**
 * A list that grows page by page. When the first page is reloaded, the later ones are dropped, because they may
 * overlap with it. If a page fails to load, a message says so and the user can retry.
 */
export function usePages<Item>(first: Page<Item>, loadNext: (next: string) => Promise<Page<Item>>) {
  const [later, setLater] = useState<{ of: Page<Item>; pages: Page<Item>[] }>();
  const { busy: pending, run } = usePending();
  const pages = useMemo(() => [first, ...(later?.of === first ? later.pages : [])], [first, later]);
  const items = useMemo(() => pages.flatMap(({ member }) => member), [pages]);
  const next = pages.at(-1)?.view.next;

  const more = async () => {
    if (next === undefined) return;
    const page = await loadNext(next);
    setLater({ of: first, pages: [...pages.slice(1), page] });
  };

  return { items, next, pending, more: () => run(more) };
}
