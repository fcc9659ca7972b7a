import { useEffect, useState } from 'react';

import type { CallItem } from '../../worker/contract/call-history.ts';
import { api, load } from '../app/api.ts';
import { type Page, cursorOf, usePages } from '../ui/pages.ts';
import { calls } from './core/store.ts';

const NONE: Page<CallItem> = { member: [], view: {} };

const loadPage = (next?: string): Promise<Page<CallItem>> =>
  load(api.calls.$get({ query: cursorOf(next) }));

/** Which calls run or ring in this tab: when one of them is gone, there is one more to list. */
const running = () => {
  const { rings, talk } = calls.view().state;
  return [talk?.call ?? '', ...rings.map(({ call }) => call)].join(' ');
};

/** So long after its end a call is looked for again: it is written down apart from being told. */
const WRITTEN_WITHIN_MS = 1_500;

/** A list that is there already stays. */
const orFailed = (shown: Page<CallItem> | 'failed' | undefined) => shown ?? 'failed';

/** The latest calls, loaded again whenever one has ended. */
export function useRecentCalls() {
  const [first, setFirst] = useState<Page<CallItem> | 'failed'>();
  const pages = usePages(first === 'failed' ? NONE : (first ?? NONE), loadPage);

  useEffect(() => {
    let current = true;
    let before = running();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () =>
      loadPage().then(
        (page) => current && setFirst(page),
        () => current && setFirst(orFailed),
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

  const retry = () => void loadPage().then(setFirst, () => setFirst(orFailed));
  return { ...pages, failed: first === 'failed', retry };
}
