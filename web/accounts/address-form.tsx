import { useRevalidator } from 'react-router';

import { api, send } from '../base/api.ts';
import { announce } from '../base/toast-store.ts';
import { typed, useForm } from '../base/use-form.ts';
import css from '../ui/section.module.css';
import { accountSettings } from '../words/made/accounts.ts';
import { EmailField } from './email-field.tsx';
import { FormActions } from './form-foot.tsx';

const { address: words } = accountSettings;

/** Starts a change of the email address. @param both whether the current address must confirm the change, too */
export function AddressForm({ both, onClose }: { both: boolean; onClose: () => void }) {
  const { hint, submit, begun } = both ? words.both : words.one;
  const { revalidate } = useRevalidator();
  const { pending, problem, violations, onSubmit } = useForm(async (data) => {
    const email = typed(data, 'email').trim();
    await send(api.email.change.$post({ json: { email } }));
    announce(begun, 'done');
    onClose();
    await revalidate();
  });
  return (
    <form className={css.form} onSubmit={(event) => void onSubmit(event)}>
      <EmailField
        label={words.newEmail}
        hint={hint}
        error={violations['email']}
        autoComplete="email"
      />
      <FormActions problem={problem} pending={pending} submit={submit} onCancel={onClose} />
    </form>
  );
}
