import { env, evictDurableObject } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { hasSfu } from '../../../worker/calls/sfu.ts';
import { SfuSubscribed } from '../../../worker/contract/sfu.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { expectAnswer, get, post, put } from '../../worker/support/client.ts';
import { addUser } from '../../worker/support/people.ts';
import { addGames } from '../../worker/support/sessions.ts';
import { sql } from '../../worker/support/sql.ts';
import {
  type CallTab,
  callOf,
  connectCall,
  openFriends,
  openTab,
  openVoice,
} from '../support/calls.ts';
import { until } from '../support/live.ts';
import { offerOf } from '../support/offer.ts';

/** What the SFU was asked, oldest first, and what it answers: by default as the real one does. */
let asked: { method: string; url: string; path: string; secret: string | null; body: string }[];
let answer: ((path: string) => Promise<Response> | Response) | null;
let lines: number;
let ids: number;

const SDP = offerOf('1');
const SECRET = 'sfu-secret';
const Sent = z.object({
  tracks: z
    .array(z.object({ mid: z.string().optional(), trackName: z.string().optional() }))
    .default([]),
});

function sfuAnswer(method: string, path: string, body: string): Response {
  if (path === '/sessions/new') {
    ids += 1;
    return Response.json({ sessionId: `sfu-session-${ids}` }, { status: 201 });
  }
  if (method === 'GET') return Response.json({ tracks: [] });
  const { tracks } = Sent.parse(body === '' ? {} : JSON.parse(body));
  const pulls = path.endsWith('/tracks/new') && !body.includes('sessionDescription');
  const done = tracks.map(({ mid, trackName }) => {
    lines += 1;
    return { trackName, mid: pulls ? `m${lines}` : mid };
  });
  return Response.json({
    tracks: done,
    sessionDescription: { type: 'offer', sdp: 'v=0 of the SFU' },
  });
}

