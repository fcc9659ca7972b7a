import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  AdminMediaItem,
  AdminMediaList,
  AdminSessionItem,
} from '../../../worker/contract/admin-content.ts';
import { AuditList } from '../../../worker/contract/audit.ts';
import { NoticeList } from '../../../worker/contract/notice-item.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { SessionDetail, SessionList } from '../../../worker/contract/session.ts';
import { sweep } from '../../../worker/sweep.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { expectAnswer, get, getAs, patch, post, send } from '../support/client.ts';
import { addFile } from '../support/decisions.ts';
import { readRoom, textsOf, written } from '../support/messages.ts';
import { addAdmin, addUser } from '../support/people.ts';
import {
  addGames,
  apply,
  changeApplicationStatus,
  hostSession,
  noticeKinds,
} from '../support/sessions.ts';
import { rows, sql } from '../support/sql.ts';

type Person = Awaited<ReturnType<typeof addUser>>;

let admin: Person;
let host: Person;
let guest: Person;
let session: number;
let name: string;

const logOf = async (iri: string) =>
  await rows`SELECT actor_id AS actor, action, reason, before, after FROM audit_log WHERE about = ${iri} ORDER BY id`;

const told = async ({ token }: Person) =>
  (await getAs(NoticeList, '/api/notices', token)).member.map(({ kind, text }) => ({
    kind,
    text,
  }));

const takeDown = (takenDown: boolean, reason = 'An advertisement') =>
  patch(`/api/admin/sessions/${session}`, { takenDown, reason }, admin.token);

const found = async () =>
  (await getAs(SessionList, `/api/sessions?q=${name}`)).member.map(({ id }) => id);

const addMedia = async (sessionId: number | null) => (await addFile(host, sessionId)).id;

const remove = (id: number) => send('DELETE', `/api/sessions/${id}`, { token: admin.token });

const names = async () => {
  const results = await rows<{
    id: number;
    newName: string;
  }>`SELECT id, new_name AS newName FROM media WHERE session_id = ${session} ORDER BY id`;
  return results;
};
const statuses = async () =>
  Promise.all((await names()).map(async ({ newName }) => (await get(`/files/${newName}`)).status));

beforeAll(() => addGames());
beforeEach(async () => {
  [admin, host, guest] = [await addAdmin(), await addUser(), await addUser()];
  name = `run${crypto.randomUUID().slice(0, 8)}`;
  ({ id: session } = await hostSession(host, { name }));
  await changeApplicationStatus(host, (await apply(guest, session)).id, 'accepted');
});

