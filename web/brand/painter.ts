// Draws the generated pictures. Loaded when the first one is on the screen; web/brand/game-cover.tsx
// keeps their place until then.

import { dataUrl } from './art-kit.ts';
import { avatarSvg } from './avatar-art.ts';
import { coverSvg } from './cover-art.ts';

export type ArtKind = 'cover' | 'avatar';
export type ArtSize = 'card' | 'icon';

const draw = { cover: coverSvg, avatar: avatarSvg };
const drawn = new Map<string, string>();
const waiting = new WeakMap<Element, () => void>();

/** Each picture is a document of its own to the browser: a long list draws what comes near the screen. */
const nearby = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      nearby.unobserve(target);
      waiting.get(target)?.();
    }
  },
  { rootMargin: '300px' },
);

/** Paints now what has been painted before, and anything else when it is needed. @returns how to stop */
export function paint(image: HTMLImageElement, kind: ArtKind, text: string, size: ArtSize) {
  const key = `${kind} ${size} ${text}`;
  const known = drawn.get(key);
  if (known !== undefined) {
    image.src = known;
    return () => undefined;
  }
  waiting.set(image, () => {
    const picture = drawn.get(key) ?? dataUrl(draw[kind](text, { size }));
    drawn.set(key, picture);
    image.src = picture;
  });
  nearby.observe(image);
  return () => nearby.unobserve(image);
}
