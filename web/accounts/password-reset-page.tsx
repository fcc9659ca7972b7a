import { Link, useLocation, useNavigate } from 'react-router';

import { checkAccount } from './account.ts';
import { Entrance, EntranceForm, Lead } from './entrance.tsx';
import { api, send } from '../app/api.ts';
import { PasswordField } from './password-field.tsx';
import { announce } from '../ui/toast-store.ts';
import { typed, useForm } from '../ui/use-form.ts';
import { accountSettings, recovery } from '../words/en/accounts.ts';

const { reset: words } = recovery;

/**
 * /password/reset#{token}: where the link of a mail leads. The token is behind the #, which goes to no server; it is
 * sent, and used up, with the new password and not before.
 */
export function Component() {
  const token = useLocation().hash.slice(1);
  // The link of another mail, followed in this tab, begins again.
  return <Screen key={token} token={token} />;
}

function Screen({ token }: { token: string }) {
  const navigate = useNavigate();
  const form = useForm(async (data) => {
    const password = typed(data, 'password');
    await send(api.password.reset.$post({ json: { token, password } }));
    // Whoever is logged in here is no longer.
    await checkAccount();
    announce(words.done, 'done');
    await navigate('/login', { replace: true });
  });
  const dead = token === '' || form.violations['token'] !== undefined;
  return (
    <Entrance title={words.title}>
      {dead ? (
        <>
          <p role="alert">{words.dead}</p>
          <Link to="/password/forgot">{words.another}</Link>
        </>
      ) : (
        <>
          <Lead>{words.lead}</Lead>
          <EntranceForm form={form} submit={words.submit}>
            <PasswordField
              kind="new"
              label={accountSettings.password.fresh}
              error={form.violations['password']}
            />
          </EntranceForm>
        </>
      )}
    </Entrance>
  );
}
