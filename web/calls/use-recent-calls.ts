import { useEffect, useState } from 'react';

import type { CallItem } from '../../worker/contract/call-history.ts';
import { api, load } from '../base/api.ts';
import { type Page, cursorOf, usePages } from '../base/pages.ts';
import { calls } from './core/store.ts';

const NONE: Page<CallItem> = { member: [], view: {} };

const loadPage = (next?: string): Promise<Page<CallItem>> =>
  load(api.calls.$get({ query: cursorOf(next) }));

/** The calls that run or ring in this tab, as one text. When it changes, the list may have a new entry. */
const running = () => {
  const { rings, talk } = calls.view().state;
  return [talk?.call ?? '', ...rings.map(({ call }) => call)].join(' ');
};

/** How long after a call's end the list is reloaded, because the server stores it after it notifies the tabs. */
const WRITTEN_WITHIN_MS = 1_500;

/** If the list can't be loaded, the shown one stays. */
const orFailed = (shown: Page<CallItem> | 'failed' | undefined) => shown ?? 'failed';

/** The recent calls, reloaded whenever a call has ended. */
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
  const status = first === 'failed' ? first : first ? 'ready' : 'loading';
  return { ...pages, status, retry };
}
