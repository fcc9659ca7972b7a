import { type PointerEvent, useState } from 'react';

import { ALT_MAX } from '../../../worker/contract/bounds.ts';
import type { MediaItem } from '../../../worker/contract/media.ts';
import { shownMedia } from '../../base/media.ts';
import { IconButton } from '../../ui/button.tsx';
import { isComposing } from '../../ui/composing.ts';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Handle, MoveButtons } from '../../ui/reorder.tsx';
import { Thumb } from '../../ui/thumb.tsx';
import { media as words } from '../../words/made/media.ts';
import css from './media-editor.module.css';

interface MediaRowProps {
  item: MediaItem;
  /** From 1. */
  place: number;
  last: boolean;
  dragged: boolean;
  onGrab: (event: PointerEvent) => void;
  onMove: (step: -1 | 1) => void;
  /** Resolves to whether it was saved. */
  onDescribe: (alt: string) => Promise<boolean>;
  onRemove: () => void;
}

/** One uploaded file: its preview, its description, its position. */
export function MediaRow({
  item,
  place,
  last,
  dragged,
  onGrab,
  onMove,
  onDescribe,
  onRemove,
}: MediaRowProps) {
  const [alt, setAlt] = useState(item.alt);
  const [saved, setSaved] = useState(false);
  const [shown] = shownMedia([item]);
  const { id } = item;

  const save = async () => {
    if (alt.trim() !== item.alt) setSaved(await onDescribe(alt));
  };

  return (
    <li className={css.row} data-dragged={dragged}>
      <Handle title={words.drag} onGrab={onGrab} />
      <div className={css.thumb}>
        <Thumb {...(shown && { src: shown.src, kind: shown.kind, alt: item.alt })} eager>
          <span className={css.broken}>
            <Icon name="warning" />
          </span>
        </Thumb>
        {place === 1 && <span className={css.first}>{words.first}</span>}
      </div>
      <div className={css.about}>
        <TextField
          label={
            <>
              <span aria-hidden="true">{words.alt}</span>
              <span className="visually-hidden">{words.altOf(place)}</span>
            </>
          }
          hint={item.held ? words.altHeld : saved ? words.altSaved : words.altHint}
          maxLength={ALT_MAX}
          value={alt}
          onChange={({ target }) => {
            setAlt(target.value);
            setSaved(false);
          }}
          onBlur={() => void save()}
          onKeyDown={(event) => {
            // Enter saves the description. It must not submit the form around it.
            if (event.key !== 'Enter' || isComposing(event)) return;
            event.preventDefault();
            void save();
          }}
        />
      </div>
      <div className={css.actions}>
        <MoveButtons
          id={id}
          up={words.up(place)}
          down={words.down(place)}
          first={place === 1}
          last={last}
          onMove={onMove}
        />
        <IconButton size="sm" icon="trash" label={words.remove(place)} onClick={onRemove} />
      </div>
    </li>
  );
}
