import { REGISTRATION_MODES } from '../../worker/contract/registration-vocabulary.ts';
import { api, load, send } from '../base/api.ts';
import { useAction } from '../base/use-action.ts';
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
  const { pending, act } = useAction();
  const set = (mode: string) =>
    act('set', async () => {
      const chosen = REGISTRATION_MODES.find((one) => one === mode) ?? registration;
      await send(api.admin.settings.$patch({ json: { registration: chosen } }));
      return words.saved;
    });
  return (
    <section className={css.section} aria-labelledby="registration">
      <h2 id="registration">{words.title}</h2>
      <div className={css.filters}>
        <Select
          label={words.label}
          options={REGISTRATION_MODES.map((value) => ({ value, label: words.modes[value] }))}
          value={registration}
          disabled={pending !== ''}
          onChange={({ target }) => void set(target.value)}
        />
      </div>
    </section>
  );
}
