import { type ReactNode, useState } from 'react';

import type { ShownMedia } from '../base/media.ts';
import { Icon } from '../ui/icon.tsx';
import css from '../ui/thumb.module.css';
import { Thumb } from '../ui/thumb.tsx';
import { media as words } from '../words/made/media.ts';

interface MediaFrameProps {
  item: ShownMedia;
  /** As wide as the page. Otherwise as wide as a card. */
  large?: boolean;
  eager?: boolean;
  /** Shown if it can't be loaded. */
  children: ReactNode;
}

/** An image or video of a page. An animated image starts paused, and the user can play and pause it. */
export function MediaFrame({ item, large = false, eager = false, children }: MediaFrameProps) {
  const [moving, setMoving] = useState(false);
  const canMove = item.name.endsWith('.gif') && item.copies.length > 0;
  const copies = large ? item.copies.slice(-1) : item.copies;
  return (
    <>
      <Thumb {...item} copies={moving ? [] : copies} eager={eager}>
        {children}
      </Thumb>
      {canMove && (
        <button
          type="button"
          className={css.play}
          aria-label={moving ? words.hold : words.move}
          onClick={() => setMoving(!moving)}
        >
          <Icon name={moving ? 'pause' : 'play'} size={16} />
        </button>
      )}
    </>
  );
}
