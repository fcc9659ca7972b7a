import { createBrowserRouter } from 'react-router';

import { firstAccountCheck } from './account.ts';
import { later } from './ahead.ts';
import { RouteFailure } from './components/lazy-failures.tsx';
import { Home, loadHome } from './routes/home.tsx';
import { Shell } from './routes/shell.tsx';

/** The spec's routes. All but home load lazily; the shell shows nothing before the first account check. */
export const router = createBrowserRouter(
  [
    {
      path: '/',
      loader: firstAccountCheck,
      shouldRevalidate: () => false,
      Component: Shell,
      ErrorBoundary: RouteFailure,
      children: [
        {
          id: 'screens',
          ErrorBoundary: RouteFailure,
          children: [{ index: true, loader: loadHome, Component: Home }],
        },
      ],
    },
  ],
  {
    patchRoutesOnNavigation: async ({ patch }) => {
      const { screens } = await later();
      patch('screens', screens);
    },
  },
);
