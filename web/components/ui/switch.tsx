import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import css from './switch.module.css';

type ToggleProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> & {
  label: ReactNode;
  hint?: ReactNode;
};

/** For what takes effect at once. */
export function Switch(props: ToggleProps) {
  return <Toggle {...props} instant className={cx(css['input'])} />;
}

/** For what is sent along with a form. */
export function Checkbox(props: ToggleProps) {
  return <Toggle {...props} className={cx(css['input'], css['check'])} />;
}

function Toggle({
  label,
  hint,
  instant = false,
  ...rest
}: ToggleProps & { className: string; instant?: boolean }) {
  const id = useId();
  const hinted = hint !== undefined && hint !== null;
  // A hint inside the label can be pressed too; named by the words alone it is not part of the name.
  const named = { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-hint` };
  return (
    <label className={css['row']}>
      <input
        {...rest}
        type="checkbox"
        {...(instant ? { role: 'switch' } : {})}
        {...(hinted ? named : {})}
      />
      <span id={`${id}-label`}>{label}</span>
      {hinted && (
        <span id={`${id}-hint`} className={css['hint']}>
          {hint}
        </span>
      )}
    </label>
  );
}
