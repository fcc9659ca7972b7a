import { CANCEL_REASON_MAX } from '../../../worker/contract/bounds.ts';
import { ApiError, api, send } from '../../app/api.ts';
import { TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { typed } from '../../ui/use-form.ts';
import { common } from '../../words/common.ts';
import { sessions } from '../../words/sessions.ts';

const words = sessions.cancelDialog;

/** Cancels the session for good. The reason is sent to everyone concerned. */
export function CancelDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const act = async (data: FormData) => {
    const cancelReason = typed(data, 'cancelReason').trim();
    if (cancelReason === '') {
      throw new ApiError('invalid', 422, words.missing, { cancelReason: words.missing });
    }
    const json = { status: 'cancelled' as const, cancelReason };
    await send(api.sessions[':id'].$patch({ param: { id: String(id) }, json }));
    return words.done;
  };
  return (
    <FormDialog
      danger
      noValidate
      role="alertdialog"
      title={words.title}
      text={words.text}
      submit={words.submit}
      cancel={words.keep}
      act={act}
      onClose={onClose}
    >
      {(violations) => (
        <TextArea
          name="cancelReason"
          label={words.reason}
          hint={words.reasonHint}
          error={violations['cancelReason']}
          required
          maxLength={CANCEL_REASON_MAX}
          countWords={common.count}
          rows={3}
        />
      )}
    </FormDialog>
  );
}
