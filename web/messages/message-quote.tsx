import type { MessageItem } from '../../worker/contract/message.ts';
import { Icon } from '../ui/icon.tsx';
import { messages as words } from '../words/made/messages.ts';
import { lineOf } from './message-line.ts';
import css from './reactions.module.css';

interface QuotedLineProps {
  message: MessageItem;
  icon: 'reply' | 'pin';
  onShow: (number: number) => void;
}

/** Another message in one line. A click leads there. */
export const QuotedLine = ({ message, icon, onShow }: QuotedLineProps) => (
  <button type="button" className={css.line} onClick={() => onShow(message.number)}>
    <Icon name={icon} size={16} />
    <span>
      <strong>{message.author.name}</strong> <span dir="auto">{lineOf(message)}</span>
    </span>
  </button>
);

interface MessageQuoteProps {
  /** What is answered. Undefined while it is loaded, null if the user can't see it. */
  message: MessageItem | null | undefined;
  onShow: (number: number) => void;
}

/** What a message answers. */
export const MessageQuote = ({ message, onShow }: MessageQuoteProps) =>
  message ? (
    <QuotedLine message={message} icon="reply" onShow={onShow} />
  ) : (
    <p className={css.line}>
      <Icon name="reply" size={16} />
      {message === null && <span>{words.quoteGone}</span>}
    </p>
  );
