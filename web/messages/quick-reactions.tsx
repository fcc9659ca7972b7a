import { useLayoutEffect, useRef, useState } from 'react';

import { lazyPopup } from '../base/lazy-popup.tsx';
import { IconButton } from '../ui/button.tsx';
import { placeBelow } from '../ui/place-below.ts';
import { messages as words } from '../words/made/messages.ts';
import { moveFocus } from './move-focus.ts';
import css from './reactions.module.css';
import { noteRecent } from './recent-emojis.ts';

const EmojiDialog = lazyPopup(() => import('./emoji-dialog.tsx'));

const QUICK = ['👍', '❤️', '😂', '🎉', '😮', '😢'];

interface QuickReactionsProps {
  /** The button that has opened the choice. */
  button: HTMLElement;
  onChoose: (emoji: string) => void;
  onClose: () => void;
}

/** Six emojis to react with, and a way to all others. */
export function QuickReactions({ button, onChoose, onClose }: QuickReactionsProps) {
  const row = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);

  useLayoutEffect(() => {
    row.current?.showPopover();
    if (row.current) placeBelow(button, row.current);
    row.current?.querySelector('button')?.focus();
  }, [button]);

  const choose = (emoji: string) => {
    noteRecent(emoji);
    onChoose(emoji);
    onClose();
    button.focus();
  };
  if (all) return <EmojiDialog onChoose={choose} onClose={onClose} />;
  return (
    <div
      ref={row}
      popover="auto"
      role="toolbar"
      aria-label={words.reactions.title}
      className={css.quick}
      data-arrows
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {QUICK.map((emoji, index) => (
        <button
          key={emoji}
          type="button"
          className={css.choice}
          tabIndex={index === 0 ? 0 : -1}
          onKeyDown={moveFocus}
          onClick={() => choose(emoji)}
        >
          {emoji}
        </button>
      ))}
      <IconButton
        icon="plus"
        label={words.reactions.more}
        onKeyDown={moveFocus}
        onClick={() => {
          // The dialog returns the focus to where it was.
          button.focus();
          setAll(true);
        }}
      />
    </div>
  );
}
