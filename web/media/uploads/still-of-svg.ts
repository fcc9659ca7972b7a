import { STILL_MAX_BYTES } from '../../../worker/contract/bounds.ts';

/** Edges of the image, tried in this order until it is small enough to be sent. */
const EDGES_PX = [1600, 800, 400] as const;
/** The size of a drawing that has none, as in browsers. */
const UNSIZED = { width: 300, height: 150 };

/** Width and height in any unit. Only their ratio counts. */
function sizeOf(svg: SVGSVGElement) {
  if (svg.hasAttribute('viewBox')) {
    const { width, height } = svg.viewBox.baseVal;
    if (width > 0 && height > 0) return { width, height };
  }
  const [w, h] = [svg.width.baseVal, svg.height.baseVal];
  const known = [w, h].every(
    ({ unitType, value }) => unitType !== SVGLength.SVG_LENGTHTYPE_PERCENTAGE && value > 0,
  );
  return known ? { width: w.value, height: h.value } : UNSIZED;
}

/** The drawing with an explicit size. The browser renders at that resolution, and Firefox needs one. */
function sized(svg: SVGSVGElement, edge: number) {
  const { width, height } = sizeOf(svg);
  const scale = edge / Math.max(width, height);
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  if (!svg.hasAttribute('viewBox')) svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('width', String(size.width));
  svg.setAttribute('height', String(size.height));
  return { ...size, text: new XMLSerializer().serializeToString(svg) };
}

async function draw(svg: SVGSVGElement, edge: number): Promise<Blob | null> {
  const { text, width, height } = sized(svg, edge);
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve) => {
      canvas.toBlob(resolve, 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A PNG of an SVG, to show in lists. Null if this browser can't draw it. */
export async function stillOfSvg(file: File): Promise<Blob | null> {
  try {
    const { documentElement: svg } = new DOMParser().parseFromString(
      await file.text(),
      'image/svg+xml',
    );
    if (!(svg instanceof SVGSVGElement)) return null;
    for (const edge of EDGES_PX) {
      const still = await draw(svg, edge);
      if (still === null || still.size <= STILL_MAX_BYTES) return still;
    }
  } catch {
    // The server will say what is wrong with the drawing.
  }
  return null;
}
