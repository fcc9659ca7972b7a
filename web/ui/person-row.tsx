import type { ReactNode } from 'react';

import { common } from '../words/made/common.ts';
import { Avatar } from './avatar.tsx';
import css from './person-row.module.css';
import { Skeleton } from './skeleton.tsx';

interface PersonRowProps {
  /** The heading's content. */
  name: ReactNode;
  /** The name that a generated portrait is drawn from, if there is no image. */
  drawn: string;
  picture?: string;
  facts: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
  /** On a phone the actions are below the name, because several of them have a text. */
  below?: boolean;
}

/** A user in a list: portrait, facts and actions. */
export const PersonRow = ({
  name,
  drawn,
  picture,
  facts,
  actions,
  children,
  below = false,
}: PersonRowProps) => (
  <li className={css.row}>
    <Avatar name={drawn} src={picture} edge={52} />
    <div className={css.who}>
      <h2 className={css.name}>
        <bdi>{name}</bdi>
      </h2>
      <div className="facts-row">{facts}</div>
    </div>
    <div className={css.more}>{children}</div>
    <div className={css.actions} data-below={below}>
      {actions}
    </div>
  </li>
);

/** Placeholder rows while the list loads. */
export const RowsSkeleton = () => (
  <div aria-busy="true">
    <p className="visually-hidden">{common.loading}</p>
    <ul className="stack-2">
      {[1, 2, 3, 4].map((place) => (
        <li key={place} className={css.row}>
          <Skeleton width={52} height={52} round />
          <div className={css.who}>
            <Skeleton width="9rem" height="1.25rem" />
            <Skeleton width="6rem" />
          </div>
        </li>
      ))}
    </ul>
  </div>
);
