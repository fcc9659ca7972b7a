import { type ReactNode, useId, useRef } from 'react';
import { useRevalidator } from 'react-router';

import { announce } from '../base/toast-store.ts';
import { useForm } from '../base/use-form.ts';
import { common } from '../words/made/common.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Form } from './form.tsx';
import { Problem } from './problem.tsx';
import { useCloseOnce } from './use-close-once.ts';

interface FormDialogProps {
  title: string;
  /** What will happen. */
  text?: string;
  submit: string;
  cancel?: string;
  /** For an action that can't be undone. */
  danger?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Rules are checked by `act`, not by the browser. */
  noValidate?: boolean;
  /** There is nothing to send yet. */
  disabled?: boolean;
  /** Shown instead of the form. The fields keep their text. */
  instead?: ReactNode;
  /** Sends the form. @returns the message to show. Undefined if none is needed and the page is up to date */
  act: (data: FormData) => Promise<string | undefined>;
  onClose: () => void;
  children?: ReactNode;
}

/**
 * A dialog with one form. After a successful submit it closes, and the page is reloaded. After a refusal the page may
 * be out of date, so it is reloaded when the dialog closes.
 */
export function FormDialog({
  title,
  submit,
  act,
  onClose,
  role = 'dialog',
  ...rest
}: FormDialogProps) {
  const { text, cancel = common.cancel, danger = false, instead, children } = rest;
  const formId = useId();
  const { revalidate } = useRevalidator();
  const refused = useRef(false);
  const closeOnce = useCloseOnce(onClose);
  const form = useForm(async (data) => {
    refused.current = true;
    const said = await act(data);
    refused.current = false;
    if (said !== undefined) announce(said, 'done');
    closeOnce();
    if (said !== undefined) await revalidate();
  });
  const close = () => {
    closeOnce();
    if (refused.current) void revalidate();
  };
  const footer = (
    <>
      <Button onClick={close}>{cancel}</Button>
      <Button
        type="submit"
        form={formId}
        variant={danger ? 'danger' : 'primary'}
        pending={form.pending}
        disabled={rest.disabled}
      >
        {submit}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      role={role}
      title={title}
      onClose={close}
      {...(instead === undefined && { footer })}
    >
      {instead}
      <Form
        form={form}
        id={formId}
        className="stack-4"
        noValidate={rest.noValidate}
        hidden={instead !== undefined}
      >
        {text !== undefined && <p>{text}</p>}
        {children}
        <Problem>{form.problem}</Problem>
      </Form>
    </Dialog>
  );
}
