import type { ReactNode } from 'react';

import { RoutePicture } from './route-picture.tsx';
import css from './state.module.css';

export type StateProps = {
  title: ReactNode;
  children?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
  /** The heading's level. 1 if the page has nothing else. */
  level?: 1 | 2 | 3;
};

/** Shown where a list has no items yet. */
export const EmptyState = (props: StateProps) => <State {...props} picture={<OpenRoute />} />;

export function State({
  title,
  children,
  action,
  level = 2,
  picture,
}: StateProps & { picture: ReactNode }) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.state}>
      {picture}
      <Heading>{title}</Heading>
      {children !== undefined && <div className="soft">{children}</div>}
      {action !== undefined && <div className={css.act}>{action}</div>}
    </div>
  );
}

const OpenRoute = () => (
  <RoutePicture>
    <path d="M42 84H82Q92 84 99 77L121 55Q128 48 138 48H150" stroke="var(--warm)" strokeWidth="6" />
    <path
      d="M166 48H196Q206 48 213 41L224 30"
      stroke="var(--line-strong)"
      strokeWidth="5"
      strokeDasharray="0.1 11"
    />
    <circle cx="34" cy="84" r="15" fill="var(--card)" stroke="var(--warm)" strokeWidth="5" />
    <circle cx="34" cy="84" r="5" fill="var(--warm)" />
    <circle
      cx="234"
      cy="21"
      r="13"
      fill="var(--card)"
      stroke="var(--line-strong)"
      strokeWidth="4"
      strokeDasharray="5 7"
    />
  </RoutePicture>
);
