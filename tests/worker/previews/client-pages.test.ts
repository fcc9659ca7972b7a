import { describe, expect, it } from 'vitest';

import { CLIENT_PATHS } from '../../../worker/contract/client-paths.ts';
import { get, send } from '../support/client.ts';

const isPage = async (answer: Response) => (await answer.text()).includes('<div id="root">');

describe('an address of the client', () => {
  it.each(CLIENT_PATHS.map((path) => path.replace(':id', '17')))(
    'answers with its page: %s',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(await isPage(answer)).toBe(true);
    },
  );

  it.each(['/Session/17', '/session/17/', '/detail/17?as=me'])(
    'is matched as the router does: %s',
    async (path) => {
      expect((await get(path)).status).toBe(200);
    },
  );

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

  it('takes nothing', async () => {
    expect((await send('POST', '/login', { body: {} })).status).toBe(404);
  });
});

describe('a script that is not there', () => {
  it('is a 404 that nobody keeps, and no page', async () => {
    const answer = await get('/assets/index-of-an-old-deploy.js');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(await isPage(answer)).toBe(false);
  });
});

it.each(['/api/nothing', '/files/nothing', '/.well-known/nothing', '/socket.io/nothing'])(
  'a path of the server is never the client’s: %s',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await isPage(answer)).toBe(false);
  },
);
