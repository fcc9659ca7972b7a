import { Link, Navigate, type LoaderFunctionArgs, useLocation } from 'react-router';

import { leave, useAccount } from '../account.ts';
import { backFrom } from '../log-in.ts';
import { Leaving } from '../components/account/leaving.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Button } from '../components/ui/button.tsx';
import { requireLogin } from '../friends.ts';
import { care } from '../words/care.ts';
import css from './entrance.module.css';

const { data: words } = care;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireLogin(request);
  return null;
}

/** /return: where a log-in leads whose account is about to be deleted. */
export function Component() {
  const { account } = useAccount();
  const back = backFrom(useLocation().search);
  const leavesAt = account?.leavesAt ?? null;
  if (leavesAt === null) return <Navigate to={back} replace />;
  return (
    <div className={css['entrance']}>
      <PageTitle>{words.returnTitle}</PageTitle>
      <h1>{words.returnTitle}</h1>
      <Leaving leavesAt={leavesAt} back={back} />
      <Button onClick={leave}>{words.goOn}</Button>
      <p className={css['other']}>
        <Link to="/user#data">{words.takeAlong}</Link>
      </p>
    </div>
  );
}
