import { describe, expect, it } from 'vitest';

import { join } from '../../../worker/media/files/picture.ts';
import { cleanSvg } from '../../../worker/media/files/svg/clean.ts';
import { utf8 } from './bytes.ts';
import { heavy } from './heavy-drawings.ts';
import { svg } from './make.ts';
import { ordinary } from './ordinary-drawings.ts';

const cleaned = (bytes: Uint8Array) => new TextDecoder().decode(cleanSvg(bytes).bytes);

describe('a drawing that would take long to draw', () => {
  it.each(Object.keys(heavy))('is refused: %s', (name) => {
    const [make, reason] = heavy[name] ?? [() => svg(''), '?'];
    expect(() => cleanSvg(make())).toThrow(reason);
  });

  it('takes no long time to be refused', () => {
    for (const [make] of Object.values(heavy)) {
      const bytes = make();
      const began = performance.now();
      expect(() => cleanSvg(bytes)).toThrow(/./);
      // The limit is high for a busy machine. Drawing the file would take minutes.
      expect(performance.now() - began).toBeLessThan(20_000);
    }
  });
});

describe('an ordinary drawing', () => {
  it.each(Object.keys(ordinary))('is taken: %s', (name) => {
    const { drawing, kept } = ordinary[name] ?? { drawing: '', kept: ['?'] };
    const result = cleaned(utf8(drawing));
    for (const part of kept) expect(result).toContain(part);
    // A clean drawing is not changed any further.
    expect(cleaned(utf8(result))).toBe(result);
  });
});

const typed = (doctype: string) => join([utf8(`<!DOCTYPE svg${doctype}>`), svg('<rect/>')]);

it('that defines entities is refused with a hint, not one that only names its type', () => {
  expect(() => cleanSvg(typed(' [<!ENTITY ns "http://ns.example/">]'))).toThrow('XML entities');
  const type =
    ' PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"';
  expect(cleaned(typed(type))).toContain('<rect/>');
});

const inside = (part: string) => {
  const [, rest = ''] = /^<svg [^>]*>(.*)<\/svg>$/s.exec(cleaned(svg(part))) ?? [];
  return rest;
};

describe('what is left of', () => {
  it.each([
    ['an address', '<rect fill="url(https://evil.example/x)"/>', '<rect/>'],
    ['an address in a declaration', '<rect style="fill:url(//evil.example/x)"/>', '<rect/>'],
    ['image-set()', '<rect style=\'fill:image-set("x.png" 1x)\'/>', '<rect/>'],
    ['image-set() behind an escape', '<rect style="fill:image\\2d set(x)"/>', '<rect/>'],
    ['a declaration behind a comment', '<rect style="fi/**/ll:url(#a)"/>', '<rect/>'],
    ['a comment in a value', '<rect fill="url(/**/#a)"/>', '<rect/>'],
    ['a filter by its function', '<rect filter="blur(900px)"/>', '<rect/>'],
    ['a variable', '<rect style="--a:url(x);fill:var(--a)"/>', '<rect/>'],
    ['a picture as a use', '<use href="data:image/svg+xml;base64,AAAA"/>', '<use/>'],
    ['another file as a use', '<use href="x.svg#a"/>', '<use/>'],
    ['a handler in plain words', '<rect onload="alert(1)"/>', '<rect/>'],
    ['an attribute that no shape has', '<rect data-name="Karl"/>', '<rect/>'],
    ['an encoded address', '<use href="#%61"/>', '<use/>'],
    [
      'two addresses',
      '<use href="#a" xlink:href="#b" xmlns:xlink="http://www.w3.org/1999/xlink"/>',
      '<use href="#a"/>',
    ],
    ['two ids', '<g id="a"/><g id="a"/>', '<g id="a"/><g/>'],
    [
      'markers that are inherited',
      '<g marker-mid="url(#m)"><path d="M0 0"/></g>',
      '<g><path d="M0 0"/></g>',
    ],
    [
      'a slow filter',
      '<filter id="f"><feTurbulence numOctaves="99"/></filter>',
      '<filter id="f"/>',
    ],
    ['words that nobody sees', '<title>Karl</title><desc>Berlin</desc><g>Berlin</g>', '<g/>'],
    [
      'a fill that a pattern inherits',
      '<g fill="url(#p)"><pattern id="q"/></g>',
      '<g fill="url(#p)"><pattern id="q" fill="#000" stroke="none"/></g>',
    ],
  ])('%s', (_, part, left) => {
    expect(inside(part)).toBe(left);
  });
});
