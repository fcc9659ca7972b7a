import type { ComponentProps } from 'react';

import { cx } from './cx.ts';
import css from './field.module.css';
import { Field, type FieldWords } from './field.tsx';
import { Icon } from './icon.tsx';

type Option = { value: string; label: string; disabled?: boolean };

type SelectProps = Omit<ComponentProps<'select'>, 'children'> &
  FieldWords & { options: readonly Option[] };

export function Select({ label, hint, error, options, className, ...rest }: SelectProps) {
  return (
    <Field {...{ label, hint, error, className }} name={rest.name}>
      {({ className: control, ...wiring }) => (
        <div className={css.box}>
          <select {...rest} {...wiring} className={cx(control, css.select)}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={css.arrow}>
            <Icon name="chevron-down" size={18} />
          </span>
        </div>
      )}
    </Field>
  );
}
