import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';

import { Mark } from '../brand/mark.tsx';
import { cx } from '../ui/cx.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { common } from '../words/made/common.ts';
import css from './header.module.css';

export interface Entry {
  to: string;
  label: string;
  /** Shown above the label on a phone. */
  icon: IconName;
}

const { nav } = common;

export const ALWAYS: Entry[] = [{ to: '/sessions/search', label: nav.search, icon: 'search' }];
export const VISITOR: Entry[] = [
  { to: '/register', label: nav.register, icon: 'plus' },
  { to: '/login', label: nav.login, icon: 'user' },
];

interface HeaderBarProps {
  entries: Entry[];
  /** Content that stays in view together with the bar. */
  below?: ReactNode;
  children?: ReactNode;
}

/** The bar with its links. On a phone they are at the bottom of the window, within reach of the thumbs. */
export function HeaderBar({ entries, below, children }: HeaderBarProps) {
  return (
    <header className={css.bar}>
      <div className={css.inside}>
        <Link to="/" className={css.home} aria-label={nav.home}>
          <Mark name={common.name} />
        </Link>
        <nav className={css.nav} aria-label={nav.label} data-at-foot>
          <ul className={css.entries}>
            {entries.map(({ to, label, icon }) => (
              <li key={label}>
                {/* The session search doesn't belong to the user's own sessions. */}
                <NavLink to={to} end={to === '/sessions'} className={cx(css.entry)}>
                  <Icon name={icon} size={22} className={cx(css.icon)} />
                  <span>{label}</span>
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
