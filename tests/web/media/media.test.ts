import { describe, expect, it } from 'vitest';

import { mediaKind, parseMedia, shownMedia, pictureOf } from '../../../web/base/media.ts';
import type { MediaItem } from '../../../worker/contract/media.ts';

const item = (over: Partial<MediaItem> = {}): MediaItem => ({
  id: 1,
  extension: 'png',
  deleted: false,
  newName: 'a.png',
  alt: 'A lamp',
  ...over,
});

describe('media', () => {
  it('may come as a JSON string whose white space was removed', () => {
    const list = [item(), item({ id: 2, newName: 'b.png' })];
    expect(parseMedia(JSON.stringify(list).replaceAll(' ', ''))).toEqual([
      { ...item(), alt: 'Alamp' },
      { ...item({ id: 2, newName: 'b.png' }), alt: 'Alamp' },
    ]);
    expect(parseMedia(list)).toBe(list);
  });

  it.each(['', '{', 'null', '7', '{}', '"text"', '[null, 7, {}]'])(
    'that is %j is no media',
    (text) => {
      expect(parseMedia(text)).toEqual([]);
    },
  );

  it('leaves out of a list what is no media', () => {
    const [extension, newName] = ['png', 'a.png'];
    expect(parseMedia(JSON.stringify([null, 'a.png', { newName }, { extension }, item()]))).toEqual(
      [item()],
    );
  });

  it('hides what is flagged deleted, and what is of another kind', () => {
    const deleted = item({ deleted: true });
    const shown = shownMedia([deleted, item({ newName: 'b.png' })]);
    expect(shown).toEqual([
      { src: '/files/b.png', kind: 'image', alt: 'A lamp', name: 'b.png', copies: [] },
    ]);
    expect(shownMedia('[{"extension":"exe","deleted":false,"newName":"a.exe","alt":""}]')).toEqual(
      [],
    );
  });

  it('knows the addresses of smaller copies', () => {
    const [shown] = shownMedia([item({ copies: ['a-200.webp', 'a-400.webp', 'a-1600.webp'] })]);
    expect(shown?.copies).toEqual(['/files/a-200.webp', '/files/a-400.webp', '/files/a-1600.webp']);
  });

  it('shows the largest copy of an SVG, never the SVG itself', () => {
    const drawing = item({ extension: 'svg', newName: 'a.svg' });
    expect(shownMedia([drawing])).toEqual([]);
    const [shown] = shownMedia([{ ...drawing, copies: ['a-200.webp', 'a-1600.webp'] }]);
    expect(shown?.src).toBe('/files/a-1600.webp');
    expect(pictureOf('a.svg')).toBeUndefined();
    expect(pictureOf('a-200.webp')).toBe('/files/a-200.webp');
  });

  it.each(['jpg', 'gif', 'svg', 'png', 'jpeg', 'JPG'])('shows %s as an image', (extension) => {
    expect(mediaKind(extension)).toBe('image');
  });

  it.each(['mp4', 'webm', 'ogg'])('shows %s as a video', (extension) => {
    expect(mediaKind(extension)).toBe('video');
  });

  it('never leads out of the files folder', () => {
    const [shown] = shownMedia([item({ newName: '../api/currentuser?.png' })]);
    expect(shown?.src).toBe('/files/..%2Fapi%2Fcurrentuser%3F.png');
  });
});
