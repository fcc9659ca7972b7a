import { createExecutionContext, env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';

import { app } from '../../../worker/app.ts';
import { CurrentUser } from '../../../worker/contract/account.ts';
import { AdminUserDetail, AdminUserList } from '../../../worker/contract/admin-user.ts';
import { ApplicationList } from '../../../worker/contract/application.ts';
import { AuditList } from '../../../worker/contract/audit.ts';
import { OwnMedia } from '../../../worker/contract/media.ts';
import { NoticeList } from '../../../worker/contract/notice-item.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { AdminReportList } from '../../../worker/contract/report.ts';
import { SessionDetail } from '../../../worker/contract/session.ts';
import { UserDetail } from '../../../worker/contract/user.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { ORIGIN, expectAnswer, get, getAs, post } from '../support/client.ts';
import { addAdmin, addUser } from '../support/people.ts';
import { addGames, apply, changeApplicationStatus, hostSession } from '../support/sessions.ts';
import { sql } from '../support/sql.ts';
import { type Somebody, add, added, bytesOf, formOf, pageOf, stored } from './ask.ts';
import { holds, utf8 } from './bytes.ts';
import { chunk, gif, jpeg, measure, png, svg } from './make.ts';

const drawing = () => svg('<rect width="8" height="8" fill="red"/>');
const RASTER = /^[\w-]{22}-(?:(?:200|400|1600)\.webp|still\.(?:png|jpg))$/;

let ada: Somebody;
beforeAll(async () => {
  await addGames();
  ada = await addUser('Ada of the drawings');
});

/** Adds a file with another Images binding, or without one. */
const addWith = (images: typeof env.IMAGES | undefined, bytes: Uint8Array, still?: Uint8Array) =>
  app.fetch(
    new Request(`${ORIGIN}/api/media`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${ada.token}` },
      body: formOf(pageOf(ada), bytes, still ? { still } : {}),
    }),
    { ...env, IMAGES: images },
    createExecutionContext(),
  );

/** Like Cloudflare's: it returns an SVG unchanged. */
const passingThrough = (): typeof env.IMAGES => {
  if (!env.IMAGES) throw new Error('no images');
  const handle: ImageTransformer = {
    transform: () => handle,
    draw: () => handle,
    output: () =>
      Promise.resolve({
        contentType: () => 'image/webp',
        image: () => new Blob([drawing()]).stream(),
        response: () => new Response(drawing()),
      }),
  };
  return { ...env.IMAGES, input: () => handle };
};

describe('the still of a drawing', () => {
  it.each([
    ['a PNG', () => png(320, 224)],
    ['a JPEG', () => jpeg(320, 224)],
  ])('is %s, and what is listed is made of it', async (_, make) => {
    const item = await added(ada, drawing(), { still: await make() });
    expect(item.extension).toBe('svg');
    expect(item.copies).toHaveLength(3);
    expect(await measure(item.copies?.[2] ?? '')).toMatchObject({
      format: 'image/webp',
      width: 320,
    });
  });

  it.each([
    ['another drawing', drawing],
    ['a picture that moves', () => gif(8, 8, 3)],
    ['larger than a page', () => png(1601, 8)],
    ['cut off', () => png(64, 64).subarray(0, 60)],
    ['a page', () => utf8('<!DOCTYPE html><script>alert(1)</script>')],
  ])('is refused where it is %s', async (_, make) => {
    const before = await stored();
    const problem = await expectAnswer(
      add(ada, drawing(), { still: make() }),
      422,
      Problem.strict(),
    );
    expect(problem.violations?.[0]?.propertyPath).toBe('still');
    expect(await stored()).toEqual(before);
  });

  it('is what lists show where nothing makes smaller copies of it, without what it noted', async () => {
    const secret = 'Karl-Marx-Allee 1, Berlin';
    const still = png(32, 32, undefined, [chunk('iTXt', utf8(secret))]);
    const item = await expectAnswer(addWith(undefined, drawing(), still), 201, OwnMedia);
    expect(item.copies).toEqual([item.newName.replace('.svg', '-still.png')]);
    expect(holds(await bytesOf(item.copies?.[0] ?? ''), secret)).toBe(false);
  });
});

describe('a drawing without a still', () => {
  it.each([
    ['nothing draws it', () => undefined, []],
    [
      'Images passes it through',
      passingThrough,
      [/^A copy of an image could not be made .*No WebP was made/],
    ],
  ])('is refused where %s', async (_, images, logged) => {
    expectConsole(...logged);
    const before = await stored();
    const problem = await expectAnswer(addWith(images(), drawing()), 422, Problem.strict());
    expect(problem.violations?.[0]?.message).toMatch(/Export it as a PNG/);
    expect(await stored()).toEqual(before);
  });

  it('is drawn by Images where that can', async () => {
    const { copies = [] } = await added(ada, drawing());
    expect(await measure(copies[0] ?? '')).toMatchObject({ format: 'image/webp', width: 200 });
  });
});

describe('what a list or card names', () => {
  it('is a raster, in every answer', async () => {
    const [host, admin] = [await addUser('Drawn host'), await addAdmin()];
    const session = await hostSession(host);
    const files = [
      await added(host, drawing()),
      await added(host, drawing(), { owner: `/api/sessions/${session.id}` }),
    ];
    const paths = [
      '/api/latest/sessions',
      '/api/latest/users',
      '/api/sessions',
      `/api/sessions/${session.id}`,
      '/api/sessions/own',
      '/api/users?q=drawn',
      `/api/users/${host.id}`,
      `/api/users/${host.id}/sessions`,
      '/api/friends',
      '/api/currentuser',
    ];
    const answers = await Promise.all([
      ...paths.map(async (path) => (await get(path, host.token)).text()),
      ...['/api/admin/media', '/api/admin/sessions'].map(async (path) =>
        (await get(path, admin.token)).text(),
      ),
    ]);
    expect(answers.filter((text) => text.includes('.svg'))).toEqual([]);
    // Both files are listed, but not as SVG.
    for (const { newName } of files) {
      const stem = newName.slice(0, 22);
      expect(answers.filter((text) => text.includes(stem)).length).toBeGreaterThan(2);
    }
    const [mine] = files;
    const bytes = await get(`/api/admin/media/${mine?.id}/file`, admin.token);
    expect([bytes.status, bytes.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    await bytes.body?.cancel();
  });

  it('is a raster of the first file, the same wherever a face is shown', async () => {
    const [host, guest, admin] = [await addUser(), await addUser(), await addAdmin()];
    for (const person of [host, guest, admin]) await added(person, drawing());
    const session = await hostSession(host);
    const { id } = await apply(guest, session.id);
    const read = <Schema extends z.ZodType>(path: string, schema: Schema, { token } = host) =>
      getAs(schema, path, token);
    // The user's own page has a larger copy.
    const fileOf = async (person: Somebody) =>
      (await read(`/api/users/${person.id}`, UserDetail)).firstFile?.replace('-1600', '-200');
    const ofHost = await fileOf(host);
    const ofGuest = await fileOf(guest);
    const ofAdmin = await fileOf(admin);
    for (const name of [ofHost, ofGuest, ofAdmin]) expect(name).toMatch(RASTER);
    const asked = `/api/applications?session=/api/sessions/${session.id}`;
    const applications = await read(asked, ApplicationList);
    expect(applications.member[0]?.user.firstFile).toBe(ofGuest);
    const notices = await read('/api/notices', NoticeList);
    expect(notices.member[0]?.actor?.id).toBe(guest.id);
    await changeApplicationStatus(host, id, 'accepted');
    const page = await read(`/api/sessions/${session.id}`, SessionDetail);
    expect([page.hostFile, page.roster[0]?.firstFile]).toEqual([ofHost, ofGuest]);
    expect((await read('/api/currentuser', CurrentUser)).firstFile).toBe(ofHost);

    const about = `/api/users/${host.id}`;
    expect((await post('/api/reports', { about, reason: 'spam' }, guest.token)).status).toBe(201);
    const reason = { reason: 'Spam' };
    const warning = await post(`/api/admin/users/${host.id}/warnings`, reason, admin.token);
    expect(warning.ok).toBe(true);
    const [report] = (await read('/api/admin/reports', AdminReportList, admin)).member;
    expect([report?.reporter?.firstFile, report?.reported?.firstFile]).toEqual([ofGuest, ofHost]);
    const account = await read(`/api/admin/users/${host.id}`, AdminUserDetail, admin);
    expect([account.firstFile, account.log[0]?.actor?.firstFile]).toEqual([ofHost, ofAdmin]);
    const accounts = await read('/api/admin/users', AdminUserList, admin);
    expect(accounts.member.find((one) => one.id === host.id)?.firstFile).toBe(ofHost);
    const log = await read(`/api/admin/audit-log?about=${about}`, AuditList, admin);
    expect(log.member[0]?.actor?.firstFile).toBe(ofAdmin);
  });

  it('is nothing of an SVG from before there were copies of them', async () => {
    const host = await addUser();
    const session = await hostSession(host);
    const { id } = await added(host, drawing());
    await sql`UPDATE media SET copies = '[]' WHERE id = ${id}`.run();
    const user = await getAs(UserDetail, `/api/users/${host.id}`);
    const page = await getAs(SessionDetail, `/api/sessions/${session.id}`);
    expect([user.firstFile, user.media, page.hostFile]).toEqual([null, [], null]);
  });
});
