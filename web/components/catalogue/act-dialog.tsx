import { type ReactNode, useId } from 'react';

import { ADMIN_REASON_MAX } from '../../../worker/contract/bounds.ts';
import { catalogue as words } from '../../words/catalogue.ts';
import { common } from '../../words/common.ts';
import { useDeed } from '../admin/use-deed.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextArea } from '../ui/field.tsx';
import css from './catalogue.module.css';

interface ActDialogProps {
  title: string;
  /** What will happen. */
  text?: string;
  submit: string;
  /** What can't be taken back. */
  danger?: boolean;
  /** The words under the reason; without them none is asked for. */
  reasonHint?: string;
  /** Does it. @returns what to say about it */
  act: (data: FormData) => Promise<string>;
  onClose: () => void;
  /** The fields, by what was wrong with the last try. */
  children?: (violations: Readonly<Record<string, string>>) => ReactNode;
}

/** Something that is done to the catalogue: asked once, with what will happen, and a reason where others feel it. */
export function ActDialog(props: ActDialogProps) {
  const { title, text, submit, danger = false, reasonHint, act, onClose, children } = props;
  const formId = useId();
  const { pending, problem, violations, onSubmit, close } = useDeed(act, onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      closeLabel={common.close}
      footer={
        <>
          <Button onClick={close}>{common.cancel}</Button>
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
      <form id={formId} className={css['form']} onSubmit={(event) => void onSubmit(event)}>
        {text !== undefined && <p>{text}</p>}
        {children?.(violations)}
        {reasonHint !== undefined && (
          <TextArea
            name="reason"
            label={words.reason}
            hint={reasonHint}
            error={violations['reason']}
            required
            maxLength={ADMIN_REASON_MAX}
            countWords={common.count}
            rows={3}
          />
        )}
        <p role="alert" className={css['problem']}>
          {problem}
        </p>
      </form>
    </Dialog>
  );
}
