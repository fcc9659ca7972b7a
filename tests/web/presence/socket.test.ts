import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { realClock } from '../../../web/presence/clock.ts';
import { PONG_MAX_MS, PROBE_TIMEOUT_MS } from '../../../web/presence/heartbeat.ts';
import {
  CONNECT_TIMEOUT_MS,
  RECONNECT_MAX_MS,
  RECONNECT_MIN_MS,
  LiveSocket,
} from '../../../web/presence/socket.ts';
import type { ServerFrame } from '../../../worker/contract/socket.ts';

let sockets: FakeSocket[] = [];

class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly url: string;
  readonly sent: string[] = [];
  readonly madeAt = Date.now();
  readyState = FakeSocket.CONNECTING;
  binaryType = 'blob';
  bufferedAmount = 0;

  constructor(url: string | URL) {
    super();
    this.url = String(url);
    sockets.push(this);
  }

  accept() {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  say(data: unknown) {
    this.dispatchEvent(
      new MessageEvent('message', { data: typeof data === 'string' ? data : JSON.stringify(data) }),
    );
  }

  send(data: string) {
    this.sent.push(data);
  }

  close() {
    this.readyState = FakeSocket.CLOSED;
  }

  drop(code = 1006) {
    this.readyState = FakeSocket.CLOSED;
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '' }));
  }
}

