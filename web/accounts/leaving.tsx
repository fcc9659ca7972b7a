import { useNavigate } from 'react-router';

import { checkAccount } from '../base/account.ts';
import { api, send } from '../base/api.ts';
import { fullDate } from '../ui/dates.ts';
import { DirectActionButton } from '../ui/direct-action-button.tsx';
import { accountSettings } from '../words/made/accounts.ts';

const { data: words } = accountSettings;

/** Says that the account is about to be deleted, and offers to keep it. */
export function Leaving({ leavesAt, back }: { leavesAt: string; back?: string }) {
  const navigate = useNavigate();
  const comeBack = async () => {
    await send(api.account.return.$post());
    await checkAccount();
    if (back !== undefined) await navigate(back, { replace: true });
    return words.returned;
  };
  return (
    <>
      <p>{words.leaving(fullDate(Date.parse(leavesAt)))}</p>
      <p>{words.returnHint}</p>
      <DirectActionButton variant="primary" act={comeBack}>
        {words.return}
      </DirectActionButton>
    </>
  );
}
