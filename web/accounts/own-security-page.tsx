import { useLoaderData } from 'react-router';

import { accountState, checkAccount } from '../base/account.ts';
import { api, load } from '../base/api.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { AwaitedPart } from '../ui/awaited-part.tsx';
import { AdminNote } from './admin-note.tsx';
import { CodesSection } from './codes-section.tsx';
import { IdentitiesSection } from './identities-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';

async function loadWays() {
  const ways = await load(api['ways-in'].$get());
  // What was just added may let an admin act.
  if (accountState().account?.factorNeeded) await checkAccount();
  return ways;
}

export const loader = () => ({ ways: deferErrors(loadWays()) });

/** /user/security: all ways into the account. */
export function Component() {
  const { ways } = useLoaderData<typeof loader>();
  return (
    <AwaitedPart answer={ways} height="24rem">
      {(all) => (
        <>
          <AdminNote ways={all} />
          <PasskeysSection ways={all} />
          <IdentitiesSection ways={all} />
          <PasswordSection ways={all} />
          {(all.password || all.identities.length > 0 || all.secondFactor !== null) && (
            <CodesSection ways={all} />
          )}
        </>
      )}
    </AwaitedPart>
  );
}
