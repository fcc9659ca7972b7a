import { type ComponentProps, createContext, use } from 'react';

import type { useForm } from '../base/use-form.ts';

const Violations = createContext<Readonly<Record<string, string>>>({});

type FormProps = ComponentProps<'form'> & {
  form: Pick<ReturnType<typeof useForm>, 'violations' | 'onSubmit'>;
};

/** A form that `useForm` sends. After a refusal each field inside finds by its name what is wrong with it. */
export const Form = ({ form, ...rest }: FormProps) => (
  <Violations value={form.violations}>
    <form {...rest} onSubmit={(event) => void form.onSubmit(event)} />
  </Violations>
);

/**
 * What is wrong with a field of the form.
 * @param names the field's names in the API. The first that has a violation counts
 */
export function useViolation(...names: string[]): string | undefined {
  const violations = use(Violations);
  return names.map((name) => violations[name]).find((found) => found !== undefined);
}
