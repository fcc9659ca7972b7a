import { redirect } from 'react-router';

import { accountState, firstAccountCheck, loginPath } from '../accounts/account.ts';
import { ApiError } from '../app/api.ts';

/**
 * For loaders of the admin area: whoever is not logged in is led to the log-in and back, whoever is no admin learns
 * nothing of it. The server asks the database for itself.
 */
export async function requireAdmin(request: Request) {
  await firstAccountCheck();
  const { login, admin } = accountState();
  const { pathname, search, searchParams } = new URL(request.url);
  if (!login) throw redirect(loginPath(pathname + search));
  if (!admin) throw new ApiError('missing', 404, '');
  return searchParams;
}

/** The parameters that are given, as a query takes them; those left empty are none. */
export const givenOf = (params: URLSearchParams, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
