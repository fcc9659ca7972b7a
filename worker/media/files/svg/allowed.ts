import { unshown } from './unshown.ts';

/** What a drawing may contain. Anything else in an SVG may animate, link, load or run, or be slow to draw. */
const words = (...lines: string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')));

const ELEMENTS = words(
  'svg g defs symbol use switch path rect circle ellipse line polyline polygon text tspan textPath',
  'linearGradient radialGradient stop clipPath mask pattern marker filter',
  'feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB',
  'feFuncG feFuncR feGaussianBlur feMerge feMergeNode feOffset',
);

/** Presentation attributes. Each may also be a declaration. */
export const PROPERTIES = words(
  'fill fill-opacity fill-rule stroke stroke-opacity stroke-width stroke-linecap stroke-linejoin',
  'stroke-miterlimit stroke-dasharray stroke-dashoffset color opacity clip-path clip-rule mask',
  'mask-type filter flood-color flood-opacity stop-color stop-opacity color-interpolation',
  'color-interpolation-filters display visibility overflow paint-order',
  'shape-rendering text-rendering font-family font-size font-style font-weight font-variant',
  'font-stretch letter-spacing word-spacing text-anchor text-decoration dominant-baseline',
  'alignment-baseline baseline-shift writing-mode direction unicode-bidi',
  'marker-start marker-mid marker-end vector-effect',
);

const ATTRIBUTES = words(
  'x y width height rx ry r cx cy x1 y1 x2 y2 dx dy rotate points d transform viewBox fx fy fr',
  'preserveAspectRatio offset gradientUnits gradientTransform spreadMethod patternUnits',
  'patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits filterUnits',
  'primitiveUnits markerUnits markerWidth markerHeight refX refY orient textLength lengthAdjust',
  'pathLength startOffset in in2 result mode operator type values stdDeviation k1 k2 k3 k4 tableValues slope',
  'intercept amplitude exponent xml:space',
);

export const SHAPES = words('path rect circle ellipse line polyline polygon');
const LINKING = words('use linearGradient radialGradient pattern textPath');
const FUNCTIONS = words(
  'rgb rgba hsl hsla hwb lab lch oklab oklch color matrix translate scale rotate skewX skewY',
);

/** Attributes that change how a drawing looks, and that can't be kept. */
const UNSHOWN = words('systemLanguage text-orientation path');

/** No percent sign, since it would be decoded in a URL. */
const ID = /^[\p{L}\p{N}_.:-]{1,200}$/u;
const REFERENCE = /url\(\s*#([\p{L}\p{N}_.:-]{1,200})\s*\)/gu;
/** No backslash, which begins an escape. No star, which begins a comment. */
const PLAIN = /^[-+#%.,()/\p{L}\p{N}\p{M}_\s]*$/u;
const LAST_WORD = /[a-zA-Z]+(?=\s*$)/;
const NUMBERS = /^[\d.eE+,\s-]*$/;

/** A link becomes a plain group. */
export const allowedName = (name: string) =>
  name === 'a' ? 'g' : ELEMENTS.has(name) ? name : undefined;

/** A value made of numbers, words, colours, transforms and references within the drawing. */
export function allowedValue(raw: string): string | undefined {
  const value = raw.replaceAll(/["']/g, '').replaceAll(REFERENCE, 'url(#$1)').trim();
  const rest = value.replaceAll(REFERENCE, '');
  // Each call is found by the word before its bracket. A regular expression would be quadratic in long paths.
  const calls = rest.split('(').slice(0, -1);
  const known = calls.every((before) =>
    FUNCTIONS.has(before.slice(-20).match(LAST_WORD)?.[0] ?? ''),
  );
  return PLAIN.test(rest) && known ? value : undefined;
}

/**
 * A property's value for an element. Undefined if it has no effect.
 * @throws UnfitError if the drawing would look different without it
 */
export function allowedProperty(element: string, name: string, raw: string): string | undefined {
  const value = allowedValue(raw);
  // Both are inherited. Their cost is known only if they are on the drawn element itself.
  if (name.startsWith('marker-') && !SHAPES.has(element)) {
    if (value === 'none') return undefined;
    throw unshown(name);
  }
  if (name === 'stroke-dasharray') {
    const numbers = raw.replaceAll('px', '').trim();
    if (numbers !== 'none' && !NUMBERS.test(numbers)) throw unshown(name);
    return numbers;
  }
  if (value === undefined) throw unshown(name);
  return value;
}

/** An attribute's cleaned value. Undefined if it is dropped. @throws UnfitError */
export function allowedAttribute(element: string, name: string, raw: string): string | undefined {
  if (name === 'id') return ID.test(raw) ? raw : undefined;
  if (name === 'href') {
    const target = raw.trim();
    if (!LINKING.has(element) || !target.startsWith('#')) return undefined;
    if (!ID.test(target.slice(1))) throw unshown(name);
    return target;
  }
  if (PROPERTIES.has(name)) return allowedProperty(element, name, raw);
  if (UNSHOWN.has(name)) throw unshown(name);
  if (!ATTRIBUTES.has(name)) return undefined;
  const value = allowedValue(raw);
  if (value === undefined) throw unshown(name);
  return value;
}
