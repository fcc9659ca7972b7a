import { Link, Navigate, useLocation, useNavigate } from 'react-router';

import { EMAIL_MAX } from '../../worker/contract/bounds.ts';
import { useAccount } from '../account.ts';
import { backFrom, enter } from '../log-in.ts';
import { api, load } from '../api.ts';
import { momentWord } from '../dates.ts';
import { PasswordField } from '../components/password-field.tsx';
import { Button } from '../components/ui/button.tsx';
import { TextField } from '../components/ui/field.tsx';
import { typed, useForm } from '../use-form.ts';
import { PageTitle } from '../components/page-title.tsx';
import { account as words } from '../words/account.ts';
import { care } from '../words/care.ts';
import { common } from '../words/common.ts';
import css from './entrance.module.css';

/** The end of a suspension as the server tells it; said in the reader's own time. */
const INSTANT = /\d{4}-\d\d-\d\dT[\d:.]+Z/;

/** /login. After a log-in that an action forced, one lands back where one was going. */
export function Component() {
  const { login } = useAccount();
  const { search } = useLocation();
  const navigate = useNavigate();
  const back = backFrom(search);

  const { pending, problem, violations, onSubmit } = useForm(async (data) => {
    const email = typed(data, 'email').trim();
    const password = typed(data, 'password');
    const { account } = await enter(
      email,
      await load(api.login.$post({ json: { email, password } })),
    );
    // An account that is about to be deleted is offered to return first.
    const leaving = account !== null && account.leavesAt !== null;
    await navigate(leaving ? `/return${search}` : back, { replace: true });
  });

  if (login && !pending) return <Navigate to={back} replace />;
  return (
    <div className={css['entrance']}>
      <PageTitle>{words.login.title}</PageTitle>
      <h1>{words.login.title}</h1>
      {back !== '/' && <p>{words.login.again}</p>}
      <form className={css['form']} onSubmit={(event) => void onSubmit(event)}>
        <TextField
          name="email"
          type="email"
          label={words.email}
          error={violations['email']}
          required
          autoComplete="username"
          maxLength={EMAIL_MAX}
        />
        <PasswordField kind="current" error={violations['password']} />
        <Link to="/password/forgot">{care.forgot.link}</Link>
        <p role="alert" className={css['problem']}>
          {problem.replace(INSTANT, (instant) => momentWord(Date.parse(instant)))}
        </p>
        <Button type="submit" variant="primary" size="lg" wide pending={pending}>
          {words.login.submit}
        </Button>
      </form>
      <p className={css['other']}>
        {words.login.newHere}{' '}
        <Link to={{ pathname: '/register', search }}>{common.nav.register}</Link>
      </p>
    </div>
  );
}
