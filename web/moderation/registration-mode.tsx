import { useState } from 'react';

import { REGISTRATION_MODES } from '../../worker/contract/registration-vocabulary.ts';
import { checkAccount } from '../base/account.ts';
import { announceFailure } from '../base/announce-failure.ts';
import { ApiError, api, load } from '../base/api.ts';
import { announce } from '../base/toast-store.ts';
import { usePending } from '../base/use-pending.ts';
import { Select } from '../ui/select.tsx';
import { loadWords } from '../words/made/registration.ts';
import css from './admin.module.css';

export async function loadMode() {
  const [{ registration, heldWords }, words] = await Promise.all([
    load(api.admin.settings.$get()),
    loadWords(),
  ]);
  return { registration, heldWords, words: words.registration.gate };
}

/** Who may register, as admins set it. It counts from the next registration on. */
export function RegistrationMode({
  registration,
  words,
}: Pick<Awaited<ReturnType<typeof loadMode>>, 'registration' | 'words'>) {
  const [mode, setMode] = useState(registration);
  // The page isn't reloaded: if that failed, what is typed into the other settings would be lost.
  const { busy, run } = usePending(async (error) => {
    if (error instanceof ApiError && error.kind === 'unauthenticated') await checkAccount();
    announceFailure(error);
  });
  const set = (value: string) =>
    run(async () => {
      const json = { registration: REGISTRATION_MODES.find((one) => one === value) ?? mode };
      setMode((await load(api.admin.settings.$patch({ json }))).registration);
      announce(words.saved, 'done');
    });
  return (
    <section className={css.section} aria-labelledby="registration">
      <h2 id="registration">{words.title}</h2>
      <div className={css.filters}>
        <Select
          label={words.label}
          options={REGISTRATION_MODES.map((value) => ({ value, label: words.modes[value] }))}
          value={mode}
          disabled={busy}
          onChange={({ target }) => void set(target.value)}
        />
      </div>
    </section>
  );
}
