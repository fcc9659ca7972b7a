import { Link, Navigate, type LoaderFunctionArgs, useLocation, useNavigate } from 'react-router';

import { leave, useAccount } from '../base/account.ts';
import { backFrom } from '../base/own-path.ts';
import { requireLogin } from '../base/require-login.ts';
import { Button } from '../ui/button.tsx';
import { accountSettings } from '../words/made/accounts.ts';
import { AuthPage, Lead } from './auth-form.tsx';
import { Leaving } from './leaving.tsx';

const { data: words } = accountSettings;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireLogin(request);
  return null;
}

/** /return: shown after a log-in to an account that is about to be deleted. */
export function Component() {
  const { account } = useAccount();
  const back = backFrom(useLocation().search);
  const navigate = useNavigate();
  const leavesAt = account?.leavesAt ?? null;
  if (leavesAt === null) return <Navigate to={back} replace />;
  return (
    <AuthPage title={words.returnTitle}>
      <Leaving leavesAt={leavesAt} back={back} />
      <Button
        onClick={() => {
          leave();
          void navigate(back, { replace: true });
        }}
      >
        {words.goOn}
      </Button>
      <Lead>
        <Link to="/user/data">{words.takeAlong}</Link>
      </Lead>
    </AuthPage>
  );
}
