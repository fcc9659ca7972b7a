import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';

const source = new URL('../../../web/boot.ts', import.meta.url);

/** Opens an address, as a visitor. @returns the page's address, its notice, and the requests that are sent at once */
async function open(address: string) {
  const fetched: string[] = [];
  const location = new URL(address, 'https://peerway.test');
  const window: { peerwayNotice?: number } = {};
  runInNewContext(stripTypeScriptTypes(await readFile(source, 'utf8')), {
    URL,
    URLSearchParams,
    window,
    location,
    performance,
    PEERWAY_LANGUAGES: {},
    PEERWAY_API_HOST: '',
    document: { documentElement: { dataset: {} }, querySelector: () => null },
    navigator: { languages: ['en'] },
    localStorage: { getItem: () => null },
    history: {
      state: {},
      replaceState: (_: unknown, _title: string, { href }: URL) => {
        location.href = href;
      },
    },
    fetch: vi.fn<(url: string) => Promise<void>>(async (url) => void fetched.push(url)),
  });
  return [location.pathname + location.search + location.hash, window.peerwayNotice, fetched];
}

it('takes the notice of an email’s link off the address, and requests the page as ever', async () => {
  const requests = ['/api/sessions/7'];
  expect(await open('/session/7?notice=12#room')).toEqual(['/session/7#room', 12, requests]);
  expect(await open('/session/7#room')).toEqual(['/session/7#room', undefined, requests]);
  expect(await open('/session/7?key=a&notice=12')).toEqual(['/session/7?key=a', 12, []]);
});
