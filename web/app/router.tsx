import { createBrowserRouter } from 'react-router';

import { loadScript } from '../base/load-script.ts';
import { Home, loadHome } from '../home/home-page.tsx';
import { Missing, RouteFailure } from '../ui/failure.tsx';
import { screens } from './screens.ts';
import { Shell, loadShell } from './shell.tsx';
import { Starting } from './starting.tsx';

/** All routes but home are lazy. The shell shows nothing before the first account check. */
export const router = createBrowserRouter(
  [
    {
      path: '/',
      loader: loadShell,
      shouldRevalidate: () => true,
      Component: Shell,
      ErrorBoundary: RouteFailure,
      HydrateFallback: Starting,
      children: [
        {
          id: 'screens',
          ErrorBoundary: RouteFailure,
          children: [
            { index: true, loader: loadHome, Component: Home },
            ...screens,
            { path: '*', Component: Missing },
          ],
        },
      ],
    },
  ],
  {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      if (!/^\/admin(?:games)?(?:\/|$)/.test(path)) return;
      const { loadAdminScreens } = await loadScript(() => import('./admin-screens.ts'));
      patch('screens', await loadAdminScreens());
    },
  },
);
