import { useLayoutEffect, useMemo, useRef } from 'react';
import css from './brand.module.css';
import { chanceOf } from './chance.ts';
import { avatarMood, coverMood } from './mood.ts';
import type { ArtKind, paint as paintNow } from './painter.ts';

type ArtProps = {
  /** 'card' is 200 × 140 and fills its frame; 'icon' is square, `edge` pixels wide. */
  size?: 'card' | 'icon';
  edge?: number;
  /** Empty where the name stands next to the picture, which is nearly always. */
  alt?: string;
  className?: string | undefined;
};

/** The cover of a game without artwork, from its title alone. */
export function GameCover({ title, ...rest }: ArtProps & { title: string }) {
  return <Art text={title} kind="cover" {...rest} />;
}

/** The picture of a user without media, from the name alone. */
export function AvatarArt({ name, ...rest }: ArtProps & { name: string }) {
  return <Art text={name} kind="avatar" {...rest} />;
}

const moods = { cover: coverMood, avatar: avatarMood };
const blank = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";

let painter: { paint: typeof paintNow } | undefined;

/** The picture's ground at once; the picture itself as soon as the code that draws it is here. */
function Art({
  text,
  kind,
  size = 'card',
  edge = 24,
  alt = '',
  className,
}: ArtProps & { text: string; kind: ArtKind }) {
  const image = useRef<HTMLImageElement>(null);
  const ground = useMemo(() => {
    const [lightness, chroma, hue] = moods[kind](chanceOf(text)).ground;
    return { background: `oklch(${lightness} ${chroma} ${hue})` };
  }, [kind, text]);

  useLayoutEffect(() => {
    const element = image.current;
    let stop: (() => void) | undefined;
    const paint = (loaded: typeof painter) => {
      painter = loaded;
      if (element?.isConnected) stop = loaded?.paint(element, kind, text, size);
    };
    if (painter) paint(painter);
    // Without a network the ground is picture enough.
    else import('./painter.ts').then(paint, () => undefined);
    return () => stop?.();
  }, [kind, text, size]);

  const [width, height] = size === 'icon' ? [edge, edge] : [200, 140];
  return (
    <img
      ref={image}
      src={blank}
      alt={alt}
      width={width}
      height={height}
      style={ground}
      className={className ?? (size === 'card' ? css['art'] : undefined)}
      decoding="async"
      draggable={false}
    />
  );
}
