import type { Picture } from '../picture.ts';
import { UnfitError, damaged } from '../unfit.ts';
import { allowedAttribute, allowedName, allowedStyle } from './allowed.ts';
import { type Element, parseSvg } from './parse.ts';
import { requireLight } from './weight.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

/** The element without what a drawing does not need; undefined where nothing of it is left. */
function kept(element: Element): Element | undefined {
  const name = allowedName(element.name);
  if (name === undefined) return undefined;
  const attributes = [...element.attributes].filter(([attribute, value]) =>
    allowedAttribute(name, attribute, value),
  );
  const children = element.children.flatMap((child): (Element | string)[] => {
    if (typeof child === 'string') return name !== 'style' || allowedStyle(child) ? [child] : [];
    const rest = kept(child);
    return rest ? [rest] : [];
  });
  return { name, attributes: new Map(attributes), children };
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
 * Writes an SVG anew out of what a drawing may consist of: no script, no handler, no other document's markup, no
 * address outside of itself, no movement, no notes. @throws UnfitError where it is no SVG
 */
export function cleanSvg(bytes: Uint8Array): Picture {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw damaged();
  }
  const root = parseSvg(text);
  if (root.name !== 'svg' || root.attributes.get('xmlns') !== SVG) {
    throw new UnfitError('is no picture');
  }
  const drawing = kept(root);
  if (!drawing) throw damaged();
  requireLight(drawing);
  drawing.attributes = new Map([['xmlns', SVG], ['xmlns:xlink', XLINK], ...drawing.attributes]);
  return { extension: 'svg', bytes: new TextEncoder().encode(written(drawing)) };
}
