import { expect, it } from 'vitest';

import { dataUrl } from '../../../web/brand/art-kit.ts';
import { coverSvg } from '../../../web/brand/cover-art.ts';
import { earlySession } from '../../../worker/previews/early-session.ts';

const game = { name: 'Valorant', file: null };
const file = (extension: 'png' | 'mp4', copies?: string[]) => ({
  id: 1,
  extension,
  deleted: false,
  newName: `a.${extension}`,
  alt: '',
  copies,
});

/** The address of the picture in the page, with its entities decoded. */
async function pictureOf(session: Parameters<typeof earlySession>[0]) {
  let picture: string | undefined;
  await new HTMLRewriter()
    .on('img', {
      element: (image) => void (picture = image.getAttribute('src')?.replaceAll('&#39;', "'")),
    })
    .transform(new Response(String(await earlySession(session))))
    .arrayBuffer();
  return picture;
}

it.each([
  [
    'its own image',
    { media: [file('png', ['a-200.webp', 'a-1600.webp'])], games: [game] },
    '/files/a-1600.webp',
  ],
  [
    'a video’s still',
    { media: [file('mp4', ['a-still.jpg'])], games: [game] },
    '/files/a-still.jpg',
  ],
  [
    'a game’s uploaded cover',
    { media: [], games: [{ ...game, cover: ['c-200.webp', 'c-400.webp'] }] },
    '/files/c-400.webp',
  ],
  ['the cover drawn of a game', { media: [], games: [game] }, dataUrl(coverSvg('Valorant'))],
  [
    'the one of its own name, without a game',
    { media: [], games: [] },
    dataUrl(coverSvg('Tonight')),
  ],
] as const)('shows %s', async (_, { media, games }, picture) => {
  expect(await pictureOf({ name: 'Tonight', media, games })).toBe(picture);
});

it('is left out where there is no picture', () => {
  expect(earlySession({ name: 'Tonight', media: [file('mp4')], games: [] })).toBeUndefined();
});

it('takes a hostile name for text', async () => {
  const name = '"><script>alert(1)</script>';
  const text = String(await earlySession({ name, media: [], games: [game] }));
  expect(text).not.toContain('<script>');
  expect(text).toContain('&lt;script&gt;');
});
