import { useAccount } from '../../account.ts';
import { useHeard } from '../../presence/use-online.ts';
import { PresenceWord } from '../user-presence.tsx';

/** Whether somebody of the roster is here. A session's answer doesn't say; the stream does, to who is logged in. */
export function MemberPresence({ id }: { id: number }) {
  const { login, user } = useAccount();
  return login && id !== user ? <Heard id={id} /> : null;
}

function Heard({ id }: { id: number }) {
  const online = useHeard(id);
  return online === undefined ? null : <PresenceWord online={online} />;
}
