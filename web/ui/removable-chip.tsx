import type { ReactNode } from 'react';

import css from './chip.module.css';
import { ChipContent } from './chip.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

type RemovableProps = {
  art?: ReactNode;
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
};

export function RemovableChip({ art, removeLabel, onRemove, children }: RemovableProps) {
  return (
    <span className={cx(css.chip, css.removable)}>
      <ChipContent art={art}>{children}</ChipContent>
      <button
        type="button"
        className={css.remove}
        aria-label={removeLabel}
        title={removeLabel}
        onClick={onRemove}
      >
        <Icon name="x" size={14} />
      </button>
    </span>
  );
}
