import {
  IMAGE_EDGE_MAX_PX,
  IMAGE_MAX_BYTES,
  IMAGE_PIXELS_MAX,
} from '../../../worker/contract/bounds.ts';
import { ApiError } from '../../base/api.ts';
import { media as words } from '../../words/made/media.ts';
import { type Format, formatOf } from './picture-format.ts';

/** Makes an image one of those that everybody sees: a JPEG or PNG of a size that is accepted. */

/**
 * What was done to an image. `still` means that an animation is shown by one of its frames, and `differs` that the server
 * left out a part of a drawing that can be seen.
 */
export type Fitting = 'converted' | 'scaled' | 'still' | 'differs';

interface Fitted {
  file: File;
  format: Format;
  fitting?: Fitting;
}

/** Longer edges in px, tried in this order until the file is small enough. Phones draw no larger images on a canvas. */
const EDGES_PX = [4096, 2048, 1024] as const;
const QUALITY = 0.9;
/** Rows whose transparency is looked at together. All at once would need a lot of memory. */
const STRIP_PX = 256;

/** The image, if this browser can draw it. Its pixels aren't decoded yet. */
async function opened(address: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  return new Promise((resolve) => {
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => resolve(null));
    image.src = address;
  });
}

function isTransparent(context: CanvasRenderingContext2D, width: number, height: number) {
  for (let top = 0; top < height; top += STRIP_PX) {
    const { data } = context.getImageData(0, top, width, Math.min(STRIP_PX, height - top));
    for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  }
  return false;
}

/** Draws an image at most this wide and high. A transparent one becomes a PNG, and any other a JPEG. */
async function drawn(image: HTMLImageElement, edge: number): Promise<Blob | null> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, edge / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const type = isTransparent(context, canvas.width, canvas.height) ? 'image/png' : 'image/jpeg';
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, QUALITY);
  });
}

/** Draws an image as large as it may be sent. */
async function redrawn(image: HTMLImageElement, { name }: File): Promise<Fitted | null> {
  for (const edge of EDGES_PX) {
    const bytes = await drawn(image, edge);
    if (!bytes) return null;
    if (bytes.size > IMAGE_MAX_BYTES) continue;
    const format = bytes.type === 'image/png' ? 'png' : 'jpg';
    const file = new File([bytes], `${name.replace(/\.\w+$/, '')}.${format}`, { type: bytes.type });
    return { file, format };
  }
  return null;
}

const isOversize = ({ size }: File, { naturalWidth, naturalHeight }: HTMLImageElement) =>
  size > IMAGE_MAX_BYTES ||
  Math.max(naturalWidth, naturalHeight) > IMAGE_EDGE_MAX_PX ||
  naturalWidth * naturalHeight > IMAGE_PIXELS_MAX;

async function fitted(file: File, address: string, format: Format, moves: boolean) {
  const kept = format === 'jpg' || format === 'png';
  const image = await opened(address);
  // The server says what is wrong with a file that it knows.
  if (!image && (kept || !file.type.startsWith('image/'))) return { file, format };
  const unreadable = new ApiError('invalid', 0, words.unconvertible);
  if (!image) throw unreadable;
  const oversize = isOversize(file, image);
  if (kept && !oversize) return { file, format, ...(moves && { fitting: 'still' as const }) };
  const result = await redrawn(image, file).catch(() => null);
  if (!result) throw unreadable;
  const fitting: Fitting = moves ? 'still' : kept ? 'scaled' : 'converted';
  return { ...result, fitting };
}

/**
 * Converts an image that not everybody could see, and scales down one that is too large. GIFs and drawings stay as they
 * are, and so does what isn't an image.
 * @throws ApiError if this browser can't draw it
 */
export async function fitPicture(file: File): Promise<Fitted> {
  const { format, moves } = await formatOf(file);
  if (format === 'gif' || format === 'svg') return { file, format };
  const address = URL.createObjectURL(file);
  try {
    return await fitted(file, address, format, moves);
  } finally {
    URL.revokeObjectURL(address);
  }
}
