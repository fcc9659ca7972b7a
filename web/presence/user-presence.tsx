import type { UserItem } from '../../worker/contract/user.ts';
import { useAccount } from '../accounts/account.ts';
import { PresenceDot } from '../ui/presence-dot.tsx';
import { useOnline } from './use-online.ts';

type Shown = Pick<UserItem, 'id' | 'online'>;

/** Whether a user is online. Visitors have no stream: for them it stays as the list said. */
export function UserPresence({ user }: { user: Shown }) {
  const { login } = useAccount();
  return login ? <LivePresence user={user} /> : <PresenceDot online={user.online} />;
}

/** As the list said, then as the stream says. */
const LivePresence = ({ user }: { user: Shown }) => (
  <PresenceDot online={useOnline(user.id, user.online)} />
);
