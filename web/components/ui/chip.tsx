import type { ComponentProps, ReactNode } from 'react';
import css from './chip.module.css';
import { cx } from './cx.ts';

/** The look of a chip that is pressed or followed; for links too. */
const chipClass = (chosen = false): string => cx(css['chip'], css['act'], chosen && css['chosen']);

/** A row of chips, a list to those who hear it: give it <li>s. */
export function Chips({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={css['chips']} aria-label={label}>
      {children}
    </ul>
  );
}

type ChipButtonProps = ComponentProps<'button'> & {
  /** A small cover before the name, 20 px square. */
  art?: ReactNode;
  /** For chips that stay pressed. */
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

/** What is in every chip. */
export const ChipContent = ({ art, children }: { art: ReactNode; children: ReactNode }) => (
  <>
    {art !== undefined && art !== null && <span className={css['art']}>{art}</span>}
    <span>{children}</span>
  </>
);
