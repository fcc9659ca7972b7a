import { Suspense, lazy, startTransition, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useNavigation, useRevalidator } from 'react-router';

import { RECHECK_EVERY_MS, checkAccount, useAccount } from '../base/account.ts';
import { Toasts } from '../ui/toast.tsx';
import { common } from '../words/made/common.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { loadMember } from './load-member.ts';
import css from './shell.module.css';

const CallPlace = lazy(async () => ({ default: (await loadMember()).CallPlace }));
const PushCard = lazy(async () => ({ default: (await loadMember()).PushCard }));

/** The frame around every screen. It also keeps the account's state up to date. */
export function Shell() {
  const { login, user } = useAccount();
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  /** Whose data the routes have loaded. */
  const [owner, setOwner] = useState(user);
  const stale = login && owner !== user && owner !== 0;
  if (!stale && owner !== user) setOwner(user);

  useEffect(() => {
    // The router shows the loaded data in a transition, too.
    if (stale) void revalidate().then(() => startTransition(() => setOwner(user)));
  }, [stale, user, revalidate]);

  useEffect(() => {
    const timer = setInterval(() => void checkAccount(), RECHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    if (!login) return undefined;
    const keeping = loadMember().then(({ goLive }) => goLive(() => void revalidate()));
    return () => void keeping.then((stop) => stop());
  }, [login, revalidate]);

  return (
    <div className={css.shell}>
      <a className="skip-link" href="#content">
        {common.nav.skip}
      </a>
      <Header />
      <div className={css.progress} data-busy={state !== 'idle'} aria-hidden="true" />
      {login && (
        <Suspense>
          <CallPlace />
          <PushCard />
        </Suspense>
      )}
      {/* After a log-in or log-out the page belongs to another user: nothing of the old one may stay. */}
      <main id="content" className={css.content} key={user} tabIndex={-1}>
        {!stale && <Outlet />}
      </main>
      <Footer />
      <Toasts />
      <ScrollRestoration />
    </div>
  );
}
