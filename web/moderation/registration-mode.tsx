import { REGISTRATION_MODES } from '../../worker/contract/registration-vocabulary.ts';
import { api, load } from '../base/api.ts';
import { announce } from '../base/toast-store.ts';
import { chosen, useForm } from '../base/use-form.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
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

/**
 * Who may register, as admins set it. It counts from the next registration on. It is saved by a button, because each arrow
 * key in the list is a choice.
 */
export function RegistrationMode({
  registration,
  words,
}: Pick<Awaited<ReturnType<typeof loadMode>>, 'registration' | 'words'>) {
  const form = useForm(async (data) => {
    const json = { registration: chosen(REGISTRATION_MODES, data, 'registration') };
    await load(api.admin.settings.$patch({ json }));
    announce(words.saved, 'done');
  });
  return (
    <section className={css.section} aria-labelledby="registration">
      <h2 id="registration">{words.title}</h2>
      <Form form={form}>
        <Select
          name="registration"
          label={words.label}
          options={REGISTRATION_MODES.map((value) => ({ value, label: words.modes[value] }))}
          error={form.problem}
          defaultValue={registration}
        />
        <Button type="submit" pending={form.pending}>
          {words.save}
        </Button>
      </Form>
    </section>
  );
}
