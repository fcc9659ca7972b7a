import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';

import { EMAIL_MAX } from '../../worker/contract/bounds.ts';
import { api, load, send } from '../api.ts';
import { PageTitle } from '../components/page-title.tsx';
import { Button } from '../components/ui/button.tsx';
import { TextField } from '../components/ui/field.tsx';
import { typed, useForm } from '../use-form.ts';
import { account } from '../words/account.ts';
import { care } from '../words/care.ts';
import { common } from '../words/common.ts';
import css from './entrance.module.css';

const { forgot: words } = care;

export const loader = () => load(api.site.$get());

/** /password/forgot: has a link sent. The answer is the same for every address. */
export function Component() {
  const { mail, operator } = useLoaderData<typeof loader>();
  const [sentTo, setSentTo] = useState('');
  return (
    <div className={css['entrance']}>
      <PageTitle>{words.title}</PageTitle>
      <h1>{sentTo === '' ? words.title : words.sentTitle}</h1>
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
      {mail && sentTo === '' && <Ask onSent={setSentTo} />}
      {sentTo !== '' && (
        <>
          <output>{words.sent(sentTo)}</output>
          <p className={css['other']}>{words.again}</p>
          <Button onClick={() => setSentTo('')}>{words.tryAgain}</Button>
        </>
      )}
      <p className={css['other']}>
        <Link to="/login">{words.back}</Link>
      </p>
    </div>
  );
}

function Ask({ onSent }: { onSent: (email: string) => void }) {
  const { pending, problem, violations, onSubmit } = useForm(async (data) => {
    const email = typed(data, 'email').trim();
    await send(api.password.forgot.$post({ json: { email } }));
    onSent(email);
  });
  return (
    <>
      <p className={css['lead']}>{words.lead}</p>
      <form className={css['form']} onSubmit={(event) => void onSubmit(event)}>
        <TextField
          name="email"
          type="email"
          label={account.email}
          error={violations['email']}
          required
          autoComplete="username"
          maxLength={EMAIL_MAX}
        />
        <p role="alert" className={css['problem']}>
          {problem}
        </p>
        <Button type="submit" variant="primary" size="lg" wide pending={pending}>
          {words.submit}
        </Button>
      </form>
    </>
  );
}
