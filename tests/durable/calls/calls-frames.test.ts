import { SELF } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { ORIGIN } from '../../worker/support/client.ts';
import { type CallTab, connectCall, evictAll, openFriends } from '../support/calls.ts';
import { ticketFor, until, upgrade } from '../support/live.ts';

afterEach(() => {
  vi.useRealTimers();
});

const offer = (call: string, to: string, sdp = 'v=0') => ({
  event: 'signal',
  data: { call, to, description: { type: 'offer', sdp } },
});
const candidate = (call: string, to: string, text: string) => ({
  event: 'signal',
  data: { call, to, candidate: { candidate: text, sdpMid: '0', sdpMLineIndex: 0 } },
});

/** A call of two, and a third user outside of it. */
async function withStranger() {
  const [a, b, c] = await openFriends(3);
  return { a, b, c, call: await connectCall(a, b) };
}

/** Expects that the call still works. */
async function expectUnharmed(call: string, a: CallTab, b: CallTab) {
  a.send(offer(call, b.peerId, 'after all'));
  const { data } = await b.next('signal');
  expect(data).toEqual({
    call,
    from: a.peerId,
    description: { type: 'offer', sdp: 'after all' },
  });
  expect(a.members()).toEqual(b.members());
}

it('a frame in the name of another user names the sender by the socket, whatever it says', async () => {
  const { a, b, c, call } = await withStranger();
  a.send({ ...offer(call, b.peerId), data: { ...offer(call, b.peerId).data, from: c.peerId } });
  expect((await b.next('signal')).data.from).toBe(a.peerId);
});

describe('signals', () => {
  it('of 48 KiB go through, of 64 KiB they are refused', async () => {
    const { a, b, call } = await withStranger();
    const long = 'x'.repeat(48 * 1024);
    a.send(offer(call, b.peerId, long));
    expect((await b.next('signal')).data).toMatchObject({ description: { sdp: long } });
    a.send(offer(call, b.peerId, 'x'.repeat(64 * 1024)));
    await a.next('error');
    a.send(offer(call, b.peerId, 'x'.repeat(48 * 1024 + 1)));
    await a.next('error');
    a.send(candidate(call, b.peerId, 'x'.repeat(3 * 1024)));
    await a.next('error');
    await expectUnharmed(call, a, b);
  });

  it('keep their order, candidates before the description included, through eviction', async () => {
    const { a, b, call } = await withStranger();
    const sent = Array.from({ length: 60 }, (_, index) => String(index));
    for (const [index, text] of sent.entries()) {
      if (index === 30) {
        await until('half of them', () => b.socket.count('signal') === 30);
        await evictAll(call, a, b);
      }
      a.send(index === 40 ? offer(call, b.peerId, text) : candidate(call, b.peerId, text));
    }
    await until('all of them', () => b.socket.count('signal') === sent.length);
    const came = b.socket.frames.flatMap((frame) => {
      if (frame.event !== 'signal') return [];
      const { data } = frame;
      return 'candidate' in data ? [data.candidate.candidate] : [data.description.sdp];
    });
    expect(came).toEqual(sent);
  });
});

it('a flood in one second closes the socket, and the others go on', async () => {
  const { a, b, call } = await withStranger();
  // The clock stands still, so that all frames are in one second on a slow machine, too.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  for (let sent = 0; sent < 400 && !b.socket.isClosed(); sent += 1) {
    b.send(candidate(call, a.peerId, String(sent)));
  }
  expect(await b.socket.closed()).toEqual({ code: 1008 });
  vi.useRealTimers();
  // Only the bucket's burst gets through, because a standing clock adds no tokens.
  expect(a.socket.count('signal')).toBeLessThanOrEqual(300);
  expect(a.socket.isClosed()).toBe(false);
  await a.sees(a);
  a.leave(call);
  await a.ended(call);
});

describe('the ways into the objects', () => {
  it.each([
    '/parties/signalling/1',
    '/parties/call/6c1f1f0a-5a10-4a7e-9b8e-0d7c4a4f3b11',
    '/socket.io/1',
    '/socket.io/parties/call/1',
  ])('%s is none', async (path) => {
    const answer = await SELF.fetch(`${ORIGIN}${path}`, { headers: { Upgrade: 'websocket' } });
    expect(answer.webSocket).toBeNull();
    expect([200, 404]).toContain(answer.status);
  });

  it('give nobody the messages of another by a chosen connection id', async () => {
    const { a, b, c, call } = await withStranger();
    const ticket = await ticketFor(c.token);
    const response = await upgrade(`_pk=${b.userSocketId}&peer=${b.peerId}&ticket=${ticket}`, {
      'x-partykit-props': btoa(JSON.stringify({ peerId: b.peerId })),
    });
    const texts: string[] = [];
    response.webSocket?.addEventListener('message', ({ data }) => {
      texts.push(String(data));
    });
    response.webSocket?.accept();
    await until('its welcome', () => texts.length > 0);
    expect(texts.join('')).not.toContain(b.peerId);
    await expectUnharmed(call, a, b);
    expect(texts).toHaveLength(1);
    response.webSocket?.close();
  });
});
