import { useState } from 'react';

import { announceFailure } from '../base/announce-failure.ts';
import { keepFields } from '../base/kept-fields.ts';
import { Button } from '../ui/button.tsx';
import css from '../ui/section.module.css';
import { Select } from '../ui/select.tsx';

type SavedSelectProps = {
  /** The page's fields are stored under their names, so that another choice isn't lost when the page loads again. */
  name: string;
  label: string;
  hint: string;
  options: readonly { value: string; label: string }[];
  value: string;
  button: string;
  /** A failed request may reject. */
  save: (value: string) => void | Promise<void>;
};

/**
 * A choice that is made while the page loads, so it loads again. It is saved by a button, because each arrow key in the
 * list is a choice.
 */
export function SavedSelect({ value, button, save, ...select }: SavedSelectProps) {
  const [chosen, setChosen] = useState(value);
  const [pending, setPending] = useState(false);
  const submit = async () => {
    setPending(true);
    try {
      await save(chosen);
    } catch (error) {
      setPending(false);
      announceFailure(error);
      return;
    }
    keepFields();
    location.reload();
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Select {...select} value={chosen} onChange={({ target }) => setChosen(target.value)} />
      <div>
        <Button type="submit" pending={pending}>
          {button}
        </Button>
      </div>
    </form>
  );
}
