import type { PointerEvent } from 'react';

import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import css from './reorder.module.css';

/** The drag handle of a row, for pointers only. <MoveButtons> do the same by keyboard. */
export const Handle = ({
  title,
  onGrab,
}: {
  title: string;
  onGrab: (event: PointerEvent) => void;
}) => (
  <span className={css.handle} title={title} aria-hidden="true" onPointerDown={onGrab}>
    <Icon name="drag" />
  </span>
);

interface MoveButtonsProps {
  /** The row's id. A list uses it to focus the button again after a move. */
  id: number;
  up: string;
  down: string;
  first: boolean;
  last: boolean;
  onMove: (step: -1 | 1) => void;
}

/** Moves a row by one place. At the ends of the list, a button is disabled. */
export const MoveButtons = ({ id, up, down, first, last, onMove }: MoveButtonsProps) => (
  <>
    <IconButton
      size="sm"
      icon="chevron-up"
      className={css.move}
      label={up}
      data-act={`up-${id}`}
      aria-disabled={first}
      onClick={() => !first && onMove(-1)}
    />
    <IconButton
      size="sm"
      icon="chevron-down"
      className={css.move}
      label={down}
      data-act={`down-${id}`}
      aria-disabled={last}
      onClick={() => !last && onMove(1)}
    />
  </>
);
