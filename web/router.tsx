import { createBrowserRouter } from 'react-router';

import { firstAccountCheck } from './account.ts';
import { RouteFailure } from './components/route-failure.tsx';
import { Home, loadHome } from './routes/home.tsx';
import { Shell, ShellSkeleton } from './routes/shell.tsx';

/** The spec's routes. All but home load lazily; the shell shows nothing before the first account check. */
export const router = createBrowserRouter([
  {
    path: '/',
    loader: firstAccountCheck,
    shouldRevalidate: () => false,
    Component: Shell,
    HydrateFallback: ShellSkeleton,
    ErrorBoundary: RouteFailure,
    children: [
      {
        ErrorBoundary: RouteFailure,
        children: [
          { index: true, loader: loadHome, Component: Home },
          { path: 'register', lazy: () => import('./routes/register.tsx') },
          { path: 'login', lazy: () => import('./routes/login.tsx') },
          { path: 'user', lazy: () => import('./routes/user.tsx') },
          { path: 'admin', lazy: () => import('./routes/admin.tsx') },
          { path: 'sessions', lazy: () => import('./routes/own-sessions.tsx') },
          { path: 'sessions/add/:id', lazy: () => import('./routes/session-editor.tsx') },
          { path: 'sessions/search', lazy: () => import('./routes/session-search.tsx') },
          { path: 'users/search', lazy: () => import('./routes/user-search.tsx') },
          { path: 'categories', lazy: () => import('./routes/categories.tsx') },
          { path: 'admingames', lazy: () => import('./routes/admin.tsx') },
          { path: 'games', lazy: () => import('./routes/games.tsx') },
          { path: 'session/:id', lazy: () => import('./routes/session-detail.tsx') },
          { path: 'detail/:id', lazy: () => import('./routes/user-detail.tsx') },
          { path: 'friends', lazy: () => import('./routes/friends.tsx') },
          { path: 'imprint', lazy: () => import('./routes/imprint.tsx') },
          { path: 'privacy', lazy: () => import('./routes/privacy.tsx') },
          { path: 'terms', lazy: () => import('./routes/terms.tsx') },
          { path: '*', lazy: () => import('./routes/not-found.tsx') },
        ],
      },
    ],
  },
]);
