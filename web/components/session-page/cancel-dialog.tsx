import { useId } from 'react';
import { useRevalidator } from 'react-router';

import { CANCEL_REASON_MAX } from '../../../worker/contract/bounds.ts';
import { ApiError, api, send } from '../../api.ts';
import { useForm } from '../../use-form.ts';
import { common } from '../../words/common.ts';
import { sessions } from '../../words/sessions.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextArea } from '../ui/field.tsx';
import { announce } from '../ui/toast-store.ts';

const words = sessions.cancelDialog;

/** Cancels for good, with the reason that everybody concerned is told. */
export function CancelDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const formId = useId();

  const { pending, problem, violations, onSubmit } = useForm(async (data) => {
    const reason = data.get('cancelReason');
    const cancelReason = typeof reason === 'string' ? reason.trim() : '';
    if (cancelReason === '') {
      throw new ApiError('invalid', 422, words.missing, { cancelReason: words.missing });
    }
    const json = { status: 'cancelled' as const, cancelReason };
    await send(api.sessions[':id'].$patch({ param: { id: String(id) }, json }));
    announce(words.done, 'done');
    onClose();
    await revalidate();
  });

  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={words.title}
      closeLabel={common.close}
      footer={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button type="submit" form={formId} variant="danger" pending={pending}>
            {words.submit}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <form id={formId} noValidate onSubmit={(event) => void onSubmit(event)}>
        <TextArea
          name="cancelReason"
          label={words.reason}
          hint={words.reasonHint}
          error={violations['cancelReason'] ?? problem}
          required
          maxLength={CANCEL_REASON_MAX}
          countWords={common.count}
          rows={3}
        />
      </form>
    </Dialog>
  );
}
