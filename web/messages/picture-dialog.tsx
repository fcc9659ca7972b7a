import { useState } from 'react';

import type { MediaItem } from '../../worker/contract/media.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useStillness } from '../ui/use-media.ts';
import { media as words } from '../words/made/media.ts';
import { RoomPicture } from './room-picture.tsx';

interface PictureDialogProps {
  picture: MediaItem;
  title: string;
  onClose: () => void;
}

/** A picture of a message as large as the page. Under reduced motion, an animation plays only on a click. */
export default function PictureDialog({ picture, title, onClose }: PictureDialogProps) {
  const { alt, extension, copies = [] } = picture;
  const still = useStillness();
  const [chosen, setChosen] = useState<boolean>();
  const canMove = extension === 'gif' && copies.length > 0;
  const moving = canMove && (chosen ?? !still);
  return (
    <Dialog open wide onClose={onClose} title={title}>
      <RoomPicture picture={picture} alt={alt || title} large moving={moving} />
      {canMove && (
        <Button onClick={() => setChosen(!moving)}>{moving ? words.hold : words.move}</Button>
      )}
      {alt !== '' && (
        <p dir="auto" aria-hidden>
          {alt}
        </p>
      )}
    </Dialog>
  );
}
