import type { MessageItem } from '../../worker/contract/message.ts';
import { messages as words } from '../words/made/messages.ts';
import { moveFocus } from './move-focus.ts';
import css from './reactions.module.css';
import type { RowActions } from './row-actions.ts';

interface MessageReactionsProps extends Pick<RowActions, 'onReact'> {
  message: MessageItem;
  writable: boolean;
}

/**
 * The reactions to a message. A click sets or withdraws one's own. Screen readers say them in one line, and say nothing
 * by themselves when they change.
 */
export function MessageReactions({ message, writable, onReact }: MessageReactionsProps) {
  const { reactions } = message;
  if (reactions.length === 0) return null;
  const list = reactions.map(({ emoji, count }) => `${emoji} ${count}`);
  return (
    <div
      role="toolbar"
      className={css.reactions}
      aria-label={words.reactions.list(list)}
      aria-live="off"
      data-arrows
    >
      {reactions.map(({ emoji, count, own }, index) => (
        <button
          key={emoji}
          type="button"
          className={css.reaction}
          aria-pressed={own}
          tabIndex={index === 0 ? 0 : -1}
          disabled={!writable}
          onKeyDown={moveFocus}
          onClick={({ currentTarget }) => {
            // The last one of a kind disappears with its focus.
            if (own && count === 1) currentTarget.closest<HTMLElement>('[data-number]')?.focus();
            onReact(message, emoji, !own);
          }}
        >
          <span className={css.emoji}>{emoji}</span> {count}
        </button>
      ))}
    </div>
  );
}
