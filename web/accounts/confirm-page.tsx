import { useState } from 'react';

import { checkAccount, useAccount } from '../base/account.ts';
import { api, load } from '../base/api.ts';
import { useForm } from '../base/use-form.ts';
import { ButtonLink } from '../ui/button.tsx';
import { recovery } from '../words/made/accounts.ts';
import { AuthPage, AuthForm, Lead, Outcome, TokenScreen } from './auth-form.tsx';

const { confirm: words } = recovery;

/**
 * /confirm#{token}: the target of a link in an email. It takes a click, because mail scanners follow links, too, and
 * must not confirm anything.
 */
export const Component = () => <TokenScreen screen={Screen} />;

function Screen({ token }: { token: string }) {
  const { login } = useAccount();
  const [outcome, setOutcome] = useState<'confirmed' | 'halfway' | 'changed'>();
  const form = useForm(async () => {
    const answer = await load(api.email.confirm.$post({ json: { token } }));
    setOutcome(answer.outcome);
    if (login) await checkAccount();
  });
  const taken = form.violations['email'] !== undefined;
  const dead = token === '' || form.violations['token'] !== undefined;
  return (
    <AuthPage title={words.title}>
      <Outcome>{outcome !== undefined && words[outcome]}</Outcome>
      {outcome === undefined && (taken || dead) && (
        <p role="alert">{taken ? words.taken : words.dead}</p>
      )}
      {outcome === undefined && !taken && !dead && (
        <AuthForm form={form} submit={words.submit}>
          <Lead>{words.lead}</Lead>
        </AuthForm>
      )}
      {(outcome !== undefined || taken || dead) && (
        <ButtonLink to={login ? '/user/account' : '/'}>
          {login ? words.toPage : words.home}
        </ButtonLink>
      )}
    </AuthPage>
  );
}
