import { CANCEL_REASON_MAX } from '../../../worker/contract/bounds.ts';
import type { SessionItem } from '../../../worker/contract/session.ts';
import { ApiError, api, byId, send } from '../../base/api.ts';
import { typed } from '../../base/use-form.ts';
import { TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { common } from '../../words/made/common.ts';
import { sessions } from '../../words/made/sessions.ts';

const { cancelDialog: words, series: ofSeries } = sessions;

/** Cancels the session for good. The reason is sent to everyone concerned. */
export function CancelDialog({ session, onClose }: { session: SessionItem; onClose: () => void }) {
  const { id, series } = session;
  const act = async (data: FormData) => {
    const cancelReason = typed(data, 'cancelReason').trim();
    if (cancelReason === '') {
      throw new ApiError('invalid', 422, words.missing, { cancelReason: words.missing });
    }
    const json = { status: 'cancelled' as const, cancelReason };
    if (series && typed(data, 'scope') === 'following') {
      const from = `/api/sessions/${id}`;
      await send(api.series[':id'].$patch({ ...byId(series.id), json: { ...json, from } }));
      return ofSeries.cancelledFollowing;
    }
    await send(api.sessions[':id'].$patch({ ...byId(id), json }));
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
      {series && <Scope />}
      <TextArea
        name="cancelReason"
        label={words.reason}
        hint={words.reasonHint}
        required
        maxLength={CANCEL_REASON_MAX}
        countWords={common.count}
        rows={3}
      />
    </FormDialog>
  );
}

/** Chooses whether the later sessions of the series are cancelled, too. */
const Scope = () => (
  <Select
    name="scope"
    label={ofSeries.cancelScope}
    options={[
      { value: 'one', label: ofSeries.editor.one },
      { value: 'following', label: ofSeries.cancelFollowing },
    ]}
  />
);
