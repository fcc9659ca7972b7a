import type { CallRoster } from '../../worker/contract/call.ts';
import { useAccount } from '../base/account.ts';
import { pictureOf } from '../base/media.ts';
import RoomPanel from '../messages/room-panel.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { messages as chat } from '../words/made/messages.ts';
import { sessions } from '../words/made/sessions.ts';
import css from './stage.module.css';

interface ChatDialogProps {
  /** The IRI of the session. */
  room: string;
  roster: CallRoster;
  onClose: () => void;
}

/** The messages of the call's session, as a sheet over the call. */
export default function ChatDialog({ room, roster, onClose }: ChatDialogProps) {
  const { user } = useAccount();
  const { members, host } = roster;
  return (
    <Dialog open onClose={onClose} title={sessions.page.chat}>
      <div className={css.chat}>
        <RoomPanel
          room={room}
          label={chat.room}
          faces={Object.fromEntries(members.map(({ id, firstFile }) => [id, pictureOf(firstFile)]))}
          members={members.filter(({ id }) => id !== user)}
          hosts={host === user}
        />
      </div>
    </Dialog>
  );
}
