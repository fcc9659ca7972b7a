import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';

import { REPORT_TEXT_MAX } from '../../../worker/contract/bounds.ts';
import type { ReportReason } from '../../../worker/contract/report-vocabulary.ts';
import { useAccount } from '../../base/account.ts';
import { ApiError, api, send } from '../../base/api.ts';
import { linkKey } from '../../base/link-key.ts';
import { announce } from '../../base/toast-store.ts';
import { typed } from '../../base/use-form.ts';
import { TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useViolation } from '../../ui/form.tsx';
import { Select } from '../../ui/select.tsx';
import { Checkbox } from '../../ui/switch.tsx';
import { useSessionDraft } from '../../ui/use-session-draft.ts';
import { common } from '../../words/made/common.ts';
import { reports as words } from '../../words/made/reports.ts';
import { ReasonField, reasonOf } from './reason-field.tsx';
import { reportTitle } from './report-title.ts';

interface ReportDialogProps {
  /** The IRI of what is reported. */
  about: string;
  /** The name of what is reported. Content without a name, such as a file or a call, has a person's. */
  name: string;
  /** The owner of the reported content, who can be blocked at the same time. */
  person?: { id: number; name: string } | undefined;
  /** Where the user met those of whom they choose one. What is reported then depends on that choice. */
  room?: { session: number; people: readonly { id: number; name: string }[] };
  onClose: () => void;
}

const personOf = (data: FormData): string => {
  const id = typed(data, 'person');
  if (id !== '') return `/api/users/${id}`;
  throw new ApiError('invalid', 422, words.noPerson, { person: words.noPerson });
};

/** @returns whether the block succeeded. The report is already sent */
async function block(id: number) {
  try {
    await send(api.blocks[':userId'].$put({ param: { userId: String(id) } }));
    return true;
  } catch {
    return false;
  }
}

/** Sends a report. @returns the message to show */
async function report(json: {
  about: string;
  reason: ReportReason;
  text: string;
  session?: string;
}): Promise<string> {
  try {
    await send(api.reports.$post({ query: linkKey(), json }));
    return words.done;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'exists') return words.already;
    throw error;
  }
}

/** `about` has no field of its own. */
const ReportText = (props: ComponentProps<typeof TextArea>) => (
  <TextArea {...props} error={useViolation('about')} />
);

/** Reports content to the admins, and offers to block its owner. */
export default function ReportDialog({ about, name, person, room, onClose }: ReportDialogProps) {
  const { user } = useAccount();
  const navigate = useNavigate();
  const draft = useSessionDraft(`report:${user}:${about}`);

  const act = async (data: FormData) => {
    const said = await report({
      about: room ? personOf(data) : about,
      reason: reasonOf(data),
      text: typed(data, 'text'),
      ...(room && { session: `/api/sessions/${room.session}` }),
    });
    draft.forget();
    if (!person || data.get('block') === null) {
      announce(said, 'done');
    } else if (await block(person.id)) {
      announce(words.doneBlocked(person.name), 'done');
      // The blocked user's page no longer exists for this user.
      await navigate('/friends?tab=blocked');
    } else {
      announce(words.notBlocked(person.name), 'problem');
    }
    return undefined;
  };

  return (
    <FormDialog
      noValidate
      title={room ? words.room : reportTitle(about, name)}
      text={words.intro}
      submit={words.submit}
      act={act}
      onClose={onClose}
    >
      {room && (
        <Select
          name="person"
          label={words.person}
          hint={words.roomHint}
          options={[
            { value: '', label: words.choosePerson, disabled: true },
            ...room.people.map((one) => ({ value: String(one.id), label: one.name })),
          ]}
          defaultValue=""
          required
        />
      )}
      <ReasonField />
      <ReportText
        name="text"
        label={words.text}
        hint={words.textHint}
        defaultValue={draft.start}
        onChange={({ target }) => draft.keep(target.value)}
        maxLength={REPORT_TEXT_MAX}
        countWords={common.count}
        rows={4}
      />
      {person && <Checkbox name="block" label={words.block(person.name)} hint={words.blockHint} />}
    </FormDialog>
  );
}
