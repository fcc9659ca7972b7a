import type { RouteObject } from 'react-router';

// All that the first screen does without, each piece a script of its own. The table itself stands apart from
// main.tsx too, which fetches it once that screen is there.

export const applyPopup = () => import('./components/apply-popup.tsx');
export const addPopup = () => import('./components/add-popup.tsx');
export const callPlace = () => import('./components/calls/call-place.tsx');
export const live = () => import('./live.ts');
export const livePresence = () => import('./components/live-presence.tsx');
export const loop = () => import('./components/ui/loop.tsx');
export const noCards = () => import('./components/no-cards.tsx');
export const noticeBell = () => import('./components/notice-bell.tsx');
export const themeMenu = () => import('./components/theme-menu.tsx');
export const toasts = () => import('./components/ui/toast.tsx');
export const failures = () => import('./components/failures.tsx');

/** Every route but home. */
export const screens: RouteObject[] = [
  { path: 'register', lazy: () => import('./routes/register.tsx') },
  { path: 'login', lazy: () => import('./routes/login.tsx') },
  { path: 'password/forgot', lazy: () => import('./routes/password-forgot.tsx') },
  { path: 'password/reset', lazy: () => import('./routes/password-reset.tsx') },
  { path: 'confirm', lazy: () => import('./routes/confirm.tsx') },
  { path: 'return', lazy: () => import('./routes/return.tsx') },
  { path: 'user', lazy: () => import('./routes/user.tsx') },
  {
    path: 'admin',
    lazy: () => import('./routes/admin.tsx'),
    children: [
      { index: true, lazy: () => import('./routes/admin-overview.tsx') },
      { path: 'users', lazy: () => import('./routes/admin-users.tsx') },
      { path: 'users/:id', lazy: () => import('./routes/admin-user.tsx') },
      { path: 'reports', lazy: () => import('./routes/admin-reports.tsx') },
      { path: 'reports/:id', lazy: () => import('./routes/admin-report.tsx') },
      { path: 'content', lazy: () => import('./routes/admin-content.tsx') },
      { path: 'log', lazy: () => import('./routes/admin-log.tsx') },
    ],
  },
  { path: 'sessions', lazy: () => import('./routes/own-sessions.tsx') },
  { path: 'sessions/add/:id', lazy: () => import('./routes/session-editor.tsx') },
  { path: 'sessions/search', lazy: () => import('./routes/session-search.tsx') },
  { path: 'users/search', lazy: () => import('./routes/user-search.tsx') },
  { path: 'categories', lazy: () => import('./routes/categories.tsx') },
  { path: 'admingames', lazy: () => import('./routes/admingames.tsx') },
  { path: 'games', lazy: () => import('./routes/games.tsx') },
  { path: 'session/:id', lazy: () => import('./routes/session-detail.tsx') },
  { path: 'detail/:id', lazy: () => import('./routes/user-detail.tsx') },
  { path: 'friends', lazy: () => import('./routes/friends.tsx') },
  { path: 'imprint', lazy: () => import('./routes/imprint.tsx') },
  { path: 'privacy', lazy: () => import('./routes/privacy.tsx') },
  { path: 'terms', lazy: () => import('./routes/terms.tsx') },
  { path: '*', lazy: () => import('./routes/not-found.tsx') },
];
