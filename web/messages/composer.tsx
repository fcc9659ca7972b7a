import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useId,
  useRef,
  useState,
} from 'react';

import { MESSAGE_TEXT_MAX } from '../../worker/contract/bounds.ts';
import type { OwnMedia } from '../../worker/contract/media.ts';
import type { MessageItem } from '../../worker/contract/message.ts';
import { lazyPopup } from '../base/lazy-popup.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { isComposing } from '../ui/composing.ts';
import { FieldError } from '../ui/field.tsx';
import { messages as words } from '../words/made/messages.ts';
import type { Added, Attached } from './attachments.tsx';
import { attachedName, readDraft, returned, writeDraft } from './draft.ts';
import { type Mentionable, useMentions } from './mentions.tsx';
import { lineOf } from './message-line.ts';
import reactions from './reactions.module.css';
import css from './room.module.css';
import { sendTyping } from './rooms.ts';
import { useFiles } from './use-files.tsx';

const TYPING_EVERY_MS = 3_000;

/** On a touch screen Enter breaks the line, because its keyboard has no Shift+Enter. */
const breaksLines = () => matchMedia('(pointer: coarse)').matches;

/** For browsers in which a field doesn't grow by itself. */
function grow(area: HTMLTextAreaElement) {
  if (CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight}px`;
}

const Attachments = lazyPopup(() => import('./attachments.tsx'));

/** The rooms, by the name of their uploads, in which this tab has added pictures. They may still be there. */
const attaching = new Set<string>();

interface ComposerProps {
  room: string;
  user: number;
  editing: MessageItem | null;
  /** Whether another one was edited before, whose field had the focus. */
  hasEdited: boolean;
  members: readonly Mentionable[];
  /** The message that it will answer. */
  answered: MessageItem | null;
  /** @param pictures uploaded ones. Undefined if there are none */
  onSend: (text: string, pictures?: readonly OwnMedia[]) => void;
  /** Saves the edited message, and ends the editing unless it is refused. */
  onSave: (edited: MessageItem, text: string) => Promise<void>;
  onCancel: () => void;
}

/** The field to write a message in. The text stays until it is sent, even if the user leaves the page. */
export function Composer(props: ComposerProps) {
  const { room, user, editing, hasEdited, answered, members, onSend, onSave, onCancel } = props;
  const [text, setText] = useState(() => editing?.text ?? readDraft(user, room));
  const field = useRef<HTMLTextAreaElement>(null);
  const errorId = useId();
  const typedAt = useRef(0);
  const name = attachedName({ user, room });
  const [attaches, setAttaches] = useState(() => attaching.has(name));
  const [added, setAdded] = useState<readonly Added[]>([]);
  const [attached, setAttached] = useState<Attached | null>(null);
  const [taking, setTaking] = useState(false);
  const [saving, setSaving] = useState(false);
  const showAttached = () => {
    attaching.add(name);
    setAttaches(true);
  };
  const files = useFiles((chosen) => {
    showAttached();
    // The script that takes them may not be there yet.
    setAdded((before) => [...before, { files: chosen }]);
  });
  const showReturned = useEffectEvent(showAttached);

  useLayoutEffect(() => {
    if (field.current) grow(field.current);
  });
  useEffect(() => {
    if (editing || hasEdited) field.current?.focus();
    if (editing) return undefined;
    return returned.subscribe(() => {
      const back = returned.get();
      if (back?.room !== room) return;
      setText(back.draft);
      if (back.pictures) showReturned();
      field.current?.focus();
    });
  }, [editing, hasEdited, room]);

  useEffect(() => {
    if (answered) field.current?.focus();
  }, [answered]);

  const change = (typed: string) => {
    setText(typed);
    if (editing) return;
    writeDraft(user, room, typed);
    const now = Date.now();
    if (typed === '' || now - typedAt.current < TYPING_EVERY_MS) return;
    typedAt.current = now;
    sendTyping(room);
  };
  const mentions = useMentions({ field, members, onChange: change });
  const pictured = attached !== null && attached.count > 0;
  // While their script loads, it isn't known whether there are pictures.
  const known = editing !== null || !attaches || attached !== null;
  const excess = text.trim().length - MESSAGE_TEXT_MAX;
  const sendable =
    excess <= 0 && (pictured ? attached.ready && !taking : known && text.trim() !== '');
  const submit = async () => {
    if (!sendable || saving) return;
    if (editing) {
      setSaving(true);
      await onSave(editing, text.trim()).finally(() => setSaving(false));
      return;
    }
    if (pictured) {
      setTaking(true);
      const pictures = await attached.take();
      setTaking(false);
      if (!pictures) return;
      onSend(text.trim(), pictures);
    } else onSend(text.trim());
    // The draft stays until the message is stored.
    setText('');
    field.current?.focus();
  };
  // A text that is being saved may still be refused.
  const cancel = () => {
    if (!saving) onCancel();
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (mentions.press(event)) return event.preventDefault();
    if (event.key === 'Escape' && (editing || answered)) {
      // In a call it would also close the sheet around this room.
      event.preventDefault();
      cancel();
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    if (breaksLines() && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    void submit();
  };
  return (
    <form
      {...(!editing && files.target)}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {answered && (
        <p className={reactions.banner}>
          <span>
            <strong>{words.replyTo(answered.author.name)}</strong>{' '}
            <span dir="auto">{lineOf(answered)}</span>
          </span>
          <IconButton
            icon="x"
            size="sm"
            label={words.noReply}
            onClick={() => {
              // This button is gone then.
              field.current?.focus();
              onCancel();
            }}
          />
        </p>
      )}
      {attaches && !editing && (
        <Attachments
          {...{ room, user, added }}
          onChange={setAttached}
          onClose={() => setAttaches(false)}
        />
      )}
      {/* A bound of the field would cut what is pasted. */}
      <FieldError id={errorId} error={excess > 0 && words.tooLong(excess)} />
      <div className={css.composer}>
        {!editing && files.button}
        <textarea
          ref={field}
          className={css.field}
          aria-label={editing ? words.editing : words.write}
          placeholder={editing ? words.editing : words.write}
          rows={1}
          aria-invalid={excess > 0}
          aria-describedby={errorId}
          dir="auto"
          enterKeyHint={breaksLines() ? 'enter' : 'send'}
          readOnly={taking || saving}
          value={text}
          onChange={({ target }) => {
            change(target.value);
            mentions.look();
          }}
          onSelect={mentions.follow}
          onBlur={mentions.close}
          onKeyDown={press}
          {...mentions.wiring}
        />
        {mentions.list}
        {editing && <Button onClick={cancel}>{words.cancel}</Button>}
        <Button type="submit" variant="primary" disabled={!sendable} pending={saving}>
          {editing ? words.save : words.send}
        </Button>
      </div>
    </form>
  );
}
