import type { ReactNode } from 'react';

import css from './card.module.css';
import { cx } from './cx.ts';

/** `wide` for sessions, `narrow` for people, `row` for sessions side by side along a line of time. */
export type CardKind = 'wide' | 'narrow' | 'row';

export function CardList({
  kind,
  label,
  children,
}: {
  kind: CardKind;
  label?: string;
  children: ReactNode;
}) {
  return (
    <ul className={cx(css.grid, css[kind])} aria-label={label}>
      {children}
    </ul>
  );
}

type CardProps = {
  /** A <Thumb>, 200 × 140. */
  media: ReactNode;
  /** The heading's content, a link. `level` is null in a skeleton. */
  name: ReactNode;
  level?: 2 | 3 | 4 | null;
  /** Shown beside the media if there is room, otherwise below them. */
  aside?: ReactNode;
  children?: ReactNode;
  foot?: ReactNode;
};

/** The shell of session and user cards, an item of <CardList>. It is never one big link. */
export function Card({ media, name, level = 3, aside, children, foot }: CardProps) {
  const Heading = level === null ? 'div' : (`h${level}` as const);
  return (
    <li className={css.card}>
      <div className={css.inside}>
        {/* First in reading order, though the image is above it. */}
        <Heading className={css.name}>{name}</Heading>
        <div className={css.media}>{media}</div>
        {aside !== undefined && <div className={css.aside}>{aside}</div>}
        {children !== undefined && <div className={css.body}>{children}</div>}
        {foot !== undefined && <div className={css.foot}>{foot}</div>}
      </div>
    </li>
  );
}

type WhenProps = {
  /** The start in UTC, for the `datetime` attribute. */
  iso: string;
  day: ReactNode;
  clock: ReactNode;
  until?: ReactNode;
  over?: boolean;
};

/** A start, styled like a departure board. Screen readers read it as one sentence. */
export function When({ iso, day, clock, until, over = false }: WhenProps) {
  return (
    <time dateTime={iso} className={css.when}>
      <span className={css.day}>{day} </span>
      <span className={css.clock}>{clock}</span>
      {until !== undefined && (
        <span className={cx(css.until, over && css.over)}>
          <span className="visually-hidden"> · </span>
          {until}
        </span>
      )}
    </time>
  );
}
