import { createExecutionContext, env } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { app } from '../../../worker/app.ts';
import { turnKind } from '../../../worker/calls/turn.ts';
import { IceServers } from '../../../worker/contract/call-history.ts';
import type { Env } from '../../../worker/env.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { ORIGIN, expectAnswer, get, getAs } from '../../worker/support/client.ts';
import { limitOf } from '../../worker/support/limits.ts';
import { addFriends, connectCall, openTab } from '../support/calls.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const TTL_MAX_MS = 2 * 60 * 60 * 1000;

async function pair() {
  const [a, b, stranger] = await addFriends(3);
  return { caller: await openTab(a), callee: await openTab(b), stranger };
}

const askWith = (over: Partial<Env>, call: string, token: string) =>
  Promise.resolve(
    app.fetch(
      new Request(`${ORIGIN}/api/calls/${call}/ice-servers`, {
        headers: { Authorization: `Bearer ${token}` },
      }),
      { ...env, ...over },
      createExecutionContext(),
    ),
  );

describe('servers for a call', () => {
  it('are for its members alone, and only while it runs', async () => {
    const { caller, callee, stranger } = await pair();
    caller.call([callee]);
    const { data: prompt } = await callee.next('call');
    const { call } = prompt;
    const path = `/api/calls/${call}/ice-servers`;
    // A rung user is not a member yet, and the caller has nobody to connect with.
    expect((await get(path, callee.token)).status).toBe(404);
    expect((await get(path, caller.token)).status).toBe(404);
    callee.confirm(call, prompt, true);
    await caller.sees(caller, callee);
    expect((await get(path, stranger.token)).status).toBe(404);
    expect((await get(path)).status).toBe(401);
    const found = await getAs(IceServers, path, caller.token);
    expect(found.iceServers).toEqual([]);
    caller.leave(call);
    await caller.ended(call);
    expect((await get(path, caller.token)).status).toBe(404);
  });

  it('carry credentials that coturn can check, for this member and for two hours', async () => {
    const { caller, callee } = await pair();
    const call = await connectCall(caller, callee);
    const turn = {
      STUN_URLS: 'stun:stun.example:3478',
      TURN_URLS: 'turn:turn.example:3478?transport=udp turns:turn.example:5349',
      TURN_SECRET: 'north',
    };
    const begun = Date.now();
    const answer = askWith(turn, call, caller.token);
    const { iceServers, expiresAt } = await expectAnswer(answer, 200, IceServers);
    expect(Date.parse(expiresAt)).toBeLessThanOrEqual(Date.now() + TTL_MAX_MS);
    const [stun, relay] = iceServers;
    expect(stun).toEqual({ urls: ['stun:stun.example:3478'] });
    expect(relay?.urls).toEqual([
      'turn:turn.example:3478?transport=udp',
      'turns:turn.example:5349',
    ]);
    const [until, user] = (relay?.username ?? '').split(':').map(Number);
    expect(user).toBe(caller.id);
    const limited = { ...turn, LIMIT_WRITE: limitOf(23) };
    expect((await askWith(limited, call, caller.token)).status).toBe(200);
    expect((await askWith(limited, call, caller.token)).status).toBe(429);
    expect(until).toBeGreaterThanOrEqual(Math.floor((begun + TTL_MAX_MS) / 1000));
    const key = await crypto.subtle.importKey(
      'raw',
      new TextEncoder().encode('north'),
      { name: 'HMAC', hash: 'SHA-1' },
      false,
      ['verify'],
    );
    const proof = Uint8Array.from(atob(relay?.credential ?? ''), (char) => char.charCodeAt(0));
    const name = new TextEncoder().encode(relay?.username);
    expect(await crypto.subtle.verify('HMAC', key, proof, name)).toBe(true);
  });

  it('come from Cloudflare where that is set up, and are STUN alone where it fails', async () => {
    const { caller, callee } = await pair();
    const call = await connectCall(caller, callee);
    const over = {
      // A browser refuses the whole call if it is given the third one.
      STUN_URLS: 'stun:stun.example:3478 stun:other.example:3478 third.example',
      TURN_KEY_ID: 'key',
      TURN_KEY_API_TOKEN: 'api-token',
    };
    const stun = { urls: over.STUN_URLS.split(' ').slice(0, 2) };
    const relay = { urls: ['turn:turn.example:3478'], username: 'u', credential: 'c' };
    const asked: Request[] = [];
    const answers = [
      Response.json({ iceServers: [{ urls: 'stun:cloudflare.example' }, relay] }, { status: 201 }),
      new Response('', { status: 500 }),
      Response.json({ iceServers: [{ username: 'without an address' }] }),
    ];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      asked.push(new Request(url, init));
      return answers.shift();
    });
    const ask = () => expectAnswer(askWith(over, call, caller.token), 200, IceServers);
    expect((await ask()).iceServers).toEqual([stun, { urls: ['stun:cloudflare.example'] }, relay]);
    expect(asked[0]?.method).toBe('POST');
    expect(asked[0]?.url).toBe(
      'https://rtc.live.cloudflare.com/v1/turn/keys/key/credentials/generate-ice-servers',
    );
    expect(asked[0]?.headers.get('Authorization')).toBe('Bearer api-token');
    expect(await asked[0]?.json()).toEqual({ ttl: TTL_MAX_MS / 1000 });
    expectConsole(
      /^TURN credentials could not be created Error: Cloudflare answered 500/,
      /^TURN credentials could not be created [^]*urls/,
    );
    for (let failure = 0; failure < 2; failure++) {
      const { iceServers, expiresAt } = await ask();
      expect(iceServers).toEqual([stun]);
      // A browser asks again soon.
      expect(Date.parse(expiresAt)).toBeLessThan(Date.now() + 2 * 60_000);
    }
  });

  it('are what the operator has set up: half a setting is none', () => {
    expect(turnKind(env)).toBe('none');
    expect(turnKind({ ...env, TURN_KEY_ID: 'k' })).toBe('none');
    expect(turnKind({ ...env, TURN_URLS: 'turn:t' })).toBe('none');
    expect(turnKind({ ...env, TURN_URLS: 't', TURN_SECRET: 's' })).toBe('none');
    expect(turnKind({ ...env, TURN_URLS: 'turn:t', TURN_SECRET: 's' })).toBe('shared-secret');
    expect(turnKind({ ...env, TURN_KEY_ID: 'k', TURN_KEY_API_TOKEN: 't' })).toBe('cloudflare');
  });
});
