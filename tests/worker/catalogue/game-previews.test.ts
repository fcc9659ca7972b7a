import { createExecutionContext, env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { app } from '../../../worker/app.ts';
import {
  PREVIEW_HEIGHT_PX as HEIGHT,
  PREVIEW_MAX_BYTES,
  PREVIEW_WIDTH_PX as WIDTH,
} from '../../../worker/contract/bounds.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { sweep } from '../../../worker/sweep.ts';
import { bytesOf, sendRaw, stored } from '../media/ask.ts';
import { isSame } from '../media/bytes.ts';
import { gif, jpeg, png, pngOf } from '../media/make.ts';
import { ORIGIN, expectDone, expectAnswer, get, patch } from '../support/client.ts';
import { addUser } from '../support/people.ts';
import { HOUR_MS } from '../support/sessions.ts';
import { type Person, addTo, countLog, keeper } from './catalogue.ts';
import { coverFiles, uncover } from './covers.ts';

const drawn = (shade: number) => png(WIDTH, HEIGHT, () => [shade, 0, 0]);
const [first, second] = [drawn(1), drawn(2)];

let admin: Person;
let game: { id: number; name: string };

beforeAll(async () => {
  admin = await keeper();
});

beforeEach(async () => {
  const name = `Pictured ${crypto.randomUUID()}`;
  game = { ...(await addTo(admin, name)), name };
});

const put = (bytes: Uint8Array, of = game.name, who = admin) => {
  const query = new URLSearchParams({ of });
  const path = `/api/admin/games/${game.id}/preview?${query.toString()}`;
  return sendRaw('PUT', path, who.token, Uint8Array.from(bytes));
};
const kept = (bytes: Uint8Array, of = game.name) => expectDone(put(bytes, of));

/** The path of the image that a link to the game's sessions shows. */
async function imageOf(id: number) {
  const page = await (await get(`/sessions/search?game=${id}`)).text();
  return (/og:image" content="([^"]+)"/.exec(page)?.[1] ?? '').replace(ORIGIN, '');
}

async function shown(path: string) {
  const answer = await get(path);
  const { status, headers } = answer;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { status, bytes, type: headers.get('Content-Type'), cache: headers.get('Cache-Control') };
}

describe('the preview of a game', () => {
  it('is served as the image of its links, replaced, and not logged', async () => {
    const lines = await countLog();
    for (const image of [first, second]) {
      await kept(image);
      const { bytes, ...rest } = await shown(await imageOf(game.id));
      expect(isSame(bytes, image)).toBe(true);
      expect(rest).toEqual({ status: 200, type: 'image/png', cache: 'public, max-age=86400' });
    }
    expect(await countLog()).toBe(lines);
  });

  it('is the product’s until it is drawn, and no game’s of another name', async () => {
    const ASSETS = new Proxy(env.ASSETS, {
      get: () => (asked: URL) => Promise.resolve(new Response(asked.pathname)),
    });
    const ask = async (path: string) =>
      (
        await app.fetch(
          new Request(`${ORIGIN}${path}`),
          { ...env, ASSETS },
          createExecutionContext(),
        )
      ).text();
    const before = await imageOf(game.id);
    expect(await ask(before)).toBe('/previews/peerway.png');
    await kept(first);
    await patch(`/api/admin/games/${game.id}`, { name: `${game.name}原神` }, admin.token);
    const after = await imageOf(game.id);
    expect(after).not.toBe(before);
    expect(await ask(after)).toBe('/previews/peerway.png');
    expect(await ask('/previews/..%2F..%2Fsecret.png')).toBe('/previews/peerway.png');
  });

  it('is its cover until that one is drawn; taken off, both are deleted', async () => {
    await kept(first);
    const cover = png(64, 32);
    const [file = ''] = await coverFiles(admin, game.id, cover);
    const path = await imageOf(game.id);
    const instead = await shown(path);
    expect(isSame(instead.bytes, cover)).toBe(true);
    expect(instead).toMatchObject({
      type: 'image/png',
      cache: 'public, max-age=0, must-revalidate',
    });
    await kept(second);
    expect(isSame((await shown(path)).bytes, cover)).toBe(true);
    await kept(second, file);
    expect(isSame((await shown(path)).bytes, second)).toBe(true);

    expect((await uncover(admin, game.id)).status).toBe(204);
    expect(isSame((await shown(await imageOf(game.id))).bytes, first)).toBe(true);
    await sweep(env, Date.now() + HOUR_MS);
    expect((await stored()).filter((name) => name.startsWith(file.slice(0, 22)))).toEqual([]);
  });

  it('is nothing but a PNG of its size, sent by an admin, of the game as it is', async () => {
    const before = await stored();
    const refused = async (bytes: Uint8Array, message: RegExp) => {
      const { violations } = await expectAnswer(put(bytes), 422, Problem);
      expect(violations?.[0]).toMatchObject({ propertyPath: 'preview' });
      expect(violations?.[0]?.message).toMatch(message);
    };
    await refused(await jpeg(WIDTH, HEIGHT), /file types: png/);
    await refused(gif(8, 8), /file types: png/);
    await refused(
      png(HEIGHT, WIDTH, () => [0, 0, 0]),
      /isn’t 1200 × 630/,
    );
    await refused(first.subarray(0, -20), /incomplete/);
    await expectAnswer(put(pngOf(PREVIEW_MAX_BYTES + 1)), 413, Problem);
    await kept(first, 'Another name');
    await expectAnswer(put(first, game.name, await addUser()), 403, Problem);
    game = { ...game, id: 99_999 };
    await expectAnswer(put(first), 404, Problem);
    expect(await stored()).toEqual(before);
    expect(await bytesOf('previews/peerway.png')).toBeUndefined();
  });
});
