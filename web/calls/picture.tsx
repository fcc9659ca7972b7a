import { useEffect, useRef } from 'react';

import { cx } from '../ui/cx.ts';
import css from './tile.module.css';

interface PictureProps {
  stream: MediaStream;
  /** The user's own camera, mirrored. */
  mirrored?: boolean;
  /** Not cropped, as a shared screen must be. */
  whole?: boolean;
}

/** A video without sound. Audio is played separately, on every screen (web/calls/core/speakers.ts). */
export function Picture({ stream, mirrored = false, whole = false }: PictureProps) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={ref}
      className={cx(css.video, mirrored && css.mirrored, whole && css.whole)}
      autoPlay
      muted
      playsInline
    />
  );
}
