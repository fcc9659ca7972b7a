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

/** The bar with its links. On a narrow screen they scroll sideways under the logo. */
export function HeaderBar({ entries, children }: { entries: Entry[]; children?: ReactNode }) {
  return (
    <header className={css['bar']}>
      <div className={css['inside']}>
        <Link to="/" className={css['home']} aria-label={nav.home}>
          <Mark name={common.name} />
        </Link>
        <nav className={css['nav']} aria-label={nav.label}>
          <ul className={css['entries']}>
            {entries.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end className={cx(css['entry'])}>
                  {label}
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
