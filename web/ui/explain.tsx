import css from './explain.module.css';

interface ExplainProps {
  title: string;
  /** Paragraphs. */
  text: readonly string[];
}

/** An explanation that opens below its title. */
export const Explain = ({ title, text }: ExplainProps) => (
  <details className={css.explain}>
    <summary>{title}</summary>
    {text.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </details>
);
