import { useId } from 'react';
import { useNavigate } from 'react-router';

import { REPORT_TEXT_MAX } from '../../../worker/contract/bounds.ts';
import { REPORT_REASONS, type ReportReason } from '../../../worker/contract/report-vocabulary.ts';
import { useAccount } from '../../account.ts';
import { ApiError, api, send } from '../../api.ts';
import { typed, useForm } from '../../use-form.ts';
import { useKept } from '../../use-kept.ts';
import { common } from '../../words/common.ts';
import { reports as words } from '../../words/reports.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextArea } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { Checkbox } from '../ui/switch.tsx';
import { announce } from '../ui/toast-store.ts';
import css from './report-dialog.module.css';

interface ReportDialogProps {
  /** The IRI of what is reported. */
  about: string;
  name: string;
  /** Whose it is: they can be blocked along with it. */
  person?: { id: number; name: string } | undefined;
  onClose: () => void;
}

const OPTIONS = [
  { value: '', label: words.choose, disabled: true },
  ...REPORT_REASONS.map((reason) => ({ value: reason, label: words.reasons[reason] })),
];

const reasonOf = (data: FormData): ReportReason => {
  const reason = REPORT_REASONS.find((known) => known === typed(data, 'reason'));
  if (reason) return reason;
  throw new ApiError('invalid', 422, words.missing, { reason: words.missing });
};

/** @returns whether they are blocked now; the report stands whatever comes of it */
async function block(id: number) {
  try {
    await send(api.blocks[':userId'].$put({ param: { userId: String(id) } }));
    return true;
  } catch {
    return false;
  }
}

/** Reports something to the admins, and offers to block whose it is. */
export default function ReportDialog({ about, name, person, onClose }: ReportDialogProps) {
  const { user } = useAccount();
  const navigate = useNavigate();
  const draft = useKept(`report:${user}:${about}`);
  const formId = useId();

  const { pending, problem, violations, onSubmit } = useForm(async (data) => {
    const json = { about, reason: reasonOf(data), text: typed(data, 'text') };
    let said: string = words.done;
    try {
      await send(api.reports.$post({ json }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'exists') throw error;
      said = words.already;
    }
    draft.forget();
    if (!person || data.get('block') === null) {
      announce(said, 'done');
      onClose();
      return;
    }
    const blocked = await block(person.id);
    announce(
      blocked ? words.doneBlocked(person.name) : words.notBlocked(person.name),
      blocked ? 'done' : 'problem',
    );
    onClose();
    // What is theirs is no longer there for one who blocks them.
    if (blocked) await navigate('/friends?tab=blocked');
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(name)}
      closeLabel={common.close}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" pending={pending}>
            {words.submit}
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
        <p>{words.intro}</p>
        <Select
          name="reason"
          label={words.reason}
          options={OPTIONS}
          defaultValue=""
          error={violations['reason']}
          required
        />
        <TextArea
          name="text"
          label={words.text}
          hint={words.textHint}
          error={violations['text'] ?? violations['about'] ?? problem}
          defaultValue={draft.start}
          onChange={({ target }) => draft.keep(target.value)}
          maxLength={REPORT_TEXT_MAX}
          countWords={common.count}
          rows={4}
        />
        {person && (
          <Checkbox name="block" label={words.block(person.name)} hint={words.blockHint} />
        )}
      </form>
    </Dialog>
  );
}
