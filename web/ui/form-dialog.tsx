import { type ReactNode, useId, useRef } from 'react';
import { useRevalidator } from 'react-router';

import { common } from '../words/en/common.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import css from './dialog.module.css';
import { announce } from './toast-store.ts';
import { useForm } from './use-form.ts';

export type Violations = Readonly<Record<string, string>>;

interface FormDialogProps {
  title: string;
  /** What will happen. */
  text?: string | undefined;
  submit: string;
  cancel?: string | undefined;
  /** What can't be taken back. */
  danger?: boolean | undefined;
  role?: 'dialog' | 'alertdialog';
  /** Rules are checked by `act`, not by the browser. */
  noValidate?: boolean;
  /** There is nothing to send yet. */
  disabled?: boolean;
  /** Shown in place of the form, whose fields keep what was typed. */
  instead?: ReactNode;
  /** Sends the form. @returns what to say about it; undefined where that has been said and the page is right */
  act: (data: FormData) => Promise<string | undefined>;
  onClose: () => void;
  /** The fields, by what was wrong with the last try. */
  children?: ReactNode | ((violations: Violations) => ReactNode);
}

/**
 * A dialog with one form. It closes once the form is sent, and the page is loaded again. After a refusal the page may
 * be out of date: it is loaded again when the dialog closes.
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
  const { pending, problem, violations, onSubmit } = useForm(async (data) => {
    refused.current = true;
    const said = await act(data);
    refused.current = false;
    if (said !== undefined) announce(said, 'done');
    onClose();
    if (said !== undefined) await revalidate();
  });
  const close = () => {
    onClose();
    if (refused.current) void revalidate();
  };
  const footer = (
    <>
      <Button onClick={close}>{cancel}</Button>
      <Button
        type="submit"
        form={formId}
        variant={danger ? 'danger' : 'primary'}
        pending={pending}
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
      closeLabel={common.close}
      onClose={close}
      {...(instead === undefined && { footer })}
    >
      {instead}
      <form
        id={formId}
        className={css['form']}
        noValidate={rest.noValidate}
        hidden={instead !== undefined}
        onSubmit={(event) => void onSubmit(event)}
      >
        {text !== undefined && <p>{text}</p>}
        {typeof children === 'function' ? children(violations) : children}
        <p role="alert" className={css['problem']}>
          {problem}
        </p>
      </form>
    </Dialog>
  );
}
