import { createExecutionContext, env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { app } from '../../../worker/app.ts';
import { IMAGE_MAX_BYTES } from '../../../worker/contract/bounds.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { viewOf } from '../../../worker/media/files/picture.ts';
import { bytesOf, stored } from '../media/ask.ts';
import { holds, indexOf, utf8 } from '../media/bytes.ts';
import { PAYLOAD, broken, drawings, polyglots } from '../media/hostile.ts';
import { gif, jpeg, measure, png, pngOf, svg, video } from '../media/make.ts';
import { ORIGIN, addUser, expectAnswer, get } from '../support/client.ts';
import { type Person, addTo, countLog, game, keeper, logOf } from './catalogue.ts';
import { coverFiles, fileOf, sendCover, uncover } from './covers.ts';

let admin: Person;
let id: number;
let before: string[];

beforeAll(async () => {
  ({ id } = await addTo(await keeper(), 'Besieged City'));
});

beforeEach(async () => {
  admin = await keeper();
  before = await stored();
});

/** Expects a refusal that stores and logs nothing. */
async function expectRefused(bytes: Uint8Array, status: number, headers = {}) {
  const lines = await countLog();
  const problem = await expectAnswer(
    sendCover(admin, id, bytes, headers),
    status,
    Problem.strict(),
  );
  expect(await stored()).toEqual(before);
  expect(await countLog()).toBe(lines);
  expect(await fileOf(id)).toBeNull();
  return problem;
}

describe('a file that is no cover', () => {
  it.each(Object.keys(broken))('%s is refused, and nothing of it stored', async (name) => {
    const bytes = (await broken[name]?.()) ?? new Uint8Array(0);
    const { violations } = await expectRefused(bytes, 422);
    expect(violations?.[0]?.propertyPath).toBe('cover');
  });

  it.each(Object.keys(drawings))('a drawing with %s is refused like any drawing', async (name) => {
    const { violations } = await expectRefused(svg(drawings[name] ?? ''), 422);
    expect(violations?.[0]?.message).toBe('Choose one of these file types: jpg, png.');
  });

  it.each([
    ['a drawing', svg('<rect width="8" height="8"/>')],
    ['a picture that moves', gif(8, 8, 3)],
    ['a video', video('webm', 200)],
  ])('%s is refused, whatever it says that it is', async (_, bytes) => {
    for (const type of ['image/png', 'image/jpeg', 'text/html', '']) {
      const headers = type === '' ? {} : { 'Content-Type': type };
      const { violations } = await expectRefused(bytes, 422, headers);
      expect(violations).toEqual([
        { propertyPath: 'cover', message: 'Choose one of these file types: jpg, png.' },
      ]);
    }
  });

  it('a PNG cut off within its picture is refused by whoever scales it', async () => {
    const whole = png(64, 64);
    await expectRefused(whole.subarray(0, -20), 422);
  });
});

describe('a file that is two at once', () => {
  it.each(Object.keys(polyglots).filter((name) => !name.includes('GIF')))(
    '%s is one of them afterwards',
    async (name) => {
      const files = await coverFiles(admin, id, (await polyglots[name]?.()) ?? new Uint8Array(0));
      const file = (await fileOf(id)) ?? '';
      const { format } = await measure(file);
      expect(format).toBe(file.endsWith('.jpg') ? 'image/jpeg' : 'image/png');
      for (const key of [file, ...files]) {
        const bytes = await bytesOf(key);
        expect(holds(bytes, PAYLOAD)).toBe(false);
        expect(holds(bytes, 'PK\u0003\u0004')).toBe(false);
      }
      expect((await uncover(admin, id)).status).toBe(204);
    },
  );

  it('goes by its content where its type says another', async () => {
    const answer = await sendCover(admin, id, await jpeg(8, 8), { 'Content-Type': 'image/png' });
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
    expect(await fileOf(id)).toMatch(/^[\w-]{22}\.jpg$/);
    expect((await uncover(admin, id)).status).toBe(204);
  });
});

describe('bytes and pixels', () => {
  it('beyond 10 MB are refused, announced or not', async () => {
    await expectRefused(pngOf(IMAGE_MAX_BYTES + 1), 413);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 400) controller.close();
        else controller.enqueue(new Uint8Array(512 * 1024));
      },
    });
    const answer = app.fetch(
      new Request(`${ORIGIN}/api/admin/games/${id}/cover`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${admin.token}` },
        body: endless,
      }),
      env,
      createExecutionContext(),
    );
    await expectAnswer(await answer, 413, Problem.strict());
    expect(sent).toBeLessThan(60);
    expect(await stored()).toEqual(before);
  });

  it('are known before anybody decodes them', async () => {
    const bomb = png(4, 4);
    viewOf(bomb).setUint32(16, 60_000);
    expect((await expectRefused(bomb, 422)).detail).toMatch(/more than 12000 pixels/);
    const wide = await jpeg(8, 8);
    viewOf(wide).setUint16(indexOf(wide, Uint8Array.of(0xff, 0xc0)) + 5, 10_000);
    viewOf(wide).setUint16(indexOf(wide, Uint8Array.of(0xff, 0xc0)) + 7, 10_000);
    expect((await expectRefused(wide, 422)).detail).toMatch(/more than 50 megapixels/);
  });

  it('of another number than announced are refused', async () => {
    const bytes = png(8, 8);
    const answer = app.fetch(
      new Request(`${ORIGIN}/api/admin/games/${id}/cover`, {
        method: 'PUT',
        headers: {
          Authorization: `Bearer ${admin.token}`,
          'Content-Length': String(bytes.length + 5),
        },
        body: new Blob([Uint8Array.from(bytes)]).stream(),
      }),
      env,
      createExecutionContext(),
    );
    await expectAnswer(await answer, 400, Problem.strict());
    expect(await stored()).toEqual(before);
  });
});

describe('whoever may not', () => {
  it('is told so before anything is looked at, and leaves nothing behind', async () => {
    const player = await addUser();
    const nonsense = utf8('nonsense');
    expect((await sendCover(player, id, nonsense)).status).toBe(403);
    expect((await sendCover(player, id, png(8, 8))).status).toBe(403);
    expect((await uncover(player, id)).status).toBe(403);
    expect(await stored()).toEqual(before);
  });

  it('is stopped too who is no admin any more by the time that the picture is read', async () => {
    const bytes = png(8, 8);
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          // The admin loses the role after the first check and before the end of the body.
          await env.DB.prepare("UPDATE users SET role = 'user' WHERE id = ?").bind(admin.id).run();
          controller.enqueue(Uint8Array.from(bytes));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const answer = app.fetch(
      new Request(`${ORIGIN}/api/admin/games/${id}/cover`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${admin.token}` },
        body,
      }),
      env,
      createExecutionContext(),
    );
    await expectAnswer(await answer, 403, Problem.strict());
    expect(await stored()).toEqual(before);
    expect(await fileOf(id)).toBeNull();
  });

  it('and a game that is not there, are refused with nothing left behind', async () => {
    await expectAnswer(sendCover(admin, 99_999, png(8, 8)), 404, Problem.strict());
    await expectAnswer(uncover(admin, 99_999), 404, Problem.strict());
    expect(await stored()).toEqual(before);
    expect(await logOf(admin, game(99_999))).toEqual([]);
    expect((await get('/api/games/99999')).status).toBe(404);
  });
});
