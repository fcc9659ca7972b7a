import { deflateSync } from 'node:zlib';

import { join, viewOf } from '../../../worker/media/files/picture.ts';
import { utf16, utf8 } from './bytes.ts';
import { chunk, svg } from './make.ts';

/** Drawings that keep a browser busy for seconds or minutes. All are small files, and all must be refused. */

const STYLE = 'a style sheet';
const PHOTO = 'contains a photo';
const NESTED = 'nested patterns';
const ITSELF = 'contains itself';
const COMPLEX = 'too complex';
const DAMAGED = 'damaged';

const PICTURED = '<svg xmlns="http://www.w3.org/2000/svg"><image/></svg>';

/** A PNG of 20,000 × 20,000 pixels in a few kilobytes. Decoded it takes 1.6 GB. */
function hugePng() {
  const header = new Uint8Array(13);
  viewOf(header).setUint32(0, 20_000);
  viewOf(header).setUint32(4, 20_000);
  header.set([1, 0, 0, 0, 0], 8);
  const bytes = join([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(new Uint8Array(2501 * 20_000))),
    chunk('IEND', new Uint8Array(0)),
  ]);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

const tiles = (depth: number, reference: (id: number) => string) =>
  Array.from(
    { length: depth },
    (_, id) =>
      `<pattern id="p${id}" class="p${id}" width="1" height="1" patternUnits="userSpaceOnUse"><rect class="r${id}" width="1" height="1" ${reference(id - 1)}/></pattern>`,
  ).join('');
const rules = (depth: number) =>
  Array.from({ length: depth }, (_, id) => `.r${id}{fill:url(#p${id - 1})}`).join('');
const page = (fill: string) => `<rect width="8" height="8" ${fill}/>`;
const byAttribute = (id: number) => (id < 0 ? '' : `fill="url(#p${id})"`);
const masks = (inside: string) =>
  `<mask id="m">${page('')}</mask>${inside}${page('mask="url(#n)"')}`;
const repeat = (count: number, part: string) => part.repeat(count);
/** Each group shows the previous one ten times. */
const tenfold = (depth: number, show: (id: number) => string) =>
  `<g id="g0"><rect width="1" height="1"/></g>${Array.from(
    { length: depth },
    (_, id) => `<g id="g${id + 1}">${show(id).repeat(10)}</g>`,
  ).join('')}`;

