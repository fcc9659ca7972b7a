import { useRevalidator } from 'react-router';

import { EMAIL_MAX } from '../../worker/contract/bounds.ts';
import { api, send } from '../app/api.ts';
import { typed, useForm } from '../ui/use-form.ts';
import { accountSettings } from '../words/en/accounts.ts';
import { PasswordField } from './password-field.tsx';
import { TextField } from '../ui/field.tsx';
import { announce } from '../ui/toast-store.ts';
import { FormFoot } from './form-foot.tsx';
import css from './section.module.css';

const { address: words, password } = accountSettings;

/** Starts a change of the email address. */
export function AddressForm({ onClose }: { onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const { pending, problem, violations, onSubmit } = useForm(async (data) => {
    const email = typed(data, 'email').trim();
    const currentPassword = typed(data, 'currentPassword');
    await send(api.email.change.$post({ json: { email, currentPassword } }));
    announce(words.begun, 'done');
    onClose();
    await revalidate();
  });
  return (
    <form className={css['form']} onSubmit={(event) => void onSubmit(event)}>
      <TextField
        name="email"
        type="email"
        label={words.newEmail}
        hint={words.both}
        error={violations['email']}
        required
        autoComplete="email"
        maxLength={EMAIL_MAX}
      />
      <PasswordField
        kind="current"
        name="currentPassword"
        label={password.current}
        error={violations['currentPassword']}
      />
      <FormFoot problem={problem} pending={pending} submit={words.submit} onCancel={onClose} />
    </form>
  );
}
