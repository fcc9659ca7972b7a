import { Suspense, lazy, useEffect } from 'react';
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useNavigation,
  useRevalidator,
} from 'react-router';

import { RECHECK_EVERY_MS, checkAccount, useAccount } from '../accounts/account.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { onOtherTab } from '../accounts/credentials.ts';
import { common } from '../words/en/common.ts';
import css from './shell.module.css';
import { Toasts } from '../ui/toast.tsx';
import { untilLoaded } from './until-loaded.ts';
import { useScrollDirection } from './use-scroll-direction.ts';

const member = () => untilLoaded(() => import('./member.ts'));

const CallPlace = lazy(async () => ({ default: (await member()).CallPlace }));

/** By itself the router takes all pages that were opened by their addresses for one. */
const placeOf = ({ key, pathname }: Location) => key + pathname;

/** What surrounds every screen, and what keeps the account's state true. */
export function Shell() {
  const { login } = useAccount();
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();

  useEffect(() => {
    const timer = setInterval(() => void checkAccount(), RECHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    if (!login) return undefined;
    const keeping = member().then(({ keepLive }) => keepLive(() => void revalidate()));
    return () => void keeping.then((stop) => stop());
  }, [login, revalidate]);

  useScrollDirection();

  useEffect(() => onOtherTab(() => void checkAccount().then(revalidate)), [revalidate]);

  return (
    <div className={css['shell']}>
      <a className="skip-link" href="#content">
        {common.nav.skip}
      </a>
      <Header />
      <div className={css['progress']} data-busy={state !== 'idle'} aria-hidden="true" />
      <OfflineNotice />
      {login && (
        <Suspense>
          <CallPlace />
        </Suspense>
      )}
      {/* A log-in or log-out is another person's page: nothing of the old one may stay. */}
      <main id="content" className={css['content']} key={String(login)} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Toasts label={common.messages.label} dismissLabel={common.messages.dismiss} />
      <ScrollRestoration getKey={placeOf} />
    </div>
  );
}
