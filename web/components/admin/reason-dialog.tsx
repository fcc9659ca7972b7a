import { type ReactNode, useId } from 'react';

import { ADMIN_REASON_MAX } from '../../../worker/contract/bounds.ts';
import { ApiError } from '../../api.ts';
import { typed } from '../../use-form.ts';
import { admin as words } from '../../words/admin.ts';
import { common } from '../../words/common.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextArea } from '../ui/field.tsx';
import css from './admin.module.css';
import { useDeed } from './use-deed.ts';

interface ReasonDialogProps {
  title: string;
  /** What will happen. */
  text: string;
  submit: string;
  danger?: boolean;
  /** What the field is called, for people and on the wire. */
  label?: string;
  field?: string;
  missing?: string;
  /** Sends it. @returns what to say about it */
  deliver: (reason: string, data: FormData) => Promise<string>;
  onClose: () => void;
  /** Further fields, by the violations of the last try. */
  children?: (violations: Readonly<Record<string, string>>) => ReactNode;
}

/** Asks once before something that others feel, says what will happen, and wants a reason. */
export function ReasonDialog({
  title,
  text,
  submit,
  danger = false,
  label = words.reason,
  field = 'reason',
  missing = words.reasonMissing,
  deliver,
  onClose,
  children,
}: ReasonDialogProps) {
  const formId = useId();
  const { pending, problem, violations, onSubmit, close } = useDeed(async (data) => {
    const reason = typed(data, field).trim();
    if (reason === '') throw new ApiError('invalid', 422, missing, { [field]: missing });
    return deliver(reason, data);
  }, onClose);
  return (
    <Dialog
      open
      title={title}
      closeLabel={common.close}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{words.act.keep}</Button>
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'danger' : 'primary'}
            pending={pending}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={css['form']}
        onSubmit={(event) => void onSubmit(event)}
      >
        <p>{text}</p>
        <TextArea
          name={field}
          label={label}
          error={violations[field] ?? problem}
          required
          maxLength={ADMIN_REASON_MAX}
          countWords={common.count}
          rows={3}
        />
        {children?.(violations)}
      </form>
    </Dialog>
  );
}
