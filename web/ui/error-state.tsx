import { State, type StateProps } from './empty-state.tsx';
import { RoutePicture } from './route-picture.tsx';

/** Shown where something didn't load. Screen readers announce it. */
export const ErrorState = (props: StateProps) => (
  <div role="alert">
    <State {...props} picture={<BrokenRoute />} />
  </div>
);

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
