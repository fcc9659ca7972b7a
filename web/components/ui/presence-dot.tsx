import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './small.module.css';

/** Green point or red ring, and always the word. */
export function PresenceDot({ online, children }: { online: boolean; children: ReactNode }) {
  return (
    <span className={cx(css['presence'], !online && css['away'])}>
      <span className={css['dot']} aria-hidden="true" />
      {children}
    </span>
  );
}
