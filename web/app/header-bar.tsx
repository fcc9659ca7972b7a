import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';

import { Mark } from '../brand/mark.tsx';
import { cx } from '../ui/cx.ts';
import { common } from '../words/made/common.ts';
import css from './header.module.css';

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

/** On a phone the row scrolls, so that the current link is visible. */
const intoView = (entry: HTMLElement | null) => {
  const row = entry?.closest('nav');
  if (!entry || !row) return;
  const [at, room] = [entry.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += at.x + at.width / 2 - room.x - room.width / 2;
};

interface HeaderBarProps {
  entries: Entry[];
  /** Content that stays in view together with the bar. */
  below?: ReactNode;
  children?: ReactNode;
}

/** The bar with its links. On a narrow screen they scroll sideways under the logo. */
export function HeaderBar({ entries, below, children }: HeaderBarProps) {
  return (
    <header className={css.bar}>
      <div className={css.inside}>
        <Link to="/" className={css.home} aria-label={nav.home}>
          <Mark name={common.name} />
        </Link>
        {/* Firefox makes scrollable elements focusable. This one needs no tab stop, its links have theirs. */}
        <nav className={css.nav} aria-label={nav.label} tabIndex={-1}>
          <ul className={css.entries}>
            {entries.map(({ to, label }) => (
              <li key={label}>
                {/* The session search doesn't belong to the user's own sessions. */}
                <NavLink to={to} end={to === '/sessions'} className={cx(css.entry)}>
                  {({ isActive }) => (isActive ? <span ref={intoView}>{label}</span> : label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.end}>{children}</div>
      </div>
      {below}
    </header>
  );
}
