import { useEffect, useState } from 'react';

import type { CallItem } from '../../../worker/contract/call-history.ts';
import { api, load } from '../../api.ts';
import { calls } from '../../calls/store.ts';

interface Recent {
  items: readonly CallItem[];
  next: string | undefined;
  failed: boolean;
}

const NONE: Recent = { items: [], next: undefined, failed: false };

async function loadPage(next?: string): Promise<Recent> {
  const cursor = next === undefined ? null : new URLSearchParams(next.split('?')[1]).get('cursor');
  const page = await load(api.calls.$get({ query: cursor === null ? {} : { cursor } }));
  return { items: page.member, next: page.view.next, failed: false };
}

/** Which calls run or ring in this tab: when one of them is gone, there is one more to list. */
const running = () => {
  const { rings, talk } = calls.view().state;
  return [talk?.call ?? '', ...rings.map(({ call }) => call)].join(' ');
};

/** So long after its end a call is looked for again: it is written down apart from being told. */
const WRITTEN_WITHIN_MS = 1_500;

/** The latest calls, asked for anew whenever one has come to its end. */
export function useRecentCalls() {
  const [recent, setRecent] = useState(NONE);

  useEffect(() => {
    let current = true;
    let before = running();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () =>
      loadPage().then(
        (page) => current && setRecent(page),
        // What is there already stays.
        () => current && setRecent((old) => ({ ...old, failed: old.items.length === 0 })),
      );
    const stopFollowing = calls.subscribe(() => {
      if (running() === before) return;
      before = running();
      clearTimeout(timer);
      timer = setTimeout(() => void show(), WRITTEN_WITHIN_MS);
    });
    void show();
    return () => {
      current = false;
      clearTimeout(timer);
      stopFollowing();
    };
  }, []);

  const more = () =>
    void loadPage(recent.next).then(
      ({ items, next }) => setRecent({ items: [...recent.items, ...items], next, failed: false }),
      () => undefined,
    );
  const retry = () =>
    void loadPage().then(setRecent, () => setRecent((old) => ({ ...old, failed: true })));
  return { ...recent, more, retry };
}
