import { afterEach, expect, it, vi } from 'vitest';

import { Sfu } from '../../../worker/calls/sfu.ts';

/** What a call's object asks the SFU, and what it makes of an answer. */

const sfu = new Sfu({
  SFU_APP_ID: 'app',
  SFU_APP_SECRET: 'secret',
  SFU_URL: 'https://sfu.test/v1',
});
const TRACK = { location: 'local', mid: '0', trackName: 'name' } as const;
const publish = () => sfu.publish('session', 'v=0', [TRACK]);

/** Answers each request in turn. */
const answer = (...answers: (() => Response)[]) => {
  const fetched = vi.fn<typeof fetch>(async () => (answers.shift() ?? text('', 500))());
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const text = (body: string, status: number) => () => new Response(body, { status });
const taken = () => Response.json({ tracks: [TRACK] });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each<[string, () => Response, string]>([
  ['answers 500', text('', 500), 'down'],
  ['answers HTML', text('<html>', 200), 'down'],
  ['answers more than any answer of its own', text(`"${'x'.repeat(600_000)}"`, 200), 'down'],
  ['doesn’t accept the secret', text('', 401), 'down'],
  ['has too many requests', text('', 429), 'busy'],
  ['has lost the session', text('', 410), 'gone'],
  ['isn’t ready', text('', 425), 'confused'],
  ['says so in its answer', () => Response.json({ errorCode: 'session_error' }), 'confused'],
  ['refuses for another reason', () => Response.json({ errorCode: 'other_error' }), 'down'],
  [
    'can’t be reached',
    () => {
      throw new Error('no route');
    },
    'down',
  ],
])('an SFU that %s has failed', async (_, fails, failure) => {
  answer(fails);
  await expect(publish()).rejects.toMatchObject({ failure });
});

it('an SFU is asked again twice if two requests have crossed there', async () => {
  const crossed = text('', 406);
  const fetched = answer(crossed, crossed, taken);
  expect((await publish()).tracks).toHaveLength(1);
  expect(fetched).toHaveBeenCalledTimes(3);
  answer(crossed, crossed, crossed, taken);
  await expect(publish()).rejects.toMatchObject({ failure: 'confused' });
});

it('an SFU that says nothing for ten seconds has failed, and one that answers leaves no timer', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const silent = publish().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await silent).toMatchObject({ failure: 'down' });
  answer(taken);
  await publish();
  // A pending timer would keep the call's object in memory.
  expect(vi.getTimerCount()).toBe(0);
});
