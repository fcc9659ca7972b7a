import { useLoaderData } from 'react-router';

import type { WaysIn } from '../../worker/contract/passkey.ts';
import { CodesSection } from './codes-section.tsx';
import { OwnPart } from './own-part.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { api, load } from '../app/api.ts';
import { deferErrors } from '../app/defer-errors.ts';

export const loader = () => ({ ways: deferErrors(load(api['ways-in'].$get())) });

/** /user/security: all ways into the account. */
export function Component() {
  const { ways } = useLoaderData<typeof loader>();
  return (
    <OwnPart answer={ways} height="24rem">
      {(all: WaysIn) => (
        <>
          <PasskeysSection ways={all} />
          <PasswordSection ways={all} />
          {(all.password || all.secondFactor !== null) && <CodesSection ways={all} />}
        </>
      )}
    </OwnPart>
  );
}
