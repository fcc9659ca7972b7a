import type { MediaItem } from '../../worker/contract/media.ts';
import { Dialog } from '../ui/dialog.tsx';
import { RoomPicture } from './room-picture.tsx';

interface PictureDialogProps {
  picture: MediaItem;
  title: string;
  onClose: () => void;
}

/** A picture of a message as large as the page. */
export default function PictureDialog({ picture, title, onClose }: PictureDialogProps) {
  const { alt } = picture;
  return (
    <Dialog open wide onClose={onClose} title={title}>
      <RoomPicture picture={picture} alt={alt || title} large />
      {alt !== '' && (
        <p dir="auto" aria-hidden>
          {alt}
        </p>
      )}
    </Dialog>
  );
}