/** The drawings, each with a part of the message that refuses it. */
export const heavy: Record<string, readonly [() => Uint8Array, string]> = {
  'patterns nested through a style sheet': [
    () => svg(`<style>${rules(12)}</style>${tiles(12, () => '')}${page('class="r12"')}`),
    NESTED,
  ],
  'patterns nested through CDATA': [
    () => svg(`<style><![CDATA[${rules(12)}]]></style>${tiles(12, () => '')}`),
    NESTED,
  ],
  'an @import split by a comment': [
    () => svg('<style>@im<!-- -->port "https://evil.example/x.css";</style><rect/>'),
    STYLE,
  ],
  'an @import split by CDATA': [
    () => svg('<style>@im<![CDATA[port "https://evil.example/x.css";]]></style><rect/>'),
    STYLE,
  ],
  'image-set() in a style sheet': [
    () => svg('<style>rect{mask:image-set("https://evil.example/x.png" 1x)}</style><rect/>'),
    'uses mask',
  ],
  'a style sheet with a prefix': [
    () =>
      svg(
        `<s:style xmlns:s="http://www.w3.org/2000/svg">${rules(12)}</s:style>${tiles(12, () => '')}`,
      ),
    NESTED,
  ],
  'a style sheet of too many rules': [() => svg(`<style>${repeat(6000, 'a{}')}</style>`), COMPLEX],
  'a style sheet with a selector of too many parts': [
    () => svg(`<style>${repeat(6000, 'a,')}a{}</style>`),
    COMPLEX,
  ],
  'rules without declarations that fit every shape': [
    () => svg(`<style>${repeat(4000, '*{}')}</style>${repeat(19_000, '<g/>')}`),
    COMPLEX,
  ],
  'rules of many classes that fit no shape': [
    () =>
      svg(
        `<style>${repeat(4000, `${repeat(100, '.a')}.b{}`)}</style>${repeat(100, '<g class="a"/>')}`,
      ),
    COMPLEX,
  ],
  'a long declaration for many shapes': [
    () =>
      svg(
        `<style>path{stroke-dasharray:${repeat(4000, '1 ')}}</style>${repeat(2000, '<path d="M0 0"/>')}`,
      ),
    COMPLEX,
  ],
  'comments that never end': [() => svg(`<style>${repeat(200_000, '/*')}</style><image/>`), PHOTO],
  'a PNG of 20,000 pixels': [
    () => svg(`<image width="8" height="8" href="data:image/png;base64,${hugePng()}"/>`),
    PHOTO,
  ],
  'a PNG of 20,000 pixels in a filter': [
    () => svg(`<filter id="f"><feImage href="data:image/png;base64,${hugePng()}"/></filter>`),
    PHOTO,
  ],
  'patterns nested by attributes': [
    () => svg(`${tiles(12, byAttribute)}${page('fill="url(#p11)"')}`),
    NESTED,
  ],
  'patterns nested by declarations': [
    () =>
      svg(
        `${tiles(12, (id) => (id < 0 ? '' : `style="stroke:red;fill:url('#p${id}')"`))}${page('fill="url(#p11)"')}`,
      ),
    NESTED,
  ],
  'patterns nested by what they use': [
    () =>
      svg(
        `${tiles(1, byAttribute)}${page('id="r" fill="url(#p0)"')}<pattern id="q" width="1" height="1"><use href="#r"/></pattern>`,
      ),
    NESTED,
  ],
  'a mask that is masked': [
    () => svg(masks(`<mask id="n" mask="url(#m)">${page('')}</mask>`)),
    NESTED,
  ],
  'a mask of what is masked': [
    () => svg(masks(`<mask id="n">${page('mask="url(#m)"')}</mask>`)),
    NESTED,
  ],
  'a clip of what is masked': [
    () => svg(masks(`<clipPath id="n">${page('mask="url(#m)"')}</clipPath>`)),
    NESTED,
  ],
  'a pattern that is filtered': [
    () =>
      svg(
        `<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><pattern id="p" width="1" height="1"><g filter="url(#f)"/></pattern>`,
      ),
    NESTED,
  ],
  'a marker of markers': [
    () =>
      svg(
        '<marker id="m"><path d="M0 0h1"/></marker><marker id="n"><path d="M0 0h1" marker-end="url(#m)"/></marker>',
      ),
    NESTED,
  ],
  'a group that uses itself': [() => svg('<g id="a"><use href="#a"/></g>'), ITSELF],
  'two groups that use each other': [
    () => svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
    ITSELF,
  ],
  'gradients that extend each other': [
    () => svg('<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>'),
    ITSELF,
  ],
  'a pattern of itself': [
    () =>
      svg(
        '<pattern id="a" width="1" height="1"><rect width="1" height="1" fill="url(#a)"/></pattern>',
      ),
    ITSELF,
  ],
  'ten times ten times ten': [() => svg(tenfold(8, (id) => `<use href="#g${id}"/>`)), COMPLEX],
  'clips, ten times ten times ten': [
    () =>
      svg(
        `<clipPath id="c0">${page('')}</clipPath>${Array.from(
          { length: 8 },
          (_, id) =>
            `<clipPath id="c${id + 1}">${page(`clip-path="url(#c${id})"`).repeat(10)}</clipPath>`,
        ).join('')}`,
      ),
    COMPLEX,
  ],
  'a chain of a thousand groups': [
    () =>
      svg(
        Array.from(
          { length: 1000 },
          (_, id) => `<g id="g${id}"><use href="#g${id + 1}"/></g>`,
        ).join(''),
      ),
    COMPLEX,
  ],
  'a path of a million corners': [() => svg(`<path d="M0 0${repeat(700_000, 'l1')}"/>`), COMPLEX],
  'three hundred filters': [
    () =>
      svg(
        `<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>${repeat(300, page('filter="url(#f)"'))}`,
      ),
    COMPLEX,
  ],
  'three hundred groups that are half transparent': [
    () => svg(repeat(300, `<g opacity=".5">${page('')}</g>`)),
    COMPLEX,
  ],
  'a hundred and fifty masks': [
    () => svg(`<mask id="m">${page('')}</mask>${repeat(150, page('mask="url(#m)"'))}`),
    COMPLEX,
  ],
  'patterns of a thousand parts on a thousand': [
    () =>
      svg(
        `<pattern id="p" width="1" height="1">${repeat(1000, '<circle r="1"/>')}</pattern><g fill="url(#p)">${repeat(1000, page(''))}</g>`,
      ),
    COMPLEX,
  ],
  'a marker at ten thousand corners': [
    () =>
      svg(
        `<marker id="m">${repeat(50, '<circle r="1"/>')}</marker><path marker-mid="url(#m)" d="M0 0${repeat(10_000, 'l1 1')}"/>`,
      ),
    COMPLEX,
  ],
  'the finest dashes': [
    () => svg(`<path d="M0 0H90000V90000H0Z" stroke="red" stroke-dasharray=".0001"/>`),
    COMPLEX,
  ],
  'the finest dashes, by inheritance': [
    () => svg(`<g style="stroke:red;stroke-dasharray:1e-4">${page('')}</g>`),
    COMPLEX,
  ],
  'a blur of everything': [
    () => svg('<filter id="f"><feGaussianBlur stdDeviation="9e9"/></filter>'),
    COMPLEX,
  ],
  'a filter of everything': [
    () => svg('<filter id="f" x="-1e9" width="2e9"><feOffset dx="1"/></filter>'),
    COMPLEX,
  ],
  'a view of nearly nothing': [() => svg(page(''), ' viewBox="0 0 1e-9 1e-9"'), COMPLEX],
  'a view of everything': [() => svg(page(''), ' viewBox="0 0 1e999 1"'), COMPLEX],
  'an edge of 20,000 pixels': [
    () => svg(page(''), ' width="20000" height="20000"'),
    'more than 12000 pixels',
  ],
  'ten metres': [() => svg(page(''), ' width="10000mm" height="1mm"'), 'more than 12000 pixels'],
  entities: [
    () =>
      utf8(
        `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>`,
      ),
    'XML entities',
  ],
  'an entity that nobody defines': [() => svg('<text>&nbsp;</text>'), DAMAGED],
  'UTF-16': [() => utf16(`\u{FEFF}${PICTURED}`), PHOTO],
  'UTF-16 without its mark': [() => utf16(PICTURED), DAMAGED],
};
