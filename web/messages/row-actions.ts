import type { MessageItem } from '../../worker/contract/message.ts';

/** What a reader can do with a message of a room. */
export interface RowActions {
  onEdit: (message: MessageItem) => void;
  onRemove: (message: MessageItem) => void;
  onReply: (message: MessageItem) => void;
  onReact: (message: MessageItem, emoji: string, on: boolean) => void;
  /** Opens the choice of emojis beside a button. */
  onPick: (message: MessageItem, button: HTMLElement) => void;
  onPin: (message: MessageItem, on: boolean) => void;
  /** Leads to another message. */
  onShow: (number: number) => void;
}
