import { useEffect, useRef, useState } from 'react';

import type { MediaItem } from '../../worker/contract/media.ts';
import { fileUrl } from '../base/media.ts';
import { authorisedFetch } from '../base/transport.ts';
import { Icon } from '../ui/icon.tsx';
import css from './pictures.module.css';

interface RoomPictureProps {
  picture: MediaItem;
  alt: string;
  large?: boolean;
  /** Whether an animation moves. */
  moving?: boolean;
}

/** A log may hold a thousand pictures, so one is loaded only when it is near the viewport. */
const NEAR = '600px';

const RETRY_MS = 5_000;

/**
 * It is fetched instead of linked, because a link carries no log-in.
 *
 * @returns null if there is no such file. Undefined if another request may have it
 */
async function fetchFile(name: string, signal: AbortSignal) {
  try {
    const response = await authorisedFetch(new URL(fileUrl(name), location.origin), { signal });
    if (response.ok) return await response.blob();
    return response.status === 429 || response.status >= 500 ? undefined : null;
  } catch {
    return undefined;
  }
}

/** A picture that only the room's members see, in a frame that keeps its size while it loads. */
export function RoomPicture({ picture, alt, large = false, moving = false }: RoomPictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  /** Null if there is no such file, or it can't be loaded. */
  const [src, setSrc] = useState<string | null>();
  const { newName, copies = [] } = picture;
  const name = (!moving && copies.at(large ? -1 : 1)) || newName;
  useEffect(() => {
    let address: string | undefined;
    let retry: ReturnType<typeof setTimeout>;
    const left = new AbortController();
    const { signal } = left;
    const show = async () => {
      const blob = await fetchFile(name, signal);
      if (signal.aborted) return;
      address = blob ? URL.createObjectURL(blob) : undefined;
      setSrc(address ?? null);
      if (blob !== undefined) return;
      // It may have failed only after the network was back, so that no event follows.
      const again = () => {
        clearTimeout(retry);
        removeEventListener('online', again);
        void show();
      };
      addEventListener('online', again, { signal });
      if (navigator.onLine) retry = setTimeout(again, RETRY_MS);
    };
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        void show();
      },
      { rootMargin: NEAR },
    );
    if (frame.current) watch.observe(frame.current);
    return () => {
      watch.disconnect();
      left.abort();
      clearTimeout(retry);
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [name]);
  return (
    <span ref={frame} className={large ? css.large : css.picture}>
      {src === null && <Icon name="warning" />}
      {typeof src === 'string' && <img src={src} alt={alt} decoding="async" />}
    </span>
  );
}
