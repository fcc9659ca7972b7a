import { useNavigate } from 'react-router';

import { checkAccount } from '../base/account.ts';
import { api, send } from '../base/api.ts';
import { useAction } from '../base/use-action.ts';
import { Button } from '../ui/button.tsx';
import { fullDate } from '../ui/dates.ts';
import { accountSettings } from '../words/made/accounts.ts';

const { data: words } = accountSettings;

/** Says that the account is about to be deleted, and offers to keep it. */
export function Leaving({ leavesAt, back }: { leavesAt: string; back?: string }) {
  const { pending, act } = useAction();
  const navigate = useNavigate();
  const comeBack = () =>
    act('return', async () => {
      await send(api.account.return.$post());
      await checkAccount();
      if (back !== undefined) await navigate(back, { replace: true });
      return words.returned;
    });
  return (
    <>
      <p>{words.leaving(fullDate(Date.parse(leavesAt)))}</p>
      <p>{words.returnHint}</p>
      <Button variant="primary" pending={pending === 'return'} onClick={() => void comeBack()}>
        {words.return}
      </Button>
    </>
  );
}
