import { Suspense } from 'react';
import { Await, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import type { UserDetail } from '../../worker/contract/user.ts';
import { accountState, useAccount } from '../account.ts';
import { api, load } from '../api.ts';
import { AsyncFailure } from '../components/async-failure.tsx';
import { ProfileForm } from '../components/people/profile-form.tsx';
import { Avatar } from '../components/ui/avatar.tsx';
import { buttonClass } from '../components/ui/button.tsx';
import { Icon } from '../components/ui/icon.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';
import { requireLogin } from '../friends.ts';
import { shownMedia } from '../media.ts';
import { PageTitle } from '../components/page-title.tsx';
import { common } from '../words/common.ts';
import { people } from '../words/people.ts';
import css from './user.module.css';

const { own: words } = people;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireLogin(request);
  const id = String(accountState().user);
  return { user: load(api.users[':id'].$get({ param: { id } })) };
}

/** /user: one's own page, to change it. What others may see of it is a click away. */
export function Component() {
  const { user } = useLoaderData<typeof loader>();
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Await resolve={user} errorElement={<AsyncFailure />}>
        {(own: UserDetail) => <Page user={own} />}
      </Await>
    </Suspense>
  );
}

function Page({ user }: { user: UserDetail }) {
  const { account } = useAccount();
  const picture = shownMedia(user.media).find(({ kind }) => kind === 'image');
  const name = account?.name ?? user.name;
  return (
    <div className={css['page']}>
      <header className={css['head']}>
        <Avatar name={name} src={picture?.src} edge={72} />
        <div className={css['title']}>
          <PageTitle>{words.title}</PageTitle>
          <h1>{words.title}</h1>
          <p className={css['lead']}>{words.lead}</p>
        </div>
        <Link to={`/detail/${user.id}`} className={buttonClass()}>
          <Icon name="eye" size={20} />
          {words.preview}
        </Link>
      </header>
      <div className={css['columns']}>
        <ProfileForm user={user} ofAge={account?.ofAge ?? false} />
        <nav className={css['elsewhere']} aria-labelledby="elsewhere">
          <h2 id="elsewhere">{words.moreTitle}</h2>
          <Link to="/games">{words.gamesLink}</Link>
          <Link to="/friends?tab=blocked">{words.blockedLink}</Link>
        </nav>
      </div>
    </div>
  );
}

const PageSkeleton = () => (
  <div className={css['page']} aria-busy="true">
    <p className="visually-hidden">{common.loading}</p>
    <div className={css['head']}>
      <Skeleton width={72} height={72} round />
      <div className={css['title']}>
        <Skeleton width="12rem" height="2.25rem" />
        <Skeleton width="16rem" />
      </div>
    </div>
    <Skeleton height="22rem" />
  </div>
);
