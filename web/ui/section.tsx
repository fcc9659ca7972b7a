import type { ReactNode } from 'react';

import css from './section.module.css';

interface SectionProps {
  /** The anchor that the page's links point to. */
  id: string;
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A section of the user's own page, with its heading. */
export const Section = ({ id, title, hint, children }: SectionProps) => (
  <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {hint !== undefined && <p className={css.note}>{hint}</p>}
    {children}
  </section>
);
