import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';

import { PART_BYTES, VIDEO_MAX_BYTES } from '../../../worker/contract/bounds.ts';
import { OwnMedia } from '../../../worker/contract/media.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { join } from '../../../worker/media/files/picture.ts';
import { expectDone, expectAnswer, get, send } from '../support/client.ts';
import { limitOf } from '../support/limits.ts';
import { addUser } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import {
  type Somebody,
  add,
  addInParts,
  added,
  announced,
  bytesOf,
  complete,
  sendPart,
  sendRaw,
  stored,
} from './ask.ts';
import { hex, holds, indexOf, isSame, latin1 } from './bytes.ts';
import { MP4_HEAD, box, gif, jpeg, measure, png, svg, video } from './make.ts';

let ada: Somebody;
let before: string[];

beforeEach(async () => {
  ada = await addUser();
  before = await stored();
});

const still = (who: Somebody, id: number, bytes: Uint8Array | ReadableStream) =>
  sendRaw('PUT', `/api/media/uploads/${id}/still`, who.token, bytes);

const drop = (who: Somebody, id: number) =>
  send('DELETE', `/api/media/uploads/${id}`, { token: who.token });

describe('a video in parts', () => {
  it.each(['webm', 'mp4', 'ogg'] as const)('%s is put together', async (kind) => {
    const bytes = video(kind, PART_BYTES + 17);
    const item = await addInParts(ada, bytes, { alt: 'A clutch' });
    expect(item).toMatchObject({ extension: kind, alt: 'A clutch', position: 0 });
    expect(isSame(await bytesOf(item.newName), bytes)).toBe(true);
    const answer = await get(`/files/${item.newName}`);
    expect(answer.headers.get('Content-Type')).toBe(`video/${kind}`);
    await answer.body?.cancel();
    expect(await stored()).toEqual([...before, item.newName].toSorted());
  });

  it('of one part, to the byte', async () => {
    const bytes = video('webm', PART_BYTES);
    expect((await bytesOf((await addInParts(ada, bytes)).newName))?.length).toBe(PART_BYTES);
  });

  it('has its parts in any order after the first, and any of them twice', async () => {
    const bytes = video('webm', 2 * PART_BYTES + 100);
    const { id } = await announced(ada, bytes.length);
    const part = (number: number) =>
      expectDone(
        sendPart(ada, id, number, bytes.subarray((number - 1) * PART_BYTES, number * PART_BYTES)),
      );
    await part(1);
    await Promise.all([part(3), part(2), part(1)]);
    const item = await expectAnswer(complete(ada, id), 201, OwnMedia);
    expect(isSame(await bytesOf(item.newName), bytes)).toBe(true);
    // The response was lost, so the client sends the request again.
    expect(await expectAnswer(complete(ada, id), 201, OwnMedia)).toEqual(item);
  });

  it('goes on where it was, announced again by the same key', async () => {
    const key = crypto.randomUUID();
    const bytes = video('webm', PART_BYTES + 1);
    const { id } = await announced(ada, bytes.length, { key });
    await sendPart(ada, id, 1, bytes.subarray(0, PART_BYTES));
    const again = await announced(ada, bytes.length, { key });
    expect(again).toMatchObject({ id, received: [1] });
  });

  it('has a still in the copies of a picture', async () => {
    const bytes = video('webm', 100);
    const { id } = await announced(ada, bytes.length);
    await sendPart(ada, id, 1, bytes);
    await expectDone(still(ada, id, await jpeg(320, 180)));
    const { copies = [] } = await expectAnswer(complete(ada, id), 201, OwnMedia);
    expect(await measure(copies[0] ?? '')).toMatchObject({
      format: 'image/webp',
      width: 200,
      height: 140,
    });
  });

  it('may bring its still in a form where it is small', async () => {
    const item = await added(ada, video('mp4', 1000), { still: await jpeg(320, 180) });
    expect(item.copies).toHaveLength(3);
  });
});

/** A Matroska with one video track. */
const MATROSKA = join([
  hex('1a45dfa38b428288'),
  latin1('matroska'),
  hex('1853806701ffffffffffffff1654ae6b99ae97d78101838101868f'),
  latin1('V_MPEG4/ISO/AVC'),
]);

