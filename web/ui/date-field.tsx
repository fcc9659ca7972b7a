import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

import { typed } from '../base/use-form.ts';
import { common } from '../words/made/common.ts';
import { ClockChange } from './clock-change.tsx';
import { isComposing } from './composing.ts';
import { isSecond, localInput } from './dates.ts';
import css from './field.module.css';
import { Field, type FieldWords } from './field.tsx';
import { useUncontrolledValue } from './uncontrolled-value.ts';

/** The pause in typing after which a filter sends its request. */
export const FILTER_PAUSE_MS = 600;

/** Without a maximum, browsers accept six-digit years. */
const LAST_DAY = '9999-12-31';

/** While a year is typed digit by digit, the input reports years such as '0002'. */
const isUnfinished = (date: string) => date !== '' && date < '1000';

interface Reported {
  /** '' if the input is empty or incomplete. */
  value: string;
  onChange?: (value: string) => void;
  /** Reports only after this pause in typing, on Enter, or on blur. */
  pauseMs?: number;
}

type DateFieldProps = Omit<ComponentProps<'input'>, keyof Reported | 'type' | 'defaultValue'> &
  FieldWords &
  Reported;

/** A day, as `2026-11-22`. */
export function DateField({ label, hint, error, className, ...props }: DateFieldProps) {
  const { value, onChange, pauseMs = 0, ...rest } = props;
  const { start, version, type, send } = useUncontrolledValue({ value, onChange, pauseMs });
  return (
    <Field {...{ label, hint, error, className }} name={rest.name}>
      {(wiring) => (
        <input
          key={version}
          type="date"
          max={LAST_DAY}
          {...rest}
          {...wiring}
          defaultValue={start}
          data-empty={start === ''}
          onChange={({ target }) => {
            markEmpty(target);
            if (!isUnfinished(target.value)) type(target.value);
          }}
          onBlur={({ target }) => send(target.value)}
          onKeyDown={(event) => isEnter(event, pauseMs) && send(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

interface DateTimeFieldProps extends FieldWords, Reported {
  label: string;
  /** The name of the day's input in a form. The time's is `{name}Time`. Read both with `typedDateTime`. */
  name?: string;
  required?: boolean;
  /** The first and the last moment that can be chosen. The picker uses only their days. */
  min?: string;
  max?: string;
  /** The time of a day without a typed time. */
  fillTime?: string;
  /** Whether the second of two times can't be chosen, when clocks are put back. */
  firstOnly?: boolean;
  hint?: ReactNode;
}

/** A day and a time from a form, as `toLocalInput` has them. Incomplete if one of them is missing. */
export const typedDateTime = (data: FormData, name: string) =>
  localInput(typed(data, name), typed(data, `${name}Time`), typed(data, `${name}Turn`) === '2');

/**
 * A local date and time, as `toLocalInput` has them. If only one part is complete, the other is empty: `2026-11-22T`.
 * It has two inputs, because datetime-local has no time picker in Firefox before 154.
 */
export function DateTimeField({ label, hint, error, ...props }: DateTimeFieldProps) {
  const { value, onChange, pauseMs = 0, name, required, min, max, fillTime } = props;
  const { firstOnly = false } = props;
  const { start, version, type, send } = useUncontrolledValue({ value, onChange, pauseMs });
  const [shown, setShown] = useState({ version, text: start });
  const text = shown.version === version ? shown.text : start;
  const [day = '', clock = ''] = start.split(/[T/]/);
  const date = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLInputElement>(null);
  const read = (second = isSecond(text)) =>
    localInput(date.current?.value ?? '', time.current?.value ?? '', second);

  const change = (second?: boolean) => {
    for (const { current } of [date, time]) if (current) markEmpty(current);
    if (isUnfinished(date.current?.value ?? '') && pauseMs > 0) return;
    if (fillTime !== undefined && time.current && date.current?.value !== '') {
      if (time.current.value === '' && !time.current.validity.badInput) {
        time.current.value = fillTime;
        markEmpty(time.current);
      }
    }
    setShown({ version, text: read(second) });
    type(read(second));
  };

  return (
    <Field {...{ name, label, hint, error }}>
      {(wiring) => (
        <div
          key={version}
          className={css.moment}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) send(read());
          }}
        >
          <input
            {...wiring}
            ref={date}
            type="date"
            name={name}
            required={required}
            min={min?.slice(0, 10)}
            max={max?.slice(0, 10) ?? LAST_DAY}
            defaultValue={day}
            data-empty={day === ''}
            onChange={() => change()}
            onKeyDown={(event) => isEnter(event, pauseMs) && send(read())}
          />
          <input
            className={wiring.className}
            aria-label={common.timeOf(label)}
            aria-describedby={wiring['aria-describedby']}
            aria-invalid={wiring['aria-invalid']}
            ref={time}
            type="time"
            name={name && `${name}Time`}
            required={required}
            defaultValue={clock}
            data-empty={clock === ''}
            onChange={() => change()}
            onKeyDown={(event) => isEnter(event, pauseMs) && send(read())}
          />
          <div aria-live="polite" className={css.changed}>
            <ClockChange text={text} name={name} firstOnly={firstOnly} onChoose={change} />
          </div>
        </div>
      )}
    </Field>
  );
}

/** WebKit shows today's date in an empty input. A style makes it look empty. */
const markEmpty = (input: HTMLInputElement) => (input.dataset.empty = String(input.value === ''));

/** In a form Enter submits. A filter has no form, so Enter reports the value. */
const isEnter = (event: KeyboardEvent, pauseMs: number) =>
  event.key === 'Enter' && pauseMs > 0 && !isComposing(event);
