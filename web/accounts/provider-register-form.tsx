import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import type { Newcomer } from '../../worker/contract/identity.ts';
import { api, load } from '../base/api.ts';
import { pathAfterRegistration } from '../base/own-path.ts';
import { typed, useForm } from '../base/use-form.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Checkbox } from '../ui/switch.tsx';
import { account as words } from '../words/made/accounts.ts';
import { people } from '../words/made/people.ts';
import { providerNames, providers } from '../words/made/providers.ts';
import { AuthForm, AuthPage, Lead } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import { NameField, TermsField, enterNew } from './registration-fields.tsx';
import { type Gate, InviteField, Waiting, inviteOf } from './registration-gate.tsx';

const { register: own } = providers;

interface ProviderRegisterFormProps {
  newcomer: Newcomer;
  /** What is said of who may register. */
  gateWords: Gate['words'];
  back: string;
}

/** The first log-in with a provider: chooses a name and accepts the terms. */
export function ProviderRegisterForm({ newcomer, gateWords, back }: ProviderRegisterFormProps) {
  const navigate = useNavigate();
  const provider = providerNames[newcomer.provider];
  const [asked, setAsked] = useState(!newcomer.emailTaken);
  const [waiting, setWaiting] = useState(false);
  const gate = { mode: newcomer.mode, invite: null, words: gateWords };

  const form = useForm(async (data) => {
    const name = typed(data, 'name');
    const json = {
      ticket: newcomer.ticket,
      name,
      email: typed(data, 'email').trim(),
      acceptTerms: true as const,
      ofAge: data.get('ofAge') !== null,
      gamertag: data.get('gamertag') !== null,
      ...inviteOf(data),
    };
    const made = await load(api.register.provider.$post({ json }));
    if (await enterNew(made, name)) await navigate(pathAfterRegistration(back), { replace: true });
    else setWaiting(true);
  });
  // The ticket has no field of its own.
  const problem = form.violations['ticket'] ?? form.problem;

  if (waiting) return <Waiting words={gateWords} />;
  if (!asked) return <Taken provider={provider} onOther={() => setAsked(true)} />;
  return (
    <AuthPage title={own.title}>
      <Lead>{own.lead(provider)}</Lead>
      {gate.mode === 'approval' && <Lead>{gateWords.approval}</Lead>}
      <AuthForm form={form} submit={words.register.submit} problem={problem}>
        <InviteField gate={gate} />
        <NameField defaultValue={newcomer.name} />
        <EmailField
          label={words.email}
          hint={
            newcomer.emailConfirmed && !newcomer.emailTaken ? own.confirmed(provider) : own.open
          }
          defaultValue={newcomer.email}
        />
        {newcomer.gamertag && <Checkbox name="gamertag" label={own.gamertag(provider)} />}
        <Checkbox name="ofAge" label={people.own.ofAge} hint={own.ofAgeHint} />
        <TermsField />
      </AuthForm>
    </AuthPage>
  );
}

interface TakenProps {
  provider: string;
  /** Chooses to register with another email. */
  onOther: () => void;
}

/** Says that the email has an account. The provider isn't linked to it, because its user may not own the address. */
const Taken = ({ provider, onOther }: TakenProps) => (
  <AuthPage title={own.takenTitle}>
    <p role="alert">{own.taken(provider)}</p>
    <ButtonLink to="/login?back=%2Fuser%2Fsecurity" variant="primary" size="lg" wide>
      {own.logIn}
    </ButtonLink>
    <Lead>
      {own.takenByOther} <Link to="/password/forgot">{own.reset}</Link>
    </Lead>
    <Button onClick={onOther}>{own.other}</Button>
  </AuthPage>
);
