import { useId, useState } from 'react';
import { createRoot } from 'react-dom/client';

import type { WaysIn } from '../../worker/contract/passkey.ts';
import type { Provider } from '../../worker/contract/providers.ts';
import { ApiError, api, load, send } from '../base/api.ts';
import { describeFailure } from '../base/describe-failure.ts';
import { typed, useForm } from '../base/use-form.ts';
import { usePending } from '../base/use-pending.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form } from '../ui/form.tsx';
import { Problem } from '../ui/problem.tsx';
import css from '../ui/section.module.css';
import { common } from '../words/made/common.ts';
import { waysIn } from '../words/made/ways-in.ts';
import { EitherCodeField } from './code-form.tsx';
import { PasswordField } from './password-field.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { askForPasskey, hasPasskeys, wasCancelled } from './webauthn.ts';

const { proof: words } = waysIn;

let asked: Promise<boolean> | undefined;

/**
 * Asks the user for a proof, once for all requests that wait for it. @returns whether there was one
 * @param factor whether it must be a passkey or a code
 */
export const prove = (factor: boolean) =>
  (asked ??= ask(factor).finally(() => {
    asked = undefined;
  }));

/** Shows the dialog above the screen or dialog that sent the request, and leaves that as it is. */
async function ask(factor: boolean): Promise<boolean> {
  const all = await load(api['ways-in'].$get());
  const ways = { ...all, password: all.password && !factor };
  const typing = ways.password || ways.secondFactor !== null || ways.passkeys.length > 0;
  // Providers are offered only to a user without another proof, because going to a provider leaves this page.
  const providers = typing || factor ? [] : linkedProviders(all);
  if (!typing && providers.length === 0) return false;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const proved = await new Promise<boolean>((resolve) =>
    root.render(<ProofDialog ways={ways} providers={providers} onEnd={resolve} />),
  );
  root.unmount();
  place.remove();
  return proved;
}

/** The path to return to after a provider. A provider's answer can be sent only once, so its page isn't returned to. */
const back = () =>
  location.pathname.startsWith('/login/') ? '/user/security' : location.pathname + location.search;

const linkedProviders = ({ identities, providers }: WaysIn) =>
  providers.filter((one) => identities.some(({ provider }) => provider === one));

async function proveByPasskey() {
  const request = await load(api.proof.options.$post());
  await send(api.proof.$post({ json: await askForPasskey(request) }));
}

interface ProofDialogProps {
  ways: WaysIn;
  /** The linked providers, if the user has no other proof. */
  providers: readonly Provider[];
  onEnd: (proved: boolean) => void;
}

function ProofDialog({ ways, providers, onEnd }: ProofDialogProps) {
  const formId = useId();
  const [failed, setFailed] = useState('');
  const { busy, run } = usePending((error) => {
    if (error instanceof ApiError) {
      const [first] = Object.values(error.violations);
      setFailed(first ?? describeFailure(error));
    } else setFailed(wasCancelled(error) ? words.cancelled : waysIn.unusable);
  });
  const codes = ways.secondFactor !== null;
  const [withCode, setWithCode] = useState(codes && !ways.password);
  const typing = ways.password || codes;
  const form = useForm(async (data) => {
    setFailed('');
    const json = withCode ? { code: typed(data, 'code') } : { password: typed(data, 'password') };
    await send(api.proof.$post({ json }));
    onEnd(true);
  });
  const withPasskey = async () => {
    setFailed('');
    await proveByPasskey();
    onEnd(true);
  };
  const footer = (
    <>
      <Button onClick={() => onEnd(false)}>{common.cancel}</Button>
      {typing && (
        <Button type="submit" form={formId} variant="primary" pending={form.pending}>
          {words.submit}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open title={words.title} onClose={() => onEnd(false)} footer={footer}>
      <p>{words.text}</p>
      {typing && (
        <Form form={form} id={formId} className={css.form}>
          {withCode ? <EitherCodeField /> : <PasswordField kind="current" />}
        </Form>
      )}
      {ways.password && codes && (
        <Button variant="bare" onClick={() => setWithCode(!withCode)}>
          {withCode ? words.byPassword : words.byCode}
        </Button>
      )}
      {ways.passkeys.length > 0 && hasPasskeys() && (
        <Button icon="lock" pending={busy} onClick={() => void run(withPasskey)}>
          {words.passkey}
        </Button>
      )}
      <ProviderButtons providers={providers} purpose="prove" back={back()} look={{}} />
      <Problem>{failed || form.problem}</Problem>
    </Dialog>
  );
}
