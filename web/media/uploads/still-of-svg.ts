import { STILL_MAX_BYTES } from '../../../worker/contract/bounds.ts';

/** Edges of the image, tried in this order until it is small enough to be sent. */
const EDGES_PX = [1600, 800, 400] as const;
/** The size of a drawing that has none, as in browsers. */
const UNSIZED = { width: 300, height: 150 };

const NAMESPACES = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};
const HEAD_BYTES = 256;

/** The text of a drawing, in the encoding of its byte order mark or the one that it declares. */
async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  const head = new TextDecoder('latin1').decode(bytes.slice(0, HEAD_BYTES));
  if (head.startsWith('\xFF\xFE')) return new TextDecoder('utf-16le').decode(bytes);
  if (head.startsWith('\xFE\xFF')) return new TextDecoder('utf-16be').decode(bytes);
  const [, declared = 'utf-8'] =
    /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head) ?? [];
  return new TextDecoder(/^utf-16/i.test(declared) ? 'utf-8' : declared).decode(bytes);
}

/** The drawing with the namespaces that old tools left out, as the server adds them. */
const named = (text: string) =>
  text.replace(/<svg(?=[\s>])[^>]*/, (tag) =>
    Object.entries(NAMESPACES).reduce(
      (start, [name, uri]) =>
        start.includes(` ${name}=`) || start.includes(`\n${name}=`)
          ? start
          : start.replace('<svg', `<svg ${name}="${uri}"`),
      tag,
    ),
  );

/** @returns null if it isn't a drawing */
function parsed(text: string): SVGSVGElement | null {
  const { documentElement: svg } = new DOMParser().parseFromString(named(text), 'image/svg+xml');
  return svg instanceof SVGSVGElement ? svg : null;
}

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

async function draw(svg: SVGSVGElement, edge: number): Promise<HTMLCanvasElement> {
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
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A PNG of an SVG, to show in lists. Null if this browser can't draw it. */
export async function stillOfSvg(file: File): Promise<Blob | null> {
  try {
    const svg = parsed(await textOf(file));
    if (!svg) return null;
    for (const edge of EDGES_PX) {
      const canvas = await draw(svg, edge);
      const still = await new Promise<Blob | null>((resolve) => {
        canvas.toBlob(resolve, 'image/png');
      });
      if (still === null || still.size <= STILL_MAX_BYTES) return still;
    }
  } catch {
    // The server will say what is wrong with the drawing.
  }
  return null;
}

/** The edge at which two drawings are compared, and how many of its pixels may differ. Edges are smoothed otherwise. */
const COMPARED_PX = 200;
const DIFFERING_MAX = 100;
/** Smaller differences of a colour can't be seen. */
const LEVELS_MAX = 40;

async function pixelsOf(svg: SVGSVGElement) {
  const canvas = await draw(svg, COMPARED_PX);
  const { width, height } = canvas;
  return canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
}

/** Whether a drawing looks different after the server has cleaned it. False if this browser can't compare them. */
export async function looksDifferent(file: Blob, cleaned: string): Promise<boolean> {
  try {
    const answer = await fetch(cleaned);
    const [original, made] = [parsed(await textOf(file)), parsed(await answer.text())];
    if (!answer.ok || !original || !made) return false;
    const [before, after] = await Promise.all([pixelsOf(original), pixelsOf(made)]);
    if (before.length !== after.length) return false;
    const differing = new Set<number>();
    for (const [at, level] of before.entries()) {
      if (Math.abs(level - (after[at] ?? 0)) > LEVELS_MAX) differing.add(at >> 2);
    }
    return differing.size > DIFFERING_MAX;
  } catch {
    return false;
  }
}
