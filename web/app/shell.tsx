import { Suspense, lazy, useEffect } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router';

import {
  RECHECK_EVERY_MS,
  accountState,
  checkAccount,
  firstAccountCheck,
  useAccount,
} from '../base/account.ts';
import { noteOwner } from '../base/page-owner.ts';
import { Toasts } from '../ui/toast.tsx';
import { common } from '../words/made/common.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { loadMember } from './load-member.ts';
import css from './shell.module.css';

const CallPlace = lazy(async () => ({ default: (await loadMember()).CallPlace }));
const PushCard = lazy(async () => ({ default: (await loadMember()).PushCard }));

/** Says as whom the routes load their data. Runs with each of their loaders. */
export async function loadShell() {
  await firstAccountCheck();
  return accountState().user;
}

/** The frame around every screen. It also keeps the account's state up to date. */
export function Shell() {
  const { login, user } = useAccount();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const owner = useLoaderData<typeof loadShell>();
  /** As whom the routes must still load their data, 0 for a visitor. Null unless they show another user's. */
  const awaited = owner !== 0 && owner !== user ? user : null;

  // Not while the data load: a load that is aborted by the next one shows nothing.
  useEffect(() => noteOwner(owner), [owner]);

  useEffect(() => {
    if (awaited !== null) void revalidate();
  }, [awaited, revalidate]);

  useEffect(() => {
    const timer = setInterval(() => void checkAccount(), RECHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    if (!login) return undefined;
    const keeping = loadMember().then(({ goLive }) => goLive(() => void revalidate(), navigate));
    return () => void keeping.then((stop) => stop());
  }, [login, revalidate, navigate]);

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
        {awaited === null && <Outlet />}
      </main>
      <Footer />
      <Toasts />
      <ScrollRestoration />
    </div>
  );
}
