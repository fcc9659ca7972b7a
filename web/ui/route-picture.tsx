import type { ReactNode } from 'react';

import css from './state.module.css';

/** The decorative route that is drawn above empty and error states. */
export const RoutePicture = ({ children }: { children: ReactNode }) => (
  <svg
    className={css.picture}
    viewBox="0 0 280 110"
    fill="none"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <g stroke="var(--map-contour)" strokeWidth="1.5">
      <path d="M4 92C50 50 96 102 140 74S226 30 276 58" />
      <path d="M4 74C52 30 96 82 140 54S226 8 276 36" />
      <path d="M4 56C54 12 96 62 140 34S210 0 240 0" />
    </g>
    {children}
  </svg>
);
