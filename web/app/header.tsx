import { Suspense, lazy } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';

import { leave, useAccount } from '../base/account.ts';
import { Button } from '../ui/button.tsx';
import { common } from '../words/made/common.ts';
import { ALWAYS, type Entry, HeaderBar, VISITOR } from './header-bar.tsx';
import css from './header.module.css';
import { loadMember } from './load-member.ts';
import { loadTools } from './load-tools.ts';

const News = lazy(async () => ({ default: (await loadMember()).News }));
const OfflineNotice = lazy(async () => ({ default: (await loadTools()).OfflineNotice }));
const ThemeSwitch = lazy(async () => ({ default: (await loadTools()).ThemeSwitch }));

const { nav } = common;
const MEMBER: Entry[] = [
  { to: '/games', label: nav.preferences, icon: 'star' },
  { to: '/sessions', label: nav.sessions, icon: 'calendar' },
  { to: '/user', label: nav.user, icon: 'user' },
  { to: '/friends', label: nav.friends, icon: 'users' },
];
const ADMIN: Entry[] = [{ to: '/admin', label: nav.admin, icon: 'shield' }];

/**
 * The links to log in and to register, with the path to return to. Their own pages pass on the `back` that they have.
 */
function waysIn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Entry[] {
  const back = VISITOR.some(({ to }) => to === pathname)
    ? new URLSearchParams(search).get('back')
    : pathname + search;
  if (!back || back === '/') return VISITOR;
  const query = `?back=${encodeURIComponent(back)}`;
  return VISITOR.map(({ to, label, icon }) => ({ to: to + query, label, icon }));
}

/** The navigation, by role. */
export function Header() {
  const { login, admin, moderator, user } = useAccount();
  const navigate = useNavigate();
  const location = useLocation();
  const own = login ? MEMBER : waysIn(location);
  const entries = [...ALWAYS, ...own, ...(admin || moderator ? ADMIN : [])];

  const logOut = () => {
    leave();
    void navigate('/');
  };

  return (
    <HeaderBar
      entries={entries}
      below={
        <Suspense>
          <OfflineNotice />
        </Suspense>
      }
    >
      {login && (
        <Suspense fallback={<span className={css.bell} />}>
          <News key={user} />
        </Suspense>
      )}
      <Suspense fallback={<span className={css.theme} />}>
        <ThemeSwitch />
      </Suspense>
      {login && (
        <Button variant="bare" size="sm" onClick={logOut}>
          {nav.logout}
        </Button>
      )}
    </HeaderBar>
  );
}
