import { UnfitError, damaged } from '../unfit.ts';
import { Reader } from './reader.ts';

/** One element of an SVG, its text and elements in order. */
export interface Element {
  name: string;
  attributes: Map<string, string>;
  children: (Element | string)[];
}

const ELEMENTS_MAX = 50_000;
const DEPTH_MAX = 100;
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** A character that XML may hold, by its number as text; entities that a DTD would define are none. */
function characterOf(name: string): string {
  const known = ENTITIES[name];
  if (known !== undefined) return known;
  const [, hex, decimal] = /^#(?:x([\da-fA-F]{1,6})|(\d{1,7}))$/.exec(name) ?? [];
  const code = hex === undefined ? Number(decimal ?? -1) : Number.parseInt(hex, 16);
  const allowed = code === 9 || code === 10 || code === 13 || (code >= 32 && code <= 0x10_ff_ff);
  if (!allowed || (code >= 0xd800 && code <= 0xdfff)) throw damaged();
  return String.fromCodePoint(code);
}

function decoded(text: string): string {
  const [plain = '', ...rest] = text.split('&');
  return rest.reduce((whole, part) => {
    const end = part.indexOf(';');
    if (end < 1 || end > 10) throw damaged();
    return whole + characterOf(part.slice(0, end)) + part.slice(end + 1);
  }, plain);
}

function readAttributes(reader: Reader): Map<string, string> {
  const attributes = new Map<string, string>();
  while (reader.skipSpace() && reader.seesName()) {
    const name = reader.name();
    reader.skipSpace();
    reader.expect('=');
    reader.skipSpace();
    const value = reader.upTo(reader.quote());
    if (attributes.has(name) || value.includes('<')) throw damaged();
    attributes.set(name, decoded(value));
  }
  return attributes;
}

/** Reads an SVG as strict XML without a DTD. @throws UnfitError */
export function parseSvg(text: string): Element {
  const reader = new Reader(text);
  const top: Element = { name: '', attributes: new Map(), children: [] };
  const open = [top];
  let elements = 0;
  while (!reader.atEnd()) {
    const parent = open.at(-1) ?? top;
    if (reader.takes('<!--')) reader.upTo('-->');
    else if (reader.takes('<?')) reader.upTo('?>');
    else if (reader.takes('<![CDATA[')) parent.children.push(reader.upTo(']]>'));
    else if (reader.takes('<!DOCTYPE')) {
      // One with a part of its own defines entities, which grow as one likes.
      if (/[[<]/.test(reader.upTo('>'))) throw damaged();
    } else if (reader.takes('</')) {
      const name = reader.name();
      reader.skipSpace();
      reader.expect('>');
      if (open.length === 1 || open.pop()?.name !== name) throw damaged();
    } else if (reader.takes('<')) {
      elements += 1;
      if (elements > ELEMENTS_MAX || open.length > DEPTH_MAX) {
        throw new UnfitError('is too intricate a drawing');
      }
      const element = { name: reader.name(), attributes: readAttributes(reader), children: [] };
      parent.children.push(element);
      if (!reader.takes('/')) open.push(element);
      reader.expect('>');
    } else parent.children.push(decoded(reader.text()));
  }
  const roots = top.children.filter((child) => typeof child !== 'string');
  const [root] = roots;
  const stray = top.children.some((child) => typeof child === 'string' && child.trim() !== '');
  if (!root || roots.length > 1 || open.length > 1 || stray) throw damaged();
  return root;
}
