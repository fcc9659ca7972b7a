import { useLayoutEffect, useMemo, useRef, useState } from 'react';

import { chanceOf } from '../../worker/contract/chance.ts';
import { fileUrl } from '../base/media.ts';
import css from './brand.module.css';
import { avatarMood, coverMood } from './mood.ts';
import type { ArtKind, paint as paintNow } from './painter.ts';

type ArtProps = {
  /** 'card' is 200 × 140 and fills its frame. 'icon' is square, `edge` pixels wide. */
  size?: 'card' | 'icon';
  edge?: number;
  /** Empty if the name is shown beside it, which is the usual case. */
  alt?: string;
  className?: string;
};

/** A game with a cover. Without files, or if they can't be loaded, the cover is generated from the name. */
export interface Covered {
  name: string;
  cover?: readonly string[];
}

export function GameCover({ game, ...rest }: ArtProps & { game: Covered }) {
  return <Art text={game.name} kind="cover" files={game.cover} {...rest} />;
}

/** The generated avatar of a user without media. */
export function AvatarArt({ name, ...rest }: ArtProps & { name: string }) {
  return <Art text={name} kind="avatar" {...rest} />;
}

const moods = { cover: coverMood, avatar: avatarMood };
const blank = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";

let painter: { paint: typeof paintNow } | undefined;

/** Above this many px an image uses its high-density copy on a high-density screen. */
const SMALL_EDGE_PX = 70;

/** Shows the image's background colour at once, and the image once its file or the code that draws it is loaded. */
function Art({
  text,
  kind,
  files,
  size = 'card',
  edge = 24,
  alt = '',
  className,
}: ArtProps & { text: string; kind: ArtKind; files?: readonly string[] | undefined }) {
  const [card, dense] = files ?? [];
  const [broken, setBroken] = useState<string>();
  const file = card === broken ? undefined : card;
  const image = useRef<HTMLImageElement>(null);
  const ground = useMemo(() => {
    const [lightness, chroma, hue] = moods[kind](chanceOf(text)).ground;
    return { background: `oklch(${lightness} ${chroma} ${hue})` };
  }, [kind, text]);

  useLayoutEffect(() => {
    if (file !== undefined) return undefined;
    let element = image.current;
    let stop: (() => void) | undefined;
    const paint = (loaded: typeof painter) => {
      painter = loaded;
      if (element?.isConnected) stop = loaded?.paint(element, kind, text, size);
    };
    if (painter) paint(painter);
    // Without a network the background colour is enough.
    else import('./painter.ts').then(paint, () => undefined);
    return () => {
      stop?.();
      // Cancels pending drawing, too: the element may show another image by then.
      element = null;
    };
  }, [kind, text, size, file]);

  const [width, height] = size === 'icon' ? [edge, edge] : [200, 140];
  return (
    <img
      ref={image}
      loading={file === undefined ? undefined : 'lazy'}
      src={file ? fileUrl(file) : blank}
      srcSet={file && dense && width > SMALL_EDGE_PX ? `${fileUrl(dense)} 2x` : undefined}
      alt={alt}
      width={width}
      height={height}
      style={ground}
      className={className ?? (size === 'card' ? css.art : undefined)}
      decoding="async"
      draggable={false}
      onError={() => setBroken(card)}
    />
  );
}
