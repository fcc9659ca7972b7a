import type { UserItem } from '../../worker/contract/user.ts';
import { useOnline } from '../presence/use-online.ts';
import { common } from '../words/common.ts';
import { PresenceDot } from './ui/presence-dot.tsx';

/** Whether a user is here now, in colour and word: as the list said, then as the stream says. */
export function UserPresence({ user }: { user: Pick<UserItem, 'id' | 'online'> }) {
  const online = useOnline(user.id, user.online);
  return <PresenceDot online={online}>{online ? common.online : common.offlineWord}</PresenceDot>;
}
