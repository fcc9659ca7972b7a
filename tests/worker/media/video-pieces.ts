import { expect } from 'vitest';

import { join } from '../../../worker/media/files/picture.ts';
import { UnfitError } from '../../../worker/media/files/unfit.ts';
import { cleanVideo } from '../../../worker/media/files/video/clean.ts';
import type { planMp4 } from '../../../worker/media/files/video/mp4.ts';
import { patchStream } from '../../../worker/media/files/video/patch.ts';
import { Reader } from '../../../worker/media/files/video/reader.ts';
import { indexOf, latin1, of } from './bytes.ts';
import { u32 } from './make.ts';

/** Compares cleaned videos byte by byte. Each piece of a video is written beside what it becomes. */

export interface Piece {
  was: Uint8Array;
  becomes: Uint8Array;
}

export const CUT_OFF = 'This video was cut off';
export const NO_PICTURE = 'There’s no picture in this video';
export const zeros = (length: number) => new Uint8Array(length);
export const u64 = (value: number) => join([u32(0), u32(value)]);
/** A table: the number of values, and then the values. */
export const list = (...values: number[]) => join([u32(values.length), ...values.map(u32)]);
export const kept = (bytes: Uint8Array): Piece => ({ was: bytes, becomes: bytes });
export const emptied = (bytes: Uint8Array): Piece => ({ was: bytes, becomes: zeros(bytes.length) });
/** Wraps pieces in something that stays. */
export const within = (put: (inside: Uint8Array) => Uint8Array, ...pieces: Piece[]): Piece => ({
  was: put(join(pieces.map(({ was }) => was))),
  becomes: put(join(pieces.map(({ becomes }) => becomes))),
});
export const all = (...pieces: Piece[]) => within((inside) => inside, ...pieces);

export async function cleaned({ was }: Piece, extension: 'mp4' | 'webm') {
  const bytes = was.slice();
  await cleanVideo(bytes, extension);
  return bytes;
}

const inPieces = (bytes: Uint8Array, size: number) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) {
        controller.enqueue(bytes.slice(at, at + size));
      }
      controller.close();
    },
  });

/** Cleans a stored video, whose bytes arrive in pieces of this size. */
export async function streamed({ was }: Piece, plan: typeof planMp4, size: number) {
  const patches = (await plan(new Reader(inPieces(was, size), was.length)))
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start - b.start);
  const clean = inPieces(was, size).pipeThrough(patchStream(patches));
  return new Uint8Array(await new Response(clean).arrayBuffer());
}

/** All places of a text in some bytes. */
function placesOf(text: string, bytes: Uint8Array) {
  const places: number[] = [];
  for (let at = 0; (at = indexOf(bytes, latin1(text), at)) >= 0; at += 1) places.push(at);
  return places;
}

/** Expects that a film that is cut off anywhere is refused, or keeps these notes only where the whole film does. */
export async function expectNothingLeft(film: Piece, extension: 'mp4' | 'webm', notes: string[]) {
  for (let length = 60; length < film.was.length; length += 31) {
    const clean = await cleaned(kept(film.was.slice(0, length)), extension).catch((error) => {
      expect(error).toBeInstanceOf(UnfitError);
      return of();
    });
    for (const note of notes) {
      const stay = placesOf(note, film.becomes);
      const leaks = placesOf(note, clean).filter((place) => !stay.includes(place));
      expect({ length, note, leaks }).toEqual({ length, note, leaks: [] });
    }
  }
}
