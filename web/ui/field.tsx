import { type ComponentProps, type ReactNode, useId, useState } from 'react';

import { cx } from './cx.ts';
import css from './field.module.css';
import { Icon } from './icon.tsx';

export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to fix it. */
  error?: ReactNode;
};

/** The attributes that any control gets. */
type Wiring = {
  id: string;
  className: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

type Bound = {
  max: number;
  words: (bound: { count: number; max: number }) => string;
  start: number;
};

type FieldProps = FieldWords & {
  bound?: Bound;
  className?: string;
  children: (wiring: Wiring) => ReactNode;
};

/** Label, control, hint, error and character count, linked for screen readers. */
export function Field({ label, hint, error, bound, className, children }: FieldProps) {
  const id = useId();
  const [count, setCount] = useState(bound?.start ?? 0);
  const wrong = given(error);
  const described = [given(hint) && `${id}-hint`, wrong && `${id}-error`].filter(
    (part) => part !== false,
  );

  return (
    <div
      className={cx(css.field, className)}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
          setCount(target.value.length);
      }}
    >
      <div className={css.head}>
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        {bound !== undefined && (
          <span className={cx(css.note, css.count, count >= bound.max && css.full)}>
            {bound.words({ count, max: bound.max })}
          </span>
        )}
      </div>
      {children({
        id,
        className: cx(css.control),
        ...(described.length > 0 ? { 'aria-describedby': described.join(' ') } : {}),
        ...(wrong ? { 'aria-invalid': true } : {}),
      })}
      {given(hint) && (
        <div id={`${id}-hint`} className={css.note}>
          {hint}
        </div>
      )}
      <div id={`${id}-error`} className={cx(wrong && css.error)} aria-live="polite">
        {wrong && (
          <>
            <Icon name="warning" size={16} />
            <span>{error}</span>
          </>
        )}
      </div>
    </div>
  );
}

type Counted = {
  maxLength?: number;
  countWords?: (bound: { count: number; max: number }) => string;
};

const boundOf = (
  max: number | undefined,
  words: Counted['countWords'],
  start: unknown,
): Bound | undefined =>
  max === undefined || words === undefined
    ? undefined
    : { max, words, start: typeof start === 'string' ? start.length : 0 };

type TextFieldProps = ComponentProps<'input'> & FieldWords & Counted & { end?: ReactNode };

/** One line of text. `end` is a button inside it, for example to show a password. */
export function TextField({
  label,
  hint,
  error,
  countWords,
  end,
  className,
  ...rest
}: TextFieldProps) {
  const bound = boundOf(rest.maxLength, countWords, rest.value ?? rest.defaultValue);
  return (
    <Field label={label} hint={hint} error={error} bound={bound} className={className}>
      {(wiring) => (
        <div className={css.box}>
          <input {...rest} {...wiring} />
          {end !== undefined && <span className={css.end}>{end}</span>}
        </div>
      )}
    </Field>
  );
}

type TextAreaProps = ComponentProps<'textarea'> & FieldWords & Counted;

export function TextArea({ label, hint, error, countWords, className, ...rest }: TextAreaProps) {
  const bound = boundOf(rest.maxLength, countWords, rest.value ?? rest.defaultValue);
  return (
    <Field label={label} hint={hint} error={error} bound={bound} className={className}>
      {(wiring) => <textarea {...rest} {...wiring} />}
    </Field>
  );
}

const given = (words: ReactNode): boolean =>
  words !== undefined && words !== null && words !== false && words !== '';
