import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { realClock } from '../../../web/presence/clock.ts';
import {
  RENEW_AHEAD_MS,
  type StreamInputs,
  RETRY_MAX_MS,
  RETRY_MIN_MS,
  SILENCE_MAX_MS,
  PresenceStream,
} from '../../../web/presence/stream.ts';
import type { PresenceEvent } from '../../../worker/contract/presence.ts';

/** A server whose streams the test writes to. */
function hub() {
  const requests: {
    url: string;
    authorization: string | null;
    aborted: () => boolean;
    say: (text: string) => Promise<void>;
    end: () => void;
  }[] = [];
  let status = 200;
  let reachable = true;
  const answer: StreamInputs['fetch'] = (url, init) => {
    if (!reachable) return Promise.reject(new TypeError('no network'));
    const signal = init.signal;
    let out: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        out = controller;
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    requests.push({
      url,
      authorization: new Headers(init.headers).get('Authorization'),
      aborted: () => signal?.aborted ?? false,
      say: async (text) => {
        out?.enqueue(new TextEncoder().encode(text));
        await vi.advanceTimersByTimeAsync(0);
      },
      end: () => out?.close(),
    });
    return Promise.resolve(new Response(body, { status }));
  };
  return {
    requests,
    fetch: answer,
    last: () => {
      const request = requests.at(-1);
      if (!request) throw new Error('nothing was requested');
      return request;
    },
    answerWith: (next: number) => {
      status = next;
    },
    unplug: () => {
      reachable = false;
    },
  };
}

/** A token with the claims that the client reads. */
const tokenUntil = (ms: number) => `a.${btoa(JSON.stringify({ exp: ms / 1_000 }))}.b`;

