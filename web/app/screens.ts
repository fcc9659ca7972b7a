import type { RouteObject } from 'react-router';

import { loadScript } from '../base/load-script.ts';

/** All routes but home, each with its own script. The server's list is worker/contract/client-paths.ts. */
export const screens: RouteObject[] = [
  { path: 'register', lazy: () => import('../accounts/register-page.tsx') },
  { path: 'login', lazy: () => import('../accounts/login-page.tsx') },
  { path: 'login/:provider', lazy: () => import('../accounts/provider-page.tsx') },
  { path: 'password/forgot', lazy: () => import('../accounts/password-forgot-page.tsx') },
  { path: 'password/reset', lazy: () => import('../accounts/password-reset-page.tsx') },
  { path: 'confirm', lazy: () => import('../accounts/confirm-page.tsx') },
  { path: 'unsubscribe', lazy: () => import('../notifications/unsubscribe-page.tsx') },
  { path: 'decisions', lazy: () => import('../moderation/decisions/decisions-page.tsx') },
  { path: 'report', lazy: () => import('../legal/visitor-report-page.tsx') },
  { path: 'return', lazy: () => import('../accounts/return-page.tsx') },
  {
    path: 'user',
    lazy: () => import('../accounts/own-page.tsx'),
    children: [
      { index: true, lazy: () => import('../accounts/own-profile-page.tsx') },
      { path: 'media', lazy: () => import('../accounts/own-media-page.tsx') },
      { path: 'privacy', lazy: () => import('../accounts/own-privacy-page.tsx') },
      {
        path: 'notifications',
        lazy: () => import('../notifications/own-notifications-page.tsx'),
      },
      { path: 'account', lazy: () => import('../accounts/own-account-page.tsx') },
      { path: 'security', lazy: () => import('../accounts/own-security-page.tsx') },
      { path: 'data', lazy: () => import('../accounts/own-data-page.tsx') },
    ],
  },
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
  { path: 'sessions', lazy: () => import('../sessions/own/own-sessions-page.tsx') },
  {
    path: 'sessions/add/:id',
    lazy: () => import('../sessions/editor/session-editor-page.tsx'),
  },
  { path: 'sessions/search', lazy: () => import('../sessions/session-search-page.tsx') },
  { path: 'users/search', lazy: () => import('../people/user-search-page.tsx') },
  { path: 'categories', lazy: () => import('../catalogue/categories-page.tsx') },
  { path: 'admingames', lazy: () => import('../catalogue/admin/admin-games-page.tsx') },
  { path: 'games', lazy: () => import('../catalogue/preferences/games-page.tsx') },
  { path: 'session/:id', lazy: () => import('../sessions/page/session-page.tsx') },
  { path: 'detail/:id', lazy: () => import('../people/user-page.tsx') },
  {
    path: 'messages',
    lazy: () => import('../messages/conversations-page.tsx'),
    children: [
      { index: true, lazy: () => import('../messages/no-conversation.tsx') },
      { path: ':user', lazy: () => import('../people/conversation-page.tsx') },
    ],
  },
  { path: 'friends', lazy: () => import('../people/friends-page.tsx') },
  { path: 'imprint', lazy: () => import('../legal/imprint-page.tsx') },
  { path: 'privacy', lazy: () => import('../legal/privacy-page.tsx') },
  { path: 'terms', lazy: () => import('../legal/terms-page.tsx') },
];

function guardScripts(routes: RouteObject[]) {
  for (const route of routes) {
    const { lazy, children } = route;
    if (typeof lazy === 'function') route.lazy = () => loadScript(lazy);
    if (children) guardScripts(children);
  }
}
guardScripts(screens);
