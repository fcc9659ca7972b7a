/** What a drawing may contain. Anything else in an SVG may animate, link, load or run, or be slow to draw. */
const words = (...lines: string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')));

const ELEMENTS = words(
  'svg g defs symbol use switch path rect circle ellipse line polyline polygon text tspan textPath',
  'linearGradient radialGradient stop clipPath mask pattern marker filter',
  'feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB',
  'feFuncG feFuncR feGaussianBlur feMerge feMergeNode feOffset',
);

/** Presentation attributes. Each may also be a declaration in a `style` attribute. */
const PROPERTIES = words(
  'fill fill-opacity fill-rule stroke stroke-opacity stroke-width stroke-linecap stroke-linejoin',
  'stroke-miterlimit stroke-dasharray stroke-dashoffset color opacity clip-path clip-rule mask',
  'mask-type filter flood-color flood-opacity stop-color stop-opacity color-interpolation',
  'color-interpolation-filters display visibility overflow paint-order',
  'shape-rendering text-rendering font-family font-size font-style font-weight font-variant',
  'font-stretch letter-spacing word-spacing text-anchor text-decoration dominant-baseline',
  'alignment-baseline baseline-shift writing-mode direction unicode-bidi',
  'marker-start marker-mid marker-end',
);

/** Properties that aren't attributes. They stay in `style`. */
const STYLE_ONLY = words('mix-blend-mode isolation');

const ATTRIBUTES = words(
  'x y width height rx ry r cx cy x1 y1 x2 y2 dx dy rotate points d transform viewBox fx fy fr',
  'preserveAspectRatio offset gradientUnits gradientTransform spreadMethod patternUnits',
  'patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits filterUnits',
  'primitiveUnits markerUnits markerWidth markerHeight refX refY orient textLength lengthAdjust',
  'startOffset in in2 result mode operator type values stdDeviation k1 k2 k3 k4 tableValues slope',
  'intercept amplitude exponent xml:space',
);

export const SHAPES = words('path rect circle ellipse line polyline polygon');
const LINKING = words('use linearGradient radialGradient pattern textPath');
const FUNCTIONS = words(
  'rgb rgba hsl hsla hwb lab lch oklab oklch color matrix translate scale rotate skewX skewY',
);

/** No percent sign, since it would be decoded in a URL. */
const ID = /^[\p{L}\p{N}_.:-]{1,200}$/u;
const REFERENCE = /url\(\s*#([\p{L}\p{N}_.:-]{1,200})\s*\)/gu;
/** No backslash, which begins an escape. No star, which begins a comment. */
const PLAIN = /^[-+#%.,()/\p{L}\p{N}\p{M}_\s]*$/u;
const LAST_WORD = /[a-zA-Z]+(?=\s*$)/;
const NUMBERS = /^[\d.eE+,\s-]*(?:px)?$/;

/** A link becomes a plain group. */
export const allowedName = (name: string) =>
  name === 'a' ? 'g' : ELEMENTS.has(name) ? name : undefined;

/** A value made of numbers, words, colours, transforms and references within the drawing. */
function allowedValue(raw: string): string | undefined {
  const value = raw
    .replaceAll(/["']/g, '')
    .replaceAll(REFERENCE, 'url(#$1)')
    .replace(/!important\s*$/, '')
    .trim();
  const rest = value.replaceAll(REFERENCE, '');
  // Each call is found by the word before its bracket. A regular expression would be quadratic in long paths.
  const calls = rest.split('(').slice(0, -1);
  const known = calls.every((before) =>
    FUNCTIONS.has(before.slice(-20).match(LAST_WORD)?.[0] ?? ''),
  );
  return PLAIN.test(rest) && known ? value : undefined;
}

/** A property's value, if the element may have it. */
function allowedProperty(element: string, name: string, raw: string): string | undefined {
  // Both are inherited. Their cost is known only if they are on the drawn element itself.
  if (name.startsWith('marker-') && !SHAPES.has(element)) return undefined;
  if (name === 'stroke-dasharray' && raw.trim() !== 'none' && !NUMBERS.test(raw)) return undefined;
  return allowedValue(raw);
}

/** The declarations of a `style` attribute. */
function* declarationsIn(style: string): Generator<readonly [string, string]> {
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon > 0) yield [declaration.slice(0, colon).trim(), declaration.slice(colon + 1)];
  }
}

/** An attribute's cleaned value. Undefined if it is dropped. */
function allowedAttribute(element: string, name: string, raw: string): string | undefined {
  if (name === 'id') return ID.test(raw) ? raw : undefined;
  if (name === 'href') {
    const target = raw.trim();
    const within = target.startsWith('#') && ID.test(target.slice(1));
    return LINKING.has(element) && within ? target : undefined;
  }
  if (PROPERTIES.has(name)) return allowedProperty(element, name, raw);
  return ATTRIBUTES.has(name) ? allowedValue(raw) : undefined;
}

/**
 * The attributes of an element that are kept. Declarations in `style` become attributes with the same meaning, so that
 * references are in one place only.
 */
export function allowedAttributes(element: string, attributes: ReadonlyMap<string, string>) {
  const kept = new Map<string, string>();
  for (const [name, raw] of attributes) {
    const value = allowedAttribute(element, name, raw);
    if (value !== undefined) kept.set(name, value);
  }
  const style: string[] = [];
  for (const [name, raw] of declarationsIn(attributes.get('style') ?? '')) {
    if (PROPERTIES.has(name)) {
      const value = allowedProperty(element, name, raw);
      if (value !== undefined) kept.set(name, value);
    } else if (STYLE_ONLY.has(name) && /^\s*[a-z-]+\s*$/.test(raw)) {
      style.push(`${name}:${raw.trim()}`);
    }
  }
  if (style.length > 0) kept.set('style', style.join(';'));
  return kept;
}
