import type { ReactNode } from 'react';

import { GAME_NAME_MAX, GAME_NAME_MIN, GAME_PRESETS_MAX } from '../../../worker/contract/bounds.ts';
import type { GameName } from '../../../worker/contract/game.ts';
import { type Preset, parsePreset, presetText } from '../../../worker/contract/preset-text.ts';
import { ApiError } from '../../base/api.ts';
import { typed } from '../../base/use-form.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { useViolation } from '../../ui/form.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Checkbox } from '../../ui/switch.tsx';
import { catalogueAdmin } from '../../words/made/catalogue-admin.ts';
import css from './catalogue.module.css';

const words = catalogueAdmin.form;

interface GameFieldsProps {
  name: string;
  chosen: readonly GameName[];
  categories: readonly GameName[];
  /** Shown between name and categories. */
  children?: ReactNode;
}

export const GameFields = ({ name, chosen, categories, children }: GameFieldsProps) => (
  <>
    <TextField
      name="name"
      label={words.name}
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
    <Problem>{useViolation('categories')}</Problem>
  </>
);

/** The values of these fields. */
export const readGame = (data: FormData) => ({
  name: typed(data, 'name'),
  categories: data.getAll('categories').filter((iri) => typeof iri === 'string'),
});

/** The presets of a game's sessions, one in each line. */
export const PresetsField = ({ presets }: { presets: readonly Preset[] }) => (
  <TextArea
    name="presets"
    label={words.presets}
    hint={
      <>
        {words.presetsHint(GAME_PRESETS_MAX)} <q>Raid 10: 2 Tank, 2 Healer, 6 Damage</q>
      </>
    }
    rows={4}
    defaultValue={presets.map(presetText).join('\n')}
  />
);

/** The value of that field. @throws ApiError that names a line that isn't a preset */
export const readPresets = (data: FormData): Preset[] =>
  typed(data, 'presets')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const preset = parsePreset(line);
      if (preset) return preset;
      const text = words.presetLine(line.trim());
      throw new ApiError('invalid', 422, text, { presets: text });
    });
