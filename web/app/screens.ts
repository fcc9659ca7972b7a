import type { RouteObject } from 'react-router';

import { guardScripts } from './guard-scripts.ts';

/** All routes but home and the admins’, each with its own script. The server's list is worker/contract/client-paths.ts. */
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
  { path: 'sessions', lazy: () => import('../sessions/own/own-sessions-page.tsx') },
  {
    path: 'sessions/add/:id',
    lazy: () => import('../sessions/editor/session-editor-page.tsx'),
  },
  { path: 'sessions/search', lazy: () => import('../sessions/session-search-page.tsx') },
  { path: 'users/search', lazy: () => import('../people/user-search-page.tsx') },
  { path: 'categories', lazy: () => import('../catalogue/categories-page.tsx') },
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

guardScripts(screens);
