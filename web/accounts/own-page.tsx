import { type ReactNode, Suspense } from 'react';
import { Await, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import type { OwnAccount } from '../../worker/contract/account.ts';
import type { DeviceItem } from '../../worker/contract/device.ts';
import type { UserDetail } from '../../worker/contract/user.ts';
import { accountState, useAccount } from './account.ts';
import { api, load } from '../app/api.ts';
import { AddressSection } from './address-section.tsx';
import { BlockedSection } from './blocked-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { DataSection } from './data-section.tsx';
import { MediaSection } from './media-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { AsyncFailure } from '../app/async-failure.tsx';
import { PageTitle } from '../app/page-title.tsx';
import { ProfileForm } from '../people/profile-form.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { type BlocksPage, loadBlocks, requireLogin } from '../people/friends.ts';
import { shownMedia } from '../media/media.ts';
import { shownLater } from '../app/shown-later.ts';
import { accountSettings } from '../words/en/accounts.ts';
import { common } from '../words/en/common.ts';
import { people } from '../words/en/people.ts';
import css from './own-page.module.css';

const { own: words } = people;

async function loadAccount() {
  const [account, site] = await Promise.all([load(api.account.$get()), load(api.site.$get())]);
  return { account, mail: site.mail };
}

const loadDevices = async () => (await load(api.devices.$get())).member;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireLogin(request);
  const id = String(accountState().user);
  return {
    user: shownLater(load(api.users[':id'].$get({ param: { id }, query: {} }))),
    account: shownLater(loadAccount()),
    devices: shownLater(loadDevices()),
    blocks: shownLater(loadBlocks()),
  };
}

/** /user: edits the user's own profile and account. A link shows the profile as others see it. */
export function Component() {
  const { user, account, devices, blocks } = useLoaderData<typeof loader>();
  return (
    <div className={css['page']}>
      <PageTitle>{words.title}</PageTitle>
      <Head user={user} />
      <div className={css['columns']}>
        <PageNav />
        <div className={css['parts']}>
          <Part answer={user} fallback={<Skeleton height="48rem" />}>
            {(own: UserDetail) => <Profile user={own} />}
          </Part>
          <Part answer={user} fallback={<Skeleton height="16rem" />}>
            {(own: UserDetail) => <MediaSection user={own} />}
          </Part>
          <Part answer={account} fallback={<Skeleton height="10rem" />}>
            {({ account: own, mail }: { account: OwnAccount; mail: boolean }) => (
              <AddressSection account={own} mail={mail} />
            )}
          </Part>
          <PasswordSection />
          <Part answer={devices} fallback={<Skeleton height="12rem" />}>
            {(all: DeviceItem[]) => <DevicesSection devices={all} />}
          </Part>
          <Part answer={blocks} fallback={<Skeleton height="8rem" />}>
            {(page: BlocksPage) => <BlockedSection blocks={page} />}
          </Part>
          <Part answer={account} fallback={<Skeleton height="12rem" />}>
            {({ account: own }: { account: OwnAccount }) => <DataSection account={own} />}
          </Part>
        </div>
      </div>
    </div>
  );
}

interface PartProps<Answer> {
  answer: Promise<Answer>;
  fallback: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** A part of the page that waits for its own response. */
const Part = <Answer,>({ answer, fallback, children }: PartProps<Answer>) => (
  <Suspense
    fallback={
      <div aria-busy="true">
        <p className="visually-hidden">{common.loading}</p>
        {fallback}
      </div>
    }
  >
    <Await resolve={answer} errorElement={<AsyncFailure />}>
      {children}
    </Await>
  </Suspense>
);

/** Rendered at once. Only the avatar has to load. */
function Head({ user }: { user: Promise<UserDetail> }) {
  const { account, user: id } = useAccount();
  const name = account?.name ?? '';
  return (
    <header className={css['head']}>
      <Suspense fallback={<Skeleton width={72} height={72} round />}>
        <Await resolve={user} errorElement={<Avatar name={name} edge={72} />}>
          {({ media }: UserDetail) => {
            const picture = shownMedia(media).find(({ kind }) => kind === 'image');
            return (
              <Avatar name={name} src={picture && (picture.copies[0] ?? picture.src)} edge={72} />
            );
          }}
        </Await>
      </Suspense>
      <div className={css['title']}>
        <h1>{words.title}</h1>
        <p className={css['lead']}>{words.lead}</p>
      </div>
      <Link to={`/detail/${id}`} className={buttonClass()}>
        <Icon name="eye" size={20} />
        {words.preview}
      </Link>
    </header>
  );
}

const Profile = ({ user }: { user: UserDetail }) => {
  const { account } = useAccount();
  return (
    <div id="profile" className={css['anchor']}>
      <ProfileForm user={user} ofAge={account?.ofAge ?? false} />
    </div>
  );
};

const PARTS = ['profile', 'media', 'address', 'password', 'devices', 'blocked', 'data'] as const;

const PageNav = () => (
  <nav className={css['elsewhere']} aria-label={accountSettings.sections.label}>
    {PARTS.map((part) => (
      <Link key={part} to={`#${part}`} replace>
        {accountSettings.sections[part]}
      </Link>
    ))}
    <Link to="/games">{words.gamesLink}</Link>
  </nav>
);
