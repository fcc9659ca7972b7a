import { type FormEvent, useRef, useState } from 'react';

import { ApiError } from './api.ts';
import { errors } from './words/errors.ts';

interface FormState {
  pending: boolean;
  /** What is wrong with the whole; '' where nothing is. */
  problem: string;
  violations: Readonly<Record<string, string>>;
}

const CLEAN: FormState = { pending: false, problem: '', violations: {} };

/** What to say where the server's own words are not meant for this reader. */
export function describeFailure(error: ApiError): string {
  if (error.kind === 'offline') return errors.offline;
  if (error.kind === 'broken') return errors.broken;
  if (error.kind === 'limited') return errors.limited;
  return error.message || errors.broken;
}

/** What was typed into a field; '' for one that is not there. */
export function typed(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * Sends a form: once at a time, with its fields left as they were typed whatever the answer. The fields are the
 * browser's own (uncontrolled), so nothing is lost on an error.
 */
export function useForm(submit: (data: FormData) => Promise<void>) {
  const [state, setState] = useState(CLEAN);
  const busy = useRef(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const form = event.currentTarget;
    setState({ ...CLEAN, pending: true });
    try {
      await submit(new FormData(form));
      setState(CLEAN);
    } catch (error) {
      if (!(error instanceof ApiError)) {
        setState({ ...CLEAN, problem: errors.broken });
        throw error;
      }
      setState({
        pending: false,
        problem: Object.keys(error.violations).length > 0 ? errors.fields : describeFailure(error),
        violations: error.violations,
      });
      focusFirst(form, Object.keys(error.violations));
    } finally {
      busy.current = false;
    }
  };

  /** Takes back what was said of the last try. */
  const clear = () => setState(CLEAN);

  return { ...state, onSubmit, clear };
}

/** Brings the first field that is wrong, in the order of the form, to the one who typed it. */
function focusFirst(form: HTMLFormElement, names: string[]) {
  const field = [...form.elements].find(
    (element) =>
      'name' in element && typeof element.name === 'string' && names.includes(element.name),
  );
  if (field instanceof HTMLElement) field.focus();
}
