import { useRevalidator } from 'react-router';

import { api, send } from '../app/api.ts';
import { typed, useForm } from '../ui/use-form.ts';
import { accountSettings } from '../words/en/accounts.ts';
import { PasswordField } from './password-field.tsx';
import { announce } from '../ui/toast-store.ts';
import { Behind } from './behind.tsx';
import { FormActions } from './form-foot.tsx';
import { Section } from './section.tsx';
import css from './section.module.css';

const { password: words, sections } = accountSettings;

/** Changes the password. It asks for the current one. */
export const PasswordSection = () => (
  <Section id="password" title={sections.password} hint={words.hint}>
    <Behind label={words.change}>{(close) => <PasswordForm onClose={close} />}</Behind>
  </Section>
);

function PasswordForm({ onClose }: { onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const { pending, problem, violations, onSubmit } = useForm(async (data) => {
    const currentPassword = typed(data, 'currentPassword');
    const password = typed(data, 'password');
    await send(api.password.change.$post({ json: { currentPassword, password } }));
    announce(words.done, 'done');
    onClose();
    await revalidate();
  });
  return (
    <form className={css['form']} onSubmit={(event) => void onSubmit(event)}>
      <PasswordField
        kind="current"
        name="currentPassword"
        label={words.current}
        error={violations['currentPassword']}
      />
      <PasswordField kind="new" label={words.fresh} error={violations['password']} />
      <FormActions problem={problem} pending={pending} submit={words.submit} onCancel={onClose} />
    </form>
  );
}
