import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';

import css from './tabs.module.css';

/** Tabs that are pages. Its children are <Tab>s. */
export function TabNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Firefox makes scrollable elements focusable. This one needs no tab stop, because its tabs have theirs.
    <nav aria-label={label} className={css.row} tabIndex={-1}>
      {children}
    </nav>
  );
}

/** Scrolls the row sideways until the current tab is in its middle. The page itself stays where it is. */
function centreTab(tab: HTMLElement | null) {
  const row = tab?.closest('nav');
  if (!tab || !row) return;
  const [at, room] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += at.x + at.width / 2 - room.x - room.width / 2;
}

/** A link to one of the pages. The page keeps its scroll position, unless it says otherwise. */
export const Tab = ({
  current = false,
  ...link
}: ComponentProps<typeof Link> & { current?: boolean }) => (
  <Link
    preventScrollReset
    {...link}
    className={css.tab}
    {...(current && { 'aria-current': 'page', ref: centreTab })}
  />
);

/** A dot, and what it means for a screen reader. */
export const TabNews = ({ children }: { children: ReactNode }) => (
  <span className={css.news}>
    <span className="visually-hidden">{children}</span>
  </span>
);

export const TabCount = ({ children }: { children: ReactNode }) => (
  <span className="faint-small">{children}</span>
);
