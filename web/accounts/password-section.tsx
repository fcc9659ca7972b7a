import { useState } from 'react';
import { useRevalidator } from 'react-router';

import type { WaysIn } from '../../worker/contract/passkey.ts';
import { api, send } from '../base/api.ts';
import { announce } from '../base/toast-store.ts';
import { typed, useForm } from '../base/use-form.ts';
import { ActionDialog } from '../ui/action-dialog.tsx';
import { Button } from '../ui/button.tsx';
import css from '../ui/section.module.css';
import { Section } from '../ui/section.tsx';
import { accountSettings } from '../words/made/accounts.ts';
import { waysIn } from '../words/made/ways-in.ts';
import { countWays } from './count-ways.ts';
import { FormDisclosure } from './form-disclosure.tsx';
import { FormActions } from './form-foot.tsx';
import { PasswordField } from './password-field.tsx';

const { password: words, sections } = accountSettings;
const { password: more } = waysIn;

/** Changes the password. Where there is another way in, it can be removed. */
export function PasswordSection({ ways }: { ways: WaysIn }) {
  const { password } = ways;
  const [asking, setAsking] = useState(false);
  return (
    <Section id="password" title={sections.password} hint={password ? words.hint : more.none}>
      <FormDisclosure label={password ? words.change : more.add}>
        {(close) => <PasswordForm done={password ? words.done : more.added} onClose={close} />}
      </FormDisclosure>
      {password && countWays(ways) > 1 && (
        <Button onClick={() => setAsking(true)}>{more.remove}</Button>
      )}
      {asking && <RemoveDialog onClose={() => setAsking(false)} />}
    </Section>
  );
}

function PasswordForm({ done, onClose }: { done: string; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const { pending, problem, violations, onSubmit } = useForm(async (data) => {
    await send(api.password.change.$post({ json: { password: typed(data, 'password') } }));
    announce(done, 'done');
    onClose();
    await revalidate();
  });
  return (
    <form className={css.form} onSubmit={(event) => void onSubmit(event)}>
      <PasswordField kind="new" label={words.fresh} error={violations['password']} />
      <FormActions problem={problem} pending={pending} submit={words.submit} onCancel={onClose} />
    </form>
  );
}

const RemoveDialog = ({ onClose }: { onClose: () => void }) => (
  <ActionDialog
    title={more.removeTitle}
    yes={more.remove}
    act={() => send(api.password.$delete(), more.removed)}
    onClose={onClose}
  >
    {more.removeText}
  </ActionDialog>
);
