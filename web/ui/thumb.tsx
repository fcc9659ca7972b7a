import { type ReactNode, useState } from 'react';
import { Loop } from './loop.tsx';
import css from './thumb.module.css';

type ThumbProps = {
  src?: string | undefined;
  kind?: 'image' | 'video';
  alt?: string;
  /** Smaller copies, shown instead of an image or before a video plays. The second is for high-density screens. */
  copies?: readonly string[];
  playLabel: string;
  pauseLabel: string;
  /** A generated cover, shown if there is no media or it can't be loaded. */
  children: ReactNode;
  /** For the first cards on the screen. */
  eager?: boolean;
};

/** The 200 × 140 frame of a card. It keeps its size while its content loads. */
export function Thumb({
  src,
  kind = 'image',
  alt = '',
  copies,
  playLabel,
  pauseLabel,
  children,
  eager = false,
}: ThumbProps) {
  const [card, dense] = copies ?? [];
  const [broken, setBroken] = useState<string>();
  const fail = (): void => setBroken(src);
  const loading = eager ? 'eager' : 'lazy';
  if (src === undefined || src === broken) return <div className={css['thumb']}>{children}</div>;
  return (
    <div className={css['thumb']}>
      {kind === 'image' ? (
        <img
          src={card ?? src}
          srcSet={dense && `${dense} 2x`}
          alt={alt}
          width={200}
          height={140}
          loading={loading}
          decoding="async"
          onError={fail}
        />
      ) : (
        <Loop
          src={src}
          poster={dense ?? card}
          alt={alt}
          labels={[playLabel, pauseLabel]}
          onError={fail}
        />
      )}
    </div>
  );
}
