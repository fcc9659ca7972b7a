import { useState } from 'react';

import { AvatarArt } from '../brand/game-cover.tsx';
import css from './small.module.css';

type AvatarProps = {
  name: string;
  /** The user's image. Without one, or if it can't be loaded, a figure is drawn. */
  src?: string;
  edge?: number;
  /** Empty if the name is shown beside it. */
  alt?: string;
};

export function Avatar({ name, src, edge = 40, alt = '' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={css.avatar} style={{ width: edge, height: edge }}>
      {src === undefined || src === broken ? (
        <AvatarArt name={name} size="icon" edge={edge} alt={alt} />
      ) : (
        <img
          src={src}
          alt={alt}
          width={edge}
          height={edge}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}
