import { useId } from 'react';
import { useNavigate } from 'react-router';

import { leave } from '../../account.ts';
import { api, load } from '../../api.ts';
import { fullDate } from '../../dates.ts';
import { typed, useForm } from '../../use-form.ts';
import { care } from '../../words/care.ts';
import { common } from '../../words/common.ts';
import { PasswordField } from '../password-field.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { announce } from '../ui/toast-store.ts';
import css from './section.module.css';

const { data: words, password } = care;

/** Asks once, with the password, before the account begins to leave. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const formId = useId();
  const { pending, problem, violations, onSubmit } = useForm(async (data) => {
    const currentPassword = typed(data, 'currentPassword');
    const { leavesAt } = await load(api.account.leave.$post({ json: { currentPassword } }));
    await navigate('/', { replace: true });
    leave();
    announce(words.left(fullDate(Date.parse(leavesAt))));
  });
  return (
    <Dialog
      open
      role="alertdialog"
      title={words.leaveTitle}
      closeLabel={common.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.stay}</Button>
          <Button type="submit" form={formId} variant="danger" pending={pending}>
            {words.leave}
          </Button>
        </>
      }
    >
      {words.leaveText.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <form id={formId} className={css['form']} onSubmit={(event) => void onSubmit(event)}>
        <PasswordField
          kind="current"
          name="currentPassword"
          label={password.current}
          error={violations['currentPassword']}
        />
        <p role="alert" className={css['problem']}>
          {problem}
        </p>
      </form>
    </Dialog>
  );
}