describe('what is refused', () => {
  it.each([
    ['no video', latin1('a'.repeat(100))],
    ['a picture', png(8, 8)],
    ['a film of another kind', latin1('FLV\x01'.padEnd(100))],
    ['a Matroska that browsers don’t play', MATROSKA],
  ])('%s: given up at its first part', async (_, bytes) => {
    const { id } = await announced(ada, bytes.length);
    await expectAnswer(sendPart(ada, id, 1, bytes), 422, Problem.strict());
    await expectAnswer(complete(ada, id), 404, Problem.strict());
    expect(await stored()).toEqual(before);
  });

  it('a part that is longer or shorter than announced', async () => {
    const bytes = video('webm', PART_BYTES + 100);
    const { id } = await announced(ada, bytes.length);
    const [first, second] = [bytes.subarray(0, PART_BYTES), bytes.subarray(PART_BYTES)];
    await expectAnswer(sendPart(ada, id, 1, bytes), 413, Problem.strict());
    await expectAnswer(sendPart(ada, id, 1, first.subarray(1)), 400, Problem.strict());
    await expectDone(sendPart(ada, id, 1, first));
    await expectAnswer(sendPart(ada, id, 2, second.subarray(1)), 400, Problem.strict());
    await expectAnswer(sendPart(ada, id, 2, bytes.subarray(0, 101)), 413, Problem.strict());
    await expectAnswer(complete(ada, id), 409, Problem.strict());
    await expectDone(sendPart(ada, id, 2, second));
    await expectAnswer(complete(ada, id), 201, OwnMedia);
  });

  it('a part of another length than its header says', async () => {
    const bytes = video('webm', 100);
    const { id } = await announced(ada, bytes.length);
    const path = `/api/media/uploads/${id}/parts/1`;
    const lying = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.subarray(0, 60));
        controller.close();
      },
    });
    const answer = sendRaw('PUT', path, ada.token, lying, { 'Content-Length': '100' });
    await expectAnswer(answer, 400, Problem.strict());
    expect(await stored()).toEqual(before);
  });

  it('a part that does not exist, or comes before the first', async () => {
    const { id } = await announced(ada, 2 * PART_BYTES);
    await expectAnswer(sendPart(ada, id, 2, new Uint8Array(PART_BYTES)), 409, Problem.strict());
    await expectAnswer(sendPart(ada, id, 3, new Uint8Array(1)), 404, Problem.strict());
    await expectAnswer(sendPart(ada, id, 0, new Uint8Array(1)), 404, Problem.strict());
  });

  it('a still that is no JPEG or PNG, or too large', async () => {
    const { id } = await announced(ada, 100);
    await expectAnswer(still(ada, id, gif(8, 8)), 422, Problem.strict());
    await expectAnswer(still(ada, id, svg('<rect/>')), 422, Problem.strict());
    await expectAnswer(still(ada, id, png(1601, 2)), 422, Problem.strict());
    await expectAnswer(still(ada, id, new Uint8Array(1024 * 1024 + 1)), 413, Problem.strict());
    expect(await stored()).toEqual(before);
  });
});

