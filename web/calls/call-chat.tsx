import type { CallRoster } from '../../worker/contract/call.ts';
import { useAccount } from '../base/account.ts';
import { pictureOf } from '../base/media.ts';
import RoomPanel from '../messages/room-panel.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { sessions } from '../words/made/sessions.ts';
import css from './beside-call.module.css';

interface CallChatProps {
  /** The room of the call's session, or of the two who talk. */
  room: string;
  label: string;
  roster: CallRoster;
  /** Over the call, on a narrow screen. */
  sheet?: boolean;
  onClose: () => void;
}

/** The messages that belong to a call, beside it or as a sheet over it. */
export default function CallChat({ room, label, roster, sheet = false, onClose }: CallChatProps) {
  const { user } = useAccount();
  const { members, host, session } = roster;
  const others = members.filter(({ id }) => id !== user);
  const panel = (
    <div className={css.chat} data-sheet={sheet}>
      <RoomPanel
        room={room}
        label={label}
        faces={Object.fromEntries(members.map(({ id, firstFile }) => [id, pictureOf(firstFile)]))}
        members={session ? others : []}
        hosts={host === user}
      />
    </div>
  );
  if (!sheet) return panel;
  return (
    <Dialog open onClose={onClose} title={session ? sessions.page.chat : label}>
      {panel}
    </Dialog>
  );
}
