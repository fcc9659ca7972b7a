import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** What a browser of this zone does without a chosen one. @param followed the zone that it has taken from an account */
async function follow(zone: string, account: string | null, followed?: string) {
  vi.stubEnv('TZ', zone);
  const done: unknown[] = [];
  const stored = new Map(
    followed === undefined
      ? []
      : [
          ['zone', followed],
          ['zone_followed', 'true'],
        ],
  );
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  const reload = () => done.push(stored.has('zone_followed') ? stored.get('zone') : 'browser');
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
  ['UTC', 'Europe/Oslo', ['Europe/Oslo']],
  ['Atlantic/Reykjavik', 'Europe/Oslo', ['Europe/Oslo']],
  ['UTC', 'Africa/Dakar', []],
  ['UTC', 'Mars/Base', ['unknown']],
  // One that has followed Rome.
  ['UTC', 'Europe/Rome', [], 'Europe/Rome'],
  ['UTC', 'Europe/Oslo', ['Europe/Oslo'], 'Europe/Rome'],
  ['UTC', 'Africa/Dakar', ['browser'], 'Europe/Rome'],
])('a browser in %s with an account in %s does %j', async (zone, account, done, followed?) => {
  expect(await follow(zone, account, followed)).toEqual(done);
});
