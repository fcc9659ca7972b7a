import type { ReactNode } from 'react';

import { GAME_NAME_MAX, GAME_NAME_MIN } from '../../../worker/contract/bounds.ts';
import type { GameName } from '../../../worker/contract/game.ts';
import { typed } from '../../base/use-form.ts';
import { TextField } from '../../ui/field.tsx';
import { Checkbox } from '../../ui/switch.tsx';
import { catalogueAdmin } from '../../words/made/catalogue-admin.ts';
import css from './catalogue.module.css';

const words = catalogueAdmin.form;

interface GameFieldsProps {
  name: string;
  chosen: readonly GameName[];
  categories: readonly GameName[];
  violations: Readonly<Record<string, string>>;
  /** Shown between name and categories. */
  children?: ReactNode;
}

/** A game's name and categories. */
export const GameFields = ({ name, chosen, categories, violations, children }: GameFieldsProps) => (
  <>
    <TextField
      name="name"
      label={words.name}
      error={violations['name']}
      defaultValue={name}
      required
      minLength={GAME_NAME_MIN}
      maxLength={GAME_NAME_MAX}
      autoComplete="off"
    />
    {children}
    <fieldset className={css.kinds}>
      <legend>{words.categories}</legend>
      {categories.map(({ id, name: kind }) => (
        <Checkbox
          key={id}
          name="categories"
          value={`/api/categories/${id}`}
          defaultChecked={chosen.some((one) => one.id === id)}
          label={kind}
        />
      ))}
    </fieldset>
    {violations['categories'] !== undefined && (
      <p role="alert" className={css.problem}>
        {violations['categories']}
      </p>
    )}
  </>
);

/** The values of these fields. */
export const readGame = (data: FormData) => ({
  name: typed(data, 'name'),
  categories: data.getAll('categories').filter((iri) => typeof iri === 'string'),
});
