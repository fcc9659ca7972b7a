/** What a drawing may consist of. Whatever else an SVG can hold moves, asks, links or runs. */
const ELEMENTS: ReadonlySet<string> = new Set(
  [
    'svg g defs symbol use switch title desc',
    'path rect circle ellipse line polyline polygon image text tspan textPath style',
    'linearGradient radialGradient stop clipPath mask pattern marker filter',
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting',
    'feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR',
    'feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting',
    'feSpotLight feTile feTurbulence',
  ].flatMap((line) => line.split(' ')),
);

/** A link is kept as the group that it also is. */
export const allowedName = (name: string) =>
  name === 'a' ? 'g' : ELEMENTS.has(name) ? name : undefined;

const EMBEDDED = /^data:image\/(?:png|jpeg|gif);base64,[\w+/=\s]*$/;

/** Rules of style that load nothing and hide nothing behind an escape. */
export const allowedStyle = (css: string) =>
  !/\\|@import|expression|-moz-binding|javascript:/i.test(css) &&
  [...css.matchAll(/url\s*\(/gi)].length === [...css.matchAll(/url\(\s*["']?#/gi)].length;

/** Whether an attribute of an element is kept. */
export function allowedAttribute(element: string, name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') {
    const inside = /^#[^\s"'()]+$/.test(value);
    return element === 'image' ? EMBEDDED.test(value) : inside;
  }
  if (name === 'xml:space') return true;
  // Namespaces are written anew; handlers all begin alike.
  if (!/^[A-Za-z][\w-]*$/.test(name) || /^(?:on|xmlns)/i.test(name)) return false;
  return allowedStyle(value);
}
