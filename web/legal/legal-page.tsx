import { PageTitle } from '../ui/page-title.tsx';
import css from './legal-page.module.css';

interface Section {
  title: string;
  text: readonly string[];
}

interface LegalPageProps {
  title: string;
  lead?: string;
  sections?: readonly Section[];
  /** What comes before the sections. */
  children?: React.ReactNode;
  /** What comes after them. */
  end?: React.ReactNode;
}

/** A page to read: one column of a comfortable line length. */
export function LegalPage({ title, lead, sections, children, end }: LegalPageProps) {
  return (
    <article className={css.page}>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      {lead !== undefined && <p className={css.lead}>{lead}</p>}
      {children}
      {sections?.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
      {end}
    </article>
  );
}
