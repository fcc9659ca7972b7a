import { expect, it } from 'vitest';

import { stillOfSvg } from '../../../web/media/uploads/still-of-svg.ts';
import { stillOf } from '../../../web/media/uploads/still.ts';
import film from '../../../worker/local/seed/art/convoy.webm?url';

const sizeOf = async (still: Blob | null) => {
  if (!still) return null;
  const { width, height } = await createImageBitmap(still);
  return { type: still.type, width, height };
};

const drawing = (tag: string) =>
  new File([`${tag}<path d="M0 0h24v12z"/></svg>`], 'icon.svg', { type: 'image/svg+xml' });

it.each([
  ['a box', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12">', 1600, 800],
  ['a size', '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="40">', 800, 1600],
  ['neither', '<svg xmlns="http://www.w3.org/2000/svg">', 1600, 800],
])('a drawing with %s is drawn as sharp as a page is wide', async (_, tag, width, height) => {
  expect(await sizeOf(await stillOfSvg(drawing(tag)))).toEqual({
    type: 'image/png',
    width,
    height,
  });
});

it('a video is drawn in its own size', async () => {
  const bytes = await (await fetch(film)).blob();
  const still = await stillOf(new File([bytes], 'Convoy.webm', { type: 'video/webm' }));
  expect(await sizeOf(still)).toMatchObject({ type: 'image/jpeg' });
  expect(still?.size).toBeGreaterThan(1000);
});

const file = (type: string) => new File(['nothing of the kind'], 'file', { type });

it('what can’t be drawn has no still', async () => {
  expect(await stillOfSvg(file('image/svg+xml'))).toBeNull();
  expect(await stillOf(file('video/webm'))).toBeNull();
});
