// Draws the generated images. Loaded when the first one is on screen. web/brand/game-cover.tsx shows placeholders
// until then.

import { dataUrl } from './art-kit.ts';
import { avatarSvg } from './avatar-art.ts';
import { coverSvg } from './cover-art.ts';

export type ArtKind = 'cover' | 'avatar';
export type ArtSize = 'card' | 'icon';

const draw = { cover: coverSvg, avatar: avatarSvg };
const drawn = new Map<string, string>();
const waiting = new WeakMap<Element, () => void>();

/** Each image is a separate document for the browser. So a long list draws only those near the screen. */
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

/** Draws a cached image at once, and any other when it comes near the screen. @returns a function that cancels it */
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
