import { useNavigate } from 'react-router';

import { leave } from '../base/account.ts';
import { api, load } from '../base/api.ts';
import { announce } from '../base/toast-store.ts';
import { fullDate } from '../ui/dates.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { accountSettings } from '../words/made/accounts.ts';

const { data: words } = accountSettings;

/** Asks once more before the account is scheduled for deletion. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <FormDialog
      danger
      role="alertdialog"
      title={words.leaveTitle}
      submit={words.leave}
      cancel={words.stay}
      act={async () => {
        const { leavesAt } = await load(api.account.leave.$post());
        await navigate('/', { replace: true });
        leave();
        announce(words.left(fullDate(Date.parse(leavesAt))));
        return undefined;
      }}
      onClose={onClose}
    >
      {words.leaveText.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </FormDialog>
  );
}
