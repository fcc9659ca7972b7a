import { Link, NavLink, useNavigate } from 'react-router';

import { leave, useAccount } from '../account.ts';
import { common } from '../words/common.ts';
import { Mark } from './brand/mark.tsx';
import css from './header.module.css';
import { NoticeBell } from './notice-bell.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { Button } from './ui/button.tsx';
import { cx } from './ui/cx.ts';

interface Entry {
  to: string;
  label: string;
}

const { nav } = common;
const ALWAYS: Entry[] = [{ to: '/sessions/search', label: nav.search }];
const VISITOR: Entry[] = [
  { to: '/register', label: nav.register },
  { to: '/login', label: nav.login },
];
const MEMBER: Entry[] = [
  { to: '/games', label: nav.preferences },
  { to: '/sessions', label: nav.sessions },
  { to: '/user', label: nav.user },
  { to: '/friends', label: nav.friends },
];
const ADMIN: Entry[] = [{ to: '/admin', label: nav.admin }];

/** The navigation, by role. On a narrow screen the entries scroll sideways under the mark. */
export function Header() {
  const { login, admin, user } = useAccount();
  const navigate = useNavigate();
  const entries = [...ALWAYS, ...(login ? MEMBER : VISITOR), ...(admin ? ADMIN : [])];

  const logOut = () => {
    leave();
    void navigate('/');
  };

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
        <div className={css['end']}>
          {login && <NoticeBell key={user} />}
          <ThemeSwitch />
          {login && (
            <Button variant="bare" size="sm" onClick={logOut}>
              {nav.logout}
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}
