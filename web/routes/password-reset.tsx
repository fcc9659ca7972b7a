import { Link, useLocation, useNavigate } from 'react-router';

import { checkAccount } from '../account.ts';
import { api, send } from '../api.ts';
import { PageTitle } from '../components/page-title.tsx';
import { PasswordField } from '../components/password-field.tsx';
import { Button } from '../components/ui/button.tsx';
import { announce } from '../components/ui/toast-store.ts';
import { typed, useForm } from '../use-form.ts';
import { care } from '../words/care.ts';
import css from './entrance.module.css';

const { reset: words } = care;

/**
 * /password/reset#{token}: where the link of a mail leads. The token is behind the #, which goes to no server; it is
 * sent, and used up, with the new password and not before.
 */
export function Component() {
  const token = useLocation().hash.slice(1);
  // The link of another mail, followed in this tab, begins anew.
  return <Screen key={token} token={token} />;
}

function Screen({ token }: { token: string }) {
  const navigate = useNavigate();
  const { pending, problem, violations, onSubmit } = useForm(async (data) => {
    const password = typed(data, 'password');
    await send(api.password.reset.$post({ json: { token, password } }));
    // Whoever is logged in here is no longer.
    await checkAccount();
    announce(words.done, 'done');
    await navigate('/login', { replace: true });
  });
  const dead = token === '' || violations['token'] !== undefined;
  return (
    <div className={css['entrance']}>
      <PageTitle>{words.title}</PageTitle>
      <h1>{words.title}</h1>
      {dead ? (
        <>
          <p role="alert">{words.dead}</p>
          <Link to="/password/forgot">{words.another}</Link>
        </>
      ) : (
        <>
          <p className={css['lead']}>{words.lead}</p>
          <form className={css['form']} onSubmit={(event) => void onSubmit(event)}>
            <PasswordField kind="new" label={care.password.fresh} error={violations['password']} />
            <p role="alert" className={css['problem']}>
              {problem}
            </p>
            <Button type="submit" variant="primary" size="lg" wide pending={pending}>
              {words.submit}
            </Button>
          </form>
        </>
      )}
    </div>
  );
}
