import type { ReactNode } from 'react';

import css from './brand.module.css';

/** The night map (web/assets/splash.svg) with its route. The children are the tagline, a heading first. */
export function Splash({ low = false, children }: { low?: boolean; children?: ReactNode }) {
  return (
    <div className={css.splash} data-low={low}>
      <div className={css.map} />
      <div className={css.tagline}>{children}</div>
    </div>
  );
}
