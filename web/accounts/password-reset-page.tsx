import { Link, useNavigate } from 'react-router';

import { checkAccount } from '../base/account.ts';
import { api, send } from '../base/api.ts';
import { announce } from '../base/toast-store.ts';
import { typed, useForm } from '../base/use-form.ts';
import { accountSettings, recovery } from '../words/made/accounts.ts';
import { AuthPage, AuthForm, Lead, TokenScreen } from './auth-form.tsx';
import { PasswordField } from './password-field.tsx';

const { reset: words } = recovery;

/**
 * /password/reset#{token}: the target of a link in an email. The part after # goes to no server. The token is sent
 * and used up only together with the new password.
 */
export const Component = () => <TokenScreen screen={Screen} />;

function Screen({ token }: { token: string }) {
  const navigate = useNavigate();
  const form = useForm(async (data) => {
    const password = typed(data, 'password');
    await send(api.password.reset.$post({ json: { token, password } }));
    // A reset logs out all devices, so this tab may be logged out, too.
    await checkAccount();
    announce(words.done, 'done');
    await navigate('/login', { replace: true });
  });
  const dead = token === '' || form.violations['token'] !== undefined;
  return (
    <AuthPage title={words.title}>
      {dead ? (
        <>
          <p role="alert">{words.dead}</p>
          <Link to="/password/forgot">{words.another}</Link>
        </>
      ) : (
        <>
          <Lead>{words.lead}</Lead>
          <AuthForm form={form} submit={words.submit}>
            <PasswordField kind="new" label={accountSettings.password.fresh} />
          </AuthForm>
        </>
      )}
    </AuthPage>
  );
}
