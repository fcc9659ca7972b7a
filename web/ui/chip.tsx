import type { ComponentProps, ReactNode } from 'react';

import css from './chip.module.css';
import { cx } from './cx.ts';

/** The class of a chip that is a button or a link. */
const chipClass = (chosen = false): string => cx(css.chip, css.act, chosen && css.chosen);

/** A row of chips, as a list for screen readers. Its children are <li>s. */
export function Chips({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={css.chips} aria-label={label}>
      {children}
    </ul>
  );
}

type ChipButtonProps = ComponentProps<'button'> & {
  /** A small cover before the name, 20 × 20 px. */
  art?: ReactNode;
  /** For toggle chips. */
  chosen?: boolean;
};

export function ChipButton({
  art,
  chosen,
  className,
  children,
  type = 'button',
  ...rest
}: ChipButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={cx(chipClass(chosen), className)}
      {...(chosen === undefined ? {} : { 'aria-pressed': chosen })}
    >
      <ChipContent art={art}>{children}</ChipContent>
    </button>
  );
}

export const ChipContent = ({ art, children }: { art: ReactNode; children: ReactNode }) => (
  <>
    {art !== undefined && art !== null && <span className={css.art}>{art}</span>}
    <span>{children}</span>
  </>
);
