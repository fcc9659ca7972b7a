import { join, viewOf } from '../../../worker/media/files/picture.ts';
import { hex, indexOf, utf16, utf8 } from './bytes.ts';
import {
  MP4_HEAD,
  TRACK,
  WEBM_START,
  box,
  chunk,
  exif,
  gif,
  jpeg,
  png,
  segment,
  svg,
  u32,
  withSegments,
} from './make.ts';

/** An attacker's files. Each is refused, or stored as its true type without the payload. */

export const PAYLOAD = 'alert(document.domain)';
const SCRIPT = `<script>${PAYLOAD}</script>`;
const HTML = `<!DOCTYPE html><html><body>${SCRIPT}</body></html>`;
/** An archive's header and end record. ZIP readers start at the end. */
const ZIP = join([hex('504b0304140000000800'), utf8(PAYLOAD), hex('504b0506'.padEnd(44, '0'))]);

export const drawings: Record<string, string> = {
  'a script': SCRIPT,
  'a script with a prefix': `<x:script xmlns:x="http://www.w3.org/2000/svg">${PAYLOAD}</x:script>`,
  'a script by address': '<script href="https://evil.example/alert(document.domain)"/>',
  'a script in CDATA': `<script><![CDATA[${PAYLOAD}]]></script>`,
  'a handler': `<rect width="9" height="9" onclick="${PAYLOAD}"/>`,
  'a handler in capitals': `<rect ONLOAD="${PAYLOAD}"/>`,
  'foreign markup': `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</body></foreignObject>`,
  'foreign markup without its frame': `<g xmlns="http://www.w3.org/1999/xhtml"><iframe srcdoc="${PAYLOAD}"/></g>`,
  'a link that runs': `<a href="javascript:${PAYLOAD}"><text>x</text></a>`,
  'a link that runs, with a prefix': `<a xlink:href="javascript:${PAYLOAD}" xmlns:xlink="http://www.w3.org/1999/xlink"><text>x</text></a>`,
  'a link that runs, by entities': `<a href="&#106;avascript:${PAYLOAD}"><text>x</text></a>`,
  'a link that is animated in': `<a><animate attributeName="href" to="javascript:${PAYLOAD}"/><text>x</text></a>`,
  'a handler that is set': `<rect><set attributeName="onmouseover" to="${PAYLOAD}"/></rect>`,
  'a picture of elsewhere': `<image href="https://evil.example/${PAYLOAD}"/>`,
  'a drawing in a drawing': `<image href="data:image/svg+xml,${PAYLOAD}"/>`,
  'parts of elsewhere': `<use href="https://evil.example/x.svg#${PAYLOAD}"/>`,
  'parts in themselves': `<use href="data:image/svg+xml;base64,${PAYLOAD}"/>`,
  'a style of elsewhere': `<style>@import "https://evil.example/${PAYLOAD}";</style>`,
  'a style that loads': `<style>rect { fill: url(https://evil.example/${PAYLOAD}) }</style>`,
  'a style behind escapes': `<style>\\40 import "https://evil.example/${PAYLOAD}";</style>`,
  'an attribute that loads': `<rect fill="url('//evil.example/${PAYLOAD}')"/>`,
  'a frame': `<iframe src="https://evil.example/${PAYLOAD}"/>`,
  'a note': `<metadata>${PAYLOAD}</metadata><!-- ${PAYLOAD} -->`,
  'a comment that ends early': `<!--><img src=x onerror=${PAYLOAD}>-->`,
};

/** An image with frames of one pixel each. A browser draws the whole image again for each frame. */
function framesOf(edge: number, frames: number) {
  const bytes = gif(edge, edge, frames);
  const next = Uint8Array.of(0x2c, 0, 0);
  for (let at = bytes.indexOf(0x2c); at !== -1; at = indexOf(bytes, next, at + 1)) {
    viewOf(bytes).setUint16(at + 5, 1, true);
    viewOf(bytes).setUint16(at + 7, 1, true);
  }
  return bytes;
}

const repeated = (count: number, part: Uint8Array) =>
  join(Array.from({ length: count }, () => part));
/** An MP4 whose only track has its samples in this many chunks of one byte. */
const inChunks = (chunks: number) => {
  const [empty, one] = [new Uint8Array(4), u32(1)];
  const tables = [
    box('stsz', empty, one, one),
    box('stsc', empty, one, one, one, one),
    box('stco', empty, u32(chunks), new Uint8Array(chunks * 4)),
  ];
  const handler = box('hdlr', new Uint8Array(8), utf8('vide'), new Uint8Array(12));
  const media = box('mdia', handler, box('minf', box('stbl', ...tables)));
  return join([MP4_HEAD, box('moov', box('trak', media)), box('mdat')]);
};