function setUp({
  token = 'token',
  signalling = '',
}: { token?: string | null; signalling?: string } = {}) {
  let tickets = 0;
  let current = token;
  const onEnded = vi.fn<() => void>();
  const frames: ServerFrame[] = [];
  const requests: Request[] = [];
  let isDown = false;
  let isSilent = false;
  const live = new LiveSocket({
    signalling,
    api: '',
    origin: 'https://peerway.test',
    userId: 7,
    clock: { ...realClock, random: () => 0.5 },
    WebSocket: FakeSocket,
    getToken: () => Promise.resolve(current),
    peer: () => Promise.resolve(null),
    onEnded,
    fetch: (url, init) => {
      requests.push(new Request(new URL(url, 'https://peerway.test'), init));
      if (isDown) return Promise.reject(new TypeError('Failed to fetch'));
      if (isSilent) {
        return new Promise((_, reject) => {
          init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        });
      }
      tickets += 1;
      return Promise.resolve(Response.json({ ticket: `ticket ${tickets}` }));
    },
  });
  live.onFrame((frame) => frames.push(frame));
  const setToken = (now: string | null) => {
    current = now;
  };
  const setDown = (down: boolean) => {
    isDown = down;
  };
  /** Whether requests get no answer, until they are given up. */
  const setSilent = (silent: boolean) => {
    isSilent = silent;
  };
  return { live, onEnded, frames, requests, setToken, setDown, setSilent };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const latest = () => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('no socket was opened');
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the socket', () => {
  it('opens once, by a ticket, and says who it is on every open', async () => {
    const { live, requests } = setUp();
    await pass(0);
    expect(sockets).toHaveLength(1);
    const url = new URL(latest().url);
    expect(url.protocol + url.host + url.pathname).toBe('wss:peerway.test/socket.io');
    expect(url.searchParams.get('ticket')).toBe('ticket 1');
    expect(latest().url).not.toContain('token');
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer token');
    latest().accept();
    expect(latest().sent).toEqual(['{"event":"userid","data":{"id":7}}']);
    await pass(10_000);
    latest().drop();
    await pass(RECONNECT_MAX_MS);
    expect(sockets).toHaveLength(2);
    expect(latest().url).toContain('ticket+2');
    latest().accept();
    expect(latest().sent).toEqual(['{"event":"userid","data":{"id":7}}']);
    live.close();
  });

  it('sends nothing after it was closed, and says no word about it', async () => {
    const { live } = setUp();
    await pass(0);
    latest().accept();
    live.close();
    live.send({ event: 'in-front', data: { inFront: true } });
    await pass(RECONNECT_MAX_MS);
    expect(latest().sent).toEqual(['{"event":"userid","data":{"id":7}}']);
  });

  it.each([
    ['https://calls.test', 'wss://calls.test/socket.io'],
    ['http://localhost:8788', 'ws://localhost:8788/socket.io'],
  ])('at another host, %s, opens %s', async (signalling, address) => {
    const { live } = setUp({ signalling });
    await pass(0);
    const { protocol, host, pathname } = new URL(latest().url);
    expect(`${protocol}//${host}${pathname}`).toBe(address);
    live.close();
  });

  it('is woken at once where it waits to come back, and left alone while it is open or on its way', async () => {
    const { live } = setUp();
    await pass(0);
    live.wake();
    latest().accept();
    live.wake();
    await pass(100);
    expect(sockets).toHaveLength(1);
    latest().drop();
    await pass(RECONNECT_MIN_MS / 10);
    expect(sockets).toHaveLength(1);
    live.wake();
    await pass(1);
    expect(sockets).toHaveLength(2);
    live.close();
    live.wake();
    await pass(RECONNECT_MAX_MS);
    expect(sockets).toHaveLength(2);
  });

  it('is woken at once where not even a ticket was to be had', async () => {
    const { live, requests, setDown } = setUp();
    setDown(true);
    await pass(10_000);
    expect(sockets).toHaveLength(0);
    setDown(false);
    const before = requests.length;
    live.wake();
    await pass(1);
    expect([sockets.length, requests.length]).toEqual([1, before + 1]);
    live.close();
  });

  it('keeps for its return what still matters then', async () => {
    const { live } = setUp();
    await pass(0);
    latest().accept();
    latest().drop();
    const room = '/api/sessions/7';
    for (let count = 0; count < 80; count += 1) {
      live.send({ event: 'typing', data: { room } });
      live.send({ event: 'in-front', data: { inFront: count % 2 === 0 } });
      live.send({ event: 'viewing', data: { room: null } });
    }
    live.send({ event: 'viewing', data: { room, read: 3 } });
    await pass(RECONNECT_MAX_MS);
    latest().accept();
    expect(latest().sent.map((sent) => sent.slice(0, 18))).toEqual([
      '{"event":"viewing"',
      '{"event":"userid",',
    ]);
    live.close();
  });

  it('comes back between 1 s and 5 s later, by half as much again at random', async () => {
    const { live } = setUp();
    await pass(0);
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const droppedAt = Date.now();
      const before = sockets.length;
      latest().drop();
      while (sockets.length === before) await pass(50);
      const delay = latest().madeAt - droppedAt;
      expect(delay).toBeGreaterThanOrEqual(RECONNECT_MIN_MS);
      expect(delay).toBeLessThanOrEqual(RECONNECT_MAX_MS + 50);
    }
    live.close();
  });

  it('gives an attempt 20 s', async () => {
    const { live } = setUp();
    await pass(0);
    await pass(CONNECT_TIMEOUT_MS - 1);
    expect(sockets).toHaveLength(1);
    await pass(1 + RECONNECT_MAX_MS);
    expect(sockets).toHaveLength(2);
    live.close();
  });

  it('gives a ticket as long, and asks for another one', async () => {
    const { live, requests, setSilent } = setUp();
    setSilent(true);
    await pass(CONNECT_TIMEOUT_MS - 1);
    expect(requests).toHaveLength(1);
    setSilent(false);
    await pass(1 + RECONNECT_MAX_MS);
    expect([requests.length, sockets.length]).toEqual([2, 1]);
    live.close();
  });

  it('pings, and connects again where nothing comes back', async () => {
    const { live } = setUp();
    await pass(0);
    latest().accept();
    await pass(25_000);
    expect(latest().sent.at(-1)).toBe('ping');
    latest().say('pong');
    await pass(25_000);
    expect(sockets).toHaveLength(1);
    await pass(PONG_MAX_MS + RECONNECT_MAX_MS);
    expect(sockets).toHaveLength(2);
    live.close();
  });

  it('is kept on another network where it answers, and replaced at once where it does not', async () => {
    const { live } = setUp();
    await pass(0);
    latest().accept();
    live.prove();
    expect(latest().sent.at(-1)).toBe('ping');
    latest().say('pong');
    await pass(PROBE_TIMEOUT_MS + RECONNECT_MAX_MS);
    expect(sockets).toHaveLength(1);
    live.prove();
    await pass(PROBE_TIMEOUT_MS - 100);
    // A second request doesn't extend the time.
    live.prove();
    await pass(100 + RECONNECT_MIN_MS);
    expect(sockets).toHaveLength(2);
    live.close();
    live.prove();
    await pass(PROBE_TIMEOUT_MS + RECONNECT_MAX_MS);
    expect(sockets).toHaveLength(2);
  });

  it('pings however much the server says', async () => {
    const { live } = setUp();
    await pass(0);
    latest().accept();
    for (let second = 0; second < 60; second += 1) {
      await pass(1_000);
      latest().say({ event: 'error', data: { message: '' } });
    }
    expect(latest().sent.filter((text) => text === 'ping')).toHaveLength(2);
    live.close();
  });

  it('hands on frames and nothing else', async () => {
    const { live, frames } = setUp();
    await pass(0);
    latest().accept();
    const welcome = { event: 'welcome', data: { userSocketId: 'a', peerId: 'b' } };
    for (const data of ['pong', '<html>', '[]', 'null', '{"event":1,"data":{}}', welcome]) {
      latest().say(data);
    }
    expect(frames).toEqual([welcome]);
    live.close();
  });

  it('stays closed after a log-out here or elsewhere, and leaves no timer', async () => {
    const { live, onEnded } = setUp();
    await pass(0);
    latest().accept();
    await pass(10_000);
    latest().drop(4001);
    await pass(60_000);
    live.wake();
    await pass(60_000);
    expect(sockets).toHaveLength(1);
    expect(onEnded).toHaveBeenCalledTimes(1);
    live.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops where no token is left, until it is woken with one', async () => {
    const { live, onEnded, setToken } = setUp();
    await pass(0);
    latest().accept();
    await pass(10_000);
    setToken(null);
    latest().drop();
    await pass(60_000);
    expect(onEnded).toHaveBeenCalledTimes(1);
    expect(sockets).toHaveLength(1);
    setToken('another');
    live.wake();
    await pass(1);
    expect(sockets).toHaveLength(2);
    live.close();
  });
});
