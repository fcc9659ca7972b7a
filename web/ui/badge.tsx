import type { ReactNode } from 'react';

import { cx } from './cx.ts';
import css from './small.module.css';

type BadgeProps = {
  /** `loud` only for what waits for the viewer, `warm` for what needs attention, `trouble` for what went wrong. */
  tone?: 'plain' | 'warm' | 'loud' | 'here' | 'trouble';
  /** What a bare number means, for screen readers. */
  label?: string;
  children: ReactNode;
};

const tones = {
  plain: '',
  warm: css.warm,
  loud: css.loud,
  here: css.here,
  trouble: css.trouble,
};

export function Badge({ tone = 'plain', label, children }: BadgeProps) {
  return (
    <span className={cx(css.badge, tones[tone])}>
      {label === undefined ? (
        children
      ) : (
        <>
          <span aria-hidden="true">{children}</span>
          <span className="visually-hidden">{label}</span>
        </>
      )}
    </span>
  );
}
