import { useState } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  Navigate,
  useLoaderData,
  useLocation,
  useNavigate,
} from 'react-router';

import { loginPath, useAccount } from '../base/account.ts';
import { api, load } from '../base/api.ts';
import { pageLocale } from '../base/language.ts';
import { backFrom, pathAfterRegistration } from '../base/own-path.ts';
import { typed, useForm } from '../base/use-form.ts';
import { account as words } from '../words/made/accounts.ts';
import { common } from '../words/made/common.ts';
import { AuthPage, AuthForm, Lead } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { ProviderLogin, loadProviders } from './provider-login.tsx';
import { NameField, TermsField, enterNew } from './registration-fields.tsx';
import {
  Closed,
  InviteField,
  Waiting,
  inviteOf,
  keepInvite,
  loadGate,
} from './registration-gate.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  keepInvite(new URL(request.url).search);
  return { ...loadProviders(), gate: await loadGate() };
}

/** What is typed must not be lost, so what is known of who may register stays as it is. */
export const shouldRevalidate = () => false;

/**
 * /register. Logs in at once, and continues with an application that was begun, or with the choice of games, which links
 * back to where the user came from.
 */
export function Component() {
  const { login } = useAccount();
  const { site, gate } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(false);
  const back = backFrom(search);
  const next = pathAfterRegistration(back);

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
      ...inviteOf(data),
    };
    const made = await load(api.register.$post({ json: registration }));
    if (await enterNew(made, name)) await navigate(next, { replace: true });
    else setWaiting(true);
  });

  if (login && !form.pending) return <Navigate to={next} replace />;
  if (waiting) return <Waiting words={gate.words} />;
  if (gate.mode === 'closed') return <Closed words={gate.words} />;
  return (
    <AuthPage title={words.register.title}>
      <Lead>{words.register.lead}</Lead>
      {gate.mode === 'approval' && <Lead>{gate.words.approval}</Lead>}
      <AuthForm form={form} submit={words.register.submit}>
        <InviteField gate={gate} />
        <NameField />
        <EmailField label={words.email} />
        <PasswordField kind="new" />
        <TermsField />
      </AuthForm>
      <ProviderLogin site={site} back={back}>
        <Lead>
          {words.register.haveOne} <Link to={loginPath(back)}>{common.nav.login}</Link>
        </Lead>
      </ProviderLogin>
    </AuthPage>
  );
}
