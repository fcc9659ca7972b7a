import { describe, expect, it } from 'vitest';

import { join } from '../../../worker/media/files/picture.ts';
import { cleanSvg } from '../../../worker/media/files/svg/clean.ts';
import { readFile } from '../../../worker/media/files/type.ts';
import { latin1, utf16, utf8 } from './bytes.ts';
import { heavy } from './heavy-drawings.ts';
import { svg } from './make.ts';
import { ordinary } from './ordinary-drawings.ts';

const cleaned = (bytes: Uint8Array) => new TextDecoder().decode(cleanSvg(bytes).bytes);

it.each(Object.keys(heavy))(
  'a drawing that would take long to draw is refused, and soon: %s',
  (name) => {
    const [make, reason] = heavy[name] ?? [() => svg(''), '?'];
    const bytes = make();
    const began = performance.now();
    expect(() => cleanSvg(bytes)).toThrow(reason);
    // The limit is high for a busy machine. Drawing the file would take minutes.
    expect(performance.now() - began).toBeLessThan(20_000);
  },
);

it.each(Object.keys(ordinary))('an ordinary drawing is taken: %s', (name) => {
  const { drawing, kept } = ordinary[name] ?? { drawing: '', kept: ['?'] };
  const result = cleaned(utf8(drawing));
  for (const part of kept) expect(result).toContain(part);
  // A clean drawing is not changed any further.
  expect(cleaned(utf8(result))).toBe(result);
});

const typed = (doctype: string) => join([utf8(`<!DOCTYPE svg${doctype}>`), svg('<rect/>')]);

it('that defines entities is refused with a hint, not one that only names its type', () => {
  expect(() => cleanSvg(typed(' [<!ENTITY ns "http://ns.example/">]'))).toThrow('XML entities');
  const type =
    ' PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"';
  expect(cleaned(typed(type))).toContain('<rect/>');
  expect(cleaned(typed(' [<!ATTLIST svg id ID #IMPLIED>]'))).toContain('<rect/>');
});

const inside = (part: string) => {
  const [, rest = ''] = /^<svg [^>]*>(.*)<\/svg>$/s.exec(cleaned(svg(part))) ?? [];
  return rest;
};

it.each([
  ['a declaration behind a comment', '<rect style="fi/**/ll:url(#a)"/>', '<rect/>'],
  ['a picture as a use', '<use href="data:image/svg+xml;base64,AAAA"/>', '<use/>'],
  ['another file as a use', '<use href="x.svg#a"/>', '<use/>'],
  ['a handler in plain words', '<rect onload="alert(1)"/>', '<rect/>'],
  ['an attribute that no shape has', '<rect data-name="Karl"/>', '<rect/>'],
  [
    'two addresses',
    '<use href="#a" xlink:href="#b" xmlns:xlink="http://www.w3.org/1999/xlink"/>',
    '<use href="#a"/>',
  ],
  ['two ids', '<g id="a"/><g id="a"/>', '<g id="a"/><g/>'],
  ['a slow filter', '<filter id="f"><feTurbulence numOctaves="99"/></filter>', '<filter id="f"/>'],
  ['words that nobody sees', '<title>Karl</title><desc>Berlin</desc><g>Berlin</g>', '<g/>'],
  [
    'a fill that a pattern inherits',
    '<g fill="url(#p)"><pattern id="q"/></g>',
    '<g fill="url(#p)"><pattern id="q" fill="#000" stroke="none"/></g>',
  ],
])('what is left of %s', (_, part, left) => {
  expect(inside(part)).toBe(left);
});

