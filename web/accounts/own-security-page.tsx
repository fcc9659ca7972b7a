import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';

import type { WaysIn } from '../../worker/contract/passkey.ts';
import { accountState, checkAccount, useAccount } from '../base/account.ts';
import { api, load } from '../base/api.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { AwaitedBlock } from '../ui/awaited-block.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import css from '../ui/section.module.css';
import { Section } from '../ui/section.tsx';
import { waysIn } from '../words/made/ways-in.ts';
import { CodesDialog, CodesSection } from './codes-section.tsx';
import { IdentitiesSection } from './identities-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { prove } from './proof-dialog.tsx';

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
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <>
      <AwaitedBlock answer={ways} height="24rem">
        {(all) => (
          <>
            <AdminNote ways={all} />
            <PasskeysSection ways={all} />
            <IdentitiesSection ways={all} />
            <PasswordSection ways={all} />
            {(all.password || all.identities.length > 0 || all.secondFactor !== null) && (
              <CodesSection ways={all} onCodes={setCodes} />
            )}
          </>
        )}
      </AwaitedBlock>
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  );
}

const { admin: words } = waysIn;

/** Leads an admin who has logged in with a password alone to a second factor. */
function AdminNote({ ways: { passkeys, secondFactor } }: { ways: WaysIn }) {
  const { account } = useAccount();
  const { revalidate } = useRevalidator();
  const needed = account?.factorNeeded === true;
  const [neededFirst] = useState(needed);
  const has = passkeys.length > 0 || secondFactor !== null;
  if (!neededFirst) return null;
  return (
    <Section id="admin" title={words.title}>
      <p className={css.note}>{needed ? (has ? words.confirm : words.setUp) : words.done}</p>
      {needed && has && (
        <Button variant="primary" onClick={() => void prove(true).then(revalidate)}>
          {words.submit}
        </Button>
      )}
      {!needed && (
        <ButtonLink to="/admin" variant="primary">
          {words.open}
        </ButtonLink>
      )}
    </Section>
  );
}
