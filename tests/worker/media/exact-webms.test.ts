import { describe, expect, it } from 'vitest';

import { join } from '../../../worker/media/files/picture.ts';
import { cleanVideo } from '../../../worker/media/files/video/clean.ts';
import { planWebm } from '../../../worker/media/files/video/webm.ts';
import { hex, isSame, latin1, of } from './bytes.ts';
import { WEBM_HEAD, WEBM_START } from './make.ts';
import {
  CUT_OFF,
  NO_PICTURE,
  type Piece,
  all,
  cleaned,
  emptied,
  expectNothingLeft,
  kept,
  streamed,
  within,
  zeros,
} from './video-pieces.ts';

const UNKNOWN = hex('01ffffffffffffff');
/** A size in its shortest form, or in this many bytes. */
function sizeOf(size: number, bytes = size < 127 ? 1 : 2) {
  const form = zeros(bytes);
  for (let at = bytes - 1, rest = size; at >= 0; at -= 1, rest = Math.floor(rest / 256)) {
    form[at] = rest % 256;
  }
  form[0] = (form[0] ?? 0) | (0x80 >> (bytes - 1));
  return form;
}
const element = (id: string, body: Uint8Array, sizeBytes?: number) =>
  join([hex(id), sizeOf(body.length, sizeBytes), body]);
const note = latin1('52.52 N');

/** A Void element of the same length. A single byte is too short for one, so it is zeroed. */
function voided({ length }: Uint8Array) {
  if (length < 2) return zeros(length);
  const size = length < 9 ? sizeOf(length - 2, 1) : sizeOf(length - 9, 8);
  return join([of(0xec), size, zeros(length - 1 - size.length)]);
}
const removed = (bytes: Uint8Array): Piece => ({ was: bytes, becomes: voided(bytes) });
const inside =
  (id: string, sizeBytes?: number) =>
  (body: Uint8Array): Uint8Array =>
    element(id, body, sizeBytes);

const track = (number: Uint8Array, type: number, ...more: Piece[]) =>
  within(
    inside('ae', 2),
    kept(element('d7', number)),
    kept(element('83', of(type))),
    removed(element('536e', latin1('Pocket Cam 7'))),
    kept(element('86', latin1('V_VP8'))),
    kept(element('e0', of(0xb0, 0x81, 9))),
    ...more,
  );
const block = (number: number[], text: string) => join([of(...number, 0, 0, 0), latin1(text)]);

const film = all(
  kept(WEBM_HEAD),
  kept(join([hex('18538067'), UNKNOWN])),
  kept(element('114d9b74', note)),
  removed(element('ec', note)),
  within(
    inside('1549a966', 4),
    kept(element('2ad7b1', of(0x0f, 0x42, 0x40))),
    removed(element('7ba9', note)),
    within(inside('4d80'), emptied(note)),
    within(inside('5741'), emptied(note)),
    kept(element('4489', zeros(8).fill(1))),
    kept(element('4461', zeros(8).fill(2))),
    kept(element('73a4', zeros(16).fill(3))),
    // A single byte is too short for an element.
    emptied(of(7)),
  ),
  within(
    inside('1654ae6b', 8),
    removed(element('bf', of(1, 2, 3, 4))),
    track(of(1), 1),
    removed(track(of(2), 17).was),
    // The track's number has two bytes.
    track(of(1, 44), 2, removed(element('7373', note))),
  ),
  // The shortest elements, and the lengths at which the form of a Void's size changes.
  ...[0, 1, 5, 6, 7, 200].map((length) => removed(element('83', zeros(length).fill(8)))),
  removed(element('1254c367', note)),
  kept(join([hex('1f43b675'), UNKNOWN])),
  kept(element('e7', of(0))),
  kept(element('a7', of(1))),
  kept(element('ab', of(2))),
  kept(element('a3', block([0x81], 'first frame'))),
  removed(element('a3', block([0x82], 'freeGPS'))),
  kept(element('a3', block([0x41, 44], 'some sound'), 8)),
  removed(element('a3', block([0x40, 44], 'freeGPS'))),
  within(
    inside('a0'),
    kept(element('a1', block([0x81], 'second frame'))),
    kept(element('9b', of(1))),
    removed(element('bf', note)),
    kept(element('75a1', note)),
  ),
  removed(element('a0', join([element('a1', block([0x82], 'freeGPS')), element('9b', of(1))]))),
  removed(element('a0', element('9b', of(1)))),
  // A size of one byte may be unknown, too.
  kept(hex('1f43b675ff')),
  kept(element('a3', block([0x81], 'third frame'))),
  // Sizes that look unknown in their first byte, or in all other bytes.
  kept(element('1c53bb6b', zeros(0x3f10).fill(4))),
  kept(element('1c53bb6b', zeros(255).fill(5))),
  kept(join([hex('1f43b675'), sizeOf(40, 4)])),
  removed(element('1941a469', note)),
  kept(element('a3', block([0x81], 'last frame'))),
  removed(element('1043a770', note)),
);

