import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { PART_BYTES } from '../../../worker/contract/bounds.ts';
import type { OwnMedia } from '../../../worker/contract/media.ts';
import { Overview } from '../../../worker/contract/overview.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { ReportItem } from '../../../worker/contract/report.ts';
import { UserDetail } from '../../../worker/contract/user.ts';
import { Database } from '../../../worker/core/database.ts';
import { collectFiles, collectStrays } from '../../../worker/media/files/collect.ts';
import { newStem, strayStart } from '../../../worker/media/files/names.ts';
import { REMOVED_AT_ONCE } from '../../../worker/media/files/store.ts';
import { restoreFiles, withdrawFiles } from '../../../worker/media/files/withdraw.ts';
import { mediaLeaves } from '../../../worker/media/queries/media.ts';
import { sweep } from '../../../worker/sweep.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { expectAnswer, get, getAs, patch, post, send } from '../support/client.ts';
import { addAdmin, addUser } from '../support/people.ts';
import { HOUR_MS, addGames, hostSession } from '../support/sessions.ts';
import { sql, valueOf } from '../support/sql.ts';
import { type Somebody, added, announced, complete, sendPart, stored, storedAs } from './ask.ts';
import { png, video } from './make.ts';

let ada: Somebody;
let before: string[];

beforeEach(async () => {
  await addGames();
  ada = await addUser();
  before = await stored();
});

/** What a visitor gets for each of a file's names. */
const statusesOf = ({ newName, copies = [] }: OwnMedia, folder = '') =>
  Promise.all(
    [newName, ...copies].map(async (name) => {
      const answer = await get(`/files/${folder}${name}`);
      await answer.body?.cancel();
      return answer.status;
    }),
  );

const later = (ms = 0) => sweep(env, Date.now() + ms);

describe('what is deleted', () => {
  it('is hidden at once, and gone with its copies after the next sweep', async () => {
    const [kept, gone] = [await added(ada, png(9, 9)), await added(ada, png(9, 9))];
    expect(await statusesOf(gone)).toEqual([200, 200, 200, 200]);
    const answer = await send('DELETE', `/api/media/${gone.id}`, { token: ada.token });
    expect(answer.status).toBe(204);
    const user = await getAs(UserDetail, `/api/users/${ada.id}`);
    expect(user.media.map(({ id }) => id)).toEqual([kept.id]);
    await later();
    expect(await stored()).toEqual([...before, ...storedAs(kept)].toSorted());
    const rows = await sql`SELECT id FROM media WHERE id = ${gone.id}`.all();
    expect(rows.results).toEqual([]);
    // A report of it would show and take down the file that got its id.
    expect((await added(ada, png(9, 9))).id).toBeGreaterThan(gone.id);
  });

  it('and is evidence of an open report is hidden from the public by the next sweep, and stays for admins', async () => {
    const item = await added(ada, png(9, 9));
    const { id } = item;
    expect(await statusesOf(item)).toEqual([200, 200, 200, 200]);
    const [reader, admin] = [await addUser(), await addAdmin()];
    const body = { about: `/api/users/${ada.id}`, reason: 'other', text: 'Look at this' };
    const report = await expectAnswer(post('/api/reports', body, reader.token), 201, ReportItem);
    expect((await send('DELETE', `/api/media/${id}`, { token: ada.token })).status).toBe(204);
    await later();
    expect(await statusesOf(item)).toEqual([404, 404, 404, 404]);
    expect((await get(`/api/admin/media/${id}/file`, admin.token)).status).toBe(200);
    const { now } = await getAs(Overview, '/api/admin/overview', admin.token);
    expect(now.takenDown).toBe(0);
    await later();
    expect(await stored()).toHaveLength(before.length + 4);
    const decision = { decision: 'dismissed', note: 'Nothing in it' };
    expect((await patch(`/api/admin/reports/${report.id}`, decision, admin.token)).status).toBe(
      200,
    );
    await later();
    expect(await stored()).toEqual(before);
  });

  it('goes even if a file that is evidence can’t be hidden', async () => {
    const [evidence, gone] = [await added(ada, png(9, 9)), await added(ada, png(9, 9))];
    const body = { about: `/api/media/${evidence.id}`, reason: 'other', text: 'Look at this' };
    await expectAnswer(post('/api/reports', body, (await addUser()).token), 201, ReportItem);
    for (const { id } of [evidence, gone]) {
      await send('DELETE', `/api/media/${id}`, { token: ada.token });
    }
    vi.spyOn(env.FILES, 'put').mockRejectedValue(new Error('no bucket'));
    expectConsole(/The sweep’s files failed Error: no bucket/);
    await expect(later()).rejects.toThrow('The sweep failed at files');
    vi.restoreAllMocks();
    expect(await valueOf`SELECT count(*) AS n FROM media WHERE id = ${gone.id}`).toBe(0);
    await later();
    expect(await statusesOf(evidence)).toEqual([404, 404, 404, 404]);
    await sql`DELETE FROM report_files`.run();
    await later();
    expect(await stored()).toEqual(before);
  });

  it('with a session goes the same way, and so does what was on its way to it', async () => {
    const session = await hostSession(ada);
    const owner = `/api/sessions/${session.id}`;
    await added(ada, png(9, 9), { owner });
    const { id } = await announced(ada, PART_BYTES + 1, { owner });
    await sendPart(ada, id, 1, video('webm', PART_BYTES));
    const answer = await send('DELETE', owner, { token: ada.token });
    expect(answer.status).toBe(204);
    await expectAnswer(complete(ada, id), 404, Problem.strict());
    await later();
    expect(await stored()).toEqual(before);
  });

  it('is not what comes to a session after it was taken down', async () => {
    const session = await hostSession(ada);
    const { id } = await announced(ada, PART_BYTES + 1, { owner: `/api/sessions/${session.id}` });
    await sendPart(ada, id, 1, video('webm', PART_BYTES));
    await sendPart(ada, id, 2, Uint8Array.of(0));
    const admin = await addAdmin();
    const down = { takenDown: true, reason: 'An advertisement' };
    const answer = await patch(`/api/admin/sessions/${session.id}`, down, admin.token);
    expect(answer.status).toBe(200);
    await expectAnswer(complete(ada, id), 404, Problem.strict());
    expect(await stored()).toEqual(before);
  });

  it('with an account goes the same way', async () => {
    await added(ada, png(9, 9));
    const { id } = await announced(ada, PART_BYTES + 1);
    await sendPart(ada, id, 1, video('webm', PART_BYTES));
    await new Database(env.DB).batch({ media: mediaLeaves(ada.id, Date.now()) });
    await later();
    expect(await stored()).toEqual(before);
  });
});

