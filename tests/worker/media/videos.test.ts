import { beforeAll, describe, expect, it } from 'vitest';

import { PART_BYTES } from '../../../worker/contract/bounds.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { addUser, expectAnswer } from '../support/client.ts';
import {
  type Somebody,
  add,
  addInParts,
  added,
  announced,
  bytesOf,
  complete,
  sendPart,
  stored,
} from './ask.ts';
import { holds, indexOf, latin1, utf8 } from './bytes.ts';
import { KEPT, SECRETS, fragmented, mp4, webm } from './films.ts';

let ada: Somebody;

beforeAll(async () => {
  ada = await addUser();
});

/** Expects that pictures and sound are where they were, and that no secret is left. */
function expectClean(kept: Uint8Array | undefined, was: Uint8Array, secrets = SECRETS) {
  if (!kept) throw new Error('nothing is stored');
  expect(kept.length).toBe(was.length);
  for (const text of KEPT) {
    expect([text, indexOf(kept, utf8(text))]).toEqual([text, indexOf(was, utf8(text))]);
  }
  expect(secrets.filter((text) => !holds(was, text))).toEqual([]);
  expect(SECRETS.filter((text) => holds(kept, text))).toEqual([]);
}

/** The types of a film's boxes, in order. */
function boxesOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const types: string[] = [];
  for (let at = 0; at + 8 <= bytes.length; at += view.getUint32(at)) {
    types.push(String.fromCharCode(...bytes.subarray(at + 4, at + 8)));
  }
  return types;
}

describe('of a video is stored what is seen and heard', () => {
  it('of an MP4', async () => {
    const film = mp4();
    const kept = await bytesOf((await added(ada, film)).newName);
    expectClean(kept, film);
    // Programs find the same boxes as before. Some of them are `free` now.
    expect(boxesOf(kept ?? film)).toEqual(['ftyp', 'free', 'free', 'mdat', 'moov', 'free']);
  });

  it('of an MP4 in parts, where a note lies across two of them', async () => {
    const film = mp4(1 + PART_BYTES - 5 - indexOf(mp4(1), latin1('loci Berlin')));
    expect(indexOf(film, latin1('loci Berlin'))).toBe(PART_BYTES - 5);
    expectClean(await bytesOf((await addInParts(ada, film)).newName), film);
  });

  it('of a WebM, in a form and in parts', async () => {
    const film = webm();
    for (const item of [await added(ada, film), await addInParts(ada, film)]) {
      expectClean(await bytesOf(item.newName), film);
    }
  });

  it('and twice the same, however often it is asked for', async () => {
    const film = mp4(1000);
    const { newName } = await added(ada, film);
    const once = await bytesOf(newName);
    const twice = await bytesOf((await addInParts(ada, once ?? film)).newName);
    expect(twice).toEqual(once);
  });
});

describe('a video that can’t be made clean is refused', () => {
  const broken = mp4();
  broken.set([255, 255, 255, 255], indexOf(broken, latin1('stco')) + 8);

  it.each([
    ['with data in fragments', fragmented()],
    ['with tables that don’t fit', broken],
    ['cut off before its tables', broken.slice(0, indexOf(broken, latin1('moov')) - 4)],
  ])('%s', async (_, film) => {
    const before = await stored();
    await expectAnswer(add(ada, film), 422, Problem.strict());
    const { id } = await announced(ada, film.length);
    await sendPart(ada, id, 1, film);
    await expectAnswer(complete(ada, id), 422, Problem.strict());
    await expectAnswer(complete(ada, id), 404, Problem.strict());
    expect(await stored()).toEqual(before);
  });

  it.each([mp4(), webm()])(
    'cut off anywhere: nothing is stored that was not looked into',
    async (film) => {
      for (let length = 60; length < film.length; length += 97) {
        const cut = film.slice(0, length);
        const answer = await add(await addUser(), cut);
        const { newName = '' } = answer.ok ? await answer.json<{ newName?: string }>() : {};
        const kept = await bytesOf(newName);
        expect(SECRETS.filter((text) => holds(kept, text))).toEqual([]);
      }
    },
  );
});
