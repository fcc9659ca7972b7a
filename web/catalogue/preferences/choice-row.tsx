import type { PointerEvent } from 'react';

import { LEVELS, PLATFORMS } from '../../../worker/contract/vocabulary.ts';
import { GameCover } from '../../brand/game-cover.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Handle, MoveButtons } from '../../ui/reorder.tsx';
import { Select } from '../../ui/select.tsx';
import { games as words } from '../../words/made/catalogue.ts';
import { common } from '../../words/made/common.ts';
import { ownLevel } from '../../words/made/vocabulary.ts';
import type { Choice } from './choices.ts';
import css from './preferences.module.css';

interface ChoiceRowProps {
  choice: Choice;
  first: boolean;
  last: boolean;
  dragged: boolean;
  onGrab: (event: PointerEvent) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  onChange: (change: Partial<Pick<Choice, 'platform' | 'level'>>) => void;
}

const platforms = [
  { value: '', label: words.anyPlatform },
  ...PLATFORMS.map((value) => ({ value, label: common.platform[value] })),
];
const levels = [
  { value: '', label: words.noLevel },
  ...LEVELS.map((value) => ({ value, label: ownLevel[value] })),
];

/** One chosen game: its position, platform and level. */
export function ChoiceRow({
  choice,
  first,
  last,
  dragged,
  onGrab,
  onMove,
  onRemove,
  onChange,
}: ChoiceRowProps) {
  const { id, name } = choice;
  return (
    <li className={css.row} data-dragged={dragged}>
      <Handle title={words.drag} onGrab={onGrab} />
      <span className={css.cover}>
        <GameCover game={choice} size="icon" edge={44} />
      </span>
      <strong className={css.name}>{name}</strong>
      <div className={css.actions}>
        <MoveButtons
          id={id}
          up={words.up(name)}
          down={words.down(name)}
          first={first}
          last={last}
          onMove={onMove}
        />
        <IconButton
          size="sm"
          icon="x"
          label={words.remove(name)}
          data-act={`remove-${id}`}
          onClick={onRemove}
        />
      </div>
      <div className={css.details}>
        <Select
          label={<span className="visually-hidden">{words.platformOf(name)}</span>}
          value={choice.platform ?? ''}
          options={platforms}
          onChange={({ target }) =>
            onChange({ platform: PLATFORMS.find((word) => word === target.value) ?? null })
          }
        />
        <Select
          label={<span className="visually-hidden">{words.levelOf(name)}</span>}
          value={choice.level ?? ''}
          options={levels}
          onChange={({ target }) =>
            onChange({ level: LEVELS.find((word) => word === target.value) ?? null })
          }
        />
      </div>
    </li>
  );
}
