import { expect, it } from 'vitest';

import { fitPicture } from '../../../web/media/uploads/fit-picture.ts';

/** An image of the browser's own encoder. */
async function painted(type: string, width: number, height: number, colour = '#c63') {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = colour;
    context.fillRect(0, 0, width, height);
  }
  const bytes = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type);
  });
  return bytes ?? new Blob();
}

const named = (name: string, type: string, ...parts: BlobPart[]) => new File(parts, name, { type });

/** A BMP of one blue pixel. */
const BMP = new Uint8Array(58);
BMP.set([0x42, 0x4d, 58]);
for (const [at, value] of [
  [10, 54],
  [14, 40],
  [18, 1],
  [22, 1],
  [26, 1],
  [28, 24],
  [54, 200],
]) {
  BMP.set([value ?? 0], at);
}

const found = async (file: File) => {
  const { file: bytes, fitting } = await fitPicture(file);
  const { width, height } = await createImageBitmap(bytes);
  return { name: bytes.name, type: bytes.type, fitting, width, height };
};

it('a WebP becomes a JPEG, whatever it is named', async () => {
  const webp = named('Evening.jpg', 'image/jpeg', await painted('image/webp', 40, 30));
  const jpeg = { name: 'Evening.jpg', type: 'image/jpeg', width: 40, height: 30 };
  expect(await found(webp)).toEqual({ ...jpeg, fitting: 'converted' });
});

it('a transparent WebP becomes a PNG', async () => {
  const webp = named('Logo.webp', 'image/webp', await painted('image/webp', 40, 300, '#c633'));
  const png = { name: 'Logo.png', type: 'image/png', width: 40, height: 300 };
  expect(await found(webp)).toEqual({ ...png, fitting: 'converted' });
});

it('a BMP becomes a JPEG', async () => {
  expect(await found(named('Paint.bmp', 'image/bmp', BMP))).toMatchObject({ type: 'image/jpeg' });
});

it('an image with more pixels than the server takes is scaled down', async () => {
  const wide = named('Panorama.png', 'image/png', await painted('image/png', 12_288, 12));
  const scaled = { type: 'image/jpeg', fitting: 'scaled', width: 4096, height: 4 };
  expect(await found(wide)).toMatchObject(scaled);
});

it('an image with more bytes than the server takes is scaled down', async () => {
  const png = await painted('image/png', 20, 10);
  const padded = named('Noise.png', 'image/png', png, new Uint8Array(10 * 1024 * 1024));
  expect(await found(padded)).toMatchObject({ fitting: 'scaled', width: 20, height: 10 });
});

it('a PNG that is already right stays the same file', async () => {
  const png = named('Dot.png', '', await painted('image/png', 20, 10));
  expect(await fitPicture(png)).toEqual({ file: png, format: 'png' });
});

/** A chunk that a browser passes over, since its checksum is wrong. */
const ANIMATION = Uint8Array.of(
  0,
  0,
  0,
  8,
  0x61,
  0x63,
  0x54,
  0x4c,
  0,
  0,
  0,
  2,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
);

it('an animation that the server stores as a still image is known', async () => {
  const png = await painted('image/png', 20, 10);
  const head = 33;
  const apng = named('Wave.apng', 'image/apng', png.slice(0, head), ANIMATION, png.slice(head));
  expect(await fitPicture(apng)).toEqual({ file: apng, format: 'png', fitting: 'still' });
});

it('an image that this browser can’t draw is refused with a way out', async () => {
  const heic = named('IMG_2041.HEIC', 'image/heic', '\0\0\0\x18ftypheic', 'no more');
  await expect(fitPicture(heic)).rejects.toThrow('Save it as JPG or PNG');
});

it.each([
  ['a GIF', named('a.gif', 'image/gif', 'GIF89a'), 'gif'],
  ['a drawing without a type', named('a', '', '\u{FEFF}<svg/>'), 'svg'],
  ['a damaged JPEG', named('a.jpg', 'image/jpeg', Uint8Array.of(0xff, 0xd8, 0xff, 0)), 'jpg'],
  ['what may be a video', named('a', '', 'nothing known'), 'other'],
])('%s is left to the server', async (_, file, format) => {
  expect(await fitPicture(file)).toEqual({ file, format });
});
