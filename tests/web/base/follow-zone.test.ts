import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** What a browser of this zone does without a chosen one. */
async function follow(zone: string, account: string | null) {
  vi.stubEnv('TZ', zone);
  const done: unknown[] = [];
  const setItem = (_key: string, chosen: string) => done.push({ chosen });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem });
  const reload = () => done.push('reload');
  vi.stubGlobal('location', { origin: 'https://peerway.test', reload });
  vi.stubGlobal('fetch', async (...request: ConstructorParameters<typeof Request>) => {
    done.push(await new Request(...request).json());
    return new Response(null, { status: 204 });
  });
  vi.resetModules();
  const { followZone } = await import('../../../web/base/follow-zone.ts');
  await followZone(account).catch(() => done.push('unknown'));
  return done;
}

it.each([
  ['Asia/Seoul', null, [{ zone: 'Asia/Seoul' }]],
  ['Asia/Seoul', 'Europe/Oslo', []],
  // A browser that hides its zone.
  ['UTC', null, []],
  ['UTC', 'Europe/Oslo', [{ chosen: 'Europe/Oslo' }, 'reload']],
  ['Atlantic/Reykjavik', 'Europe/Oslo', [{ chosen: 'Europe/Oslo' }, 'reload']],
  ['UTC', 'Africa/Dakar', []],
  ['UTC', 'Mars/Base', ['unknown']],
])('a browser in %s with an account in %s does %j', async (zone, account, done) => {
  expect(await follow(zone, account)).toEqual(done);
});
