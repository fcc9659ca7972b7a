import { useMemo } from 'react';
import { dataUrl } from './art-kit.ts';
import { avatarSvg } from './avatar-art.ts';
import css from './brand.module.css';
import { coverSvg } from './cover-art.ts';

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
  return <Art text={title} draw={coverSvg} {...rest} />;
}

/** The picture of a user without media, from the name alone. */
export function AvatarArt({ name, ...rest }: ArtProps & { name: string }) {
  return <Art text={name} draw={avatarSvg} {...rest} />;
}

type Draw = (text: string, opts: { size: 'card' | 'icon' }) => string;

function Art({
  text,
  draw,
  size = 'card',
  edge = 24,
  alt = '',
  className,
}: ArtProps & { text: string; draw: Draw }) {
  const src = useMemo(() => dataUrl(draw(text, { size })), [text, draw, size]);
  const [width, height] = size === 'icon' ? [edge, edge] : [200, 140];
  const name = className ?? (size === 'card' ? css['art'] : undefined);
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={name}
      decoding="async"
      draggable={false}
    />
  );
}
