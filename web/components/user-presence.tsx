import { Suspense, lazy } from 'react';

import type { UserItem } from '../../worker/contract/user.ts';
import { useAccount } from '../account.ts';
import { untilLoaded } from '../ahead.ts';
import { common } from '../words/common.ts';
import { PresenceDot } from './ui/presence-dot.tsx';

type Shown = Pick<UserItem, 'id' | 'online'>;

const Listed = ({ user }: { user: Shown }) => <PresenceWord online={user.online} />;

const LivePresence = lazy(() => untilLoaded(({ livePresence }) => livePresence()));

/** Whether a user is here now, in colour and word. Visitors have no stream: for them it stays as the list said. */
export function UserPresence({ user }: { user: Shown }) {
  const { login } = useAccount();
  const listed = <Listed user={user} />;
  if (!login) return listed;
  return (
    <Suspense fallback={listed}>
      <LivePresence user={user} />
    </Suspense>
  );
}

export const PresenceWord = ({ online }: { online: boolean }) => (
  <PresenceDot online={online}>{online ? common.online : common.offlineWord}</PresenceDot>
);
