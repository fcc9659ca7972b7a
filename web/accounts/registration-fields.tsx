import { useState } from 'react';
import { Link } from 'react-router';

import type { TokenPair } from '../../worker/contract/account.ts';
import { USER_NAME_MAX } from '../../worker/contract/bounds.ts';
import { countGraphemes } from '../../worker/contract/graphemes.ts';
import { accountState } from '../base/account.ts';
import { enter } from '../base/log-in.ts';
import { announce } from '../base/toast-store.ts';
import { useNameCheck } from '../base/use-name-check.ts';
import { TextField } from '../ui/field.tsx';
import { NameIdeas } from '../ui/name-ideas.tsx';
import { Checkbox } from '../ui/switch.tsx';
import { account as words } from '../words/made/accounts.ts';
import { common } from '../words/made/common.ts';
import { offerPasskey } from './passkey-offer.tsx';

/** The name of a new account. While it is typed, the field says whether it is free. */
export function NameField({ defaultValue = '' }: { defaultValue?: string }) {
  const [name, setName] = useState(defaultValue);
  const check = useNameCheck(name);
  return (
    <div>
      <TextField
        name="name"
        label={words.register.name}
        hint={
          check?.taken === false ? words.register.nameFree(name.trim()) : words.register.nameHint
        }
        error={check?.taken && words.register.nameTaken}
        required
        autoComplete="nickname"
        counted={{ max: USER_NAME_MAX, lengthOf: countGraphemes }}
        countWords={common.count}
        defaultValue={defaultValue}
        onChange={({ target }) => setName(target.value)}
      />
      <NameIdeas label={words.register.nameIdeas} names={check?.ideas ?? []} />
    </div>
  );
}

/** Logs a new account in and welcomes it. @returns false if it waits for an admin instead */
export async function enterNew(made: TokenPair | { waiting: true }, name: string) {
  if ('waiting' in made) return false;
  await enter(made);
  // The page shows what comes next.
  announce(words.register.done(name.trim()), 'heard');
  offerPasskey(accountState().user);
  return true;
}

/** Accepts the terms. They open in the form, so that no typed text is lost. */
export const TermsField = () => (
  <Checkbox
    name="acceptTerms"
    required
    label={words.register.terms}
    hint={
      <Link to="/terms" target="_blank">
        {words.register.termsLink}
      </Link>
    }
  />
);
