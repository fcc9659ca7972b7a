import { createExecutionContext, env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { app } from '../../../worker/app.ts';
import { IMAGE_MAX_BYTES } from '../../../worker/contract/bounds.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { stored } from '../media/ask.ts';
import { gif, jpeg, png, pngOf, svg, video } from '../media/make.ts';
import { ORIGIN, expectAnswer, get } from '../support/client.ts';
import { sql } from '../support/sql.ts';
import { type Person, addTo, countLog, game, keeper, logOf } from './catalogue.ts';
import { fileOf, sendCover, uncover } from './covers.ts';

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

// What a broken or hostile JPEG or PNG comes to is tested in tests/worker/media, since all pictures are cleaned alike.
describe('a file that is no cover', () => {
  it('is refused with its field, and nothing of it is stored', async () => {
    const { violations } = await expectRefused(png(64, 64).subarray(0, 100), 422);
    expect(violations?.[0]?.propertyPath).toBe('cover');
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

it('a cover goes by its content where its type says another', async () => {
  const answer = await sendCover(admin, id, await jpeg(8, 8), { 'Content-Type': 'image/png' });
  expect(answer.status).toBe(200);
  await answer.body?.cancel();
  expect(await fileOf(id)).toMatch(/^[\w-]{22}\.jpg$/);
  expect((await uncover(admin, id)).status).toBe(204);
});

it('a cover beyond 10 MB is refused', async () => {
  await expectRefused(pngOf(IMAGE_MAX_BYTES + 1), 413);
});

describe('whoever may not', () => {
  it('is stopped who is no admin any more by the time that the picture is read', async () => {
    const bytes = png(8, 8);
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          // The admin loses the role after the first check and before the end of the body.
          await sql`UPDATE users SET role = 'user' WHERE id = ${admin.id}`.run();
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

  it('gives a cover to no game that is not there, and leaves nothing behind', async () => {
    await expectAnswer(sendCover(admin, 99_999, png(8, 8)), 404, Problem.strict());
    await expectAnswer(uncover(admin, 99_999), 404, Problem.strict());
    expect(await stored()).toEqual(before);
    expect(await logOf(admin, game(99_999))).toEqual([]);
    expect((await get('/api/games/99999')).status).toBe(404);
  });
});
