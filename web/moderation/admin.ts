import { redirect } from 'react-router';

import { accountState, firstAccountCheck, loginPath } from '../base/account.ts';
import { ApiError } from '../base/api.ts';

/**
 * For loaders of the admin area. Visitors are redirected to the log-in page and back. For other users the page
 * doesn't exist. The server checks the role again in the database.
 */
export async function requireAdmin(request: Request) {
  await firstAccountCheck();
  const { login, admin, account } = accountState();
  const { pathname, search, searchParams } = new URL(request.url);
  if (!login) throw redirect(loginPath(pathname + search));
  if (!admin) throw new ApiError('missing', 404, '');
  // On that page the admin sets up a second factor or confirms with it.
  if (account?.factorNeeded) throw redirect('/user/security');
  return searchParams;
}

/** The parameters that are set, as a query. Empty ones are left out. */
export const givenOf = (params: URLSearchParams, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
