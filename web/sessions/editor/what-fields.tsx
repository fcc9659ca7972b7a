import { SESSION_DESCRIPTION_MAX, SESSION_NAME_MAX } from '../../../worker/contract/bounds.ts';
import type { GameName } from '../../../worker/contract/game.ts';
import { countGraphemes } from '../../../worker/contract/graphemes.ts';
import { PLATFORMS } from '../../../worker/contract/vocabulary.ts';
import { ChipButton, Chips } from '../../ui/chip.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { useViolation } from '../../ui/form.tsx';
import { Icon } from '../../ui/icon.tsx';
import { common } from '../../words/made/common.ts';
import { sessions } from '../../words/made/sessions.ts';
import { suggestedName } from './defaults.ts';
import type { Draft } from './draft.ts';
import { GamesField } from './games-field.tsx';
import { Group } from './group.tsx';
import type { FieldsProps } from './use-draft.ts';

const words = sessions.editor;

/** The name with another first game, unless the host has named the session themselves. */
function renamed({ name, games: [before] }: Draft, [after]: readonly GameName[]) {
  return name === suggestedName(before) ? { name: suggestedName(after) } : {};
}

/** Games, name, platforms and description. */
export function WhatFields({
  draft,
  change,
  suggested,
}: FieldsProps & { suggested: readonly GameName[] }) {
  const { platforms } = draft;
  const wrong = useViolation('platforms') !== undefined;
  return (
    <>
      <GamesField
        games={draft.games}
        suggested={suggested}
        onChange={(games) => change({ games, ...renamed(draft, games) })}
      />
      <TextField
        name="name"
        label={words.name}
        hint={words.nameHint}
        required
        autoComplete="off"
        counted={{ max: SESSION_NAME_MAX, lengthOf: countGraphemes }}
        countWords={common.count}
        value={draft.name}
        // A suggestion gives way to what is typed.
        onFocus={({ target }) => {
          if (draft.name === suggestedName(draft.games[0])) target.select();
        }}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Group name="platforms" label={words.platforms}>
        <Chips label={words.platforms}>
          {PLATFORMS.map((platform, index) => (
            <li key={platform}>
              <ChipButton
                art={<Icon name={platform} size={18} />}
                chosen={platforms.includes(platform)}
                data-invalid={wrong && index === 0}
                onClick={() =>
                  change({
                    platforms: PLATFORMS.filter(
                      (name) => platforms.includes(name) !== (name === platform),
                    ),
                  })
                }
              >
                {common.platform[platform]}
              </ChipButton>
            </li>
          ))}
        </Chips>
      </Group>
      <TextArea
        name="description"
        label={words.description}
        hint={words.descriptionHint}
        maxLength={SESSION_DESCRIPTION_MAX}
        countWords={common.count}
        rows={4}
        value={draft.description}
        onChange={({ target }) => change({ description: target.value })}
      />
    </>
  );
}
