import { redirect } from 'react-router';

import { accountState, firstAccountCheck, loginPath } from './account.ts';

/** Redirects visitors to the log-in page and back. For loaders of the user's own screens. */
export async function requireLogin(request: Request) {
  await firstAccountCheck();
  if (accountState().login) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginPath(pathname + search));
}
