// Shows one screen of the client in the page of the test, with its own router, loaders and actions.
import '../../../web/styles/base.css';
import { StrictMode } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { Outlet, createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { page } from 'vitest/browser';

import { adminScreens } from '../../../web/app/admin-screens.ts';
import { screens } from '../../../web/app/screens.ts';
import shellCss from '../../../web/app/shell.module.css';
import { Shell, loadShell } from '../../../web/app/shell.tsx';
import { checkAccount, useAccount } from '../../../web/base/account.ts';
import { followNavigation } from '../../../web/base/latest-path.ts';
import { closePushOffer } from '../../../web/base/push-offer.ts';
import { toasts } from '../../../web/base/toast-store.ts';
import { callSettings } from '../../../web/calls/core/settings.ts';
import { Home, loadHome } from '../../../web/home/home-page.tsx';
// Otherwise home would load these while a test ends, and their requests would reach the next one.
import '../../../web/home/member-now.tsx';
import '../../../web/home/tonight.tsx';
import { drop, readStored } from '../../../web/messages/stored-messages.ts';
import { forgetNames } from '../../../web/search/names.ts';
import { Missing, RouteFailure } from '../../../web/ui/failure.tsx';
import { Toasts } from '../../../web/ui/toast.tsx';
import type { CurrentUser } from '../../../worker/contract/account.ts';
import { type Answers, answer, endApi, problem, startApi, requestsEnd } from './api.ts';
import { currentUser, list, site } from './fixtures.ts';
import { endSockets, startSockets } from './socket.ts';

export interface MountOptions {
  /** The logged-in user. By default nobody is logged in. */
  as?: Partial<CurrentUser>;
  /** The answers of the API. */
  answers?: Answers;
  /** Adds header, footer, socket and event stream. By default only the screen is shown. */
  shell?: boolean;
}

type Router = ReturnType<typeof createBrowserRouter>;

/** The size of the window in every test that sets no other. */
const [WIDTH, HEIGHT] = [1280, 900];

let mounted: { root: Root; router: Router; place: HTMLElement } | null = null;

/** The screen and the messages above it. As in the shell, screens start empty after each log-in. */
function Frame() {
  const { user } = useAccount();
  return (
    <main id="content" className={shellCss.content} key={user} tabIndex={-1}>
      <Outlet />
      <Toasts />
    </main>
  );
}

let tokens = 0;

/**
 * A token that is valid for an hour. Only the Worker checks its signature. Each one is different, because the client
 * may have given up an earlier one.
 */
export const tokenOf = (id: number) => {
  tokens += 1;
  const claims = { sub: String(id), jti: tokens, exp: Math.floor(Date.now() / 1000) + 3600 };
  return `.${btoa(JSON.stringify(claims))}.signature`;
};

/** Nobody invited this user, and they invited nobody. */
const registrationOf = (id: number) => ({
  '@id': `/api/admin/registrations/${id}`,
  '@type': 'Registration',
  id,
  waiting: false,
  invitedBy: null,
  invited: [],
});

/** Answers that most screens need. A test may replace them. */
const COMMON: Answers = {
  ...Object.fromEntries(
    [7, 8].map((id) => [`GET /api/admin/registrations/${id}`, registrationOf(id)]),
  ),
  'GET /api/site': site(),
  'GET /api/register': {
    '@id': '/api/register',
    '@type': 'RegistrationRules',
    mode: 'open',
    invite: null,
  },
  'GET /api/role-presets': {
    '@id': '/api/role-presets',
    '@type': 'RolePresets',
    own: [],
    games: [],
  },
  'GET /api/invites': { ...list('/api/invites', []), mayInvite: false },
  'GET /api/admin/settings': {
    '@id': '/api/admin/settings',
    '@type': 'Settings',
    registration: 'open',
    heldWords: '',
  },
  // Scripts that load last send these requests. Only some tests run that long.
  'GET /api/calls': list('/api/calls', []),
  'POST /api/login/passkey/options': problem(429, 'Try again later.'),
};

/** Answers that the shell needs on every screen. */
const SHELL: Answers = {
  'POST /api/socket-ticket': { ticket: 'ticket' },
  'GET /api/notices': list('/api/notices', []),
  'GET /api/conversations': list('/api/conversations', []),
  'GET /api/push/key': { publicKey: null },
  'GET /.well-known/mercure': () =>
    new Response(new ReadableStream(), { headers: { 'Content-Type': 'text/event-stream' } }),
};

/** Opens the client at this path. Resolves once its loader has been answered. */
export async function mount(path: string, options: MountOptions = {}): Promise<void> {
  const { as, answers = {}, shell = false } = options;
  if (as) {
    const user = currentUser(as);
    answer({ 'GET /api/currentuser': user });
    localStorage.setItem('jwt_token', tokenOf(user.id));
    localStorage.setItem('refresh_token', 'refresh');
  }
  answer(answers);
  // Screens store data under the key of a history entry. So each test gets a new key.
  history.replaceState({ key: crypto.randomUUID() }, '', path);
  await checkAccount();
  const router = createBrowserRouter([
    {
      path: '/',
      loader: loadShell,
      shouldRevalidate: () => true,
      Component: shell ? Shell : Frame,
      ErrorBoundary: RouteFailure,
      HydrateFallback: () => null,
      children: [
        {
          ErrorBoundary: RouteFailure,
          children: [
            { index: true, loader: loadHome, Component: Home },
            ...screens,
            ...adminScreens,
            { path: '*', Component: Missing },
          ],
        },
      ],
    },
  ]);
  router.subscribe(followNavigation);
  followNavigation(router.state);
  const place = document.createElement('div');
  place.id = 'root';
  document.body.append(place);
  const root = createRoot(place);
  mounted = { root, router, place };
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** The client's current path and query. */
export const place = (): string => location.pathname + location.search;

/** Navigates like a link. */
export const navigate = (path: string): Promise<void> | undefined => mounted?.router.navigate(path);

/** Runs before each test: nobody is logged in, and the API has no answers of a test. */
export function begin(): void {
  startApi();
  // The shell of an earlier test may still send its requests.
  answer({ ...COMMON, ...SHELL });
  startSockets();
}

/** Resolves once the last navigation is over, and what its loader has left open. */
async function loaded() {
  if (!mounted) return;
  const { router } = mounted;
  while (router.state.navigation.state !== 'idle') {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(() => {
        stop();
        resolve();
      });
    });
  }
  const parts = Object.values<object | null>(router.state.loaderData).flatMap((data): unknown[] =>
    Object.values(data ?? {}),
  );
  await Promise.allSettled(parts);
}

/** Runs after each test, and leaves nothing behind. Throws if the screen sent a request without an answer. */
export async function end(): Promise<void> {
  let loading = mounted !== null;
  void loaded().finally(() => {
    loading = false;
  });
  await requestsEnd(() => loading);
  mounted?.root.unmount();
  mounted?.router.dispose();
  mounted?.place.remove();
  mounted = null;
  // Effects end a few turns later, and may send what is unsaved.
  await requestsEnd();
  if (callSettings.get().pushToTalk) callSettings.change({ pushToTalk: false });
  localStorage.clear();
  sessionStorage.clear();
  for (const message of (await readStored()) ?? []) await drop(message);
  scrollTo(0, 0);
  forgetNames();
  toasts.set([]);
  closePushOffer(false);
  if (innerWidth !== WIDTH || innerHeight !== HEIGHT) await page.viewport(WIDTH, HEIGHT);
  // Without a token this makes no request.
  await checkAccount();
  endSockets();
  endApi();
}
