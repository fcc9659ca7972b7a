import type { RouteObject } from 'react-router';

import { guardScripts } from './guard-scripts.ts';

/** The routes of the admins. They are loaded on the first visit there, because few people have one. */
export const adminScreens: RouteObject[] = [
  {
    path: 'admin',
    lazy: () => import('../moderation/admin-page.tsx'),
    children: [
      { index: true, lazy: () => import('../moderation/admin-overview-page.tsx') },
      { path: 'users', lazy: () => import('../moderation/admin-users-page.tsx') },
      { path: 'users/:id', lazy: () => import('../moderation/admin-user-page.tsx') },
      { path: 'reports', lazy: () => import('../moderation/admin-reports-page.tsx') },
      { path: 'reports/appeals', lazy: () => import('../moderation/admin-appeals-page.tsx') },
      { path: 'reports/held', lazy: () => import('../moderation/admin-held-page.tsx') },
      { path: 'reports/:id', lazy: () => import('../moderation/admin-report-page.tsx') },
      { path: 'content', lazy: () => import('../moderation/admin-content-page.tsx') },
      { path: 'log', lazy: () => import('../moderation/admin-log-page.tsx') },
    ],
  },
  { path: 'admingames', lazy: () => import('../catalogue/admin/admin-games-page.tsx') },
];
guardScripts(adminScreens);

/** The routes of the admins, once their words are there. If these can't be loaded, they are English. */
export async function loadAdminScreens(): Promise<RouteObject[]> {
  await globalThis.peerwayLoadAdminWords?.().catch(() => undefined);
  return adminScreens;
}
