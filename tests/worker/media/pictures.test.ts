import { createExecutionContext, env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';

import { app } from '../../../worker/app.ts';
import { OwnMedia } from '../../../worker/contract/media.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { UserDetail } from '../../../worker/contract/user.ts';
import { ORIGIN, expectAnswer, get, getAs } from '../support/client.ts';
import { addUser } from '../support/people.ts';
import { type Somebody, add, added, bytesOf, formOf, pageOf, stored } from './ask.ts';
import { holds, utf8 } from './bytes.ts';
import { PLACE, exif, gif, jpeg, measure, png, withSegments } from './make.ts';

let ada: Somebody;

beforeEach(async () => {
  ada = await addUser();
});

const kinds = {
  png: () => Promise.resolve(png(640, 480)),
  jpg: () => jpeg(640, 480),
  gif: () => Promise.resolve(gif(64, 48, 3)),
};

describe('a picture', () => {
  it.each(['png', 'jpg', 'gif'] as const)('%s is stored with its copies', async (kind) => {
    const bytes = await kinds[kind]();
    const item = await added(ada, bytes, { alt: 'Two friends', name: 'holiday.exe' });
    expect(item).toMatchObject({ extension: kind, alt: 'Two friends', deleted: false });
    expect(item.newName).toMatch(new RegExp(`^[\\w-]{22}\\.${kind}$`));
    const [card, dense, large] = item.copies ?? [];
    expect(await measure(card ?? '')).toMatchObject({
      format: 'image/webp',
      width: 200,
      height: 140,
    });
    expect(await measure(dense ?? '')).toMatchObject({
      format: 'image/webp',
      width: 400,
      height: 280,
    });
    expect(await measure(large ?? '')).toMatchObject({ format: 'image/webp' });
    const answer = await get(`/files/${item.newName}`);
    expect(answer.headers.get('Content-Type')).toBe(
      kind === 'jpg' ? 'image/jpeg' : `image/${kind}`,
    );
    await answer.body?.cancel();
    const copy = await get(`/files/${card}`);
    expect(copy.headers.get('Content-Type')).toBe('image/webp');
    expect((await copy.arrayBuffer()).byteLength).toBeLessThan(12_000);
  });

  it('is listed with its owner, the first one as firstFile', async () => {
    const somebody = await addUser();
    const first = await added(somebody, png(10, 10));
    const second = await added(somebody, png(10, 10));
    const user = await getAs(UserDetail, `/api/users/${somebody.id}`);
    expect(user.firstFile).toBe(first.newName);
    expect(user.media.map(({ newName }) => newName)).toEqual([first.newName, second.newName]);
    expect([first.position, second.position]).toEqual([0, 1]);
  });

  it('is upright in its copies, and stays so itself', async () => {
    const photo = withSegments(await jpeg(60, 30), exif(6));
    const item = await added(ada, photo);
    const large = item.copies?.[2] ?? '';
    expect(await measure(large)).toMatchObject({ width: 30, height: 60 });
    const bytes = await bytesOf(item.newName);
    expect(holds(bytes?.subarray(0, 40), 'Exif')).toBe(true);
    expect(holds(bytes, PLACE)).toBe(false);
  });

  it('comes once, however often it is sent with one key', async () => {
    const key = crypto.randomUUID();
    const before = await stored();
    const [one, two] = await Promise.all([
      added(ada, png(9, 9), { key }),
      added(ada, png(9, 9), { key }),
    ]);
    const three = await added(ada, png(9, 9), { key });
    expect(two.id).toBe(one.id);
    expect(three.id).toBe(one.id);
    expect((await stored()).length).toBe(before.length + 2);
  });
});

it('without the Images binding a picture is stored clean all the same', async () => {
  const photo = withSegments(await jpeg(16, 16), exif(3));
  const answer = app.fetch(
    new Request(`${ORIGIN}/api/media`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${ada.token}` },
      body: formOf(pageOf(ada), photo, {}),
    }),
    { ...env, IMAGES: undefined },
    createExecutionContext(),
  );
  const item = await expectAnswer(answer, 201, OwnMedia);
  expect(item.copies).toBeUndefined();
  expect(holds(await bytesOf(item.newName), PLACE)).toBe(false);
  expect(await measure(item.newName)).toMatchObject({ format: 'image/jpeg', width: 16 });
});

it.each([
  ['hello', 'Choose one of these file types: jpg, gif, svg, png, mp4, webm, ogg.'],
  [
    'FLV\x01',
    'This video has FLV, which most browsers can’t play. Convert it to MP4 (H.264 and AAC), for example with OBS or HandBrake.',
  ],
])('a file that is none of those is refused with what is wrong: %j', async (bytes, message) => {
  const problem = await expectAnswer(add(ada, utf8(bytes)), 422, Problem.strict());
  expect(problem.violations).toEqual([{ propertyPath: 'file', message }]);
});
