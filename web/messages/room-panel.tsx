import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

import type { MessageItem } from '../../worker/contract/message.ts';
import { useAccount } from '../base/account.ts';
import { ApiError } from '../base/api.ts';
import { describeFailure } from '../base/describe-failure.ts';
import { announce } from '../base/toast-store.ts';
import { Button } from '../ui/button.tsx';
import { messages as words } from '../words/made/messages.ts';
import { Composer } from './composer.tsx';
import { readDraft } from './draft.ts';
import type { Mentionable } from './mentions.tsx';
import type { Faces } from './message-row.tsx';
import { deleteMessage, editMessage } from './messages-api.ts';
import { RoomLog } from './room-log.tsx';
import { RoomSearch } from './room-search.tsx';
import { RoomView } from './room-view.ts';
import css from './room.module.css';
import { publishOwn } from './rooms.ts';
import { sendLater } from './unsent.ts';
import { Waiting, useWaiting } from './waiting.tsx';

interface RoomPanelProps {
  /** `/api/sessions/7`, `/api/users/7` */
  room: string;
  label: string;
  faces: Faces;
  /** Who can be mentioned in a session's room. */
  members?: readonly Mentionable[];
  /** Whether the user hosts the room's session. */
  hosts?: boolean;
  /** Whether the user has left the room's session since it was opened. */
  gone?: boolean;
}

/** The messages of a room, and the field to write in. */
const RoomPanel = (props: RoomPanelProps) => <OpenRoom key={props.room} {...props} />;
export default RoomPanel;

/** Changes a message. A refusal is shown. */
async function change(room: string, changed: Promise<MessageItem>) {
  try {
    publishOwn(room, await changed);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    announce(error.violations['text'] ?? describeFailure(error), 'problem');
  }
}

const NOBODY: readonly Mentionable[] = [];

function OpenRoom(props: RoomPanelProps) {
  const { room, label, faces, members = NOBODY, hosts = false, gone = false } = props;
  const { user } = useAccount();
  const [view] = useState(() => new RoomView(room));
  const [editing, setEditing] = useState<MessageItem | null>(null);
  useEffect(() => (gone ? undefined : view.start()), [view, gone]);
  const state = useSyncExternalStore(view.store.subscribe, view.store.get);

  const remove = useCallback(
    ({ number }: MessageItem) => void change(room, deleteMessage(room, number)),
    [room],
  );
  const show = (number: number) =>
    view.showMessage(number).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      announce(describeFailure(error), 'problem');
    });
  const submit = (text: string) => {
    if (editing) void change(room, editMessage(room, editing.number, text));
    else void sendLater(user, room, text, state.status === 'ready' ? state.last : undefined);
    setEditing(null);
  };

  if (gone) return <Closed room={room} user={user} text={words.gone} />;
  if (state.status === 'missing') return <Closed room={room} user={user} text={words.missing} />;
  if (state.status === 'failed') {
    return (
      <p className={css.note} role="alert">
        {words.failed} <Button onClick={() => void view.open()}>{words.retry}</Button>
      </p>
    );
  }
  return (
    <div className={css.room}>
      <RoomSearch room={room} onChoose={(number) => void show(number)} />
      <RoomLog
        label={label}
        room={room}
        user={user}
        faces={faces}
        hosts={hosts}
        state={state}
        view={view}
        onEdit={setEditing}
        onRemove={remove}
      />
      <p className={css.typing} aria-live="off">
        {state.typing.length === 1 && words.typing(state.typing[0]?.name ?? '')}
        {state.typing.length > 1 && words.severalTyping}
      </p>
      {state.writable ? (
        <Composer
          key={editing?.number ?? 0}
          room={room}
          user={user}
          editing={editing}
          members={members}
          onSend={submit}
          onCancel={() => setEditing(null)}
        />
      ) : (
        <p className={css.note}>{words.closed}</p>
      )}
    </div>
  );
}

/** Shown when the user has no access to the room any more. Their unsent text is still there. */
function Closed({ room, user, text }: { room: string; user: number; text: string }) {
  const waiting = useWaiting(room);
  const [draft] = useState(() => readDraft(user, room));
  return (
    <div className={css.note}>
      <p role="alert">{text}</p>
      {(draft !== '' || waiting.length > 0) && <p>{words.unsent}</p>}
      <Waiting messages={waiting} />
      {draft !== '' && (
        <p className={css.text} dir="auto">
          {draft}
        </p>
      )}
    </div>
  );
}
