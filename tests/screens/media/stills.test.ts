import { expect, it } from 'vitest';

import { looksDifferent, stillOfSvg } from '../../../web/media/uploads/still-of-svg.ts';
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
  ['no namespace', '<svg viewBox="0 0 24 12"><use xlink:href="#a"/>', 1600, 800],
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

const drawn = (part: string) =>
  new Blob([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${part}</svg>`]);

it.each([
  ['the same', '<style>.a{fill:red}</style><path class="a" d="M0 0h9v9H0"/>', false],
  ['another colour', '<path fill="#06c" d="M0 0h9v9H0"/>', true],
  ['what can’t be drawn', '<path', false],
])('a drawing is compared with what the server made of it: %s', async (_, before, differs) => {
  const address = URL.createObjectURL(drawn('<path fill="red" d="M0 0h9v9H0"/>'));
  expect(await looksDifferent(drawn(before), address)).toBe(differs);
  URL.revokeObjectURL(address);
});

it('a drawing in Latin-1 is read as it declares', async () => {
  const [open, text] = ['<?xml version="1.0" encoding="ISO-8859-1"?>', '<svg viewBox="0 0 9 9">'];
  const bytes = Uint8Array.from(`${open}${text}<text>Zo\xEB</text></svg>`, (letter) =>
    letter.charCodeAt(0),
  );
  expect((await stillOfSvg(new File([bytes], 'a.svg')))?.type).toBe('image/png');
});
