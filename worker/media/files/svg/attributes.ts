import { PROPERTIES, allowedAttribute, allowedProperty, allowedValue } from './allowed.ts';
import type { Element } from './parse.ts';
import type { StyleSheet } from './style-sheet.ts';
import { animated, unshown } from './unshown.ts';

/** The attributes of an element that are kept. Declarations become attributes with the same meaning. */

/** Properties that aren't attributes. They stay in `style`. */
const STYLE_ONLY = new Set(['mix-blend-mode', 'isolation']);
/** Sizes and places, which are properties of these elements. */
const GEOMETRY = new Set(['x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry']);
const WITH_GEOMETRY = new Set(['rect', 'circle', 'ellipse', 'use']);
const NUMBER = /^[-+]?[\d.]+(?:e[-+]?\d+)?$/i;
/** They change how a drawing looks unless they have one of these values. */
const PLAIN_ONLY: Record<string, RegExp> = {
  'background-image': /^none$/,
  'text-orientation': /^mixed$/,
  'text-transform': /^none$/,
  'text-shadow': /^none$/,
  'font-variant-caps': /^normal$/,
  'offset-path': /^none$/,
  translate: /^none$/,
  rotate: /^none$/,
  scale: /^none$/,
  perspective: /^none$/,
  'mask-image': /^none$/,
  d: /^none$/,
  all: /^$/,
};
const TRANSFORMS = new Set('matrix translate scale rotate skewX skewY e'.split(' '));
const FONT =
  /^((?:(?:normal|italic|oblique|small-caps|bold|bolder|lighter|[1-9]00)\s+)*)([\d.]+(?:px|pt|em|rem|%|mm|cm|in|pc|ex))(?:\s*\/\s*[\w.%]+)?\s+(\S.*)$/;

/** The attribute that transforms an element. */
const transformer = (element: string) =>
  element.endsWith('Gradient')
    ? 'gradientTransform'
    : element === 'pattern'
      ? 'patternTransform'
      : 'transform';

/** A transform of a declaration as an attribute, which has numbers without units. @throws UnfitError */
function transformOf(value: string): string {
  const plain = value.replaceAll(/(\d)(?:px|deg)\b/g, '$1').trim();
  if (plain === 'none') return '';
  const words = plain.match(/[a-z]+/gi) ?? [];
  const known = /^[\w.,()\s+-]*$/.test(plain) && words.every((word) => TRANSFORMS.has(word));
  if (!known) throw unshown('transform');
  return plain;
}

/** Moves the origin of a transform into it. @throws UnfitError unless the origin is two numbers */
function withOrigin(transform: string, origin: string): string {
  const [x = '', y = '', ...more] = origin
    .replaceAll(/(\d)px\b/g, '$1')
    .trim()
    .split(/[\s,]+/);
  if (![x, y].every((side) => NUMBER.test(side)) || more.some((depth) => Number(depth) !== 0)) {
    throw unshown('transform-origin');
  }
  return `translate(${x} ${y}) ${transform} translate(${-Number(x)} ${-Number(y)})`;
}

/** The properties that the shorthand `font` sets. @throws UnfitError */
function* fontOf(value: string): Generator<readonly [string, string]> {
  const [, flags = '', size = '', family = ''] = FONT.exec(value.trim().slice(0, 500)) ?? [];
  if (size === '') throw unshown('font');
  const all = flags.trim().split(/\s+/);
  const of = (pattern: RegExp) => all.find((flag) => pattern.test(flag)) ?? 'normal';
  yield ['font-style', of(/^(?:italic|oblique)$/)];
  yield ['font-variant', of(/^small-caps$/)];
  yield ['font-weight', of(/^(?:bold|bolder|lighter|[1-9]00)$/)];
  yield ['font-size', size];
  yield ['font-family', family];
}

