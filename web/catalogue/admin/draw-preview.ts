import {
  PREVIEW_HEIGHT_PX as HEIGHT,
  PREVIEW_MAX_BYTES,
  PREVIEW_WIDTH_PX as WIDTH,
} from '../../../worker/contract/bounds.ts';
import { fileUrl } from '../../base/media.ts';
import { dataUrl } from '../../brand/art-kit.ts';
import type { Covered } from '../../brand/game-cover.tsx';
import { COVER_LEFT_PX, gamePreview } from '../../brand/preview-art.ts';

/**
 * The resolutions of the cover, tried in this order until the PNG is small enough. The last one is always small enough.
 */
const SCALES = [1, 1 / 2, 1 / 3] as const;

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return { canvas, context };
}

function croppedTo(image: ImageBitmap, scale: number) {
  const { canvas, context } = canvasOf((WIDTH - COVER_LEFT_PX) * scale, HEIGHT * scale);
  context.imageSmoothingQuality = 'high';
  const ratio = Math.max(canvas.width / image.width, canvas.height / image.height);
  const [w, h] = [image.width * ratio, image.height * ratio];
  context.drawImage(image, (canvas.width - w) / 2, (canvas.height - h) / 2, w, h);
  return canvas;
}

async function bitmapOf(file: string) {
  const answer = await fetch(fileUrl(file));
  if (!answer.ok) throw new Error(`${file} can’t be loaded`);
  return createImageBitmap(await answer.blob());
}

const pngOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });

/** The PNG that messengers show of a game: its uploaded cover, or the generated one. @throws if it can't be drawn */
export async function drawPreview({ name, cover }: Covered): Promise<Blob> {
  const file = cover?.at(-1);
  const image = file === undefined ? undefined : await bitmapOf(file);
  const drawing = new Image();
  drawing.src = dataUrl(gamePreview(image ? undefined : name));
  await drawing.decode();
  for (const scale of SCALES) {
    const { canvas, context } = canvasOf(WIDTH, HEIGHT);
    context.drawImage(drawing, 0, 0);
    // Without smoothing, enlarged pixels repeat and need few bytes. Messengers show the image at half its size.
    context.imageSmoothingEnabled = false;
    if (image) {
      context.drawImage(croppedTo(image, scale), COVER_LEFT_PX, 0, WIDTH - COVER_LEFT_PX, HEIGHT);
    }
    const png = await pngOf(canvas);
    if (png && png.size <= PREVIEW_MAX_BYTES) return png;
  }
  throw new Error(`The preview of ${name} is too large`);
}
