import { IconButton } from '../ui/button.tsx';
import { messages as words } from '../words/made/messages.ts';
import { QuotedLine } from './message-quote.tsx';
import css from './reactions.module.css';
import { type RoomState, findMessage } from './room-state.ts';
import type { RowActions } from './row-actions.ts';

interface PinnedMessagesProps extends Pick<RowActions, 'onPin' | 'onShow'> {
  state: RoomState;
  /** Whether the user may unpin them. */
  changeable: boolean;
}

/** What the host has pinned, one line each. */
export function PinnedMessages({ state, changeable, onPin, onShow }: PinnedMessagesProps) {
  const pinned = state.pinned.flatMap((number) => findMessage(state, number) ?? []);
  if (pinned.length === 0) return null;
  return (
    <ul className={css.pins} aria-label={words.pinned}>
      {pinned.map((message) => (
        <li key={message.number}>
          <QuotedLine message={message} icon="pin" onShow={onShow} />
          {changeable && (
            <IconButton
              icon="x"
              size="sm"
              label={words.unpin}
              onClick={() => onPin(message, false)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