describe('an upload that is given up', () => {
  it('leaves nothing in the bucket', async () => {
    const bytes = video('webm', PART_BYTES + 100);
    const { id } = await announced(ada, bytes.length);
    await sendPart(ada, id, 1, bytes.subarray(0, PART_BYTES));
    await still(ada, id, await jpeg(320, 180));
    const row = await sql`SELECT * FROM uploads WHERE id = ${id}`.first<{
      stem: string;
      multipart_id: string;
    }>();
    expect((await stored()).length).toBeGreaterThan(before.length);
    await expectDone(drop(ada, id));
    expect(await stored()).toEqual(before);
    await expectAnswer(drop(ada, id), 404, Problem.strict());
    await expectAnswer(sendPart(ada, id, 2, bytes.subarray(PART_BYTES)), 404, Problem.strict());
    const parts = env.FILES.resumeMultipartUpload(`${row?.stem}.webm`, row?.multipart_id ?? '');
    await expect(parts.uploadPart(2, 'x')).rejects.toThrow(/does not exist/);
  });

  it('keeps the still of a finished one, also if a slow request sends the still again', async () => {
    const bytes = video('webm', 100);
    const { id } = await announced(ada, bytes.length);
    await sendPart(ada, id, 1, bytes);
    const picture = await jpeg(320, 180);
    const [gate, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = new ReadableStream<Uint8Array>(
      {
        async pull(body) {
          begun.resolve();
          await gate.promise;
          body.enqueue(picture);
          body.close();
        },
      },
      { highWaterMark: 0 },
    );
    const late = still(ada, id, slow);
    await begun.promise;
    await expectDone(still(ada, id, picture));
    const { copies = [] } = await expectAnswer(complete(ada, id), 201, OwnMedia);
    gate.resolve();
    await expectAnswer(late, 404, Problem.strict());
    for (const name of copies) expect((await get(`/files/${name}`)).status).toBe(200);
  });

  it('and is finished at once is one or the other, never half of both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const bytes = video('webm', 100);
      const { id } = await announced(ada, bytes.length);
      await sendPart(ada, id, 1, bytes);
      const [ended, dropped] = await Promise.all([complete(ada, id), drop(ada, id)]);
      const names = (await stored()).filter((name) => !before.includes(name));
      const made = ended.status === 201 ? [OwnMedia.parse(await ended.json()).newName] : [];
      expect([ended.status, dropped.status]).toEqual(made.length > 0 ? [201, 404] : [404, 204]);
      expect(names).toEqual(made);
      await env.FILES.delete(made);
    }
  });
});

// Both ways of uploading clean a video. What is cleaned is tested in exact-webms.test.ts and exact-mp4s.test.ts.
const NOTE = '+52.5200+013.4050/';

/** A video with a note between its head and the rest, and what is to be stored of it. */
function noted(whole: Uint8Array, at: number, note: Uint8Array, empty: Uint8Array) {
  const [head, rest] = [whole.subarray(0, at), whole.subarray(at)];
  return { film: join([head, note, rest]), clean: join([head, empty, rest]) };
}

it('a WebM is cleaned in a form and in parts', async () => {
  const whole = video('webm', 200);
  const note = join([hex('1254c367'), Uint8Array.of(0x80 | NOTE.length), latin1(NOTE)]);
  const empty = join([hex('ec01'), new Uint8Array(note.length - 2)]);
  empty.set([0, 0, 0, 0, 0, 0, note.length - 9], 2);
  const { film, clean } = noted(whole, indexOf(whole, hex('1c53bb6b')), note, empty);
  for (const item of [await added(ada, film), await addInParts(ada, film)]) {
    expect(await bytesOf(item.newName)).toEqual(clean);
  }
});

it('an MP4 is cleaned in parts, where a note lies across two of them', async () => {
  const pad = new Uint8Array(PART_BYTES - MP4_HEAD.length - 8 - 5);
  const note = box('uuid', pad, latin1(NOTE));
  const empty = box('free', new Uint8Array(note.length - 8));
  const { film, clean } = noted(video('mp4', 300), MP4_HEAD.length, note, empty);
  expect(indexOf(film, latin1(NOTE))).toBe(PART_BYTES - 5);
  const stays = await bytesOf((await addInParts(ada, film)).newName);
  expect(holds(stays, NOTE)).toBe(false);
  expect(isSame(stays, clean)).toBe(true);
});

it('a video that can’t be made clean is refused, and nothing of it stored', async () => {
  const film = join([MP4_HEAD, box('mdat', latin1(NOTE))]);
  await expectAnswer(add(ada, film), 422, Problem.strict());
  const { id } = await announced(ada, film.length);
  await sendPart(ada, id, 1, film);
  await expectAnswer(complete(ada, id), 422, Problem.strict());
  await expectAnswer(complete(ada, id), 404, Problem.strict());
  expect(await stored()).toEqual(before);
});

it('parts count as writes, and the largest video is within that limit', async () => {
  const { id, parts } = await announced(ada, VIDEO_MAX_BYTES);
  // Besides its parts, an upload has a beginning, a still and an end.
  expect(parts + 3).toBeLessThan(120 / 4);
  env.LIMIT_WRITE = limitOf(1);
  const late = () => sendPart(ada, id, 2, new Uint8Array(PART_BYTES));
  await expectAnswer(late(), 409, Problem.strict());
  await expectAnswer(late(), 429, Problem.strict());
});
