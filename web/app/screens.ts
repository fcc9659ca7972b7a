import type { RouteObject } from 'react-router';

import { loadScript } from './load-script.ts';

const script =
  <Loaded>(load: () => Promise<Loaded>) =>
  () =>
    loadScript(load);

/** All routes but home, each with its own script. The server's list is worker/contract/client-paths.ts. */
export const screens: RouteObject[] = [
  { path: 'register', lazy: script(() => import('../accounts/register-page.tsx')) },
  { path: 'login', lazy: script(() => import('../accounts/login-page.tsx')) },
  { path: 'login/:provider', lazy: script(() => import('../accounts/provider-page.tsx')) },
  { path: 'password/forgot', lazy: script(() => import('../accounts/password-forgot-page.tsx')) },
  { path: 'password/reset', lazy: script(() => import('../accounts/password-reset-page.tsx')) },
  { path: 'confirm', lazy: script(() => import('../accounts/confirm-page.tsx')) },
  { path: 'unsubscribe', lazy: script(() => import('../notifications/unsubscribe-page.tsx')) },
  { path: 'return', lazy: script(() => import('../accounts/return-page.tsx')) },
  {
    path: 'user',
    lazy: script(() => import('../accounts/own-page.tsx')),
    children: [
      { index: true, lazy: script(() => import('../accounts/own-profile-page.tsx')) },
      { path: 'media', lazy: script(() => import('../accounts/own-media-page.tsx')) },
      { path: 'privacy', lazy: script(() => import('../accounts/own-privacy-page.tsx')) },
      {
        path: 'notifications',
        lazy: script(() => import('../accounts/own-notifications-page.tsx')),
      },
      { path: 'account', lazy: script(() => import('../accounts/own-account-page.tsx')) },
      { path: 'security', lazy: script(() => import('../accounts/own-security-page.tsx')) },
      { path: 'data', lazy: script(() => import('../accounts/own-data-page.tsx')) },
    ],
  },
  {
    path: 'admin',
    lazy: script(() => import('../moderation/admin-page.tsx')),
    children: [
      { index: true, lazy: script(() => import('../moderation/admin-overview-page.tsx')) },
      { path: 'users', lazy: script(() => import('../moderation/admin-users-page.tsx')) },
      { path: 'users/:id', lazy: script(() => import('../moderation/admin-user-page.tsx')) },
      { path: 'reports', lazy: script(() => import('../moderation/admin-reports-page.tsx')) },
      { path: 'reports/:id', lazy: script(() => import('../moderation/admin-report-page.tsx')) },
      { path: 'content', lazy: script(() => import('../moderation/admin-content-page.tsx')) },
      { path: 'log', lazy: script(() => import('../moderation/admin-log-page.tsx')) },
    ],
  },
  { path: 'sessions', lazy: script(() => import('../sessions/own/own-sessions-page.tsx')) },
  {
    path: 'sessions/add/:id',
    lazy: script(() => import('../sessions/editor/session-editor-page.tsx')),
  },
  { path: 'sessions/search', lazy: script(() => import('../sessions/session-search-page.tsx')) },
  { path: 'users/search', lazy: script(() => import('../people/user-search-page.tsx')) },
  { path: 'categories', lazy: script(() => import('../catalogue/categories-page.tsx')) },
  { path: 'admingames', lazy: script(() => import('../catalogue/admin/admin-games-page.tsx')) },
  { path: 'games', lazy: script(() => import('../catalogue/preferences/games-page.tsx')) },
  { path: 'session/:id', lazy: script(() => import('../sessions/page/session-page.tsx')) },
  { path: 'detail/:id', lazy: script(() => import('../people/user-page.tsx')) },
  { path: 'messages', lazy: script(() => import('../messages/conversations-page.tsx')) },
  { path: 'messages/:user', lazy: script(() => import('../messages/conversation-page.tsx')) },
  { path: 'friends', lazy: script(() => import('../people/friends-page.tsx')) },
  { path: 'imprint', lazy: script(() => import('../legal/imprint-page.tsx')) },
  { path: 'privacy', lazy: script(() => import('../legal/privacy-page.tsx')) },
  { path: 'terms', lazy: script(() => import('../legal/terms-page.tsx')) },
];
