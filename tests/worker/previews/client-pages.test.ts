import { beforeAll, describe, expect, it } from 'vitest';

import { CLIENT_PATHS } from '../../../worker/contract/client-paths.ts';
import { get, send } from '../support/client.ts';
import { addUser } from '../support/people.ts';
import { addSession } from '../support/search-data.ts';
import { addGames, apply, changeApplicationStatus, hostSession } from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

beforeAll(() => addGames());

const setStatus = (id: number, status: string) =>
  sql`UPDATE users SET status = ${status} WHERE id = ${id}`.run();

const isPage = async (answer: Response) => (await answer.text()).includes('<div id="root">');

describe('an address of the client', () => {
  it.each(CLIENT_PATHS.filter((path) => !/^\/(?:session|detail)\//.test(path)))(
    'answers with its page: %s',
    async (path) => {
      const answer = await get(path.replace(':id', '17'));
      expect(answer.status).toBe(200);
      expect(await isPage(answer)).toBe(true);
    },
  );

  it('is matched as the router does', async () => {
    const { id } = await addUser();
    for (const path of [`/Detail/${id}`, `/detail/${id}/`, `/detail/${id}?as=me`, '/Login/']) {
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    }
  });

  it.each([
    '/no/such/page',
    '/session',
    '/session/17/more',
    '/admin/nothing',
    '/apis',
    '/index.php',
  ])('that has no screen is a 404 with the page: %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await isPage(answer)).toBe(true);
  });

  it('can be asked for without its body', async () => {
    expect((await send('HEAD', '/login')).status).toBe(200);
    expect((await send('HEAD', '/no/such/page')).status).toBe(404);
  });
});

const statusOf = async (path: string) => (await get(path)).status;

describe('the page about a session or a user', () => {
  it.each(['/session/999999', '/session/0', '/session/x', '/detail/999999', '/Detail/01/'])(
    'is a 404 with the page where there is none: %s',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
      expect(answer.headers.get('ETag')).toBeNull();
      expect(await isPage(answer)).toBe(true);
      expect((await send('HEAD', path)).status).toBe(404);
    },
  );

  it('is there if it may be there for somebody who is logged in', async () => {
    const host = await addUser();
    for (const visibility of ['public', 'friends', 'unlisted'] as const) {
      const id = await addSession(host.id, { visibility });
      expect([visibility, await statusOf(`/session/${id}`)]).toEqual([visibility, 200]);
    }
    await setStatus(host.id, 'leaving');
    expect(await statusOf(`/detail/${host.id}`)).toBe(200);
  });

  it('is a 404 if it was taken down, whoever asks', async () => {
    const host = await addUser();
    const id = await addSession(host.id);
    await sql`UPDATE sessions SET taken_down_at = 1 WHERE id = ${id}`.run();
    expect((await get(`/session/${id}`, host.token)).status).toBe(404);
  });

  it('of a banned host is there for the members alone, and the host’s own for nobody', async () => {
    const [host, member] = await Promise.all([addUser(), addUser()]);
    const [empty, joined] = [await addSession(host.id), (await hostSession(host)).id];
    await changeApplicationStatus(host, (await apply(member, joined)).id, 'accepted');
    await setStatus(host.id, 'banned');
    expect((await get(`/api/sessions/${joined}`, member.token)).status).toBe(200);
    expect(await statusOf(`/session/${joined}`)).toBe(200);
    expect(await statusOf(`/session/${empty}`)).toBe(404);
    expect(await statusOf(`/detail/${host.id}`)).toBe(404);
  });
});

it('a script that is not there is a 404 that nobody keeps, and no page', async () => {
  const answer = await get('/assets/index-of-an-old-deploy.js');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(await isPage(answer)).toBe(false);
});

it.each([
  '/api/nothing',
  '/files/nothing',
  '/embed/nothing',
  '/.well-known/nothing',
  '/socket.io/nothing',
])('a path of the server is never the client’s: %s', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(await isPage(answer)).toBe(false);
});
