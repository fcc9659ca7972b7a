import css from './brand.module.css';

/** The logo: a P made of a route that starts at one person and ends at another. */
function MarkSign() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <path
        d="M8 22.6V13A8.6 8.6 0 1 1 16.6 21.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.8"
        strokeLinecap="round"
      />
      <circle cx="8" cy="27" r="3.1" fill="none" stroke="currentColor" strokeWidth="2.6" />
      <circle cx="16.6" cy="13" r="3.9" fill="var(--warm)" />
    </svg>
  );
}

/** Logo and name. In a link, the link's text is `name`. */
export function Mark({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <span className={[css.mark, className].filter(Boolean).join(' ')}>
      <MarkSign />
      <span className={css.word}>{name}</span>
    </span>
  );
}