describe('a drawing with a style sheet', () => {
  it.each([
    ['a class', '<style>.a{fill:red}</style><rect class="b a"/>', '<rect fill="red"/>'],
    ['an id', '<style>#a{fill:red}</style><rect id="a"/>', '<rect id="a" fill="red"/>'],
    ['a type', '<style>rect,g{fill:red}</style><rect/>', '<rect fill="red"/>'],
    ['all elements', '<style>*{fill:red}</style><rect/>', '<rect fill="red"/>'],
    ['several at once', '<style>rect.a.b{r:2px}</style><rect class="a"/>', '<rect/>'],
    ['the more specific one', '<style>.a{r:2}rect{r:1}</style><rect class="a"/>', '<rect r="2"/>'],
    ['the later one', '<style>.a{r:2}.b{r:1}</style><rect class="b a"/>', '<rect r="1"/>'],
    ['not an attribute', '<style>.a{r:2}</style><rect class="a" r="1"/>', '<rect r="2"/>'],
    ['its own style', '<style>#a{r:2}</style><use id="a" style="r:1"/>', '<use id="a" r="1"/>'],
    ['the important one', '<style>*{r:2!important}</style><use style="r:1"/>', '<use r="2"/>'],
    ['CDATA', '<style><![CDATA[<!-- .a{r:2} -->]]></style><use class="a"/>', '<use r="2"/>'],
    ['comments', '<style>/*}*/.a/**/{/*r:1*/r:2}</style><use class="a"/>', '<use r="2"/>'],
    ['several sheets', '<style>*{r:2}</style><use/><style>*{r:1}</style>', '<use r="1"/>'],
    ['what is for paper', '<style media="print">*{r:2}</style><use/>', '<use/>'],
    ['what nobody points at', '<style>use:hover{r:2}</style><use/>', '<use/>'],
    ['a name in capitals', '<style>*{R:2}</style><use/>', '<use r="2"/>'],
    [
      'a turned gradient',
      '<style>.a{transform:scale(2)}</style><pattern class="a"/><linearGradient class="a" transform-origin="3 4"/>',
      '<pattern patternTransform="scale(2)"/><linearGradient gradientTransform="translate(3 4) scale(2) translate(-3 -4)"/>',
    ],
    ['a font of elsewhere', '<style>@font-face{src:url(x)}*{r:2}</style><use/>', '<use r="2"/>'],
  ])('has it as attributes: %s', (_, part, left) => {
    expect(inside(part)).toBe(left);
  });

  it.each([
    ['neighbours', '<style>g + rect{fill:red}</style>', 'has a style sheet'],
    ['an attribute', '<style>[d]{fill:red}</style>', 'has a style sheet'],
    ['a rule in a rule', '<style>g{fill:red;&amp;.a{r:1}}</style><g/>', 'has a style sheet'],
    ['a condition', '<style>@media (min-width:9px){rect{r:1}}</style>', 'uses @media'],
    ['a font within', '<style>@font-face{src:url(data:font/woff2,x)}</style>', 'uses @font-face'],
    ['a movement', '<style>g{animation:a 1s}</style><g/>', 'is animated'],
  ])('that can’t be followed is refused: %s', (_, part, why) => {
    expect(() => cleanSvg(svg(part))).toThrow(why);
  });
});

describe('what a declaration says', () => {
  it.each([
    ['transform:translate(2px, 3px) rotate(45deg)', 'transform="translate(2, 3) rotate(45)"'],
    [
      'transform:scale(2);transform-origin:5px 6px',
      'transform="translate(5 6) scale(2) translate(-5 -6)"',
    ],
    ['x:20px;width:50%', 'x="20" width="50%"'],
    [
      "font:italic bold 12px/1.5 'Open Sans', serif",
      'font-style="italic" font-variant="normal" font-weight="bold" font-size="12px" font-family="Open Sans, serif"',
    ],
    ['marker:none', 'marker-start="none" marker-mid="none" marker-end="none"'],
    ['stroke-dasharray:2px 3px', 'stroke-dasharray="2 3"'],
    ['white-space:pre', 'xml:space="preserve"'],
    ['font-size:12;transform-origin:center', 'font-size="12"'],
  ])('is said by attributes: %s', (style, attributes) => {
    expect(inside(`<rect style="${style}"/>`)).toBe(`<rect ${attributes}/>`);
  });

  it('about what is behind the drawing becomes a shape', () => {
    const whole = cleaned(svg('<g/>', ' viewBox="1 2 30 40" style="background:#036"'));
    expect(whole).toContain(
      '<rect x="-29" y="-38" width="90" height="120" fill="#036" stroke="none"/><g/>',
    );
  });
});