beforeAll(() => addGames());
beforeEach(() => {
  [asked, answer, lines, ids] = [[], null, 0, 0];
  Object.assign(env, { SFU_APP_ID: 'app', SFU_APP_SECRET: SECRET, SFU_URL: 'https://sfu.test/v1' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    const path = new URL(url).pathname.replace('/v1/apps/app', '');
    const body = await request.text();
    const secret = request.headers.get('Authorization');
    asked.push({ method: request.method, url, path, secret, body });
    return (await answer?.(path)) ?? sfuAnswer(request.method, path, body);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(env, { SFU_APP_ID: undefined, SFU_APP_SECRET: undefined, SFU_URL: undefined });
});

async function openThree() {
  const { call, session, tabs } = await openVoice(3);
  const [a, b, c] = tabs;
  if (!a || !b || !c) throw new Error('nobody');
  return { call, session, a, b, c };
}

async function openTwo() {
  const { call, session, tabs } = await openVoice(2);
  const [a, b] = tabs;
  if (!a || !b) throw new Error('nobody');
  return { call, session, a, b };
}

async function openOne() {
  const { call, tabs } = await openVoice(1);
  const [a] = tabs;
  if (!a) throw new Error('nobody');
  return { call, a };
}

const route = (call: string, act: string) => `/api/calls/${call}/sfu/${act}`;
const MIC = [{ mid: '0', kind: 'audio' }];
const publish = (call: string, { peerId: peer, token }: CallTab, offer = SDP) =>
  post(route(call, 'publish'), { peer, offer, tracks: MIC }, token);
const subscribe = (call: string, { peerId: peer, token }: CallTab, ...others: CallTab[]) =>
  post(
    route(call, 'subscribe'),
    { peer, tracks: others.map(({ peerId: of }) => ({ of, kind: 'audio' })) },
    token,
  );

/** All the ways to ask for something, as somebody who says that they are this peer. */
const everyRoute = (call: string, peer: string, of: string, token?: string) => [
  post(route(call, 'publish'), { peer, offer: SDP, tracks: MIC }, token),
  post(route(call, 'subscribe'), { peer, tracks: [{ of, kind: 'audio' }] }, token),
  put(route(call, 'answer'), { peer, answer: SDP }, token),
  put(route(call, 'update'), { peer, tracks: [{ mid: '0', of, kind: 'audio' }] }, token),
  post(route(call, 'close'), { peer, mids: ['0'] }, token),
];
const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);
const each = (status: number) => Array.from({ length: 5 }, () => status);

describe('the voice of a session', () => {
  it('goes through the SFU from its beginning to its end, and a call of friends never does', async () => {
    const { call, a, b, session } = await openTwo();
    expect([a, b].map((tab) => tab.roster()?.transport)).toEqual(['sfu', 'sfu']);
    const { way } = a.roster()?.members.find(({ id }) => id === b.id) ?? {};
    expect(way).toBe('relayed');
    Object.assign(env, { SFU_APP_SECRET: undefined });
    const late = await openTab(a);
    await evictDurableObject(callOf(call));
    b.send({ event: 'state', data: { call, audio: false, video: false, screen: false } });
    await a.next('state', ({ data }) => data.roster.members.some(({ audio }) => !audio));
    expect(a.roster()?.transport).toBe('sfu');
    late.socket.close();
    a.send({ event: 'signal', data: { call, to: b.peerId, description: { type: 'offer' } } });
    expect((await a.next('error')).data.message).toMatch(/goes through the SFU/);
    expect((await get(`/api/sessions/${session}`, a.token)).status).toBe(200);
    Object.assign(env, { SFU_APP_SECRET: SECRET });
    const [one, other] = await openFriends(2);
    await connectCall(one, other);
    expect(one.roster()?.transport).toBe('mesh');
  });

  it('is a mesh by half a setting', () => {
    const given = { SFU_APP_ID: 'app', SFU_APP_SECRET: SECRET };
    expect(hasSfu(given)).toBe(true);
    expect(hasSfu({ ...given, SFU_APP_ID: '' })).toBe(false);
    expect(hasSfu({ ...given, SFU_APP_SECRET: '' })).toBe(false);
  });
});

describe('the SFU’s routes', () => {
  it('are for the members of the call, each as their own peer', async () => {
    const { call, session, a, b, c } = await openThree();
    const elsewhere = await openVoice(1);
    const [stranger] = elsewhere.tabs;
    if (!stranger) throw new Error('nobody');
    await Promise.all([publish(call, a), publish(call, b)]);
    const before = asked.length;
    const visitor = everyRoute(call, a.peerId, b.peerId);
    expect(await statuses(visitor)).toEqual(each(401));
    const member = await addUser();
    await sql`INSERT INTO applications (session_id, user_id, text, status, status_at, created_at)
       VALUES (${session}, ${member.id}, '', 'accepted', 0, 0)`.run();
    for (const [peer, token] of [
      // A member of the session who isn't in its call, as another's peer.
      [a.peerId, member.token],
      // Members of another call, and a forged peer.
      [stranger.peerId, stranger.token],
      [a.peerId, c.token],
      [crypto.randomUUID(), a.token],
    ] as const) {
      expect(await statuses(everyRoute(call, peer, b.peerId, token))).toEqual(each(404));
    }
    c.leave(call);
    await c.ended(call);
    expect(await statuses(everyRoute(call, c.peerId, b.peerId, c.token))).toEqual(each(404));
    expect(asked.slice(before)).toEqual([]);
  });

  it('connect two, name nothing of the SFU, and close what a member had when they leave', async () => {
    const { call, a, b } = await openTwo();
    expect((await publish(call, a)).status).toBe(200);
    expect((await publish(call, b)).status).toBe(200);
    await b.next('state', ({ data }) =>
      data.roster.members.some(({ id, sends }) => id === a.id && sends.audio !== undefined),
    );
    const pulled = await expectAnswer(subscribe(call, b, a), 200, SfuSubscribed);
    const mid = pulled.tracks.map((track) => ('mid' in track ? track.mid : '')).join();
    expect(pulled).toEqual({
      offer: 'v=0 of the SFU',
      tracks: [{ of: a.peerId, kind: 'audio', mid }],
    });
    expect(asked.every(({ secret }) => secret === `Bearer ${SECRET}`)).toBe(true);
    expect(asked.every(({ url }) => url.startsWith('https://sfu.test/v1/apps/app/'))).toBe(true);
    const answered = put(route(call, 'answer'), { peer: b.peerId, answer: SDP }, b.token);
    expect((await answered).status).toBe(204);
    const names = asked.flatMap(({ body }) => [...body.matchAll(/"trackName":"([^"]+)"/g)]);
    const said = JSON.stringify([pulled, a.socket.frames, b.socket.frames]);
    expect(said).not.toContain('sfu-session');
    for (const [, name = ''] of names) expect(said).not.toContain(name);
    await evictDurableObject(callOf(call));
    b.leave(call);
    await b.ended(call);
    const closed = await until('the tracks to be closed', () =>
      asked.find(({ path }) => path.endsWith('sfu-session-2/tracks/close')),
    );
    expect(JSON.parse(closed.body)).toEqual({ tracks: [{ mid: '0' }, { mid }], force: true });
  });

  it('refuse what is too large, too much, or no SDP', async () => {
    const { call, a } = await openOne();
    const huge = await publish(call, a, `v=0${'x'.repeat(64 * 1024)}`);
    expect(huge.status).toBe(413);
    expect((await publish(call, a, 'hello')).status).toBe(422);
    const tracks = Array.from({ length: 65 }, () => ({ of: a.peerId, kind: 'audio' }));
    const many = post(route(call, 'subscribe'), { peer: a.peerId, tracks }, a.token);
    expect((await many).status).toBe(422);
    expect(asked).toEqual([]);
  });
});

it.each([
  ['answers 500', 500, 503],
  ['has too many requests', 429, 503],
  ['has lost the session', 410, 409],
])('an SFU that fails that %s', async (_, fails, status) => {
  const { call, a } = await openOne();
  answer = (path) =>
    path === '/sessions/new' ? sfuAnswer('POST', path, '') : new Response('', { status: fails });
  expectConsole(/^A call's publish failed at the SFU: /);
  const refused = await publish(call, a);
  expect(refused.status).toBe(status);
  expect(refused.headers.has('Retry-After')).toBe(status === 503);
  expect(await refused.text()).not.toMatch(/sfu|secret/);
  answer = null;
  expect((await publish(call, a, SDP.replace('o=- 1', 'o=- 2'))).status).toBe(200);
});
