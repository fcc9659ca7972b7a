import { useEffect, useRef, useState } from 'react';

import type { MediaItem } from '../../worker/contract/media.ts';
import { fileUrl } from '../base/media.ts';
import { authorisedFetch } from '../base/transport.ts';
import { useFile } from '../base/use-file.ts';
import { Icon } from '../ui/icon.tsx';
import css from './pictures.module.css';

interface RoomPictureProps {
  picture: MediaItem;
  alt: string;
  /** Whether it is shown large: an animation moves then. */
  large?: boolean;
}

/** A log may hold a thousand pictures, so one is loaded only when it is near the viewport. */
const NEAR = '600px';

const nameOf = ({ newName, extension, copies = [] }: MediaItem, large: boolean) =>
  (large ? extension !== 'gif' && copies.at(-1) : copies[1]) || newName;

/** A picture that only the room's members see, in a frame that keeps its size while it loads. */
export function RoomPicture({ picture, alt, large = false }: RoomPictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        watch.disconnect();
      },
      { rootMargin: NEAR },
    );
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  const src = useFile(near ? nameOf(picture, large) : null, (name) =>
    authorisedFetch(new URL(fileUrl(name), location.origin)),
  );
  return (
    <span ref={frame} className={large ? css.large : css.picture}>
      {src === null && <Icon name="warning" />}
      {typeof src === 'string' && <img src={src} alt={alt} decoding="async" />}
    </span>
  );
}