describe('a drawing that would look different is refused, and with what', () => {
  it.each([
    ['fill', '<rect fill="url(https://evil.example/x)"/>'],
    ['fill', '<rect style="fill:url(//evil.example/x)"/>'],
    ['fill', '<rect style=\'fill:image-set("x.png" 1x)\'/>'],
    ['fill', '<rect style="fill:image\\2d set(x)"/>'],
    ['fill', '<rect fill="url(/**/#a)"/>'],
    ['fill', '<rect style="--a:red;fill:var(--a)"/>'],
    ['fill', '<rect style="fill:color-mix(in srgb, red, blue)"/>'],
    ['filter', '<rect filter="blur(900px)"/>'],
    ['clip-path', '<rect style="clip-path:circle(4px)"/>'],
    ['transform', '<rect style="transform:rotateX(45deg)"/>'],
    ['transform-origin', '<rect transform="scale(2)" transform-origin="center"/>'],
    [
      'transform-origin',
      '<g style="transform-origin:0 0;transform-box:fill-box;transform:scale(2)"/>',
    ],
    ['text-shadow', '<text style="text-shadow:1px 1px red">a</text>'],
    ['path', '<text><textPath path="M0 0h9">a</textPath></text>'],
    ['marker-mid', '<g marker-mid="url(#m)"><path d="M0 0"/></g>'],
    ['stroke-dasharray', '<path stroke-dasharray="10% 5%"/>'],
    ['pathLength', '<path pathLength="9" stroke-dasharray="1"/>'],
    ['vector-effect', '<g stroke-dasharray="1"><path vector-effect="non-scaling-stroke"/></g>'],
    ['systemLanguage', '<switch><g systemLanguage="de"/></switch>'],
    ['href', '<use href="#%61"/>'],
    ['foreignObject', '<foreignObject width="9" height="9"/>'],
    [
      'feTurbulence',
      '<filter id="f"><feTurbulence/></filter><filter id="g"/><g filter="url(#g) url(#f)"/>',
    ],
  ])('%s', (what, part) => {
    expect(() => cleanSvg(svg(part))).toThrow(`This drawing uses ${what}, which`);
  });

  it('unless nothing shows it', () => {
    const slow = '<filter><feTurbulence/></filter><filter id="f"><feTurbulence/></filter>';
    expect(inside(`${slow}<g/>`)).toBe('<filter/><filter id="f"/><g/>');
    const plain = '<path vector-effect="none" stroke-dasharray="1"/>';
    expect(inside(plain)).toBe(plain);
  });

  it('unless a browser draws something else instead', () => {
    const other = '<foreignObject requiredExtensions="http://ns.adobe.com/"/><g/>';
    expect(inside(`<switch>${other}</switch>`)).toBe('<switch><g/></switch>');
    expect(inside('<switch><foreignObject/><g/></switch>')).toBe('<switch><g/></switch>');
    expect(inside('<g requiredExtensions="http://ns.adobe.com/"/><rect/>')).toBe('<rect/>');
  });

  it('and one that moves, too', () => {
    const moving = svg('<rect><animate attributeName="opacity" to="1"/></rect>');
    expect(() => cleanSvg(moving)).toThrow('is animated');
  });
});

describe('a drawing of an old tool', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><text>Zoë</text></svg>';
  const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>${drawing}`;
  it.each([
    ['Latin-1', latin1(declared('ISO-8859-1'))],
    ['UTF-16', utf16(`\u{FEFF}${drawing}`)],
    ['UTF-16 that says so', utf16(`\u{FEFF}${declared('utf-16')}`)],
    ['UTF-8 with its mark', utf8(`\u{FEFF}\n${drawing}`)],
    ['UTF-8 that says UTF-16', utf8(declared('UTF-16'))],
    ['no namespace', utf8(drawing.replace(/ xmlns="[^"]*"/, ''))],
  ])('is taken as it is meant: %s', async (_, bytes) => {
    const picture = await readFile(bytes);
    const text = typeof picture === 'string' ? picture : new TextDecoder().decode(picture.bytes);
    expect(text).toBe(drawing);
  });

  it('is damaged in an encoding that nobody knows', async () => {
    await expect(readFile(utf8(declared('x-none')))).rejects.toThrow('damaged');
  });

  it('may leave out the namespace of its links', () => {
    const use = '<use xlink:href="#a"/>';
    expect(cleaned(utf8(`<svg>${use}</svg>`))).toContain('<use href="#a"/>');
  });
});
