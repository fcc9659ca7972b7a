import type { ReactNode } from 'react';

import css from './tabs.module.css';

/** Tabs that are pages: links with `tabClass`, the current one with aria-current="page". */
export function TabNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Firefox makes scrollable elements focusable. This one needs no tab stop, because its tabs have theirs.
    <nav aria-label={label} className={css.row} tabIndex={-1}>
      {children}
    </nav>
  );
}

/** Scrolls the row sideways until the current tab is in its middle. The page itself stays where it is. */
export function centreTab(tab: HTMLElement | null) {
  const row = tab?.closest('nav');
  if (!tab || !row) return;
  const [at, room] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += at.x + at.width / 2 - room.x - room.width / 2;
}

export const tabClass = (): string => css.tab ?? '';

export const TabCount = ({ children }: { children: ReactNode }) => (
  <span className={css.count}>{children}</span>
);
