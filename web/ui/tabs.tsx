import type { ReactNode } from 'react';
import css from './tabs.module.css';

/** Tabs that are pages: links with `tabClass`, the current one with aria-current="page". */
export function TabNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Firefox would make a stop for the keyboard of what can be scrolled; the tabs are stops enough.
    <nav aria-label={label} className={css['row']} tabIndex={-1}>
      {children}
    </nav>
  );
}

export const tabClass = (): string => css['tab'] ?? '';

export const TabCount = ({ children }: { children: ReactNode }) => (
  <span className={css['count']}>{children}</span>
);
