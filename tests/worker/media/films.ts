import { join } from '../../../worker/media/files/picture.ts';
import { latin1 } from './bytes.ts';
import { MP4_HEAD, WEBM_HEAD, box, u32 } from './make.ts';

/** Videos with notes about place and device in all places where writers of files put them. */

/** The texts that must not be stored, as they are in the files. */
export const SECRETS = [
  '+52.5200+013.4050/',
  '+52deg31\'12"',
  'loci Berlin',
  'exif:GPSLatitude',
  'quicktime.location.ISO6709',
  'Pocket Cam 7',
  'GPMD 52.52 13.40',
  'freeGPS 52.52 13.40',
  'subtitle 52.52N',
  'behind the last box',
];

const secret = (at: number) => latin1(SECRETS[at] ?? '');
const zeros = (length: number) => new Uint8Array(length);

/** A box with version and flags. */
const full = (type: string, ...parts: Uint8Array[]) => box(type, zeros(4), ...parts);

const handler = (kind: string) =>
  full('hdlr', zeros(4), latin1(kind), zeros(12), secret(5), zeros(1));

interface Chunk {
  at: number;
  bytes: number;
}

/** A track of one sample per chunk. */
const track = (kind: string, entry: Uint8Array, chunks: Chunk[], ...more: Uint8Array[]) =>
  box(
    'trak',
    full('tkhd', zeros(80)),
    box(
      'mdia',
      full('mdhd', zeros(20)),
      handler(kind),
      box(
        'minf',
        full('vmhd', zeros(8)),
        box(
          'stbl',
          full('stsd', u32(1), entry),
          full('stsz', u32(0), u32(chunks.length), ...chunks.map(({ bytes }) => u32(bytes))),
          full('stsc', u32(1), u32(1), u32(1), u32(1)),
          full('stco', u32(chunks.length), ...chunks.map(({ at }) => u32(at))),
        ),
      ),
    ),
    ...more,
  );

/** The encoder's name begins 42 bytes into the entry's body. */
const pictures = box('avc1', zeros(42), Uint8Array.of(12), secret(5), zeros(19), zeros(4));

export const KEPT = ['first frame', 'second frame', 'some sound'];

/** An MP4 with the tables at its end, so far behind that frames fill the parts before. */
export function mp4(padBytes = 0) {
  const pieces = [
    { by: 'pictures', bytes: latin1('first frame') },
    { by: 'places', bytes: secret(6) },
    { by: 'sound', bytes: latin1('some sound') },
    { by: 'nothing', bytes: secret(7) },
    { by: 'places', bytes: secret(8) },
    { by: 'pictures', bytes: zeros(padBytes) },
    { by: 'pictures', bytes: latin1('second frame') },
  ];
  const before = join([
    MP4_HEAD,
    box('free', secret(7)),
    box('uuid', latin1('be7acfcb97a942e8'), secret(3)),
  ]);
  let at = before.length + 8;
  const chunks = new Map<string, Chunk[]>();
  for (const { by, bytes } of pieces) {
    if (bytes.length > 0) {
      chunks.set(by, [...(chunks.get(by) ?? []), { at, bytes: bytes.length }]);
    }
    at += bytes.length;
  }
  const of = (by: string) => chunks.get(by) ?? [];
  const notes = box(
    'udta',
    box('\u00A9xyz', secret(0)),
    box('\u00A9xyz', secret(1)),
    full('loci', secret(2)),
    full('meta', handler('mdta'), full('keys', secret(4)), box('ilst', box('data', secret(5)))),
    zeros(4),
  );
  return join([
    before,
    box('mdat', ...pieces.map(({ bytes }) => bytes)),
    box(
      'moov',
      full('mvhd', zeros(96)),
      track('vide', pictures, of('pictures'), notes),
      track('soun', box('mp4a', zeros(28)), of('sound')),
      track('meta', box('gpmd', zeros(8)), of('places'), notes),
      notes,
      box('uuid', latin1('be7acfcb97a942e8'), secret(3)),
      full('meta', handler('mdta'), full('keys', secret(4))),
    ),
    secret(9),
  ]);
}

/** An MP4 in fragments with a track of places. The data of that track can't be told apart. */
export const fragmented = () =>
  join([
    MP4_HEAD,
    box('moov', track('vide', pictures, []), track('meta', box('gpmd', zeros(8)), []), box('mvex')),
    box('moof', full('mfhd', zeros(4))),
    box('mdat', secret(6)),
  ]);

/** An EBML element whose size takes two bytes. */
const element = (id: string, ...parts: Uint8Array[]) => {
  const body = join(parts);
  const size = [0x40 | (body.length >> 8), body.length & 255];
  return join([latin1(id), Uint8Array.from(size), body]);
};

const block = (number: number, bytes: Uint8Array) =>
  join([Uint8Array.of(0x80 | number, 0, 0, 0), bytes]);

const entry = (number: number, type: number) =>
  element(
    '\u00AE',
    element('\u00D7', Uint8Array.of(number)),
    element('\u0083', Uint8Array.of(type)),
    element('\u0053\u006E', secret(5)),
    element('\u0086', latin1('V_VP8')),
  );

/** A WebM as a recorder writes it: without its length. */
export const webm = () =>
  join([
    WEBM_HEAD,
    latin1('\u0018\u0053\u0080\u0067\u0001\u00FF\u00FF\u00FF\u00FF\u00FF\u00FF\u00FF'),
    element('\u00EC', secret(7)),
    element(
      '\u0015\u0049\u00A9\u0066',
      element('\u002A\u00D7\u00B1', Uint8Array.of(0x0f, 0x42, 0x40)),
      element('\u007B\u00A9', secret(2)),
      element('\u004D\u0080', secret(5)),
      element('\u0057\u0041', secret(5)),
    ),
    element('\u0016\u0054\u00AE\u006B', entry(1, 1), entry(2, 17), entry(3, 2)),
    element('\u0012\u0054\u00C3\u0067', element('\u0073\u0073', secret(0))),
    latin1('\u001F\u0043\u00B6\u0075\u0001\u00FF\u00FF\u00FF\u00FF\u00FF\u00FF\u00FF'),
    element('\u00E7', Uint8Array.of(0)),
    element('\u00A3', block(1, latin1('first frame'))),
    element('\u00A3', block(2, secret(8))),
    element('\u00A0', element('\u00A1', block(2, secret(6))), element('\u009B', zeros(1))),
    element(
      '\u00A0',
      element('\u00A1', block(1, latin1('second frame'))),
      element('\u00BF', secret(1)),
    ),
    element('\u00A3', block(3, latin1('some sound'))),
    element('\u0010\u0043\u00A7\u0070', secret(3)),
    element('\u0019\u0041\u00A4\u0069', secret(4)),
    latin1('\0\0'),
    secret(9),
  ]);
