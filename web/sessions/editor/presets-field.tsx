import { useEffect, useState } from 'react';

import { PRESET_NAME_MAX } from '../../../worker/contract/bounds.ts';
import { type Preset, presetSeats } from '../../../worker/contract/preset-text.ts';
import type { RolePresets } from '../../../worker/contract/role-preset.ts';
import { announceFailure } from '../../base/announce-failure.ts';
import { ApiError, api, byId, load, send } from '../../base/api.ts';
import { describeFailure } from '../../base/describe-failure.ts';
import { announce } from '../../base/toast-store.ts';
import { usePending } from '../../base/use-pending.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { ChipButton, Chips } from '../../ui/chip.tsx';
import { isComposing } from '../../ui/composing.ts';
import { TextField } from '../../ui/field.tsx';
import { seats as seatWords } from '../../words/made/seats.ts';
import type { Draft } from './draft.ts';
import { Group } from './group.tsx';
import css from './session-editor.module.css';
import type { FieldsProps } from './use-draft.ts';

const words = seatWords.editor;

/** The draft's fields of a preset. If its roles leave no other seat, the host has the first role. */
function fieldsOf({ seats, roles }: Preset, { hostRole }: Draft) {
  const left = roles.reduce((rest, role) => rest - role.seats, seats);
  const kept = roles.find(({ name }) => name === hostRole) ?? (left === 0 ? roles[0] : undefined);
  return {
    seats: String(seats),
    roles: roles.map((role) => ({ name: role.name, seats: String(role.seats) })),
    hostRole: kept?.name ?? '',
  };
}

type Props = Pick<FieldsProps, 'draft' | 'change'>;

/** Presets of the chosen games and one's own, and a way to save what the draft has. */
export function PresetsField({ draft, change }: Props) {
  const [found, setFound] = useState<Pick<RolePresets, 'own' | 'games'>>({ own: [], games: [] });
  const ids = draft.games.map(({ id }) => id).join(',');

  useEffect(() => {
    const given = new AbortController();
    const query = ids === '' ? {} : { games: ids };
    load(api['role-presets'].$get({ query }, { init: { signal: given.signal } }))
      .then(setFound)
      // The editor works without them, too.
      .catch(() => undefined);
    return () => given.abort();
  }, [ids]);

  const use = (preset: Preset) => {
    change(fieldsOf(preset, draft));
    announce(words.presetUsed(preset.name), 'done');
  };
  const remove = async (id: number) => {
    await send(api['role-presets'][':id'].$delete(byId(id)));
    setFound((before) => ({ ...before, own: before.own.filter((one) => one.id !== id) }));
  };
  const chipOf = (preset: Preset) => (
    <ChipButton title={presetSeats(preset)} onClick={() => use(preset)}>
      <bdi>{preset.name}</bdi>
    </ChipButton>
  );
  return (
    <Group label={words.presets}>
      <p className={css.note}>{words.presetsHint}</p>
      {found.games.length + found.own.length > 0 && (
        <Chips>
          {found.games.map(({ id, presets }) =>
            presets.map((preset) => (
              <li key={`${id}:${preset.name}`} className={css.preset}>
                {chipOf(preset)}
              </li>
            )),
          )}
          {found.own.map((preset) => (
            <li key={preset.id} className={css.preset}>
              {chipOf(preset)}
              <IconButton
                size="sm"
                icon="trash"
                label={words.deletePreset(preset.name)}
                onClick={() => void remove(preset.id).catch(announceFailure)}
              />
            </li>
          ))}
        </Chips>
      )}
      <SavePreset draft={draft} onSaved={(own) => setFound({ ...found, own })} own={found.own} />
    </Group>
  );
}

interface SavePresetProps {
  draft: Draft;
  own: RolePresets['own'];
  onSaved: (own: RolePresets['own']) => void;
}

/** Asks for a name. It isn't a form, since it is inside the editor's. */
function SavePreset({ draft, own, onSaved }: SavePresetProps) {
  const [name, setName] = useState<string>();
  const [problem, setProblem] = useState('');
  const { busy, run } = usePending((error) => {
    if (!(error instanceof ApiError)) throw error;
    setProblem(Object.values(error.violations)[0] ?? describeFailure(error));
  });
  if (name === undefined) {
    return (
      <div>
        <Button size="sm" icon="plus" onClick={() => setName('')}>
          {words.savePreset}
        </Button>
      </div>
    );
  }
  const save = () =>
    run(async () => {
      setProblem('');
      const roles = draft.roles.map((role) => ({ name: role.name, seats: Number(role.seats) }));
      const json = { name, seats: Number(draft.seats), roles };
      const saved = await load(api['role-presets'].$post({ json }));
      onSaved([...own.filter(({ id }) => id !== saved.id), saved]);
      announce(words.presetSaved(saved.name), 'done');
      setName(undefined);
    });
  return (
    <div className={css.newPreset}>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a press of the button has asked for it
        autoFocus
        label={words.presetName}
        hint={words.presetNameHint}
        error={problem}
        maxLength={PRESET_NAME_MAX}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return;
          event.preventDefault();
          void save();
        }}
      />
      <Button pending={busy} onClick={() => void save()}>
        {words.savePreset}
      </Button>
    </div>
  );
}
