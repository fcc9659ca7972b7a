import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';

import { common } from '../words/en/common.ts';
import { Mark } from '../brand/mark.tsx';
import css from './header.module.css';
import { cx } from '../ui/cx.ts';

export interface Entry {
  to: string;
  label: string;
}

const { nav } = common;

export const ALWAYS: Entry[] = [{ to: '/sessions/search', label: nav.search }];
export const VISITOR: Entry[] = [
  { to: '/register', label: nav.register },
  { to: '/login', label: nav.login },
];

/** The row scrolls on a phone: where one is must be seen. */
const intoView = (entry: HTMLElement | null) => {
  const row = entry?.closest('nav');
  if (!entry || !row || row.scrollWidth <= row.clientWidth) return;
  row.scrollLeft = entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2;
};

/** The bar with its ways. On a narrow screen they scroll sideways under the mark. */
export function HeaderBar({ entries, children }: { entries: Entry[]; children?: ReactNode }) {
  return (
    <header className={css['bar']}>
      <div className={css['inside']}>
        <Link to="/" className={css['home']} aria-label={nav.home}>
          <Mark name={common.name} />
        </Link>
        {/* Firefox would make a stop for the keyboard of what can be scrolled; its links are stops enough. */}
        <nav className={css['nav']} aria-label={nav.label} tabIndex={-1}>
          <ul className={css['entries']}>
            {entries.map(({ to, label }) => (
              <li key={to}>
                {/* A search for sessions is not one of one's own. */}
                <NavLink to={to} end={to === '/sessions'} className={cx(css['entry'])}>
                  {({ isActive }) => (isActive ? <span ref={intoView}>{label}</span> : label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css['end']}>{children}</div>
      </div>
    </header>
  );
}
