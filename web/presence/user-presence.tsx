import type { UserItem } from '../../worker/contract/user.ts';
import { useAccount } from '../base/account.ts';
import { PresenceDot } from '../ui/presence-dot.tsx';
import { useOnline } from './use-online.ts';

type Shown = Pick<UserItem, 'id' | 'online'>;

/** Whether a user is online. Visitors have no stream, so for them the list's state stays. */
export function UserPresence({ user }: { user: Shown }) {
  const { login } = useAccount();
  return login ? <LivePresence user={user} /> : <PresenceDot online={user.online} />;
}

/** The state from the list, then from the stream. */
const LivePresence = ({ user }: { user: Shown }) => (
  <PresenceDot online={useOnline(user.id, user.online)} />
);