const matroskaHead = (sizeBytes?: number) => {
  const [version, type] = [element('4286', of(1)), latin1('matroska')];
  const was = element('4282', type, sizeBytes);
  const becomes = join([element('4282', latin1('webm')), voided(was.subarray(7))]);
  return within(inside('1a45dfa3'), kept(version), { was, becomes });
};
const matroskaTracks = (...codecs: string[]) =>
  within(
    inside('1654ae6b'),
    ...codecs.map((codec, index) =>
      kept(
        element(
          'ae',
          join([
            element('d7', of(index + 1)),
            element('83', of(codec.startsWith('V') ? 1 : 2)),
            element('86', latin1(codec)),
          ]),
        ),
      ),
    ),
  );
const segment = kept(join([hex('18538067'), UNKNOWN]));

describe('a WebM', () => {
  it('may last for hours, with silence', async () => {
    const cluster = join([hex('1f43b675'), UNKNOWN, element('e7', of(0))]);
    const [silence, still] = [
      element('a3', block([0x81], '123')),
      element('a3', block([0x81], '')),
    ];
    const blocks = Array.from({ length: 100 }, () => [silence, still]).flat();
    const second = join([cluster, ...blocks]);
    const clusters = join(Array.from({ length: 1000 }, () => second));
    const cues = join([hex('1c53bb6b10030d40'), zeros(200_000)]);
    const whole = kept(join([WEBM_START, clusters, cues]));
    expect(isSame(await cleaned(whole, 'webm'), whole.becomes)).toBe(true);
  });

  it.each([
    ['bytes that are no element', removed(join([of(0, 0), note]))],
    ['an id of five bytes', removed(join([of(0x08, 1, 1, 1, 1, 0x80), note]))],
    ['one byte', emptied(of(7))],
    ['an id alone', removed(hex('1254c367'))],
    ['an element of unknown length', removed(join([hex('1254c367'), UNKNOWN, note]))],
    ['a frame that is cut off', kept(element('a3', block([0x81], 'a frame')).slice(0, -3))],
    ['a note that is cut off', removed(element('1254c367', note).slice(0, -3))],
    ['nothing', kept(of())],
  ])('keeps picture and sound where they were. At its end: %s', async (_, end) => {
    const whole = all(film, end);
    expect(await cleaned(whole, 'webm')).toEqual(whole.becomes);
  });

  it.each([
    ['cut off before its tracks', CUT_OFF, []],
    ['without tracks', NO_PICTURE, [element('1654ae6b', of())]],
    [
      'of sound',
      NO_PICTURE,
      [element('1654ae6b', join([track(of(1), 2).was, track(of(2), 17).was]))],
    ],
  ])('that nobody can see is refused: %s', async (_, why, tracks) => {
    const frame = element('a3', block([0x81], 'a frame'));
    const whole = join([WEBM_HEAD, hex('18538067'), UNKNOWN, ...tracks, frame]);
    await expect(cleanVideo(whole, 'webm')).rejects.toThrow(why);
  });

  describe('as a Matroska', () => {
    it.each([1, 8])('becomes a WebM by its type, whose size has %i bytes', async (sizeBytes) => {
      const whole = all(matroskaHead(sizeBytes), segment, matroskaTracks('V_VP9', 'A_OPUS\0'));
      expect(await cleaned(whole, 'webm')).toEqual(whole.becomes);
    });

    it.each([
      ['H.264', ['V_MPEG4/ISO/AVC', 'A_OPUS']],
      ['AAC', ['V_VP8', 'A_AAC']],
      ['DIRAC', ['V_DIRAC']],
    ])('is refused with the codec that browsers don’t play: %s', async (named, codecs) => {
      const whole = all(matroskaHead(), segment, matroskaTracks(...codecs));
      const why = `This video has ${named} (MKV), which`;
      await expect(cleaned(whole, 'webm')).rejects.toThrow(why);
    });
  });

  it('is the same however its bytes arrive, and stays so', async () => {
    for (const size of [5, 64, 1000]) {
      expect(await streamed(film, planWebm, size)).toEqual(film.becomes);
    }
    expect(await cleaned(kept(film.becomes), 'webm')).toEqual(film.becomes);
  });

  it('that is cut off has nothing left that nobody looked into', async () => {
    await expectNothingLeft(film, 'webm', ['52.52 N', 'Pocket Cam 7', 'freeGPS']);
  });
});
