import { type ReactNode, useId } from 'react';

import { Icon } from '../../ui/icon.tsx';
import css from './session-editor.module.css';

interface GroupProps {
  label: string;
  error?: string;
  children: ReactNode;
}

/** Several controls that belong together, with their error. */
export function Group({ label, error, children }: GroupProps) {
  const id = useId();
  const wrong = error !== undefined;
  return (
    <fieldset className={css.group} {...(wrong && { 'aria-describedby': id })}>
      <legend>{label}</legend>
      {children}
      <div id={id} className={css.wrong} aria-live="polite">
        {wrong && (
          <>
            <Icon name="warning" size={16} />
            <span>{error}</span>
          </>
        )}
      </div>
    </fieldset>
  );
}
