import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { ROOM_READABLE_DAYS, ROOM_WRITABLE_DAYS } from '../../worker/contract/bounds.ts';
import type { OwnMedia } from '../../worker/contract/media.ts';
import type { MessageItem } from '../../worker/contract/message.ts';
import { useAccount } from '../base/account.ts';
import { announceViolation } from '../base/announce-failure.ts';
import { Button } from '../ui/button.tsx';
import { messages as words } from '../words/made/messages.ts';
import { Composer } from './composer.tsx';
import { readDraft, returned } from './draft.ts';
import type { Mentionable } from './mentions.tsx';
import type { Faces } from './message-row.tsx';
import { deleteMessage, editMessage, sendPin } from './messages-api.ts';
import { RoomLog } from './room-log.tsx';
import { RoomSearch } from './room-search.tsx';
import { findMessage } from './room-state.ts';
import { RoomView } from './room-view.ts';
import css from './room.module.css';
import { publishOwn } from './rooms.ts';
import type { RowActions } from './row-actions.ts';
import { sendLater } from './unsent.ts';
import { Waiting, useWaiting } from './waiting.tsx';

interface RoomPanelProps {
  /** `/api/sessions/7`, `/api/users/7` */
  room: string;
  label: string;
  faces: Faces;
  /** When it changes, the user may be able to write where they couldn't. */
  relation?: string;
  members?: readonly Mentionable[];
  hosts?: boolean;
  /** Whether the user has left the room's session since it was opened. */
  gone?: boolean;
  /** What to do if the user can't write here. */
  instead?: ReactNode;
}

/** The messages of a room, and the field to write in. */
const RoomPanel = (props: RoomPanelProps) => <OpenRoom key={props.room} {...props} />;
export default RoomPanel;

/** Shows a refusal. @returns whether there was none */
const attempt = (done: Promise<unknown>) =>
  done.then(
    () => true,
    (error: unknown) => {
      announceViolation(error, 'text');
      return false;
    },
  );

const NOBODY: readonly Mentionable[] = [];

const change = (room: string, changed: Promise<MessageItem>) =>
  attempt(changed.then((message) => publishOwn(room, message)));

function OpenRoom(props: RoomPanelProps) {
  const { room, label, faces, relation, members = NOBODY, hosts = false } = props;
  const { gone = false, instead } = props;
  const { user } = useAccount();
  const [view] = useState(() => new RoomView(room));
  const [editing, setEditing] = useState<MessageItem | null>(null);
  const [hasEdited, setHasEdited] = useState(false);
  /** The message that the user replies to. */
  const [answered, setAnswered] = useState<MessageItem | null>(null);
  useEffect(() => (gone ? undefined : view.start()), [view, gone]);
  useEffect(() => {
    const { status, writable } = view.store.get();
    if (relation !== undefined && (status === 'missing' || !writable)) void view.open();
  }, [view, relation]);
  const state = useSyncExternalStore(view.store.subscribe, view.store.get);
  useEffect(
    () =>
      returned.subscribe(() => {
        const back = returned.get();
        if (back?.room !== room || back.replyTo === undefined) return;
        setAnswered(findMessage(view.store.get(), back.replyTo) ?? null);
      }),
    [room, view],
  );

  const actions = useMemo(
    (): Omit<RowActions, 'onPick'> => ({
      onEdit: (message) => {
        setAnswered(null);
        setEditing(message);
        setHasEdited(true);
      },
      onRemove: ({ number }) => void change(room, deleteMessage(room, number)),
      onReply: (message) => {
        setEditing(null);
        setAnswered(message);
      },
      onReact: ({ number }, emoji, on) => void view.reactions.set({ number, emoji, on }),
      onPin: ({ number }, on) => void attempt(sendPin(room, number, on)),
      onShow: (number) => void attempt(view.showMessage(number)),
    }),
    [room, view],
  );
  const cancel = () => {
    setEditing(null);
    setAnswered(null);
  };
  const submit = (text: string, pictures?: readonly OwnMedia[]) => {
    const after = state.status === 'ready' ? state.last : undefined;
    void sendLater({ user, room, text, after, replyTo: answered?.number, pictures });
    cancel();
  };
  const save = async ({ number }: MessageItem, text: string) => {
    const saved = await change(room, editMessage(room, number, text));
    if (saved) setEditing((now) => (now?.number === number ? null : now));
  };

  // The same for every cause, so that a block can't be told from a setting.
  const cantWrite = room.startsWith('/api/users/') && words.cantWrite;
  if (gone || state.status === 'missing') {
    const text = gone ? words.gone : cantWrite || words.expired(ROOM_READABLE_DAYS);
    return (
      <Closed room={room} user={user} text={text}>
        {instead}
      </Closed>
    );
  }
  if (state.status === 'failed') {
    return (
      <p className={css.note} role="alert">
        {words.failed} <Button onClick={() => void view.open()}>{words.retry}</Button>
      </p>
    );
  }
  return (
    // Has the focus once a control in it is gone, such as the one that unpins the last message.
    <div className={css.room} tabIndex={-1}>
      <RoomSearch room={room} onChoose={actions.onShow} />
      <RoomLog
        label={label}
        room={room}
        user={user}
        faces={faces}
        hosts={hosts}
        state={state}
        view={view}
        actions={actions}
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
          hasEdited={hasEdited}
          members={members}
          answered={answered}
          onSend={submit}
          onSave={save}
          onCancel={cancel}
        />
      ) : (
        <div className={css.note}>
          <p>{cantWrite || words.closed(ROOM_WRITABLE_DAYS)}</p>
          {instead}
        </div>
      )}
    </div>
  );
}

interface ClosedProps {
  room: string;
  user: number;
  text: string;
  children: ReactNode;
}

/** Shown when the user has no access to the room any more. Their unsent text is still there. */
function Closed({ room, user, text, children }: ClosedProps) {
  const waiting = useWaiting(room);
  const [draft] = useState(() => readDraft(user, room));
  return (
    <div className={css.note}>
      <p role="alert">{text}</p>
      {children}
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
