import { SaxesParser } from 'saxes';

import { UnfitError, damaged } from '../unfit.ts';

/** An element of an SVG, with its text and elements in order. An element of another namespace has no name. */
export interface Element {
  name: string;
  attributes: Map<string, string>;
  children: (Element | string)[];
}

export const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';

const ELEMENTS_MAX = 20_000;
const DEPTH_MAX = 100;

/** The name under which an attribute is kept: `xlink:href` becomes `href`. Others with a prefix are dropped. */
function plainName(uri: string, local: string): string | undefined {
  if (uri === '') return local;
  if (uri === XLINK && local === 'href') return 'href';
  return uri === XML && local === 'space' ? 'xml:space' : undefined;
}

/**
 * Parses an SVG as strict XML. Entities that it defines itself are refused. Old tools left out the namespace, and
 * declared the one for links in a file that no browser loads. Both are added. @throws UnfitError
 */
export function parseSvg(text: string): Element {
  const parser = new SaxesParser({
    xmlns: true,
    position: false,
    additionalNamespaces: { xlink: XLINK },
  });
  const top: Element = { name: '', attributes: new Map(), children: [] };
  const open = [top];
  let elements = 0;
  let space = SVG;
  const addText = (part: string) => {
    open.at(-1)?.children.push(part);
  };
  parser.on('doctype', (doctype) => {
    if (doctype.includes('<!ENTITY')) {
      throw new UnfitError((say) => say.drawings.entities);
    }
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    elements += 1;
    if (elements > ELEMENTS_MAX || open.length > DEPTH_MAX) {
      throw new UnfitError((say) => say.drawings.tooComplex);
    }
    if (elements === 1 && uri === '') space = '';
    const element: Element = {
      name: uri === SVG || uri === space ? local : '',
      attributes: new Map(),
      children: [],
    };
    for (const attribute of Object.values(attributes)) {
      const name = plainName(attribute.uri, attribute.local);
      // If there are both, `href` counts and `xlink:href` doesn't.
      if (name === undefined || (attribute.prefix !== '' && element.attributes.has(name))) continue;
      element.attributes.set(name, attribute.value);
    }
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  try {
    parser.write(text).close();
  } catch (error) {
    throw error instanceof UnfitError ? error : damaged();
  }
  const root = top.children.find((child) => typeof child !== 'string');
  if (!root) throw damaged();
  return root;
}
