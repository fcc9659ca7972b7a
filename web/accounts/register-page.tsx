import { Link, Navigate, useLoaderData, useLocation, useNavigate } from 'react-router';

import { useAccount } from '../base/account.ts';
import { api, load } from '../base/api.ts';
import { pageLocale } from '../base/language.ts';
import { enter } from '../base/log-in.ts';
import { backFrom } from '../base/own-path.ts';
import { announce } from '../base/toast-store.ts';
import { typed, useForm } from '../base/use-form.ts';
import { account as words } from '../words/made/accounts.ts';
import { common } from '../words/made/common.ts';
import { AuthPage, AuthForm, Lead } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { ProviderEntrance, loadProviders } from './provider-entrance.tsx';
import { NameField, TermsField } from './registration-fields.tsx';

export const loader = loadProviders;

/** /register. Logs in at once and continues with the choice of games, which links back to where the user came from. */
export function Component() {
  const { login } = useAccount();
  const { site } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const navigate = useNavigate();
  const games = { pathname: '/games', search };

  const form = useForm(async (data) => {
    const name = typed(data, 'name');
    const email = typed(data, 'email').trim();
    const password = typed(data, 'password');
    const registration = {
      name,
      email,
      password,
      acceptTerms: true as const,
      locale: pageLocale(),
    };
    await enter(await load(api.register.$post({ json: registration })));
    announce(words.register.done(name.trim()), 'done');
    await navigate(games, { replace: true, state: { registered: true } });
  });

  if (login && !form.pending) return <Navigate to={games} replace />;
  return (
    <AuthPage title={words.register.title}>
      <Lead>{words.register.lead}</Lead>
      <AuthForm form={form} submit={words.register.submit}>
        <NameField error={form.violations['name']} />
        <EmailField label={words.email} error={form.violations['email']} />
        <PasswordField kind="new" error={form.violations['password']} />
        <TermsField />
      </AuthForm>
      <ProviderEntrance site={site} back={backFrom(search)}>
        <Lead>
          {words.register.haveOne}{' '}
          <Link to={{ pathname: '/login', search }}>{common.nav.login}</Link>
        </Lead>
      </ProviderEntrance>
    </AuthPage>
  );
}
