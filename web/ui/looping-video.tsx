import { useEffect, useRef, useState } from 'react';

import { common } from '../words/made/common.ts';
import { Icon } from './icon.tsx';
import css from './thumb.module.css';
import { useStillness } from './use-media.ts';

type LoopingVideoProps = {
  src: string;
  /** Shown until the video plays. */
  poster?: string;
  alt: string;
  onError: () => void;
};

/** A silent video that loops while it is visible. Under reduced motion it plays only on a click. */
export function LoopingVideo({ src, poster, alt, onError }: LoopingVideoProps) {
  const still = useStillness();
  const [chosen, setChosen] = useState<boolean>();
  const [seen, setSeen] = useState(false);
  const ref = useRef<HTMLVideoElement>(null);
  const wanted = chosen ?? !still;

  useEffect(() => {
    const video = ref.current;
    if (video === null) return undefined;
    const watcher = new IntersectionObserver((entries) =>
      setSeen(entries.at(-1)?.isIntersecting ?? false),
    );
    watcher.observe(video);
    return () => watcher.disconnect();
  }, []);

  useEffect(() => {
    const video = ref.current;
    if (!wanted || !seen) {
      video?.pause();
      return;
    }
    // If the browser refuses to autoplay, the button says "play". A pause before the start also rejects, with another
    // error.
    video?.play().catch((reason: unknown) => {
      if (reason instanceof DOMException && reason.name === 'NotAllowedError') setChosen(false);
    });
  }, [wanted, seen]);

  return (
    <>
      <video
        ref={ref}
        src={src}
        poster={poster}
        aria-label={alt === '' ? undefined : alt}
        aria-hidden={alt === '' ? true : undefined}
        width={200}
        height={140}
        muted
        loop
        playsInline
        // Nothing is loaded for a video that nobody scrolls to.
        preload={poster === undefined ? 'metadata' : 'none'}
        onError={onError}
      />
      <button
        type="button"
        className={css.play}
        aria-label={wanted ? common.media.pause : common.media.play}
        onClick={() => setChosen(!wanted)}
      >
        <Icon name={wanted ? 'pause' : 'play'} size={16} />
      </button>
    </>
  );
}
