import type { ReactNode } from 'react';

import { GAME_NAME_MAX, GAME_NAME_MIN, GAME_PRESETS_MAX } from '../../../worker/contract/bounds.ts';
import type { GameName } from '../../../worker/contract/game.ts';
import { type Preset, parsePreset, presetText } from '../../../worker/contract/preset-text.ts';
import { ApiError } from '../../base/api.ts';
import { typed } from '../../base/use-form.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Problem } from '../../ui/problem.tsx';
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
    {violations['categories'] !== undefined && <Problem>{violations['categories']}</Problem>}
  </>
);

/** The values of these fields. */
export const readGame = (data: FormData) => ({
  name: typed(data, 'name'),
  categories: data.getAll('categories').filter((iri) => typeof iri === 'string'),
});

interface PresetsFieldProps {
  presets: readonly Preset[];
  violations: Readonly<Record<string, string>>;
}

/** The presets of a game's sessions, one in each line. */
export const PresetsField = ({ presets, violations }: PresetsFieldProps) => (
  <TextArea
    name="presets"
    label={words.presets}
    hint={
      <>
        {words.presetsHint(GAME_PRESETS_MAX)} <q>Raid 10: 2 Tank, 2 Healer, 6 Damage</q>
      </>
    }
    error={Object.entries(violations).find(([field]) => /^presets\b/.test(field))?.[1]}
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
