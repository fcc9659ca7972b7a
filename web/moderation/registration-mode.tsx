import { useState } from 'react';

import { REGISTRATION_MODES } from '../../worker/contract/registration-vocabulary.ts';
import { ApiError, api, load } from '../base/api.ts';
import { describeFailure } from '../base/describe-failure.ts';
import { announce } from '../base/toast-store.ts';
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
  const [pending, setPending] = useState(false);
  // The page isn't reloaded: if that failed, what is typed into the other settings would be lost.
  const set = async (value: string) => {
    setPending(true);
    try {
      const json = { registration: REGISTRATION_MODES.find((one) => one === value) ?? mode };
      setMode((await load(api.admin.settings.$patch({ json }))).registration);
      announce(words.saved, 'done');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      announce(describeFailure(error), 'problem');
    } finally {
      setPending(false);
    }
  };
  return (
    <section className={css.section} aria-labelledby="registration">
      <h2 id="registration">{words.title}</h2>
      <div className={css.filters}>
        <Select
          label={words.label}
          options={REGISTRATION_MODES.map((value) => ({ value, label: words.modes[value] }))}
          value={mode}
          disabled={pending}
          onChange={({ target }) => void set(target.value)}
        />
      </div>
    </section>
  );
}
