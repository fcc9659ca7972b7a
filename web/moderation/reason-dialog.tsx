import { type ReactNode, useState } from 'react';

import { ADMIN_REASON_MAX } from '../../worker/contract/bounds.ts';
import { ApiError } from '../base/api.ts';
import { typed } from '../base/use-form.ts';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { TextArea } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { common } from '../words/made/common.ts';
import { admin as words } from '../words/made/moderation.ts';

interface ReasonDialogProps {
  title: string;
  /** What will happen. */
  text: string;
  submit: string;
  danger?: boolean;
  /** The field's label, and its name in the API. */
  label?: string;
  field?: string;
  hint?: string;
  missing?: string;
  /** Sends the reason. @returns the message to show */
  deliver: (reason: string, data: FormData) => Promise<string>;
  onClose: () => void;
  reasonLast?: boolean;
  children?: ReactNode;
}

/** Asks for confirmation and a reason before an action that affects others, and says what will happen. */
export function ReasonDialog({
  label = words.reason,
  field = 'reason',
  hint,
  missing = words.reasonMissing,
  deliver,
  reasonLast = false,
  children,
  ...dialog
}: ReasonDialogProps) {
  return (
    <FormDialog
      {...dialog}
      noValidate
      cancel={words.act.keep}
      act={async (data) => {
        const reason = typed(data, field).trim();
        if (reason === '') throw new ApiError('invalid', 422, missing, { [field]: missing });
        return deliver(reason, data);
      }}
    >
      {reasonLast && children}
      <TextArea
        name={field}
        label={label}
        hint={hint}
        required
        maxLength={ADMIN_REASON_MAX}
        countWords={common.count}
        rows={3}
      />
      {!reasonLast && children}
    </FormDialog>
  );
}

type ReasonButtonProps = Omit<ReasonDialogProps, 'onClose'> &
  Pick<ButtonLook, 'variant'> & { 'aria-label'?: string };

/** A button that opens such a dialog. Both have the same name for what is done. */
export function ReasonButton({ variant, 'aria-label': named, ...dialog }: ReasonButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} aria-label={named} onClick={() => setOpen(true)}>
        {dialog.submit}
      </Button>
      {open && <ReasonDialog {...dialog} onClose={() => setOpen(false)} />}
    </>
  );
}
