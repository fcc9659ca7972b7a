import { useState } from 'react';

import type { MessageItem } from '../../worker/contract/message.ts';
import { lazyPopup } from '../base/lazy-popup.tsx';
import { messages as words } from '../words/made/messages.ts';
import css from './pictures.module.css';
import { RoomPicture } from './room-picture.tsx';

const PictureDialog = lazyPopup(() => import('./picture-dialog.tsx'));

/** A message's pictures. A press opens one. */
export function MessagePictures({ pictures, author }: Pick<MessageItem, 'pictures' | 'author'>) {
  const [opened, setOpened] = useState<number | null>(null);
  const picture = pictures.find(({ id }) => id === opened);
  if (pictures.length === 0) return null;
  const by = words.photoOf(author.name);
  return (
    <>
      <ul className={css.pictures} data-one={pictures.length === 1}>
        {pictures.map((item) => (
          <li key={item.id}>
            <button type="button" aria-label={item.alt || by} onClick={() => setOpened(item.id)}>
              <RoomPicture picture={item} alt="" />
            </button>
          </li>
        ))}
      </ul>
      {picture && <PictureDialog picture={picture} title={by} onClose={() => setOpened(null)} />}
    </>
  );
}
