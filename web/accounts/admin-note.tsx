import { useState } from 'react';
import { useRevalidator } from 'react-router';

import type { WaysIn } from '../../worker/contract/passkey.ts';
import { useAccount } from '../base/account.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import css from '../ui/section.module.css';
import { Section } from '../ui/section.tsx';
import { waysIn } from '../words/made/ways-in.ts';
import { prove } from './proof-dialog.tsx';

const { admin: words } = waysIn;

/** Leads an admin who has logged in with a password alone to a second factor. */
export function AdminNote({ ways: { passkeys, secondFactor } }: { ways: WaysIn }) {
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
