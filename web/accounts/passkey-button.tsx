import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { TokenPair } from '../../worker/contract/account.ts';
import { ApiError, api, load } from '../base/api.ts';
import { keepingTicket } from '../base/decision-ticket.ts';
import { describeFailure } from '../base/describe-failure.ts';
import { usePending } from '../base/use-pending.ts';
import { Button } from '../ui/button.tsx';
import { Problem } from '../ui/problem.tsx';
import { waysIn as words } from '../words/made/ways-in.ts';
import { DecisionLink } from './decision-link.tsx';
import { askForPasskey, hasPasskeys, offersPasskeysInFields, wasCancelled } from './webauthn.ts';

/** How long one offer lasts: a little less than the server's ticket. The next offer has a new ticket. */
const OFFER_LASTS_MS = 4 * 60 * 1000;

const loadOptions = () => load(api.login.passkey.options.$post());

async function logInBy(
  asked: Awaited<ReturnType<typeof loadOptions>>,
  onTokens: PasskeyButtonProps['onTokens'],
  waiting?: AbortSignal,
) {
  const proof = await askForPasskey(asked, waiting);
  await onTokens(await load(keepingTicket(api.login.passkey.$post({ json: proof }))));
}

/** Makes one offer after another. It stops when one is taken, when none can be made, or when `end` aborts. */
async function keepOffering(offer: (signal: AbortSignal) => Promise<boolean>, end: AbortSignal) {
  if (!(await offersPasskeysInFields())) return;
  let again = true;
  while (again && !end.aborted) {
    const one = new AbortController();
    const stop = () => one.abort();
    end.addEventListener('abort', stop);
    const timer = setTimeout(stop, OFFER_LASTS_MS);
    again = (await offer(one.signal)) || one.signal.aborted;
    clearTimeout(timer);
    end.removeEventListener('abort', stop);
  }
}

interface PasskeyButtonProps {
  onTokens: (tokens: TokenPair) => Promise<void>;
  /** Rewrites the server's message for the screen. */
  shown: (problem: string) => string;
}

/** Logs in with a passkey: by this button, or by one that the browser offers under the email field. */
export function PasskeyButton({ onTokens, shown }: PasskeyButtonProps) {
  const [problem, setProblem] = useState('');
  const { busy, run } = usePending((error) => {
    if (error instanceof ApiError) setProblem(describeFailure(error));
    else setProblem(wasCancelled(error) ? words.cancelled : words.unusable);
  });
  const stopOffer = useRef(() => {});

  /** Makes one offer under the field. @returns whether to make another one */
  const offer = useEffectEvent(async (signal: AbortSignal) => {
    // Nobody has asked for an offer, so nobody is told that there is none.
    const asked = await loadOptions().catch(() => null);
    if (asked === null) return false;
    try {
      await logInBy(asked, onTokens, signal);
      return false;
    } catch (error) {
      if (!(error instanceof ApiError)) return false;
      setProblem(describeFailure(error));
      return error.kind === 'unauthenticated';
    }
  });

  useEffect(() => {
    const end = new AbortController();
    stopOffer.current = () => end.abort();
    void keepOffering(offer, end.signal);
    return () => end.abort();
  }, []);

  const click = async () => {
    // A browser answers one request at a time.
    stopOffer.current();
    setProblem('');
    await logInBy(await loadOptions(), onTokens);
  };

  if (!hasPasskeys()) return null;
  return (
    <>
      <Problem>{shown(problem)}</Problem>
      <DecisionLink problem={problem} />
      <Button size="lg" wide icon="lock" pending={busy} onClick={() => void run(click)}>
        {words.logIn}
      </Button>
    </>
  );
}
