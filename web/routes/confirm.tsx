import { useState } from 'react';
import { Link, useLocation } from 'react-router';

import { checkAccount, useAccount } from '../account.ts';
import { api, load } from '../api.ts';
import { PageTitle } from '../components/page-title.tsx';
import { Button, buttonClass } from '../components/ui/button.tsx';
import { useForm } from '../use-form.ts';
import { care } from '../words/care.ts';
import css from './entrance.module.css';

const { confirm: words } = care;

/**
 * /confirm#{token}: where the link of a mail leads. It takes a click: programs that look into mails follow links too,
 * and must not confirm what nobody has read.
 */
export function Component() {
  const token = useLocation().hash.slice(1);
  // The link of another mail, followed in this tab, begins anew.
  return <Screen key={token} token={token} />;
}

function Screen({ token }: { token: string }) {
  const { login } = useAccount();
  const [outcome, setOutcome] = useState<'confirmed' | 'halfway' | 'changed'>();
  const { pending, problem, violations, onSubmit } = useForm(async () => {
    const answer = await load(api.email.confirm.$post({ json: { token } }));
    setOutcome(answer.outcome);
    if (login) await checkAccount();
  });
  const taken = violations['email'] !== undefined;
  const dead = token === '' || violations['token'] !== undefined;
  return (
    <div className={css['entrance']}>
      <PageTitle>{words.title}</PageTitle>
      <h1>{words.title}</h1>
      {outcome !== undefined && <output>{words[outcome]}</output>}
      {outcome === undefined && (taken || dead) && (
        <p role="alert">{taken ? words.taken : words.dead}</p>
      )}
      {outcome === undefined && !taken && !dead && (
        <form className={css['form']} onSubmit={(event) => void onSubmit(event)}>
          <p className={css['lead']}>{words.lead}</p>
          <p role="alert" className={css['problem']}>
            {problem}
          </p>
          <Button type="submit" variant="primary" size="lg" wide pending={pending}>
            {words.submit}
          </Button>
        </form>
      )}
      {(outcome !== undefined || taken || dead) && (
        <Link to={login ? '/user#address' : '/'} className={buttonClass()}>
          {login ? words.toPage : words.home}
        </Link>
      )}
    </div>
  );
}
