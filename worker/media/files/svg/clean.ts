import type { Picture } from '../picture.ts';
import { UnfitError } from '../unfit.ts';
import { allowedName } from './allowed.ts';
import { keptAttributes } from './attributes.ts';
import { type Element, SVG, parseSvg } from './parse.ts';
import { StyleSheet } from './style-sheet.ts';
import { textOf } from './text.ts';
import { animated, unshown } from './unshown.ts';
import { requireLight } from './weight.ts';

const MAX_BYTES = 2 * 1024 * 1024;
const TEXTS: ReadonlySet<string> = new Set(['text', 'tspan', 'textPath']);
const ANIMATIONS = new Set('animate animateColor animateMotion animateTransform set'.split(' '));
const XHTML = 'http://www.w3.org/1999/xhtml';

const childrenOf = ({ children }: Element) => children.filter((child) => typeof child !== 'string');

/** The style sheets of a drawing, in their order. */
const sheetsOf = (element: Element): string[] =>
  childrenOf(element).flatMap((child) => {
    if (child.name !== 'style') return sheetsOf(child);
    const isShown = /^(?:|all|screen)$/.test(child.attributes.get('media')?.trim() ?? '');
    const isCss = /^(?:|text\/css)$/.test(child.attributes.get('type')?.trim() ?? '');
    return isShown && isCss
      ? [child.children.filter((part) => typeof part === 'string').join('')]
      : [];
  });

/** Whether an element needs what no browser has. Then browsers don't draw it. */
const isForOthers = ({ attributes }: Element) =>
  !['', XHTML].includes(attributes.get('requiredExtensions')?.trim() ?? '');

class Cleaner {
  readonly #sheet: StyleSheet;
  /** By their ids, the filters that lack a part, and which part. */
  readonly #filters = new Map<string, string>();

  constructor(root: Element) {
    this.#sheet = new StyleSheet(sheetsOf(root).join('\n'));
  }

  /** The drawing without what it doesn't need. Undefined if nothing is left. @throws UnfitError */
  clean(root: Element): Element | undefined {
    const drawing = this.#kept(root, undefined);
    if (drawing) this.#requireWhole(drawing);
    return drawing;
  }

  #kept(element: Element, parent: Element | undefined): Element | undefined {
    const name = allowedName(element.name);
    if (name === undefined || isForOthers(element)) {
      this.#refuse(element, parent);
      return undefined;
    }
    const children = element.children.flatMap((child): (Element | string)[] => {
      if (typeof child === 'string') return TEXTS.has(name) ? [child] : [];
      const rest = this.#kept(child, element);
      return rest ? [rest] : [];
    });
    const { attributes, background } = keptAttributes(element, name, this.#sheet, !parent);
    if (background !== undefined) children.unshift(backdrop(attributes, background));
    return { name, attributes, children };
  }

  /** Refuses an element without which the drawing would look different. */
  #refuse(element: Element, parent: Element | undefined) {
    const { name } = element;
    if (name === 'image' || name === 'feImage') {
      throw new UnfitError((say) => say.drawings.photo);
    }
    if (ANIMATIONS.has(name)) throw animated();
    if (parent?.name === 'filter' && name.startsWith('fe')) {
      this.#filters.set(parent.attributes.get('id') ?? '', name);
    }
    // In a switch, what comes next is drawn instead.
    const hasOther = parent?.name === 'switch' && childrenOf(parent).at(-1) !== element;
    if (name === 'foreignObject' && !hasOther && !isForOthers(element)) throw unshown(name);
  }

  /** Refuses what can be judged only once everything is known. */
  #requireWhole(drawing: Element) {
    let dashed = false;
    let scaled: string | undefined;
    const look = (element: Element) => {
      const { attributes } = element;
      dashed ||= (attributes.get('stroke-dasharray') ?? 'none') !== 'none';
      // Either changes how many dashes there are, which the weight doesn't know.
      scaled ??= ['vector-effect', 'pathLength'].find(
        (name) => (attributes.get(name) ?? 'none') !== 'none',
      );
      for (const [, filter = ''] of (attributes.get('filter') ?? '').matchAll(/url\(#([^)]+)\)/g)) {
        const missing = this.#filters.get(filter);
        if (missing !== undefined) throw unshown(missing);
      }
      for (const child of childrenOf(element)) look(child);
    };
    look(drawing);
    if (dashed && scaled !== undefined) throw unshown(scaled);
  }
}

/** A shape behind the drawing, and beside a view box of another shape. */
function backdrop(root: ReadonlyMap<string, string>, fill: string): Element {
  const view =
    root
      .get('viewBox')
      ?.trim()
      .split(/[\s,]+/) ?? [];
  const [left = 0, top = 0, wide, high] = view.map(Number);
  const place =
    wide === undefined || high === undefined
      ? { width: '100%', height: '100%' }
      : {
          x: String(left - wide),
          y: String(top - high),
          width: String(3 * wide),
          height: String(3 * high),
        };
  const attributes = new Map(Object.entries({ ...place, fill, stroke: 'none' }));
  return { name: 'rect', attributes, children: [] };
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
 * photos, no foreign markup, no external URLs, no animation, no metadata. What style sheets declare becomes attributes.
 * @throws UnfitError if it isn't an SVG, may be slow to draw, or would look different
 */
export function cleanSvg(bytes: Uint8Array): Picture {
  if (bytes.length > MAX_BYTES) throw new UnfitError((say) => say.drawings.tooLarge);
  const root = parseSvg(textOf(bytes));
  const drawing = new Cleaner(root).clean(root);
  if (drawing?.name !== 'svg') throw new UnfitError((say) => say.files.noImage);
  requireLight(drawing);
  drawing.attributes = new Map([['xmlns', SVG], ...drawing.attributes]);
  return { extension: 'svg', bytes: new TextEncoder().encode(written(drawing)) };
}
