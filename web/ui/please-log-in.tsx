import { useLocation } from 'react-router';

import { common } from '../words/made/common.ts';
import { empty } from '../words/made/empty.ts';
import { ButtonLink } from './button.tsx';

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
      <p className="wrap-3">
        {/* Equal, because whoever comes by a link may be new. */}
        <ButtonLink to={`/login?${query}`}>{common.nav.login}</ButtonLink>
        <ButtonLink to={`/register?${query}`}>{common.nav.register}</ButtonLink>
      </p>
    </>
  );
}
