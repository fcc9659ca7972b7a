import { useCallback } from 'react';

import type { MediaKind } from '../../base/media.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './media-editor.module.css';

interface FilePictureProps {
  file: File;
  kind: MediaKind;
  broken: boolean;
}

/** A preview of a file before its upload. Decorative, because its name is beside it. */
export function FilePicture({ file, kind, broken }: FilePictureProps) {
  const show = useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (element === null) return undefined;
      const address = URL.createObjectURL(file);
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
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
