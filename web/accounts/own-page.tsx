import {
  type LoaderFunctionArgs,
  Outlet,
  useLoaderData,
  useLocation,
  useOutletContext,
} from 'react-router';

import type { UserDetail } from '../../worker/contract/user.ts';
import { accountState, useAccount } from '../base/account.ts';
import { api, load } from '../base/api.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { faceOf } from '../base/media.ts';
import { requireLogin } from '../base/require-login.ts';
import { Avatar } from '../ui/avatar.tsx';
import { AwaitedPart } from '../ui/awaited-part.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Tab, TabNav } from '../ui/tabs.tsx';
import { accountSettings } from '../words/made/accounts.ts';
import { people } from '../words/made/people.ts';
import css from './own-page.module.css';

const { own: words } = people;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireLogin(request);
  const id = String(accountState().user);
  return { user: deferErrors(load(api.users[':id'].$get({ param: { id }, query: {} }))) };
}

/** The current user, for every page below /user. */
export const useOwnUser = () => useOutletContext<Promise<UserDetail>>();

/** /user: the frame of the pages that edit the user's own profile and account. */
export function Component() {
  const { user } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <div className={css.page}>
      <PageTitle>{words.title}</PageTitle>
      <Head user={user} />
      <TabNav label={accountSettings.pages.label}>
        {PAGES.map(({ name, to }) => (
          <Tab key={name} to={to} current={to === pathname.replace(/\/$/, '')}>
            {accountSettings.pages[name]}
          </Tab>
        ))}
        <Tab to="/games" preventScrollReset={false}>
          {words.gamesLink}
        </Tab>
      </TabNav>
      <div className={css.parts}>
        <Outlet context={user} />
      </div>
    </div>
  );
}

const PAGES = [
  { name: 'profile', to: '/user' },
  { name: 'media', to: '/user/media' },
  { name: 'privacy', to: '/user/privacy' },
  { name: 'notifications', to: '/user/notifications' },
  { name: 'account', to: '/user/account' },
  { name: 'security', to: '/user/security' },
  { name: 'data', to: '/user/data' },
] as const;

/** Rendered at once. Only the avatar has to load. */
function Head({ user }: { user: Promise<UserDetail> }) {
  const { account, user: id } = useAccount();
  const name = account?.name ?? '';
  return (
    <header className={css.head}>
      <AwaitedPart
        answer={user}
        loading={<Skeleton width={72} height={72} round />}
        failed={<Avatar name={name} edge={72} />}
      >
        {({ media }) => <Avatar name={name} src={faceOf(media)} edge={72} />}
      </AwaitedPart>
      <div className={css.title}>
        <h1>{words.title}</h1>
        <p className="soft">{words.lead}</p>
      </div>
      <ButtonLink to={`/detail/${id}`}>
        <Icon name="eye" size={20} />
        {words.preview}
      </ButtonLink>
    </header>
  );
}
