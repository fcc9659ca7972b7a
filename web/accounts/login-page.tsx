import { useState } from 'react';
import { Link, Navigate, useLoaderData, useLocation, useNavigate } from 'react-router';

import type { TokenPair } from '../../worker/contract/account.ts';
import { useAccount } from '../base/account.ts';
import { api, load } from '../base/api.ts';
import { storedTrust } from '../base/credentials.ts';
import { keepingTicket } from '../base/decision-ticket.ts';
import { backFrom } from '../base/own-path.ts';
import { typed, useForm } from '../base/use-form.ts';
import { account as words, recovery } from '../words/made/accounts.ts';
import { common } from '../words/made/common.ts';
import { AuthPage, AuthForm, Lead } from './auth-form.tsx';
import { CodeForm } from './code-form.tsx';
import { DecisionLink } from './decision-link.tsx';
import { EmailField } from './email-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordField } from './password-field.tsx';
import { ProviderLogin, loadProviders } from './provider-login.tsx';
import { enterTo } from './provider-trip.ts';
import { shownProblem as shown } from './shown-problem.ts';

export const loader = loadProviders;

/** /login. After a forced log-in the user returns to the original target. */
export function Component() {
  const { login } = useAccount();
  const { site } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const navigate = useNavigate();
  const back = backFrom(search);

  const [entering, setEntering] = useState(false);
  const [ticket, setTicket] = useState<string>();

  const goOn = async (tokens: TokenPair) => {
    setEntering(true);
    await navigate(await enterTo(back, tokens), { replace: true });
  };

  const form = useForm(async (data) => {
    const email = typed(data, 'email').trim();
    const password = typed(data, 'password');
    const trusted = storedTrust();
    const credentials = { email, password, ...(trusted !== null && { trusted }) };
    const answer = await load(keepingTicket(api.login.$post({ json: credentials })));
    if ('ticket' in answer) setTicket(answer.ticket);
    else await goOn(answer);
  });

  if (login && !entering) return <Navigate to={back} replace />;
  if (ticket !== undefined) {
    return (
      <AuthPage title={words.login.title}>
        <CodeForm
          ticket={ticket}
          onTokens={goOn}
          shown={shown}
          onBack={() => setTicket(undefined)}
        />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={words.login.title}>
      {back !== '/' && <p>{words.login.again}</p>}
      <AuthForm form={form} submit={words.login.submit} problem={shown(form.problem)}>
        <EmailField label={words.email} autoComplete="username webauthn" />
        <PasswordField kind="current" />
        <Link to="/password/forgot">{recovery.forgot.link}</Link>
      </AuthForm>
      <DecisionLink problem={form.problem} />
      <PasskeyButton onTokens={goOn} shown={shown} />
      <ProviderLogin site={site} back={back}>
        <Lead>
          {words.login.newHere}{' '}
          <Link to={{ pathname: '/register', search }}>{common.nav.register}</Link>
        </Lead>
      </ProviderLogin>
    </AuthPage>
  );
}
