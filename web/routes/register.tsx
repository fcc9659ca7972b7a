import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';

import { EMAIL_MAX, USER_NAME_MAX, USER_NAME_MIN } from '../../worker/contract/bounds.ts';
import { useAccount } from '../account.ts';
import { enter } from '../log-in.ts';
import { api, load } from '../api.ts';
import { PasswordField } from '../components/password-field.tsx';
import { Button } from '../components/ui/button.tsx';
import { TextField } from '../components/ui/field.tsx';
import { Checkbox } from '../components/ui/switch.tsx';
import { announce } from '../components/ui/toast-store.ts';
import { typed, useForm } from '../use-form.ts';
import { useNameCheck } from '../use-name-check.ts';
import { PageTitle } from '../components/page-title.tsx';
import { account as words } from '../words/account.ts';
import { common } from '../words/common.ts';
import css from './entrance.module.css';

/** /register. Logs in at once and goes on to the choice of games. */
export function Component() {
  const { login } = useAccount();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const taken = useNameCheck(name);

  const { pending, problem, violations, onSubmit } = useForm(async (data) => {
    const email = typed(data, 'email').trim();
    const password = typed(data, 'password');
    const registration = { name, email, password, acceptTerms: true as const };
    await enter(email, await load(api.register.$post({ json: registration })));
    announce(words.register.done(name.trim()), 'done');
    await navigate('/games', { replace: true });
  });

  if (login && !pending) return <Navigate to="/games" replace />;
  return (
    <div className={css['entrance']}>
      <PageTitle>{words.register.title}</PageTitle>
      <h1>{words.register.title}</h1>
      <p className={css['lead']}>{words.register.lead}</p>
      <form className={css['form']} onSubmit={(event) => void onSubmit(event)}>
        <TextField
          name="name"
          label={words.register.name}
          hint={
            taken === false ? `${name.trim()} ${words.register.nameFree}` : words.register.nameHint
          }
          error={violations['name'] ?? (taken ? words.register.nameTaken : undefined)}
          required
          autoComplete="nickname"
          minLength={USER_NAME_MIN}
          maxLength={USER_NAME_MAX}
          countWords={common.count}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          name="email"
          type="email"
          label={words.email}
          error={violations['email']}
          required
          autoComplete="username"
          maxLength={EMAIL_MAX}
        />
        <PasswordField kind="new" error={violations['password']} />
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
        <p role="alert" className={css['problem']}>
          {problem}
        </p>
        <Button type="submit" variant="primary" size="lg" wide pending={pending}>
          {words.register.submit}
        </Button>
      </form>
      <p className={css['other']}>
        {words.register.haveOne} <Link to={{ pathname: '/login', search }}>{common.nav.login}</Link>
      </p>
    </div>
  );
}
