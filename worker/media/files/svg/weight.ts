import { requireSize } from '../picture.ts';
import { UnfitError } from '../unfit.ts';
import { SHAPES } from './allowed.ts';
import type { Element } from './parse.ts';

/** The highest cost of a drawing with all its repetitions. An element costs one, as do 64 characters of a path. */
const COST_MAX = 20_000;
/** How many filters, masks and half-transparent groups. Each takes a surface as large as the drawing. */
const LAYERS_MAX = 200;
/** A clip or a half-transparent shape. Its surface is only as large as the shape. */
const SMALL_LAYER = 1 / 8;
/** The cost of everything, times all patterns. Fills are inherited, so any element may be drawn with any pattern. */
const PATTERNED_MAX = 500_000;
const DEPTH_MAX = 200;
const VIEW_MAX = 100_000;
const VIEW_MIN = 0.01;
const BLUR_MAX = 500;
const PX: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 3.78,
  cm: 37.8,
  in: 96,
  em: 16,
};

const EFFECTS = new Set(['pattern', 'mask', 'filter', 'marker', 'clipPath']);
const GEOMETRY = 'd points x y x1 y1 x2 y2 width height r rx ry cx cy'.split(' ');
const tooHeavy = () => new UnfitError((say) => say.drawings.tooComplex);

interface Weight {
  cost: number;
  layers: number;
  /** Whether it is drawn with a pattern, mask, filter or marker. */
  effects: boolean;
}

const childrenOf = ({ children }: Element) => children.filter((child) => typeof child !== 'string');
const numbersIn = (text = '') =>
  (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
const largestOf = ({ attributes }: Element, names: readonly string[]) =>
  names
    .flatMap((name) => numbersIn(attributes.get(name)))
    .reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);

const referencesOf = ({ attributes }: Element): (readonly [string, string])[] =>
  [...attributes].flatMap(([name, value]) =>
    name === 'href'
      ? [[name, value.slice(1)] as const]
      : [...value.matchAll(/url\(#([^)]+)\)/g)].map(([, id = '']) => [name, id] as const),
  );

/** The length after which a dashed stroke repeats. Infinity if it isn't dashed. */
const dashOf = ({ attributes }: Element): number =>
  numbersIn(attributes.get('stroke-dasharray')).reduce((sum, dash) => sum + Math.abs(dash), 0) ||
  Infinity;

/** Refuses sizes, positions and blurs that no drawing needs. */
function requireBounds(element: Element) {
  const [left, top, ...sides] = numbersIn(element.attributes.get('viewBox') ?? '0 0 1 1');
  const viewed = left !== undefined && top !== undefined && sides.length === 2;
  if (
    !viewed ||
    sides.some((side) => side < VIEW_MIN) ||
    largestOf(element, ['viewBox', 'x', 'y', 'width', 'height']) > VIEW_MAX ||
    largestOf(element, ['stdDeviation']) > BLUR_MAX
  ) {
    throw tooHeavy();
  }
}

/** Refuses a root size that is too large in pixels. A size in percent is removed, since the page sets it. */
function requireRootSize({ attributes }: Element) {
  const [width, height] = ['width', 'height'].map((side) => {
    const [, number, unit = ''] = /^([\d.]+)([a-z]*)$/i.exec(attributes.get(side) ?? '') ?? [];
    const px = Number(number) * (PX[unit.toLowerCase()] ?? Number.NaN);
    if (!Number.isNaN(px)) return Math.max(1, px);
    attributes.delete(side);
    return 1;
  });
  requireSize(width ?? 1, height ?? 1);
}

/** @param dash the shortest dash that its stroke may inherit */
function ownWeight(element: Element, dash: number, view: number): Weight {
  const { attributes, children, name } = element;
  const isShape = SHAPES.has(name);
  const characters = [...attributes.values()].reduce((sum, value) => sum + value.length, 0);
  const text = children
    .filter((child) => typeof child === 'string')
    .join('')
    .trim();
  const step = attributes.has('stroke-dasharray') ? dashOf(element) : dash;
  const dashes = ((1 + characters / 2) * Math.max(view, largestOf(element, GEOMETRY))) / step;
  const opaque = Number.parseFloat(attributes.get('opacity') ?? '1') === 1;
  return {
    cost: 1 + characters / 64 + text.length / 8 + (isShape && step < Infinity ? dashes / 8 : 0),
    layers: (attributes.has('style') ? 1 : 0) + (opaque ? 0 : isShape ? SMALL_LAYER : 1),
    effects: false,
  };
}

function layersFor(target: Element): number {
  if (target.name === 'filter') return childrenOf(target).length;
  return target.name === 'mask' ? 2 : target.name === 'clipPath' ? SMALL_LAYER : 0;
}

/**
 * Refuses a drawing that may be slow to draw: one that contains itself, that nests patterns, or that has more of
 * anything than drawings have. Nothing is measured. Each part counts as often as it is referenced.
 * @throws UnfitError
 */
export function requireLight(root: Element) {
  const byId = new Map<string, Element>();
  const all: Element[] = [];
  const note = (element: Element, painted: boolean) => {
    const { attributes, name } = element;
    all.push(element);
    requireBounds(element);
    const id = attributes.get('id');
    if (id !== undefined && byId.has(id)) attributes.delete('id');
    else if (id !== undefined) byId.set(id, element);
    const paints = ['fill', 'stroke'].filter((paint) => attributes.get(paint)?.includes('url('));
    // The contents of a mask would inherit the pattern around the mask.
    if (painted && EFFECTS.has(name)) attributes.set('fill', '#000').set('stroke', 'none');
    for (const child of childrenOf(element)) note(child, painted || paints.length > 0);
  };
  note(root, false);
  requireRootSize(root);
  const view = largestOf(root, ['viewBox']);
  const dash = Math.min(...all.filter(({ name }) => !SHAPES.has(name)).map(dashOf));

  const weights = new Map<Element, Weight | 'open'>();
  const weigh = (element: Element, depth = 0): Weight => {
    const known = weights.get(element);
    if (known === 'open') throw new UnfitError((say) => say.drawings.circular);
    if (known) return known;
    if (depth > DEPTH_MAX) throw tooHeavy();
    weights.set(element, 'open');
    const weight = ownWeight(element, dash, view);
    const add = (part: Element, times: number) => {
      const { cost, layers, effects } = weigh(part, depth + 1);
      weight.cost += cost * times;
      weight.layers += layers * times;
      weight.effects ||= effects;
    };
    for (const child of childrenOf(element)) add(child, 1);
    const path = element.attributes.get('d') ?? element.attributes.get('points') ?? '';
    for (const [attribute, id] of referencesOf(element)) {
      const target = byId.get(id);
      if (!target) continue;
      add(target, attribute.startsWith('marker-') ? 1 + path.length / 2 : 1);
      if (attribute === 'href') continue;
      weight.layers += layersFor(target);
      weight.effects ||= EFFECTS.has(target.name) && target.name !== 'clipPath';
    }
    if (!(weight.cost <= COST_MAX && weight.layers <= LAYERS_MAX)) throw tooHeavy();
    if (EFFECTS.has(element.name) && weight.effects) {
      throw new UnfitError((say) => say.drawings.nested);
    }
    weights.set(element, weight);
    return weight;
  };
  const { cost } = weigh(root);
  const patterns = all.filter(({ name }) => name === 'pattern');
  const patterned = patterns.reduce((sum, pattern) => sum + weigh(pattern).cost, 0);
  if (patterned * cost > PATTERNED_MAX) throw tooHeavy();
}
