import { useState } from 'react';

import { HELD_HOURS, HELD_WORDS_MAX } from '../../worker/contract/bounds.ts';
import { api, load } from '../base/api.ts';
import { announce } from '../base/toast-store.ts';
import { typed, useForm } from '../base/use-form.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { held as words } from '../words/made/held.ts';
import css from './admin.module.css';

/** The words that hold a public text for a moderator. */
export function HeldWords({ text }: { text: string }) {
  const [before, setBefore] = useState(text);
  const form = useForm(async (data) => {
    const json = { heldWords: typed(data, 'heldWords'), heldWordsBefore: before };
    setBefore((await load(api.admin.settings.$patch({ json }))).heldWords);
    announce(words.saved, 'done');
  });
  return (
    <section className={css.section} aria-labelledby="held-words">
      <h2 id="held-words">{words.words}</h2>
      <Form form={form}>
        <TextArea
          name="heldWords"
          label={words.wordsLabel}
          hint={words.wordsHint(HELD_HOURS)}
          error={form.problem}
          rows={5}
          maxLength={HELD_WORDS_MAX}
          defaultValue={text}
        />
        <Button type="submit" pending={form.pending}>
          {words.save}
        </Button>
      </Form>
    </section>
  );
}
