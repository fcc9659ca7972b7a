import type { UserItem } from '../../worker/contract/user.ts';
import { useOnline } from '../presence/use-online.ts';
import { PresenceWord } from './user-presence.tsx';

/** As the list said, then as the stream says. */
export default function LivePresence({ user }: { user: Pick<UserItem, 'id' | 'online'> }) {
  return <PresenceWord online={useOnline(user.id, user.online)} />;
}
