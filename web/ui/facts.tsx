import type { ReactNode } from 'react';

import css from './facts.module.css';

/** Names and values, side by side. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className={css.facts}>{children}</dl>
);

interface FactProps {
  name: string;
  /** A text that users wrote, with its line breaks. */
  written?: boolean;
  children: ReactNode;
}

/** One of them. It is left out without a value. */
export const Fact = ({ name, written = false, children }: FactProps) =>
  children !== undefined &&
  children !== null &&
  children !== false &&
  children !== '' && (
    <>
      <dt>{name}</dt>
      <dd {...(written && { dir: 'auto', className: css.written })}>{children}</dd>
    </>
  );

/** What somebody wrote, in their own words. */
export const Quote = ({ children }: { children: ReactNode }) => (
  <blockquote className={css.quote} dir="auto">
    {children}
  </blockquote>
);
