import { useState } from 'react';

import type { Unsubscribed } from '../../worker/contract/notification-settings.ts';
import { AuthForm, AuthPage, Lead, Outcome, TokenScreen } from '../accounts/auth-form.tsx';
import { useAccount } from '../base/account.ts';
import { api, load } from '../base/api.ts';
import { useForm } from '../base/use-form.ts';
import { ButtonLink } from '../ui/button.tsx';
import { recovery } from '../words/made/accounts.ts';
import { topics, unsubscribing as words } from '../words/made/notification-settings.ts';
import { comma } from '../words/punctuation.ts';

const namesOf = ({ topics: found, digest }: Unsubscribed, on: boolean) =>
  digest ? words.digest(on) : found.map((topic) => topics[topic].name).join(comma);

/**
 * /unsubscribe#{token}: the target of a link in an email. It takes a click, because mail scanners follow links, too,
 * but no log-in.
 */
export const Component = () => <TokenScreen screen={Screen} />;

function Screen({ token }: { token: string }) {
  const { login } = useAccount();
  const [outcome, setOutcome] = useState<{ on: boolean; emails: Unsubscribed }>();
  const on = outcome?.on ?? true;
  const form = useForm(async () => {
    const call = on
      ? api.unsubscribe.$post({ query: { token } })
      : api.unsubscribe.$delete({ query: { token: outcome?.emails.undo ?? token } });
    setOutcome({ on: !on, emails: await load(call) });
  });
  if (token === '' || form.violations['token'] !== undefined) {
    return (
      <AuthPage title={words.title}>
        <p role="alert">{words.dead}</p>
        <Settings login={login} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={words.title}>
      <Outcome>
        {outcome && words.done({ on: outcome.on, emails: namesOf(outcome.emails, outcome.on) })}
      </Outcome>
      <AuthForm form={form} submit={on ? words.submit : words.undo}>
        {!outcome && <Lead>{words.lead}</Lead>}
      </AuthForm>
      {outcome && <Settings login={login} />}
    </AuthPage>
  );
}

const Settings = ({ login }: { login: boolean }) => (
  <ButtonLink to={login ? '/user/notifications' : '/'}>
    {login ? words.settings : recovery.confirm.home}
  </ButtonLink>
);
