import { useEffect, useState, useSyncExternalStore } from 'react';

import type { MessageItem } from '../../worker/contract/message.ts';
import { useAccount } from '../accounts/account.ts';
import { ApiError } from '../app/api.ts';
import { Button } from '../ui/button.tsx';
import { announce } from '../ui/toast-store.ts';
import { describeFailure } from '../ui/use-form.ts';
import { messages as words } from '../words/en/messages.ts';
import { Composer } from './composer.tsx';
import { deleteMessage, editMessage } from './messages-api.ts';
import { sendLater } from './outbox.ts';
import type { Faces } from './message-row.tsx';
import { RoomLog } from './room-log.tsx';
import css from './room.module.css';
import { RoomView } from './room-view.ts';
import { publishOwn } from './rooms.ts';

interface RoomPanelProps {
  /** `/api/sessions/7`, `/api/users/7` */
  room: string;
  label: string;
  faces: Faces;
  /** Whether the user hosts the room's session. */
  hosts?: boolean;
}

/** The messages of a room, and the field to write in. */
const RoomPanel = (props: RoomPanelProps) => <OpenRoom key={props.room} {...props} />;
export default RoomPanel;

function OpenRoom({ room, label, faces, hosts = false }: RoomPanelProps) {
  const { user } = useAccount();
  const [view] = useState(() => new RoomView(room));
  const [editing, setEditing] = useState<MessageItem | null>(null);
  useEffect(() => view.start(), [view]);
  const state = useSyncExternalStore(view.store.subscribe, view.store.get);

  /** Changes a message. What the server refuses is said. */
  const change = async (changed: Promise<MessageItem>) => {
    try {
      publishOwn(room, await changed);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      announce(error.violations['text'] ?? describeFailure(error), 'problem');
    }
  };
  const submit = (text: string) => {
    if (editing) void change(editMessage(room, editing.number, text));
    else void sendLater(user, room, text);
    setEditing(null);
  };

  if (state.status === 'missing') return <p className={css['note']}>{words.missing}</p>;
  if (state.status === 'failed') {
    return (
      <p className={css['note']} role="alert">
        {words.failed} <Button onClick={() => void view.open()}>{words.retry}</Button>
      </p>
    );
  }
  return (
    <div className={css['room']}>
      <RoomLog
        label={label}
        room={room}
        user={user}
        faces={faces}
        hosts={hosts}
        state={state}
        view={view}
        onEdit={setEditing}
        onRemove={({ number }) => void change(deleteMessage(room, number))}
      />
      <p className={css['typing']} aria-live="off">
        {state.typing.length > 0 && words.typing(state.typing.map(({ name }) => name))}
      </p>
      {state.writable ? (
        <Composer
          key={editing?.number ?? 0}
          room={room}
          user={user}
          editing={editing}
          onSend={submit}
          onCancel={() => setEditing(null)}
        />
      ) : (
        <p className={css['note']}>{words.closed}</p>
      )}
    </div>
  );
}
