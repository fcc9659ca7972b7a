import type { ReactNode } from 'react';
import { State } from './empty-state.tsx';
import css from './state.module.css';

type ErrorStateProps = {
  title: ReactNode;
  /** What happened and what is still safe. */
  children?: ReactNode;
  /** The button that tries again. */
  retry?: ReactNode;
  level?: 2 | 3;
};

/** The way is broken here. Announced when it appears. */
export function ErrorState({ title, children, retry, level = 2 }: ErrorStateProps) {
  return (
    <div role="alert">
      <State title={title} action={retry} level={level} picture={<BrokenWay />}>
        {children}
      </State>
    </div>
  );
}

const BrokenWay = () => (
  <svg
    className={css['picture']}
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
    <path d="M49 78H92Q102 78 109 71L122 58" stroke="var(--away)" strokeWidth="6" />
    <path d="M158 50L168 40Q175 33 185 33H231" stroke="var(--line-strong)" strokeWidth="6" />
    <path
      d="M132 40L136 52M148 70L144 60M126 50L134 57M154 60L147 54"
      stroke="var(--away)"
      strokeWidth="3.5"
    />
    <circle cx="34" cy="78" r="15" fill="var(--card)" stroke="var(--away)" strokeWidth="5" />
    <circle
      cx="246"
      cy="33"
      r="13"
      fill="var(--card)"
      stroke="var(--line-strong)"
      strokeWidth="4"
    />
  </svg>
);
