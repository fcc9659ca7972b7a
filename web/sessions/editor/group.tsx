import { type ReactNode, useId } from 'react';

import { FieldError } from '../../ui/field.tsx';
import css from './session-editor.module.css';

interface GroupProps {
  label: string;
  error?: string;
  children: ReactNode;
}

/** Several controls that belong together, with their error. */
export function Group({ label, error, children }: GroupProps) {
  const id = useId();
  return (
    <fieldset className={css.group} {...(error !== undefined && { 'aria-describedby': id })}>
      <legend>{label}</legend>
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
