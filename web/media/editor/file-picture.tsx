import type { MediaKind } from '../../base/media.ts';
import { Icon } from '../../ui/icon.tsx';
import { useFileAddress } from '../../ui/use-file-address.ts';
import css from './media-editor.module.css';

interface FilePictureProps {
  file: File;
  kind: MediaKind;
  broken: boolean;
}

/** A preview of a file before its upload. Decorative, because its name is beside it. */
export function FilePicture({ file, kind, broken }: FilePictureProps) {
  const show = useFileAddress(file);
  return (
    <div className={css.picture} aria-hidden="true">
      {broken ? (
        <Icon name="warning" />
      ) : kind === 'image' ? (
        <img ref={show} alt="" />
      ) : (
        <video ref={show} muted playsInline preload="metadata" />
      )}
    </div>
  );
}