/** Files that must be refused. */
export const broken: Record<string, () => Uint8Array | Promise<Uint8Array>> = {
  'no bytes': () => new Uint8Array(0),
  'a page': () => utf8(HTML),
  'a page that calls itself a drawing': () => utf8(`<html><svg>${SCRIPT}</svg></html>`),
  'a page with a drawing in it': () => utf8(HTML.replace('<body>', '<body><svg/>')),
  'a style sheet': () => utf8('body { background: red }'),
  'a program': () => utf8(`#!/bin/sh\n${PAYLOAD}`),
  'a Windows program': () => join([utf8('MZ'), new Uint8Array(100)]),
  'a PDF': () => utf8(`%PDF-1.7\n/JS (${PAYLOAD})`),
  'an archive': () => ZIP,
  'a WebP': () => join([utf8('RIFF'), Uint8Array.of(8, 0, 0, 0), utf8('WEBPVP8 ')]),
  'a drawing with entities': () =>
    utf8(
      '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
    ),
  'a drawing that reads a file': () =>
    utf8(
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ),
  'a drawing in an encoding that it doesn’t name': () =>
    utf16('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'a drawing that is cut off': () => svg('<g>').subarray(0, 50),
  'a drawing of doubled attributes': () => svg('<rect x="1" x="2"/>'),
  'a drawing of a million laughs': () =>
    svg(
      Array.from({ length: 10 }, (_, depth) =>
        depth === 0
          ? '<g id="g0"><rect/></g>'
          : `<g id="g${depth}">${`<use href="#g${depth - 1}"/>`.repeat(10)}</g>`,
      ).join(''),
    ),
  'a drawing that holds itself': () => svg('<g id="a"><use href="#a"/></g>'),
  'a drawing of too much': () => svg('<g/>'.repeat(50_001)),
  'a drawing too deep': () => svg('<g>'.repeat(5000) + '</g>'.repeat(5000)),
  'half a PNG': () => png(64, 64).subarray(0, 100),
  'a PNG of a head': () => png(8, 8).subarray(0, 33),
  'a PNG with a false sum': () => {
    const bytes = png(8, 8);
    bytes[45] = (bytes[45] ?? 0) ^ 1;
    return bytes;
  },
  'a PNG of endless chunks': () => {
    const bytes = png(8, 8);
    viewOf(bytes).setUint32(33, 0xff_ff_ff_ff);
    return bytes;
  },
  'a PNG of too many pixels': () => {
    const bytes = png(4, 4);
    viewOf(bytes).setUint32(16, 0x7f_ff_ff_ff);
    return bytes;
  },
  'a PNG without pixels': () => {
    const bytes = png(4, 4);
    viewOf(bytes).setUint32(16, 0);
    return bytes;
  },
  'half a JPEG': async () => (await jpeg(64, 64)).subarray(0, 300),
  'a JPEG of a marker': () => Uint8Array.of(0xff, 0xd8, 0xff, 0xe0),
  'a JPEG whose segment is longer than it': () =>
    Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 1, 2, 3),
  'a JPEG drawn a thousand times': async () => {
    const photo = await jpeg(8, 8);
    const scan = photo.subarray(indexOf(photo, Uint8Array.of(0xff, 0xda)), -2);
    return join([photo.subarray(0, -2), ...Array.from({ length: 1000 }, () => scan)]);
  },
  'half a GIF': () => gif(8, 8).subarray(0, 30),
  'a GIF of too many pixels in all its frames': () => gif(5000, 5000, 9),
  'a GIF of too many small frames on a large picture': () => framesOf(5000, 9),
  'a GIF of too many frames': () => gif(8, 8, 1001),
  'a GIF with a frame that reaches too far': () => {
    const bytes = gif(8, 8);
    viewOf(bytes).setUint16(indexOf(bytes, Uint8Array.of(0x2c, 0, 0, 0, 0)) + 1, 60_000, true);
    return bytes;
  },
  'a GIF of nothing': () => join([gif(8, 8).subarray(0, 19), Uint8Array.of(0x3b)]),
  'an MP4 of boxes without end': () =>
    join([MP4_HEAD, box('moov', TRACK), repeated(100_002, box('abcd'))]),
  'an MP4 of data in pieces without end': () =>
    join([MP4_HEAD, box('moov', TRACK), repeated(100_002, box('mdat'))]),
  'an MP4 of boxes without end in its tables': () =>
    join([MP4_HEAD, box('moov', TRACK, repeated(100_002, box('mvhd')))]),
  'an MP4 of boxes without end in each of many tracks': () =>
    join([MP4_HEAD, box('moov', repeated(50, box('trak', TRACK, repeated(900, box('tkhd')))))]),
  'an MP4 of chunks without end': () => inChunks(500_001),
  'a WebM of elements without end': () => join([WEBM_START, repeated(100_002, hex('ec80'))]),
  'a WebM of timestamps without end': () => join([WEBM_START, repeated(100_002, hex('e780'))]),
  'a WebM of parts without end in a block': () =>
    join([WEBM_START, hex('a0100c3600'), repeated(400_128, hex('a180'))]),
  'a film of Apple’s': () => utf8('\0\0\0\u0014ftypqt  \0\0\0\0qt  '),
  sound: () => utf8('\0\0\0\u0014ftypM4A \0\0\0\0M4A '),
};

/** Files that are stored as their true type, without the hidden content. */
export const polyglots: Record<string, () => Uint8Array | Promise<Uint8Array>> = {
  'a JPEG with a page behind it': async () => join([await jpeg(8, 8), utf8(HTML)]),
  'a JPEG with an archive behind it': async () => join([await jpeg(8, 8), ZIP]),
  'a JPEG with a page in a comment': async () =>
    withSegments(await jpeg(8, 8), segment(0xfe, utf8(HTML))),
  'a JPEG with a program in Exif': async () =>
    withSegments(await jpeg(8, 8), segment(0xe1, utf8(`Exif\0\0${PAYLOAD}`)), exif(99)),
  'a GIF that is a script': () => join([gif(8, 8), utf8(`=1;${PAYLOAD}`)]),
  'a PNG with a page in its text': () => png(8, 8, undefined, [chunk('tEXt', utf8(HTML))]),
  'a PNG with an archive behind it': () => join([png(8, 8), ZIP]),
  'a PNG with packed text without end': () =>
    png(8, 8, undefined, [chunk('zTXt', join([utf8(`a\0\0${PAYLOAD}`), new Uint8Array(9)]))]),
};

export const NAMES = [
  'a.html',
  '../../etc/passwd.png',
  '..\\..\\a.svg',
  'a.php.jpg',
  '<script>.svg',
  'con',
  '.htaccess',
  `${'x'.repeat(5000)}.gif`,
];
