import { Link, type LoaderFunctionArgs, Outlet, useLocation } from 'react-router';

import { useAccount } from '../base/account.ts';
import { PageTitle } from '../ui/page-title.tsx';
import css from '../ui/page.module.css';
import { Tab, TabNav } from '../ui/tabs.tsx';
import { admin as words } from '../words/made/moderation.ts';
import { requireStaff } from './admin.ts';

const TABS = [
  { to: '/admin', label: words.tabs.overview, adminOnly: true },
  { to: '/admin/users', label: words.tabs.users },
  { to: '/admin/reports', label: words.tabs.reports },
  { to: '/admin/content', label: words.tabs.content },
  { to: '/admin/log', label: words.tabs.log, adminOnly: true },
];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request);
  return null;
}

/** /admin: the frame of its screens. */
export function Component() {
  const { pathname } = useLocation();
  const { admin } = useAccount();
  const tabs = TABS.filter(({ adminOnly = false }) => admin || !adminOnly);
  const isCurrent = (to: string) =>
    to === '/admin' ? pathname.replace(/\/$/, '') === to : pathname.startsWith(to);
  return (
    <div className={css.page}>
      <div className={css.head}>
        <PageTitle>{words.title}</PageTitle>
        <h1>{words.title}</h1>
        {admin && <Link to="/admingames">{words.games}</Link>}
      </div>
      <TabNav label={words.title}>
        {tabs.map(({ to, label }) => (
          <Tab key={to} to={to} current={isCurrent(to)}>
            {label}
          </Tab>
        ))}
      </TabNav>
      <Outlet />
    </div>
  );
}
