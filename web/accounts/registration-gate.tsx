import { useEffect } from 'react';

import { APPROVAL_WITHIN_DAYS } from '../../worker/contract/bounds.ts';
import type { RegistrationMode } from '../../worker/contract/registration-vocabulary.ts';
import { api, load } from '../base/api.ts';
import { announce } from '../base/toast-store.ts';
import { ButtonLink } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { loadWords } from '../words/made/registration.ts';
import { AuthPage, Lead } from './auth-form.tsx';

/** Who may register: what the screens to register say of it, and the invite that they send. */

/** The invite of this tab's latest invite link. It outlives a way to a provider and back. */
const KEY = 'invite';
const SECRET_MAX = 100;

type Words = Awaited<ReturnType<typeof loadWords>>['registration'];

export interface Gate {
  mode: RegistrationMode;
  /** Whether the invite of the link is usable. Null without one. */
  invite: boolean | null;
  words: Words;
}

/** The secret in what was pasted: an invite link, or the secret alone. */
function secretIn(text: string): string {
  const [, found] = /[?&]invite=([\w-]+)/.exec(text) ?? [];
  return (found ?? text.trim()).slice(0, SECRET_MAX);
}

const storedInvite = () => sessionStorage.getItem(KEY) ?? '';

/** Keeps the invite of this address, if it has one. */
export function keepInvite(search: string) {
  const invite = new URLSearchParams(search).get('invite');
  if (invite !== null) sessionStorage.setItem(KEY, secretIn(invite));
}

/** What a registration sends: the typed invite, or that of the link. Nothing without one. */
export function inviteOf(data: FormData) {
  const typed = data.get('invite');
  const invite = secretIn(typeof typed === 'string' ? typed : storedInvite());
  return invite === '' ? {} : { invite };
}

export const loadGateWords = async () => (await loadWords()).registration;

/** Loads who may register. If that fails, the form is shown, since the server decides anyway. */
export async function loadGate(): Promise<Gate> {
  const invite = storedInvite();
  const asked = load(api.register.$get({ query: invite === '' ? {} : { invite } }));
  const [rules, words] = await Promise.all([
    asked.catch(() => ({ mode: 'open' as const, invite: null })),
    loadGateWords(),
  ]);
  return { mode: rules.mode, invite: rules.invite, words };
}

/** The field for an invite, where it takes one to register. */
export const InviteField = ({ gate }: { gate: Gate }) =>
  gate.mode === 'invite' && (
    <TextField
      name="invite"
      label={gate.words.invite}
      hint={gate.words.inviteHint}
      error={gate.invite === false && gate.words.inviteBad}
      required
      autoComplete="off"
      spellCheck={false}
      defaultValue={storedInvite()}
    />
  );

/** Nobody can register. */
export const Closed = ({ words }: { words: Words }) => (
  <AuthPage title={words.closed}>
    <Lead>{words.closedHint}</Lead>
    <ButtonLink to="/sessions/search" variant="primary" wide>
      {words.look}
    </ButtonLink>
  </AuthPage>
);

/** The account is made, and waits for an admin. */
export function Waiting({ words }: { words: Words }) {
  const text = words.waiting(APPROVAL_WITHIN_DAYS);
  // Screen readers say only what changes, and this is a new screen.
  useEffect(() => announce(text, 'heard'), [text]);
  return (
    <AuthPage title={words.waitingTitle}>
      <p>{text}</p>
    </AuthPage>
  );
}
