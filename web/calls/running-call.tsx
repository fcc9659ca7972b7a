import { useAccount } from '../accounts/account.ts';
import { useCalls } from './core/use-calls.ts';
import { OverCard } from './over-card.tsx';
import { RecentCalls } from './recent-calls.tsx';
import { Stage } from './stage.tsx';

/**
 * The call that runs, how the last one ended, and the ones before. All in one script: a call may outlast the version
 * of the client that it was begun with, and then nothing more of it can be loaded.
 */
export default function RunningCall() {
  const { login } = useAccount();
  const { talk, over } = useCalls().state;
  return (
    <>
      {talk && <Stage />}
      {over?.kind === 'call' && <OverCard />}
      {login && <RecentCalls />}
    </>
  );
}
