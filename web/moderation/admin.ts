import { redirect } from 'react-router';

import { type AccountState, accountState, firstAccountCheck, loginPath } from '../base/account.ts';
import { ApiError } from '../base/api.ts';

/** For loaders of the screens that are for admins alone. */
export const requireAdmin = (request: Request) => requireRole(request, ({ admin }) => admin);

/** For loaders of the screens that moderators have, too. */
export const requireStaff = (request: Request) =>
  requireRole(request, ({ admin, moderator }) => admin || moderator);

/**
 * Visitors are redirected to the log-in page and back. For users without the role the page doesn't exist. The server
 * checks the role again in the database.
 */
async function requireRole(request: Request, isAllowed: (state: AccountState) => boolean) {
  await firstAccountCheck();
  const state = accountState();
  const { login, account } = state;
  const { pathname, search, searchParams } = new URL(request.url);
  if (!login) throw redirect(loginPath(pathname + search));
  if (!isAllowed(state)) throw new ApiError('missing', 404, '');
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
