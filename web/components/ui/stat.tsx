import type { ReactNode } from 'react';
import css from './small.module.css';

/** One figure; lives in a <dl>. */
export function Stat({
  label,
  value,
  more,
}: {
  label: ReactNode;
  value: ReactNode;
  more?: ReactNode;
}) {
  return (
    <div className={css['stat']}>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {more !== undefined && <dd className={css['more']}>{more}</dd>}
    </div>
  );
}
