import css from './small.module.css';

/** What is wrong with a form. Screen readers announce it. It takes no place while there is nothing. */
export const Problem = ({ children }: { children?: string }) => (
  <p role="alert" className={css.problem}>
    {children}
  </p>
);
