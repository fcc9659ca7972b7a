import { useNavigate } from 'react-router';

import { leave } from './account.ts';
import { api, load } from '../app/api.ts';
import { fullDate } from '../ui/dates.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { announce } from '../ui/toast-store.ts';
import { typed } from '../ui/use-form.ts';
import { accountSettings } from '../words/en/accounts.ts';
import { PasswordField } from './password-field.tsx';

const { data: words, password } = accountSettings;

/** Asks for the password once before the account is scheduled for deletion. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <FormDialog
      danger
      role="alertdialog"
      title={words.leaveTitle}
      submit={words.leave}
      cancel={words.stay}
      act={async (data) => {
        const currentPassword = typed(data, 'currentPassword');
        const { leavesAt } = await load(api.account.leave.$post({ json: { currentPassword } }));
        await navigate('/', { replace: true });
        leave();
        announce(words.left(fullDate(Date.parse(leavesAt))));
        return undefined;
      }}
      onClose={onClose}
    >
      {(violations) => (
        <>
          {words.leaveText.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <PasswordField
            kind="current"
            name="currentPassword"
            label={password.current}
            error={violations['currentPassword']}
          />
        </>
      )}
    </FormDialog>
  );
}
