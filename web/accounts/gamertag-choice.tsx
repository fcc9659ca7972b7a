import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import type { FoundGamertags } from '../../worker/contract/identity.ts';
import { api, send } from '../base/api.ts';
import { announce } from '../base/toast-store.ts';
import { useForm } from '../base/use-form.ts';
import { ButtonLink } from '../ui/button.tsx';
import { placeName } from '../ui/gamertag.tsx';
import { Checkbox } from '../ui/switch.tsx';
import { providers } from '../words/made/providers.ts';
import { colon } from '../words/punctuation.ts';
import { AuthForm, AuthPage, Lead } from './auth-form.tsx';

const { gamertags: words } = providers;

/** The names that Discord has confirmed, to choose one for each place. */
export function GamertagChoice({ offer, back }: { offer: FoundGamertags; back: string }) {
  const navigate = useNavigate();
  const { ticket, found } = offer;
  const [chosen, setChosen] = useState(() =>
    found.flatMap(({ platform }, at) =>
      found.findIndex((one) => one.platform === platform) === at ? [at] : [],
    ),
  );
  const form = useForm(async () => {
    await send(api.gamertags.$post({ json: { ticket, chosen } }));
    announce(words.taken, 'done');
    await navigate(back, { replace: true });
  });
  const [violation] = Object.values(form.violations);
  const toggle = (at: number, on: boolean) =>
    setChosen([
      ...chosen.filter((other) => found[other]?.platform !== found[at]?.platform),
      ...(on ? [at] : []),
    ]);
  if (found.length === 0) {
    return (
      <AuthPage title={words.title}>
        <Lead>{words.none}</Lead>
        <ButtonLink to={back} replace wide>
          {words.back}
        </ButtonLink>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={words.choose}>
      <Lead>{words.lead}</Lead>
      <AuthForm form={form} submit={words.take} problem={violation ?? form.problem}>
        {found.map(({ platform, tag }, at) => (
          <Checkbox
            key={`${platform}:${tag}`}
            label={
              <>
                {placeName(platform)}
                {colon} <bdi>{tag}</bdi>
              </>
            }
            checked={chosen.includes(at)}
            onChange={({ target }) => toggle(at, target.checked)}
          />
        ))}
      </AuthForm>
      <Link to={back} replace>
        {words.back}
      </Link>
    </AuthPage>
  );
}
