import { type ReactNode, useId } from 'react';

import { FieldError } from '../../ui/field.tsx';
import { useViolation } from '../../ui/form.tsx';
import css from './session-editor.module.css';

interface GroupProps {
  /** The name in the API, by which the group finds its violation. */
  name?: string;
  label: string;
  children: ReactNode;
}

/** Several controls that belong together, with their error. */
export function Group({ name = '', label, children }: GroupProps) {
  const id = useId();
  const error = useViolation(name);
  return (
    <fieldset className={css.group} {...(error !== undefined && { 'aria-describedby': id })}>
      <legend>{label}</legend>
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
