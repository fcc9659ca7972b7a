import { type ReactNode, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

import { announce } from '../base/toast-store.ts';
import { useForm } from '../base/use-form.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { Problem } from '../ui/problem.tsx';
import css from '../ui/section.module.css';
import { common } from '../words/made/common.ts';

interface OpenFormProps {
  submit: string;
  /** Sends the form. @returns the message to show */
  act: (data: FormData) => Promise<string>;
  /** The fields. */
  children: ReactNode;
}

const enter = (place: HTMLElement | null) => place?.querySelector('input')?.focus();

/** A form that a button opens. Focus moves into the form, and back to the button when it closes. */
export function FormDisclosure({ label, ...form }: OpenFormProps & { label: string }) {
  const [open, setOpen] = useState(false);
  const opened = useRef(false);
  const show = () => {
    opened.current = true;
    setOpen(true);
  };
  const returnTo = (button: HTMLButtonElement | null) => {
    if (button && opened.current) button.focus();
  };
  return open ? (
    <div ref={enter} className={css.wide}>
      <OpenForm {...form} onClose={() => setOpen(false)} />
    </div>
  ) : (
    <Button ref={returnTo} onClick={show}>
      {label}
    </Button>
  );
}

function OpenForm({ submit, act, children, onClose }: OpenFormProps & { onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useForm(async (data) => {
    announce(await act(data), 'done');
    onClose();
    await revalidate();
  });
  return (
    <Form form={form} className={css.form}>
      {children}
      <Problem>{form.problem}</Problem>
      <div className={css.actions}>
        <Button type="submit" variant="primary" pending={form.pending}>
          {submit}
        </Button>
        <Button onClick={onClose}>{common.cancel}</Button>
      </div>
    </Form>
  );
}
