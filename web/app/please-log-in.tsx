import { Link, useLocation } from 'react-router';

import { loginPath } from '../accounts/account.ts';
import { common, empty } from '../words/en/common.ts';
import { buttonClass } from '../ui/button.tsx';

/** What a popup shows to a user who is not logged in (any more). The log-in link comes back here. */
export function PleaseLogIn() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>
        <strong>{empty.please}</strong>
      </p>
      <p>{empty.pleaseHint}</p>
      <Link to={loginPath(pathname + search)} className={buttonClass({ variant: 'primary' })}>
        {common.nav.login}
      </Link>
    </>
  );
}
