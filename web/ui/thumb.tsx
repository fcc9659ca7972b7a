import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';

import { LoopingVideo } from './looping-video.tsx';
import css from './thumb.module.css';

type ThumbProps = {
  src?: string;
  kind?: 'image' | 'video';
  alt?: string;
  /** Smaller copies, shown instead of an image or before a video plays. The second is for high-density screens. */
  copies?: readonly string[];
  /** A generated cover, shown if there is no media or it can't be loaded. */
  children: ReactNode;
  /** For the first cards on the screen. */
  eager?: boolean;
  /** Where a click on the image leads. The card's name is the link that is announced and that Tab stops at. */
  to?: string;
};

/** The 200 × 140 frame of a card. It keeps its size while its content loads. */
export function Thumb({
  src,
  kind = 'image',
  alt = '',
  copies,
  children,
  eager = false,
  to,
}: ThumbProps) {
  const [card, dense] = copies ?? [];
  const [broken, setBroken] = useState<string>();
  const fail = (): void => setBroken(src);
  const loading = eager ? 'eager' : 'lazy';
  const missing = src === undefined || src === broken;
  // A video has a button of its own, so it can't be a link.
  const link = kind === 'image' || missing ? to : undefined;
  const named = !missing && alt !== '';
  return (
    <Frame to={link} hidden={!named}>
      {missing ? (
        children
      ) : kind === 'image' ? (
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
        <LoopingVideo src={src} poster={dense ?? card} alt={alt} onError={fail} />
      )}
    </Frame>
  );
}

interface FrameProps {
  to: string | undefined;
  /** Whether the link says nothing that the card's name doesn't. */
  hidden: boolean;
  children: ReactNode;
}

const Frame = ({ to, hidden, children }: FrameProps) =>
  to === undefined ? (
    <div className={css.thumb}>{children}</div>
  ) : (
    <Link to={to} className={css.thumb} tabIndex={-1} {...(hidden && { 'aria-hidden': true })}>
      {children}
    </Link>
  );
