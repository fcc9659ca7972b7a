import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';

import {
  ALT_MAX,
  IMAGES_A_DAY_MAX,
  IMAGE_MAX_BYTES,
  MEDIA_MAX,
  PART_BYTES,
  UPLOADS_A_DAY_MAX_GB,
  VIDEO_MAX_BYTES,
} from '../../../worker/contract/bounds.ts';
import { OwnMedia, Upload } from '../../../worker/contract/media.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { viewOf } from '../../../worker/media/files/picture.ts';
import { expectAnswer, send } from '../support/client.ts';
import { limitOf } from '../support/limits.ts';
import { addUser } from '../support/people.ts';
import { addGames, hostSession } from '../support/sessions.ts';
import { sql } from '../support/sql.ts';
import { type Somebody, add, added, announce, announced, sendRaw, stored } from './ask.ts';
import { indexOf } from './bytes.ts';
import { gif, jpeg, png, pngOf, video } from './make.ts';

let ada: Somebody;

beforeEach(async () => {
  ada = await addUser();
});

/** A file of which no copies are made. */
const small = () => video('webm', 100);

/** Takes seats on Ada's page or in a session of hers, without files. */
const addRows = (count: number, session: number | null = null) =>
  env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     INSERT INTO media (uploader_id, user_id, session_id, position, extension, new_name, bytes, created_at)
     SELECT ?2, iif(?3 IS NULL, ?2, NULL), ?3, i, 'png', ?4 || i || '.png', 1, 0 FROM n`,
  )
    .bind(count, ada.id, session, crypto.randomUUID())
    .run();

describe('bytes', () => {
  it('a picture has at most 10 MB', async () => {
    const item = await added(ada, pngOf(IMAGE_MAX_BYTES));
    expect(item.extension).toBe('png');
    const before = await stored();
    await expectAnswer(add(ada, pngOf(IMAGE_MAX_BYTES + 1)), 413, Problem.strict());
    expect(await stored()).toEqual(before);
  });

  it('a video has at most 95 MB, and comes in parts beyond 10', async () => {
    const upload = await expectAnswer(announce(ada, VIDEO_MAX_BYTES), 201, Upload);
    expect(upload.parts).toBe(VIDEO_MAX_BYTES / PART_BYTES);
    const problem = await expectAnswer(announce(ada, VIDEO_MAX_BYTES + 1), 422, Problem.strict());
    expect(problem.violations?.[0]?.propertyPath).toBe('bytes');
    expect((await added(ada, video('webm', 200_000))).extension).toBe('webm');
    await expectAnswer(add(ada, video('webm', IMAGE_MAX_BYTES + 1)), 413, Problem.strict());
  });

  it('are counted while they come, whatever was announced', async () => {
    const before = await stored();
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 400) controller.close();
        else controller.enqueue(new Uint8Array(512 * 1024));
      },
    });
    const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const answer = sendRaw('POST', '/api/media', ada.token, endless, type);
    await expectAnswer(answer, 413, Problem.strict());
    // The body has 200 MB. The server stopped reading soon after the limit.
    expect(sent).toBeLessThan(60);
    expect(await stored()).toEqual(before);
  });
});

describe('seats', () => {
  it('there are twelve, and not one more', async () => {
    await addRows(MEDIA_MAX - 1);
    await added(ada, small());
    const before = await stored();
    await expectAnswer(add(ada, small()), 409, Problem.strict());
    await expectAnswer(announce(ada, 100), 409, Problem.strict());
    expect(await stored()).toEqual(before);
  });

  it('hold whatever comes at once', async () => {
    await addRows(MEDIA_MAX - 3);
    const before = await stored();
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(ada, small())));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect((await stored()).length).toBe(before.length + 3);
    const items = await Promise.all(made.map((answer) => expectAnswer(answer, 201, OwnMedia)));
    expect(new Set(items.map(({ newName }) => newName)).size).toBe(3);
  });

  it('are taken by videos on their way as well, and free again once these are given up', async () => {
    await addRows(MEDIA_MAX - 1);
    const { id } = await announced(ada, 100);
    await expectAnswer(add(ada, small()), 409, Problem.strict());
    await send('DELETE', `/api/media/uploads/${id}`, { token: ada.token });
    await added(ada, small());
  });

  it('are counted for each session by itself', async () => {
    await addGames();
    const make = () => hostSession(ada);
    const [one, two] = [await make(), await make()];
    const owner = `/api/sessions/${one.id}`;
    await addRows(MEDIA_MAX, one.id);
    await expectAnswer(add(ada, small(), { owner }), 409, Problem.strict());
    await added(ada, small(), { owner: `/api/sessions/${two.id}` });
    await added(ada, small());
  });
});

it('what a user uploads in a day has a bound, wherever it goes', async () => {
  await addGames();
  const { id } = await hostSession(ada);
  await addRows(1, id);
  const most = UPLOADS_A_DAY_MAX_GB * 1024 ** 3;
  await sql`UPDATE media SET bytes = ${most - 150}, created_at = ${Date.now()} WHERE session_id = ${id}`.run();
  await announced(ada, 100);
  expect((await announce(ada, 100)).status).toBe(409);
  const { detail } = await expectAnswer(add(ada, small()), 409, Problem.strict());
  expect(detail).toContain('2 GB in 24 hours');
  await added(await addUser(), small());
  await sql`UPDATE media SET created_at = created_at - 86400000 WHERE session_id = ${id}`.run();
  await added(ada, small());
});

it('images and stills of a day are counted, also if they are deleted', async () => {
  await sql`DELETE FROM login_failures`.run();
  const { id } = await added(ada, png(8, 8));
  await send('DELETE', `/api/media/${id}`, { token: ada.token });
  const upload = await announced(ada, 100);
  const path = `/api/media/uploads/${upload.id}/still`;
  const still = async () => sendRaw('PUT', path, ada.token, await jpeg(32, 18));
  expect([(await still()).status, (await still()).status]).toEqual([204, 204]);
  expect(await sql`SELECT count FROM login_failures`.first('count')).toBe(2);
  await sql`UPDATE login_failures SET count = ${IMAGES_A_DAY_MAX}`.run();
  const before = await stored();
  const { detail } = await expectAnswer(add(ada, png(8, 8)), 409, Problem.strict());
  expect(detail).toContain(`${IMAGES_A_DAY_MAX} images`);
  const other = await announced(ada, 100);
  const more = sendRaw(
    'PUT',
    `/api/media/uploads/${other.id}/still`,
    ada.token,
    await jpeg(32, 18),
  );
  await expectAnswer(more, 409, Problem.strict());
  expect(await stored()).toEqual(before);
  await added(ada, small());
});

describe('pixels', () => {
  it.each([
    ['the longest edge', 12_000, 4, true],
    ['an edge longer by one', 12_001, 4, false],
    ['as many as there may be', 10_000, 5_000, true],
    ['a row more', 10_000, 5_001, false],
  ])('%s: %i × %i', async (_, width, height, fits) => {
    // One colour compresses well. The size after decoding counts.
    const bytes = gif(width, height);
    const answer = await add(ada, bytes);
    // The frame has no data for that many pixels. The test is only about its header.
    expect(answer.status === 422 ? await answer.text() : 'taken').toMatch(
      fits ? /taken|can’t be read/ : /pixels/,
    );
  });

  it('are known before anybody decodes them', async () => {
    const bomb = png(4, 4);
    viewOf(bomb).setUint32(16, 60_000);
    const problem = await expectAnswer(add(ada, bomb), 422, Problem.strict());
    expect(problem.detail).toMatch(/more than 12000 pixels/);
    const photo = await jpeg(8, 8);
    const frame = indexOf(photo, Uint8Array.of(0xff, 0xc0));
    viewOf(photo).setUint16(frame + 5, 65_000);
    await expectAnswer(add(ada, photo), 422, Problem.strict());
  });
});

it('a text for who does not see it has a bound', async () => {
  expect((await added(ada, small(), { alt: 'x'.repeat(ALT_MAX) })).alt).toHaveLength(ALT_MAX);
  const alt = 'x'.repeat(ALT_MAX + 1);
  const problem = await expectAnswer(add(ada, small(), { alt }), 422, Problem.strict());
  expect(problem.violations?.[0]?.propertyPath).toBe('alt');
});

// Last, because they leave the limit as it is.
it.each([
  ['401 to an account that may not act any more', 401],
  ['429 to who sends too many, and an upload counts as four writes', 429],
])('a file isn’t read: %s', async (_, status) => {
  if (status === 401) {
    await sql`UPDATE users SET status = 'banned' WHERE id = ${ada.id}`.run();
  } else env.LIMIT_WRITE = limitOf(3);
  // The body isn't even a form.
  const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
  expect((await sendRaw('POST', '/api/media', ada.token, 'none', type)).status).toBe(status);
});
