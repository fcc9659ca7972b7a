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

export const tabClass = (): string => css.tab ?? '';

export const TabCount = ({ children }: { children: ReactNode }) => (
  <span className={css.count}>{children}</span>
);
