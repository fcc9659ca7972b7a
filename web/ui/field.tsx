import { type ComponentProps, type ReactNode, useId, useState } from 'react';

import { cx } from './cx.ts';
import css from './field.module.css';
import { useViolation } from './form.tsx';
import { Icon } from './icon.tsx';

export type FieldWords = {
  /** The name in the API, by which the field finds its violation. */
  name?: string | undefined;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to fix it, unless the API has said so itself. */
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
  lengthOf: (text: string) => number;
  start: number;
};

const unitsOf = (text: string) => text.length;

type FieldProps = FieldWords & {
  bound?: Bound;
  className?: string;
  children: (wiring: Wiring) => ReactNode;
};

/** Label, control, hint, error and character count, linked for screen readers. */
export function Field({ name = '', label, hint, bound, className, children, ...rest }: FieldProps) {
  const id = useId();
  const error = useViolation(name) ?? rest.error;
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
          setCount(bound?.lengthOf(target.value) ?? 0);
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
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** What is wrong with a field, or with a group of them. Screen readers announce it. */
export const FieldError = ({ id, error }: { id: string; error: ReactNode }) => (
  <div id={id} className={cx(given(error) && css.error)} aria-live="polite">
    {given(error) && (
      <>
        <Icon name="warning" size={16} />
        <span>{error}</span>
      </>
    )}
  </div>
);

type Counted = {
  maxLength?: number;
  /** Counts in another unit than `maxLength` does, which would stop the typing too early. */
  counted?: { max: number; lengthOf: (text: string) => number };
  countWords?: (bound: { count: number; max: number }) => string;
};

function boundOf(
  { maxLength, counted, countWords: words }: Counted,
  start: unknown,
): Bound | undefined {
  const { max = maxLength, lengthOf = unitsOf } = counted ?? {};
  if (max === undefined || words === undefined) return undefined;
  return { max, words, lengthOf, start: typeof start === 'string' ? lengthOf(start) : 0 };
}

/** Addresses and codes are written from left to right in every language. */
const ADDRESS = /\b(?:email|url|tel|password|one-time-code)\b/;

/** What is typed decides the direction. An empty field has that of the page (web/styles/text.css). */
function directionOf({ dir, type = 'text', inputMode, autoComplete }: ComponentProps<'input'>) {
  if (dir !== undefined) return dir;
  if (ADDRESS.test(`${type} ${inputMode} ${autoComplete}`)) return 'ltr';
  return type === 'text' || type === 'search' ? 'auto' : undefined;
}

type TextFieldProps = ComponentProps<'input'> & FieldWords & Counted & { end?: ReactNode };

/** One line of text. `end` is a button inside it, for example to show a password. */
export function TextField({
  label,
  hint,
  error,
  counted,
  countWords,
  end,
  className,
  ...rest
}: TextFieldProps) {
  const bound = boundOf(
    { maxLength: rest.maxLength, counted, countWords },
    rest.value ?? rest.defaultValue,
  );
  return (
    <Field {...{ label, hint, error, bound, className }} name={rest.name}>
      {(wiring) => (
        <div className={css.box}>
          <input placeholder=" " {...rest} dir={directionOf(rest)} {...wiring} />
          {end !== undefined && <span className={css.end}>{end}</span>}
        </div>
      )}
    </Field>
  );
}

type TextAreaProps = ComponentProps<'textarea'> & FieldWords & Counted;

export function TextArea({
  label,
  hint,
  error,
  counted,
  countWords,
  className,
  ...rest
}: TextAreaProps) {
  const bound = boundOf(
    { maxLength: rest.maxLength, counted, countWords },
    rest.value ?? rest.defaultValue,
  );
  return (
    <Field {...{ label, hint, error, bound, className }} name={rest.name}>
      {(wiring) => <textarea placeholder=" " dir="auto" {...rest} {...wiring} />}
    </Field>
  );
}

const given = (words: ReactNode): boolean =>
  words !== undefined && words !== null && words !== false && words !== '';
