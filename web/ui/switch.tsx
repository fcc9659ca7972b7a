import { type ComponentProps, type ReactNode, useId } from 'react';

import { cx } from './cx.ts';
import css from './switch.module.css';

type ToggleProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> & {
  label: ReactNode;
  hint?: ReactNode;
};

/** For settings that apply immediately. */
export function Switch(props: ToggleProps) {
  return <Toggle {...props} instant className={cx(css.input)} />;
}

/** For fields that are sent with a form. */
export function Checkbox(props: ToggleProps) {
  return <Toggle {...props} className={cx(css.input, css.check)} />;
}

/** A checkbox alone, as in a table. It needs an `aria-label`. */
export const Tick = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <label className={css.tick}>
    <input {...props} type="checkbox" className={cx(css.input, css.check)} />
  </label>
);

function Toggle({
  label,
  hint,
  instant = false,
  ...rest
}: ToggleProps & { className: string; instant?: boolean }) {
  const id = useId();
  const hinted = hint !== undefined && hint !== null;
  // The hint is inside the label so that it can be pressed. `aria-labelledby` keeps it out of the name.
  const named = { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-hint` };
  return (
    <label className={css.row}>
      <input
        {...rest}
        type="checkbox"
        {...(instant ? { role: 'switch' } : {})}
        {...(hinted ? named : {})}
      />
      <span id={`${id}-label`}>{label}</span>
      {hinted && (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      )}
    </label>
  );
}