function setUp({ token = (): string | null => 'token' } = {}) {
  const server = hub();
  const events: PresenceEvent[] = [];
  const attempts: number[] = [];
  const stream = new PresenceStream({
    hub: 'https://hub.test',
    fetch: (url, init) => {
      attempts.push(Date.now());
      return server.fetch(url, init);
    },
    clock: { ...realClock, random: () => 0 },
    getToken: () => Promise.resolve(token()),
    onEvent: (event) => events.push(event),
  });
  return { server, events, attempts, stream };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a stream', () => {
  it('asks for nothing without a log-in', async () => {
    const { attempts, stream } = setUp({ token: () => null });
    stream.follow([1]);
    await pass(RETRY_MIN_MS * 2);
    expect(attempts).toEqual([]);
    stream.close();
  });

  it('names its topics, carries the token, and hands on events however they are cut', async () => {
    const { server, events, stream } = setUp();
    stream.follow([1, 27]);
    await pass(0);
    const request = server.last();
    expect(request.url).toBe('https://hub.test/.well-known/mercure?topic=user/1&topic=user/27');
    expect(request.authorization).toBe('Bearer token');
    await request.say('id: 1\ndata: {"user":1,"onl');
    await request.say('ine":1}\n\n:\n\nid: 2\ndata: {"user":27,"online":0}\n\n');
    await request.say('data: not JSON\n\ndata: [1]\n\ndata: {"user":"1","online":1}\n\n');
    expect(events).toEqual([
      { user: 1, online: 1 },
      { user: 27, online: 0 },
    ]);
    stream.close();
    expect(request.aborted()).toBe(true);
    await pass(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is dead after 45 s without a byte, and alive with a comment every 25 s', async () => {
    const { server, stream } = setUp();
    stream.follow([1]);
    await pass(0);
    for (let comment = 0; comment < 10; comment += 1) {
      await pass(25_000);
      await server.last().say(':\n\n');
    }
    expect(server.requests).toHaveLength(1);
    await pass(SILENCE_MAX_MS - 1);
    expect(server.last().aborted()).toBe(false);
    await pass(1);
    expect(server.requests[0]?.aborted()).toBe(true);
    await pass(RETRY_MIN_MS);
    expect(server.requests).toHaveLength(2);
    stream.close();
  });

  it('comes back after 1 s, growing to 5 h, and at once when woken; a success resets', async () => {
    const { server, attempts, stream } = setUp();
    server.unplug();
    stream.follow([1]);
    await pass(48 * 60 * 60 * 1_000);
    const delays = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
    expect(delays.slice(0, 5)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
    expect(Math.max(...delays)).toBe(RETRY_MAX_MS);
    expect(delays.at(-1)).toBe(RETRY_MAX_MS);

    const before = attempts.length;
    stream.wake();
    await pass(0);
    expect(attempts).toHaveLength(before + 1);
    await pass(RETRY_MIN_MS);
    expect(attempts).toHaveLength(before + 2);
    stream.close();
    await pass(RETRY_MAX_MS);
    expect(attempts).toHaveLength(before + 2);
  });

  it('comes back 1 s after the server has ended it, every time', async () => {
    const { server, stream } = setUp();
    stream.follow([1]);
    for (let round = 1; round <= 5; round += 1) {
      await pass(0);
      expect(server.requests).toHaveLength(round);
      await server.last().say(':\n\n');
      server.last().end();
      await pass(RETRY_MIN_MS);
    }
    stream.close();
  });

  it('takes a refusal for a failure', async () => {
    const { server, stream } = setUp();
    server.answerWith(429);
    stream.follow([1]);
    await pass(1_000 + 2_000);
    expect(server.requests).toHaveLength(3);
    stream.close();
  });

  it('replaces a stream by the next only when that is there, and hears no more of the old', async () => {
    const { server, events, stream } = setUp();
    stream.follow([1]);
    await pass(0);
    const first = server.last();
    await first.say(':\n\n');
    stream.follow([1, 2]);
    expect(first.aborted()).toBe(false);
    await pass(0);
    expect(server.requests).toHaveLength(2);
    expect(first.aborted()).toBe(true);
    await server.last().say('data: {"user":2,"online":1}\n\n');
    expect(events).toEqual([{ user: 2, online: 1 }]);
    stream.follow([]);
    expect(server.last().aborted()).toBe(true);
    await pass(RETRY_MAX_MS);
    expect(server.requests).toHaveLength(2);
  });

  it('is one, however fast the topics change', async () => {
    const { server, stream } = setUp();
    for (let user = 1; user <= 20; user += 1) stream.follow([user]);
    await pass(0);
    expect(server.requests.filter(({ aborted }) => !aborted())).toHaveLength(1);
    expect(server.last().url).toContain('user/20');
    stream.close();
    await pass(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is followed by the next before its token ends', async () => {
    const lifetimeMs = 15 * 60 * 1_000;
    const { server, stream } = setUp({ token: () => tokenUntil(Date.now() + lifetimeMs) });
    stream.follow([1]);
    for (let renewals = 0; renewals < 3; renewals += 1) {
      const renewAt = Date.now() + lifetimeMs - RENEW_AHEAD_MS;
      await pass(0);
      while (Date.now() < renewAt) {
        expect(server.requests).toHaveLength(renewals + 1);
        await server.last().say(':\n\n');
        await pass(20_000);
      }
      await pass(0);
    }
    expect(server.requests).toHaveLength(4);
    expect(server.requests.filter(({ aborted }) => !aborted())).toHaveLength(1);
    stream.close();
    await pass(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not woken while it lives, and is when the timers slept with the laptop', async () => {
    const { server, stream } = setUp();
    stream.follow([1]);
    await pass(0);
    await server.last().say(':\n\n');
    stream.wake();
    await pass(0);
    expect(server.requests).toHaveLength(1);
    vi.setSystemTime(Date.now() + SILENCE_MAX_MS + 1);
    stream.wake();
    await pass(0);
    expect(server.requests).toHaveLength(2);
    stream.close();
  });
});
