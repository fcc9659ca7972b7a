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
 * What is wrong with a field of the form, or with a part of it, such as `roles.0.name` of `roles`.
 * @param names the field's names in the API. The first that has a violation counts
 */
export function useViolation(...names: string[]): string | undefined {
  const all = Object.entries(use(Violations));
  const own = names.flatMap((name) => all.filter(([path]) => `${path}.`.startsWith(`${name}.`)));
  return own[0]?.[1];
}
