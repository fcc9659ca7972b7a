import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';

import { api, load, send } from '../base/api.ts';
import { typed, useForm } from '../base/use-form.ts';
import { Button } from '../ui/button.tsx';
import { account, recovery } from '../words/made/accounts.ts';
import { common } from '../words/made/common.ts';
import { AuthPage, AuthForm, Lead, Outcome } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';

const { forgot: words } = recovery;

export const loader = () => load(api.site.$get());

/** /password/forgot: sends a reset link by email. The response is the same for every address. */
export function Component() {
  const { mail, operator } = useLoaderData<typeof loader>();
  const [sentTo, setSentTo] = useState('');
  return (
    <AuthPage title={sentTo === '' ? words.title : words.sentTitle}>
      {!mail && (
        <p>
          {words.noMail}{' '}
          {operator.email === null ? (
            <Link to="/imprint">{common.footer.imprint}</Link>
          ) : (
            <a href={`mailto:${operator.email}`}>{operator.email}</a>
          )}
        </p>
      )}
      <Outcome>{sentTo !== '' && words.sent(sentTo)}</Outcome>
      {mail && sentTo === '' && <Ask onSent={setSentTo} />}
      {sentTo !== '' && (
        <>
          <Lead>{words.again}</Lead>
          <Button onClick={() => setSentTo('')}>{words.tryAgain}</Button>
        </>
      )}
      <Lead>
        <Link to="/login">{words.back}</Link>
      </Lead>
    </AuthPage>
  );
}

function Ask({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm(async (data) => {
    const email = typed(data, 'email').trim();
    await send(api.password.forgot.$post({ json: { email } }));
    onSent(email);
  });
  return (
    <>
      <Lead>{words.lead}</Lead>
      <AuthForm form={form} submit={words.submit}>
        <EmailField label={account.email} />
      </AuthForm>
    </>
  );
}