describe('a session', () => {
  it('is gone for everybody once it is taken down, members and host included, who are told why', async () => {
    expect(await found()).toEqual([session]);
    const item = await expectAnswer(takeDown(true), 200, AdminSessionItem);
    expect(item.takenDownAt).not.toBeNull();
    expect(await found()).toEqual([]);
    for (const token of [undefined, host.token, guest.token]) {
      expect((await get(`/api/sessions/${session}`, token)).status).toBe(404);
    }
    const own = await getAs(SessionList, '/api/sessions/own', host.token);
    expect(own.member).toEqual([]);
    const word = { kind: 'session-taken-down', text: 'An advertisement' };
    expect(await told(host)).toContainEqual(word);
    expect(await told(guest)).toContainEqual(word);
  });

  it('is back as it was once it is restored', async () => {
    await takeDown(true);
    const item = await expectAnswer(takeDown(false, 'A mistake'), 200, AdminSessionItem);
    expect(item).toMatchObject({ takenDownAt: null, status: 'open', seatsTaken: 2 });
    expect(await found()).toEqual([session]);
    expect((await get(`/api/sessions/${session}`, guest.token)).status).toBe(200);
    expect(await told(guest)).toContainEqual({ kind: 'session-restored', text: 'A mistake' });
    expect(await logOf(`/api/sessions/${session}`)).toEqual([
      {
        actor: admin.id,
        action: 'session-taken-down',
        reason: 'An advertisement',
        before: JSON.stringify({ takenDown: false }),
        after: JSON.stringify({ takenDown: true }),
      },
      {
        actor: admin.id,
        action: 'session-restored',
        reason: 'A mistake',
        before: JSON.stringify({ takenDown: true }),
        after: JSON.stringify({ takenDown: false }),
      },
    ]);
  });

  it('is told to those who wait or are in, and to no one else', async () => {
    const [refused, elsewhere] = [await addUser(), await addUser()];
    const { id } = await apply(refused, session);
    await changeApplicationStatus(host, id, 'declined');
    await apply(elsewhere, (await hostSession(await addUser())).id);
    const file = await addMedia((await hostSession(elsewhere)).id);
    const results = await rows<{
      name: string;
    }>`SELECT new_name AS name FROM media WHERE id = ${file}`;
    const other = results[0]?.name ?? '';
    await env.FILES.put(other, 'bytes');
    await takeDown(true);
    await takeDown(false);
    const kinds = ['session-restored', 'session-taken-down'];
    for (const person of [host, guest]) {
      expect((await noticeKinds(person)).filter((kind) => kinds.includes(kind))).toEqual(kinds);
    }
    for (const person of [refused, elsewhere]) {
      expect(await noticeKinds(person)).not.toEqual(expect.arrayContaining([kinds[1]]));
    }
    await takeDown(true);
    // The files of other sessions stay where they are.
    expect((await get(`/files/${other}`)).status).toBe(200);
  });

  it('closes its room at once', async () => {
    const room = `/api/sessions/${session}`;
    await written(room, guest, 'See you tonight');
    await takeDown(true);
    expect((await readRoom(room, guest)).status).toBe(404);
    await takeDown(false);
    expect(await textsOf(room, guest)).toEqual(['See you tonight']);
  });

  it.each([
    ['was cancelled', 'cancelled_at = 1'],
    ['is over', 'starts_at = 1, ends_at = 2'],
  ])('stays out of the lists once restored if it %s meanwhile', async (_, change) => {
    await takeDown(true);
    await env.DB.prepare(`UPDATE sessions SET ${change} WHERE id = ?`).bind(session).run();
    expect((await takeDown(false)).status).toBe(200);
    expect(await found()).toEqual([]);
    const closed = sql`SELECT closed FROM sessions WHERE id = ${session}`;
    expect(await closed.first('closed')).toBe(1);
  });

  it('can be changed by an admin, which is logged with what it was', async () => {
    const body = { name: 'Renamed', seats: 6, reason: 'A rude name' };
    expect((await patch(`/api/sessions/${session}`, body, admin.token)).status).toBe(200);
    expect(await logOf(`/api/sessions/${session}`)).toMatchObject([
      { actor: admin.id, action: 'session-changed', reason: 'A rude name' },
    ]);
    const path = `/api/admin/audit-log?about=/api/sessions/${session}`;
    const { member } = await getAs(AuditList, path, admin.token);
    expect(member).toMatchObject([
      { before: { name, seats: 4 }, after: { name: 'Renamed', seats: 6 } },
    ]);
    // The next reason doesn't replace one that wasn't read.
    await patch(`/api/sessions/${session}`, { seats: 5, reason: 'Too many' }, admin.token);
    expect(await told(host)).toEqual(
      expect.arrayContaining([
        { kind: 'session-changed', text: 'A rude name' },
        { kind: 'session-changed', text: 'Too many' },
      ]),
    );
  });

  it('can be cancelled by an admin, host and members are told, and it is logged', async () => {
    const body = { status: 'cancelled', cancelReason: 'Not here' };
    expect((await patch(`/api/sessions/${session}`, body, admin.token)).status).toBe(200);
    expect(await told(host)).toContainEqual({ kind: 'session-cancelled', text: 'Not here' });
    expect(await told(guest)).toContainEqual({ kind: 'session-cancelled', text: 'Not here' });
    expect(await logOf(`/api/sessions/${session}`)).toMatchObject([
      { action: 'session-cancelled', reason: 'Not here' },
    ]);
  });

  it('can be deleted by an admin while nobody has applied, which is logged', async () => {
    const empty = await hostSession(host);
    expect((await remove(empty.id)).status).toBe(204);
    expect(await logOf(`/api/sessions/${empty.id}`)).toMatchObject([{ action: 'session-deleted' }]);
    expect((await remove(session)).status).toBe(409);
    expect(await logOf(`/api/sessions/${session}`)).toEqual([]);
  });

  it('leaves no line where its own host changes it, admin or not', async () => {
    await sql`UPDATE users SET role = 'admin' WHERE id = ${host.id}`.run();
    await patch(`/api/sessions/${session}`, { seats: 6 }, host.token);
    expect(await logOf(`/api/sessions/${session}`)).toEqual([]);
    expect(await told(host)).not.toContainEqual(
      expect.objectContaining({ kind: 'session-changed' }),
    );
  });
});

