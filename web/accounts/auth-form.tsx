import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

import type { useForm } from '../base/use-form.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Form } from '../ui/form.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Problem } from '../ui/problem.tsx';
import css from './auth-form.module.css';

/** The layout of the log-in screens: one column, one task. */
export const AuthPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={css.page}>
    <PageTitle>{title}</PageTitle>
    <h1>{title}</h1>
    {children}
  </div>
);

interface TokenScreenProps {
  screen: (props: { token: string }) => ReactNode;
}

/** A screen that a link in an email leads to, with a token after #. Another link, opened in this tab, resets it. */
export function TokenScreen({ screen: Screen }: TokenScreenProps) {
  const token = useLocation().hash.slice(1);
  return <Screen key={token} token={token} />;
}

/** The screen's introduction. */
export const Lead = ({ children }: { children: ReactNode }) => <p className="soft">{children}</p>;

/**
 * What came of the form. It is on the screen before it has a text, because screen readers say only what changes in it.
 */
export const Outcome = ({ children }: { children?: ReactNode }) => (
  <output className={cx(!children && 'visually-hidden')}>{children}</output>
);

interface AuthFormProps {
  form: ReturnType<typeof useForm>;
  /** The button's label. */
  submit: string;
  /** The form's error. Default: the server's own words. */
  problem?: string;
  children?: ReactNode;
}

export function AuthForm({ form, submit, problem = form.problem, children }: AuthFormProps) {
  return (
    <Form form={form} className="stack-4">
      {children}
      <Problem>{problem}</Problem>
      <Button type="submit" variant="primary" size="lg" wide pending={form.pending}>
        {submit}
      </Button>
    </Form>
  );
}
