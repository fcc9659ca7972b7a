import { type FormEvent, useState } from 'react';

import { errors } from '../words/made/common.ts';
import { announceFailure } from './announce-failure.ts';
import { ApiError } from './api.ts';
import { describeFailure } from './describe-failure.ts';
import { usePending } from './use-pending.ts';

interface FormState {
  /** What is wrong with the form as a whole, or ''. */
  problem: string;
  violations: Readonly<Record<string, string>>;
}

const CLEAN: FormState = { problem: '', violations: {} };

/** The text of a field, or '' if it doesn't exist. */
export function typed(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** The chosen value of a closed set. Undefined for any other value. */
export const chosen = <Value extends string>(
  values: readonly Value[],
  data: FormData,
  name: string,
) => values.find((value) => value === data.get(name));

/**
 * Sends a form, once at a time. The fields are uncontrolled, so nothing that was typed is lost on an error.
 */
export function useForm(submit: (data: FormData) => Promise<void>) {
  const [state, setState] = useState(CLEAN);
  const { busy: pending, run } = usePending();

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    return run(async () => {
      setState(CLEAN);
      try {
        await submit(new FormData(form));
      } catch (error) {
        if (!(error instanceof ApiError)) {
          setState({ ...CLEAN, problem: errors.broken });
          throw error;
        }
        // The form was closed meanwhile, so only a message can say it.
        if (!form.isConnected) return announceFailure(error);
        const wrong = Object.keys(error.violations);
        const problem = wrong.length > 0 ? errors.fields : describeFailure(error);
        setState({ problem, violations: error.violations });
        focusFirst(form, wrong);
      }
    });
  };

  /** Removes the messages of the last attempt. */
  const clear = () => setState(CLEAN);

  /** Removes the errors of fixed fields, and with the last of them the form's own error. */
  const forgive = (names: readonly string[]) =>
    setState((before) => {
      const left = Object.entries(before.violations).filter(([name]) => !names.includes(name));
      if (left.length === Object.keys(before.violations).length) return before;
      return left.length === 0 ? CLEAN : { ...before, violations: Object.fromEntries(left) };
    });

  return { ...state, pending, onSubmit, clear, forgive };
}

/** Focuses the first invalid field, in the order of the form. */
function focusFirst(form: HTMLFormElement, names: string[]) {
  const field = [...form.elements].find(
    (element) =>
      'name' in element && typeof element.name === 'string' && names.includes(element.name),
  );
  if (field instanceof HTMLElement) field.focus();
}
