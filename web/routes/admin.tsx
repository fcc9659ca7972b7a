import { Navigate, useLocation } from 'react-router';

import { loginPath, useAccount } from '../account.ts';
import { Missing } from '../components/route-failure.tsx';
import { Component as Later } from './later.tsx';

/** /admin and /admingames: for admins; whoever is not one learns nothing of them. */
export function Component() {
  const { login, admin } = useAccount();
  const { pathname } = useLocation();
  if (!login) return <Navigate to={loginPath(pathname)} replace />;
  return admin ? <Later /> : <Missing />;
}
