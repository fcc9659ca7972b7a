import type { ReactNode } from 'react';

import { State } from './empty-state.tsx';
import { RoutePicture } from './route-picture.tsx';

type ErrorStateProps = {
  title: ReactNode;
  /** What happened, and what isn't lost. */
  children?: ReactNode;
  /** The retry button. */
  retry?: ReactNode;
  level?: 1 | 2 | 3;
};

/** Shown where something didn't load. Screen readers announce it. */
export function ErrorState({ title, children, retry, level = 2 }: ErrorStateProps) {
  return (
    <div role="alert">
      <State title={title} action={retry} level={level} picture={<BrokenRoute />}>
        {children}
      </State>
    </div>
  );
}

const BrokenRoute = () => (
  <RoutePicture>
    <path d="M49 78H92Q102 78 109 71L122 58" stroke="var(--trouble)" strokeWidth="6" />
    <path d="M158 50L168 40Q175 33 185 33H231" stroke="var(--line-strong)" strokeWidth="6" />
    <path
      d="M132 40L136 52M148 70L144 60M126 50L134 57M154 60L147 54"
      stroke="var(--trouble)"
      strokeWidth="3.5"
    />
    <circle cx="34" cy="78" r="15" fill="var(--card)" stroke="var(--trouble)" strokeWidth="5" />
    <circle
      cx="246"
      cy="33"
      r="13"
      fill="var(--card)"
      stroke="var(--line-strong)"
      strokeWidth="4"
    />
  </RoutePicture>
);
