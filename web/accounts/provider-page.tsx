import { useEffect } from 'react';
import { type LoaderFunctionArgs, Navigate, useLoaderData, useNavigate } from 'react-router';

import { PROVIDERS, type Provider } from '../../worker/contract/providers.ts';
import { firstAccountCheck } from '../base/account.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { isAnothers } from '../base/page-owner.ts';
import { announce } from '../base/toast-store.ts';
import { AwaitedPart } from '../ui/awaited-part.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Missing } from '../ui/failure.tsx';
import { Problem } from '../ui/problem.tsx';
import { providerNames, providers as words } from '../words/made/providers.ts';
import { AuthPage } from './auth-form.tsx';
import { CodeForm } from './code-form.tsx';
import { DecisionLink } from './decision-link.tsx';
import { GamertagChoice } from './gamertag-choice.tsx';
import { ProviderRegisterForm } from './provider-register-form.tsx';
import { type Arrival, arrive, enterTo, isTripOfUser } from './provider-trip.ts';
import { loadGateWords } from './registration-gate.tsx';
import { shownProblem } from './shown-problem.ts';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const provider = PROVIDERS.find((one) => one === params['provider']);
  if (!provider) return null;
  await firstAccountCheck();
  return { provider, arrival: deferErrors(arriveHere(provider, new URL(request.url).search)) };
}

/** The arrival. Whoever is new here also needs the words of who may register. */
async function arriveHere(provider: Provider, search: string) {
  const arrival = await arrive(provider, search);
  return { arrival, gateWords: arrival.kind === 'new' ? await loadGateWords() : undefined };
}

type Here = Awaited<ReturnType<typeof arriveHere>>;

/** A provider's answer can be sent only once. It isn't for another user. */
export const shouldRevalidate = () => isTripOfUser() && isAnothers();

/** /login/{provider}: the page to which a provider sends the user back. */
export function Component() {
  const data = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  if (data === null) return <Missing />;
  const name = providerNames[data.provider];
  return (
    <AwaitedPart
      answer={data.arrival}
      loading={
        <AuthPage title={words.goOn(name)}>
          <output>{words.arriving.wait(name)}</output>
        </AuthPage>
      }
    >
      {(here) => <Arrived {...here} name={name} />}
    </AwaitedPart>
  );
}

function Arrived({ arrival, gateWords, name }: Here & { name: string }) {
  const navigate = useNavigate();
  const { purpose, back } = arrival;
  if (arrival.kind === 'done') return <Done arrival={arrival} name={name} />;
  if (arrival.kind === 'new') {
    const { newcomer } = arrival;
    return (
      gateWords && <ProviderRegisterForm newcomer={newcomer} gateWords={gateWords} back={back} />
    );
  }
  if (arrival.kind === 'gamertags') return <GamertagChoice offer={arrival.offer} back={back} />;
  if (arrival.kind === 'code') {
    return (
      <AuthPage title={words.goOn(name)}>
        <CodeForm
          ticket={arrival.ticket}
          onTokens={async (tokens) => {
            await navigate(await enterTo(back, tokens), { replace: true });
          }}
          shown={shownProblem}
          onBack={() => void navigate('/login', { replace: true })}
        />
      </AuthPage>
    );
  }
  const { to, label } = {
    'log-in': { to: '/login', label: words.arriving.toLogin },
    link: { to: back, label: words.arriving.toSecurity },
    gamertags: { to: back, label: words.gamertags.back },
    prove: { to: back, label: words.arriving.goBack },
  }[purpose];
  return (
    <AuthPage title={words.goOn(name)}>
      <Problem>{shownProblem(arrival.message)}</Problem>
      <DecisionLink problem={arrival.message} />
      <ButtonLink to={to} replace variant="primary" size="lg" wide>
        {label}
      </ButtonLink>
    </AuthPage>
  );
}

const SAID = {
  gamertags: () => '',
  'log-in': () => '',
  link: words.section.linked,
  prove: () => words.proof.done,
};

/** Says what was done, and leaves this address. Its code is used up. */
function Done({ arrival: { purpose, back }, name }: { arrival: Arrival; name: string }) {
  useEffect(() => {
    const said = SAID[purpose](name);
    if (said !== '') announce(said, 'done');
  }, [purpose, name]);
  return <Navigate to={back} replace />;
}