/** The cleaned attributes of one element. */
class Attributes {
  readonly kept = new Map<string, string>();
  readonly style: string[] = [];
  origin: string | undefined;
  /** What the origin is measured from, if it isn’t the drawing. */
  #box: string | undefined;
  background: string | undefined;
  readonly #element: string;
  readonly #isRoot: boolean;

  constructor(element: string, isRoot: boolean) {
    this.#element = element;
    this.#isRoot = isRoot;
  }

  set(name: string, value: string | undefined) {
    if (value !== undefined) this.kept.set(name, value);
  }

  declare(name: string, raw: string) {
    const value = raw.trim();
    if (PROPERTIES.has(name)) {
      this.set(name, allowedProperty(this.#element, name, raw));
    } else if (STYLE_ONLY.has(name)) {
      if (/^[a-z-]+$/.test(value)) this.style.push(`${name}:${value}`);
    } else if (GEOMETRY.has(name)) this.#place(name, value);
    else if (name === 'font') {
      for (const [part, size] of fontOf(value)) this.declare(part, size);
    } else if (name === 'marker') {
      for (const end of ['start', 'mid', 'end']) this.declare(`marker-${end}`, raw);
    } else if (name === 'white-space') {
      if (/^pre|^break-spaces/.test(value)) this.kept.set('xml:space', 'preserve');
    } else this.#change(name, value);
  }

  /** Declarations that move, paint or animate. */
  #change(name: string, value: string) {
    if (name === 'transform') {
      if (this.#isRoot && value !== 'none') throw unshown(name);
      this.kept.set(transformer(this.#element), transformOf(value));
    } else if (name === 'transform-origin') this.origin = value;
    else if (name === 'transform-box' && value !== 'view-box') this.#box = value;
    else if (name === 'animation' || name === 'animation-name') {
      if (value !== 'none') throw animated();
    } else if (name === 'background' || name === 'background-color') {
      if (this.#isRoot) this.background = value;
    } else if (PLAIN_ONLY[name] && !PLAIN_ONLY[name].test(value)) throw unshown(name);
  }

  #place(name: string, value: string) {
    if (!(this.#isRoot || WITH_GEOMETRY.has(this.#element)) || value === 'auto') return;
    const plain = value.replace(/^([-+\d.e]+)px$/i, '$1');
    if (!/^[-+]?[\d.]+(?:e[-+]?\d+)?(?:%|mm|cm|in|pt|pc|em)?$/i.test(plain)) throw unshown(name);
    this.kept.set(name, plain);
  }

  finish() {
    const name = transformer(this.#element);
    const transform = this.kept.get(name) ?? '';
    const origin = this.#box ?? this.origin;
    if (origin !== undefined && transform.trim() !== '') {
      this.kept.set(name, withOrigin(transform, origin));
    }
    const { style } = this;
    if (style.length > 0) this.kept.set('style', style.join(';'));
  }
}

interface Kept {
  attributes: Map<string, string>;
  /** The colour behind the drawing, declared for its root. */
  background?: string;
}

/**
 * The attributes of an element that are kept, with all that is declared for it, so that references are in one place
 * only. @throws UnfitError if the drawing would look different
 */
export function keptAttributes(
  element: Element,
  name: string,
  sheet: StyleSheet,
  isRoot: boolean,
): Kept {
  const found = new Attributes(name, isRoot);
  for (const [attribute, raw] of element.attributes) {
    if (attribute === 'transform-origin') found.origin = raw;
    else if (attribute === 'white-space') found.declare(attribute, raw);
    else found.set(attribute, allowedAttribute(name, attribute, raw));
  }
  for (const { name: property, value } of sheet.declarationsFor(element)) {
    found.declare(property, value);
  }
  found.finish();
  const { kept: attributes, background } = found;
  const colour = background === undefined ? '' : (allowedValue(background) ?? '?');
  if (colour.includes('?') || colour.includes('url(')) throw unshown('background');
  const isSeen = colour !== '' && colour !== 'none' && colour !== 'transparent';
  return { attributes, ...(isSeen && { background: colour }) };
}
