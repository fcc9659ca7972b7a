import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

import { everyPage, patch, post } from '../support/client.ts';
import { addFile } from '../support/decisions.ts';
import { addAdmin, addUser } from '../support/people.ts';
import { addGames, hostSession } from '../support/sessions.ts';
import { rows, sql } from '../support/sql.ts';

/**
 * The admin area's lists, page by page. Each has four items and pages of two, so the second page is full and the last.
 */

type Person = Awaited<ReturnType<typeof addUser>>;

const List = z.object({
  member: z.array(z.object({ id: z.int() })),
  view: z.object({ next: z.string().optional() }),
});

let admin: Person;
let people: Person[];
let ids: number[];
let sessions: number[];
let files: number[];

/** The ids on each page of a list, with two items per page. */
async function pagesOf(path: string, query = '', { token } = admin) {
  const pages = await everyPage(List, `${path}?itemsPerPage=2${query}`, token);
  return pages.map(({ member }) => member.map(({ id }) => id));
}

const oldestFirst = ([a = 0, b = 0, c = 0, d = 0]: number[]) => [
  [a, b],
  [c, d],
];
const newestFirst = (all: number[]) => oldestFirst(all.toReversed());

/** The ids of the log's lines about an action, in its order. */
const linesOf = async (action: string) =>
  (await rows<{ id: number }>`SELECT id FROM audit_log WHERE action = ${action} ORDER BY id`).map(
    ({ id }) => id,
  );

beforeAll(async () => {
  await addGames();
  admin = await addAdmin();
  people = [];
  sessions = [];
  files = [];
  for (let each = 0; each < 4; each += 1) {
    const person = await addUser(`Quill ${each}`);
    people.push(person);
    sessions.push((await hostSession(person, { name: 'Quiet evening' })).id);
    files.push((await addFile(person)).id);
  }
  ids = people.map(({ id }) => id);
});

const takeDown = (kind: 'sessions' | 'media', id: number | undefined, takenDown = true) =>
  patch(`/api/admin/${kind}/${id}`, { takenDown, reason: 'Spam' }, admin.token);

it('sessions by words and the newest first, also those taken down', async () => {
  const path = '/api/admin/sessions';
  expect(await pagesOf(path)).toEqual(newestFirst(sessions));
  expect(await pagesOf(path, '&q=quiet evening')).toEqual(newestFirst(sessions));
  expect(await pagesOf(path, '&state=taken-down')).toEqual([[]]);
  for (const id of sessions) expect((await takeDown('sessions', id)).status).toBe(200);
  expect(await pagesOf(path, '&state=taken-down')).toEqual(newestFirst(sessions));
  // A search finds what is listed.
  expect(await pagesOf(path, '&q=quiet evening')).toEqual([[]]);
  expect((await takeDown('sessions', sessions[3], false)).status).toBe(200);
  expect((await pagesOf(path, '&state=taken-down')).flat()).toEqual(
    sessions.slice(0, 3).toReversed(),
  );
  expect(await pagesOf(path)).toEqual(newestFirst(sessions));
});

it('files the newest first, without deleted ones, and those taken down in their own list', async () => {
  const path = '/api/admin/media';
  const [someone] = people;
  if (!someone) throw new Error('nobody');
  const { id: deleted } = await addFile(someone);
  await sql`UPDATE media SET deleted_at = 1 WHERE id = ${deleted}`.run();
  expect(await pagesOf(path)).toEqual(newestFirst(files));
  expect((await takeDown('media', deleted)).status).toBe(404);
  expect(await pagesOf(path, '&state=taken-down')).toEqual([[]]);
  for (const id of files) expect((await takeDown('media', id)).status).toBe(200);
  expect(await pagesOf(path)).toEqual([[]]);
  expect(await pagesOf(path, '&state=taken-down')).toEqual(newestFirst(files));
});

it('reports the oldest first while they are open, the newest first once decided', async () => {
  const path = '/api/admin/reports';
  const reporter = await addUser();
  for (const id of ids) {
    const body = { about: `/api/users/${id}`, reason: 'spam', text: 'Look' };
    expect((await post('/api/reports', body, reporter.token)).status).toBe(201);
  }
  const results = await rows<{ id: number }>`SELECT id FROM reports ORDER BY id`;
  const reports = results.map(({ id }) => id);
  const change = (id: number, body: unknown) => patch(`${path}/${id}`, body, admin.token);
  expect(await pagesOf(path, '&state=open')).toEqual(oldestFirst(reports));
  expect(await pagesOf(path, '&state=mine')).toEqual([[]]);
  for (const id of reports) expect((await change(id, { taken: true })).status).toBe(200);
  expect(await pagesOf(path, '&state=mine')).toEqual(oldestFirst(reports));
  expect(await pagesOf(path, '&state=decided')).toEqual([[]]);
  const decision = { decision: 'upheld', note: 'Yes' };
  for (const id of reports) expect((await change(id, decision)).status).toBe(200);
  expect(await pagesOf(path, '&state=decided')).toEqual(newestFirst(reports));
  expect(await pagesOf(path, '&state=open')).toEqual([[]]);
});

it('accounts by words, by role and by status, each filter also alone', async () => {
  const path = '/api/admin/users';
  expect(await pagesOf(path, '&q=quill')).toEqual(newestFirst(ids));
  expect(await pagesOf(path, '&role=ROLE_ADMIN')).toEqual([[admin.id]]);
  expect((await pagesOf(path, '&role=ROLE_USER')).flat()).not.toContain(admin.id);
  expect(await pagesOf(path, '&status=banned')).toEqual([[]]);
  const ban = { status: 'banned', reason: 'Spam' };
  for (const id of ids) {
    expect((await patch(`${path}/${id}`, ban, admin.token)).status).toBe(200);
  }
  expect(await pagesOf(path, '&status=banned')).toEqual(newestFirst(ids));
  expect((await pagesOf(path)).flat().slice(-5)).toEqual([...ids.toReversed(), admin.id]);
});

it('the log the newest first, by its filters, also together', async () => {
  const path = '/api/admin/audit-log';
  const bans = await linesOf('ban');
  expect(bans).toHaveLength(4);
  expect(await pagesOf(path, '&action=ban')).toEqual(newestFirst(bans));
  expect(await pagesOf(path, `&action=ban&about=/api/users/${ids[1]}`)).toEqual([[bans[1]]]);
  expect(await pagesOf(path, '&action=ban&q=spam')).toEqual(newestFirst(bans));
  expect(await pagesOf(path, '&action=lift&q=spam')).toEqual([[]]);
  const otto = await addAdmin();
  expect(await pagesOf(path, `&action=ban&actor=${otto.id}`)).toEqual([[]]);
});

it('a moderator’s search of sessions, which goes on behind those of staff', async () => {
  const moderator = await addUser();
  await sql`UPDATE users SET role = 'moderator' WHERE id = ${moderator.id}`.run();
  const evenings = [];
  for (const host of [await addUser(), await addUser(), await addUser(), admin]) {
    evenings.push((await hostSession(host, { name: 'Loud evening' })).id);
  }
  const [first, second, third] = evenings;
  expect(await pagesOf('/api/admin/sessions', '&q=loud', moderator)).toEqual([
    [third, second],
    [first],
  ]);
});
