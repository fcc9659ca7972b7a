import { GAME_NAME_MAX, GAME_NAME_MIN } from '../../../worker/contract/bounds.ts';
import { api, load } from '../../base/api.ts';
import { announce } from '../../base/toast-store.ts';
import { useForm } from '../../base/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { games as words } from '../../words/made/catalogue.ts';
import { common } from '../../words/made/common.ts';
import css from './preferences.module.css';

interface AskForGameProps {
  /** The typed name, which found no game. */
  missing: string;
  onAsked: () => void;
}

export function AskForGame({ missing, onAsked }: AskForGameProps) {
  const form = useForm(async (data) => {
    const name = data.get('name');
    const json = { name: typeof name === 'string' ? name : '' };
    const asked = await load(api['game-requests'].$post({ json }));
    announce(words.asked(asked.name), 'done');
    onAsked();
  });
  return (
    <section className={css.part}>
      <h2>{words.askTitle}</h2>
      <Form form={form} className={css.ask}>
        <TextField
          name="name"
          label={words.askName}
          hint={words.askHint}
          error={form.problem}
          required
          minLength={GAME_NAME_MIN}
          maxLength={GAME_NAME_MAX}
          countWords={common.count}
          defaultValue={missing}
          autoComplete="off"
        />
        <Button type="submit" pending={form.pending}>
          {words.ask}
        </Button>
      </Form>
    </section>
  );
}
