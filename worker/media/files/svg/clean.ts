import type { Picture } from '../picture.ts';
import { UnfitError, damaged } from '../unfit.ts';
import { allowedAttributes, allowedName } from './allowed.ts';
import { type Element, SVG, parseSvg } from './parse.ts';
import { requireLight } from './weight.ts';

const MAX_BYTES = 2 * 1024 * 1024;
const TEXTS: ReadonlySet<string> = new Set(['text', 'tspan', 'textPath']);

/** Refuses a drawing with a photo or a style sheet, since without it the drawing would look different. */
function refuse({ name, children }: Element) {
  if (name === 'image' || name === 'feImage') {
    throw new UnfitError((say) => say.drawings.photo);
  }
  const blank = children.every((child) => typeof child === 'string' && child.trim() === '');
  if (name === 'style' && !blank) {
    throw new UnfitError((say) => say.drawings.styleSheet);
  }
}

/** The element without what a drawing doesn't need. Undefined if nothing is left of it. */
function kept(element: Element): Element | undefined {
  refuse(element);
  const name = allowedName(element.name);
  if (name === undefined) return undefined;
  const children = element.children.flatMap((child): (Element | string)[] => {
    if (typeof child === 'string') return TEXTS.has(name) ? [child] : [];
    const rest = kept(child);
    return rest ? [rest] : [];
  });
  return { name, attributes: allowedAttributes(name, element.attributes), children };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

function written({ name, attributes, children }: Element): string {
  const inside = children
    .map((child) => (typeof child === 'string' ? escaped(child) : written(child)))
    .join('');
  const list = [...attributes].map(([key, value]) => ` ${key}="${escaped(value)}"`).join('');
  return inside === '' ? `<${name}${list}/>` : `<${name}${list}>${inside}</${name}>`;
}

/**
 * Rewrites an SVG so that it contains only what a drawing may contain: no scripts, event handlers, style sheets or
 * photos, no foreign markup, no external URLs, no animation, no metadata.
 * @throws UnfitError if it isn't an SVG, or may be slow to draw
 */
export function cleanSvg(bytes: Uint8Array): Picture {
  if (bytes.length > MAX_BYTES) throw new UnfitError((say) => say.drawings.tooLarge);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw damaged();
  }
  const root = parseSvg(text);
  const drawing = kept(root);
  if (drawing?.name !== 'svg') throw new UnfitError((say) => say.files.noImage);
  requireLight(drawing);
  drawing.attributes = new Map([['xmlns', SVG], ...drawing.attributes]);
  return { extension: 'svg', bytes: new TextEncoder().encode(written(drawing)) };
}
