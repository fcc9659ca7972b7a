import { useState } from 'react';

import { CODE_MAX } from '../../worker/contract/bounds.ts';
import type { CodeTokens } from '../../worker/contract/second-factor.ts';
import { api, load } from '../base/api.ts';
import { storeTrust } from '../base/credentials.ts';
import { keepingTicket } from '../base/decision-ticket.ts';
import { typed, useForm } from '../base/use-form.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { useViolation } from '../ui/form.tsx';
import { Checkbox } from '../ui/switch.tsx';
import { waysIn } from '../words/made/ways-in.ts';
import { AuthForm, Lead } from './auth-form.tsx';
import { DecisionLink } from './decision-link.tsx';

const { code: words } = waysIn;

const enter = (field: HTMLInputElement | null) => field?.focus();

/** The field for a code of an authenticator app, with a phone's number pad, or for a recovery code. */
export const CodeField = ({ recovery = false }: { recovery?: boolean }) => (
  <TextField
    name="code"
    label={words.label}
    hint={recovery ? words.recoveryHint : words.hint}
    // A ticket has no field of its own.
    error={useViolation('ticket')}
    required
    autoComplete={recovery ? 'off' : 'one-time-code'}
    autoCapitalize="none"
    inputMode={recovery ? 'text' : 'numeric'}
    spellCheck={false}
    maxLength={CODE_MAX}
    ref={enter}
  />
);

/** The field for a code, and a button for the other kind of code. */
export function EitherCodeField() {
  const [recovery, setRecovery] = useState(false);
  return (
    <>
      <CodeField
        // A new field gets the focus, and so another keyboard.
        key={String(recovery)}
        recovery={recovery}
      />
      <Button variant="bare" onClick={() => setRecovery(!recovery)}>
        {recovery ? words.byApp : words.byRecovery}
      </Button>
    </>
  );
}

interface CodeFormProps {
  ticket: string;
  onTokens: (tokens: CodeTokens) => Promise<void>;
  /** Rewrites the server's message for the screen. */
  shown: (problem: string) => string;
  onBack: () => void;
}

/** The second step of a log-in by password. */
export function CodeForm({ ticket, onTokens, shown, onBack }: CodeFormProps) {
  const form = useForm(async (data) => {
    const trust = data.get('trust') !== null;
    const tokens = await load(
      keepingTicket(api.login.code.$post({ json: { ticket, code: typed(data, 'code'), trust } })),
    );
    if (tokens.trusted !== undefined) storeTrust(tokens.trusted);
    await onTokens(tokens);
  });
  return (
    <>
      <Lead>{words.lead}</Lead>
      <AuthForm form={form} submit={words.submit} problem={shown(form.problem)}>
        <EitherCodeField />
        <Checkbox name="trust" label={words.trust} hint={words.trustHint} />
      </AuthForm>
      <DecisionLink problem={form.problem} />
      <Button onClick={onBack}>{words.back}</Button>
    </>
  );
}
