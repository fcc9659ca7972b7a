import { Link, useLocation } from 'react-router';

import { common } from '../words/made/common.ts';
import { empty } from '../words/made/empty.ts';
import { buttonClass } from './button.tsx';
import css from './please-log-in.module.css';

/**
 * What a popup shows to a user who is not logged in (any more).
 * @param back where the links come back to, by default this page
 */
export function PleaseLogIn({ back }: { back?: string | undefined }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams({ back: back ?? pathname + search }).toString();
  return (
    <>
      <p>
        <strong>{empty.please}</strong>
      </p>
      <p>{empty.pleaseHint}</p>
      <p className={css.row}>
        <Link to={`/login?${query}`} className={buttonClass({ variant: 'primary' })}>
          {common.nav.login}
        </Link>
        <Link to={`/register?${query}`} className={buttonClass()}>
          {common.nav.register}
        </Link>
      </p>
    </>
  );
}
