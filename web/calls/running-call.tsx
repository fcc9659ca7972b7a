import { useAccount } from '../base/account.ts';
import { useCallState } from './core/use-calls.ts';
import { EndedCallCard } from './ended-call-card.tsx';
import { RecentCalls } from './recent-calls.tsx';
import { Stage } from './stage.tsx';

/**
 * The running call, how the last one ended, and the recent ones. All in one script, because a call may outlast a
 * deploy. Then the old version's scripts can't be loaded any more.
 */
export default function RunningCall() {
  const { login } = useAccount();
  const { talk, over } = useCallState();
  return (
    <>
      {talk && <Stage />}
      {over?.kind === 'call' && <EndedCallCard />}
      {login && <RecentCalls />}
    </>
  );
}