it('a file is taken down and put back, with a word to its uploader and a line of the log', async () => {
  const file = await addMedia(session);
  const change = (takenDown: boolean) =>
    patch(`/api/admin/media/${file}`, { takenDown, reason: 'Not for all' }, admin.token);
  const shown = async () => (await getAs(SessionDetail, `/api/sessions/${session}`)).media.length;
  expect(await shown()).toBe(1);
  const item = await expectAnswer(change(true), 200, AdminMediaItem);
  expect(item).toMatchObject({ uploader: { id: host.id }, session: { id: session } });
  expect(await shown()).toBe(0);
  const list = get('/api/admin/media?state=taken-down', admin.token);
  expect((await expectAnswer(list, 200, AdminMediaList)).member[0]?.id).toBe(file);
  await expectAnswer(change(false), 200, AdminMediaItem);
  expect(await shown()).toBe(1);
  expect((await told(host)).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['media-taken-down', 'media-restored']),
  );
  expect((await logOf(`/api/media/${file}`)).map(({ action }) => action)).toEqual([
    'media-taken-down',
    'media-restored',
  ]);
});

describe('the bytes', () => {
  it('are out of reach at once, and back; an admin still sees them', async () => {
    await Promise.all([addMedia(session), addMedia(session)]);
    const [one, two] = await names();
    if (!one || !two) throw new Error('no files');
    await Promise.all([one, two].map(({ newName }) => env.FILES.put(newName, 'bytes')));
    const change = (takenDown: boolean) =>
      patch(`/api/admin/media/${one.id}`, { takenDown, reason: 'Not for all' }, admin.token);

    await change(true);
    expect(await statuses()).toEqual([404, 200]);
    const bytes = await get(`/api/admin/media/${one.id}/file`, admin.token);
    expect(new TextDecoder().decode(await bytes.arrayBuffer())).toBe('bytes');
    expect(bytes.headers.get('Content-Type')).toBe('image/png');
    await takeDown(true);
    expect(await statuses()).toEqual([404, 404]);
    // A file that was taken down itself stays down.
    await takeDown(false);
    expect(await statuses()).toEqual([404, 200]);
    await change(false);
    expect(await statuses()).toEqual([200, 200]);
  });

  it.each(['session', 'file'])(
    'of a %s that is taken down or restored are moved by the sweep if the request failed',
    async (kind) => {
      await Promise.all([addMedia(session), addMedia(session)]);
      const files = await names();
      await Promise.all(files.map(({ newName }) => env.FILES.put(newName, 'bytes')));
      const path = kind === 'file' ? `media/${files[0]?.id}` : `sessions/${session}`;
      const others = kind === 'file' ? 200 : 404;
      const change = async (takenDown: boolean) => {
        vi.spyOn(env.FILES, 'put').mockRejectedValueOnce(new Error('no bucket'));
        expectConsole(/^PATCH .* failed Error: no bucket/);
        const answer = await patch(
          `/api/admin/${path}`,
          { takenDown, reason: 'Not for all' },
          admin.token,
        );
        expect(answer.status).toBe(500);
      };
      await change(true);
      // The others are moved before the request is answered.
      expect((await statuses()).toSorted((a, b) => a - b)).toEqual([200, others]);
      vi.spyOn(env.FILES, 'put').mockRejectedValueOnce(new Error('no bucket'));
      expectConsole(/^The sweep’s moves failed Error: no bucket/);
      await expect(sweep(env, Date.now())).rejects.toThrow('The sweep failed at moves');
      await sweep(env, Date.now());
      expect(await statuses()).toEqual([404, others]);
      await change(false);
      await sweep(env, Date.now());
      expect(await statuses()).toEqual([200, 200]);
    },
  );

  it('of a drawing are those of its largest copy, which runs nothing', async () => {
    const file = await addMedia(null);
    const [small, large] = [`${crypto.randomUUID()}.webp`, `${crypto.randomUUID()}.png`];
    await sql`UPDATE media SET extension = 'svg', copies = ${JSON.stringify([small, large])} WHERE id = ${file}`.run();
    await Promise.all([env.FILES.put(small, 'small'), env.FILES.put(large, 'large')]);
    const shown = await get(`/api/admin/media/${file}/file`, admin.token);
    expect(shown.headers.get('Content-Type')).toBe('image/png');
    expect(shown.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(new TextDecoder().decode(await shown.arrayBuffer())).toBe('large');
    await sql`UPDATE media SET copies = '[]' WHERE id = ${file}`.run();
    expect((await get(`/api/admin/media/${file}/file`, admin.token)).status).toBe(404);
  });

  it('stay away while their session is taken down, whatever becomes of the file', async () => {
    await addMedia(session);
    const [one] = await names();
    if (!one) throw new Error('no file');
    await env.FILES.put(one.newName, 'bytes');
    const change = (takenDown: boolean) =>
      patch(`/api/admin/media/${one.id}`, { takenDown, reason: 'Not for all' }, admin.token);
    await change(true);
    await takeDown(true);
    await change(false);
    expect(await statuses()).toEqual([404]);
    await takeDown(false);
    expect(await statuses()).toEqual([200]);
  });

  it('outlive their deletion while a report holds them', async () => {
    const file = await addMedia(session);
    const [one] = await names();
    await env.FILES.put(one?.newName ?? '', 'bytes');
    const body = { about: `/api/media/${file}`, reason: 'spam' };
    const { id }: { id: number } = await (await post('/api/reports', body, guest.token)).json();
    await sql`UPDATE media SET deleted_at = 1 WHERE id = ${file}`.run();
    await sweep(env, Date.now());
    expect((await get(`/api/admin/media/${file}/file`, admin.token)).status).toBe(200);
    const decision = { decision: 'dismissed', note: 'Fine' };
    await patch(`/api/admin/reports/${id}`, decision, admin.token);
    await sweep(env, Date.now());
    expect((await get(`/api/admin/media/${file}/file`, admin.token)).status).toBe(404);
  });
});

it('says what cannot be done, and does nothing by half', async () => {
  const file = await addMedia(null);
  const nothing = { takenDown: true, reason: 'x' };
  for (const kind of ['sessions', 'media']) {
    const path = `/api/admin/${kind}`;
    await expectAnswer(patch(`${path}/999999`, nothing, admin.token), 404, Problem.strict());
    const id = kind === 'media' ? file : session;
    const restore = { takenDown: false, reason: 'x' };
    await expectAnswer(patch(`${path}/${id}`, restore, admin.token), 409, Problem);
  }
  const answers = await Promise.all([takeDown(true), takeDown(true), takeDown(true)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await logOf(`/api/sessions/${session}`)).toHaveLength(1);
});