const deleteMany = (count: number) =>
  env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     INSERT INTO media (uploader_id, user_id, position, extension, new_name, bytes, deleted_at, created_at)
     SELECT ?2, ?2, i, 'png', 'gone' || i || '.png', 1, 1, 0 FROM n`,
  )
    .bind(count, ada.id)
    .run();

const waiting = () => valueOf`SELECT count(*) AS n FROM media WHERE deleted_at IS NOT NULL`;

describe('files that many delete', () => {
  it('don’t keep those of others waiting', async () => {
    await deleteMany(500);
    const bystander = await addUser();
    const { id } = await added(bystander, png(9, 9));
    await send('DELETE', `/api/media/${id}`, { token: bystander.token });
    // The clock stands, so that the time for it isn't spent before the last of several rounds.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    await later();
    expect(await waiting()).toBe(0);
    expect(await stored()).toEqual(before);
  });

  it('are left to the next run when the time is spent', async () => {
    await deleteMany(200);
    await collectFiles(new Database(env.DB), env, Date.now(), Date.now());
    expect(await waiting()).toBe(200 - REMOVED_AT_ONCE);
    await later();
    expect(await waiting()).toBe(0);
  });
});

const countUploads = () =>
  valueOf<number>`SELECT count(*) AS n FROM uploads WHERE uploader_id = ${ada.id}`;

describe('what never came whole', () => {
  it('is forgotten after an hour, with its parts', async () => {
    const { id } = await announced(ada, PART_BYTES + 1);
    await sendPart(ada, id, 1, video('webm', PART_BYTES));
    const { stem, multipart_id: multipart } =
      (await sql`SELECT stem, multipart_id FROM uploads WHERE id = ${id}`.first<{
        stem: string;
        multipart_id: string;
      }>()) ?? {};
    await later(HOUR_MS - 60_000);
    expect(await countUploads()).toBe(1);
    await later(HOUR_MS + 60_000);
    expect(await countUploads()).toBe(0);
    const parts = env.FILES.resumeMultipartUpload(`${stem}.webm`, multipart ?? '');
    await expect(parts.uploadPart(2, 'x')).rejects.toThrow(/does not exist/);
    expect(await stored()).toEqual(before);
  });

  it('leaves what has become a file alone', async () => {
    const item = await added(ada, png(9, 9));
    await later(2 * HOUR_MS);
    expect(await stored()).toEqual([...before, ...storedAs(item)].toSorted());
  });
});

it('files that nobody knows are found after a day; those of others in the bucket are left', async () => {
  const item = await added(ada, png(9, 9));
  const [stray, foreign] = [newStem(), 'exports/of-somebody.zip'];
  const strays = [`${stray}.jpg`, `${stray}-200.webp`, `withdrawn/${stray}.png`];
  await Promise.all([...strays, foreign].map((name) => env.FILES.put(name, 'x')));
  const db = new Database(env.DB);
  expect(await collectStrays(db, env, Date.now(), '')).toEqual([]);
  const found = await collectStrays(db, env, Date.now() + 25 * HOUR_MS, '');
  expect(found).toEqual(expect.arrayContaining(strays));
  const left = await stored();
  expect(left).toContain(foreign);
  expect(left).toEqual(expect.arrayContaining(storedAs(item)));
  await env.FILES.delete(foreign);
});

it('the search for them starts anywhere, also among pictures of messages and what is taken down', () => {
  const starts = Array.from({ length: 300 }, strayStart);
  const ranges = new Set(starts.map((start) => start.replace(/[\w-]{22}$/, '')));
  expect(ranges).toEqual(new Set(['', '~', 'withdrawn/', 'withdrawn/~']));
});

describe('what is taken down', () => {
  it('is out of reach under all its names, and can be put back', async () => {
    const item = await added(ada, png(9, 9));
    const { newName } = item;
    expect(await statusesOf(item)).toEqual([200, 200, 200, 200]);
    await withdrawFiles(env, newName);
    expect(await statusesOf(item)).toEqual([404, 404, 404, 404]);
    expect(await statusesOf(item, 'withdrawn%2F')).toEqual([404, 404, 404, 404]);
    await withdrawFiles(env, newName);
    await restoreFiles(env, newName);
    expect(await statusesOf(item)).toEqual([200, 200, 200, 200]);
    expect((await get(`/files/${newName}`)).headers.get('CDN-Cache-Control')).toBe('no-store');
  });

  it('is removed for good where it is deleted', async () => {
    const { id, newName } = await added(ada, png(9, 9));
    await withdrawFiles(env, newName);
    await sql`UPDATE media SET deleted_at = 1 WHERE id = ${id}`.run();
    await later();
    expect(await stored()).toEqual(before);
  });
});
