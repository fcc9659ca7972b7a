import { env } from 'cloudflare:test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { SessionItem } from '../../../worker/contract/session.ts';
import { expectAnswer, post, send } from '../../worker/support/client.ts';
import { addUser } from '../../worker/support/people.ts';
import { sessionBody } from '../../worker/support/sessions.ts';
import { sql, valueOf } from '../../worker/support/sql.ts';
import {
  type CallTab,
  addFriends,
  addSession,
  befriend,
  connectCall,
  joinGroup,
  openTab,
} from '../support/calls.ts';
import { until } from '../support/live.ts';
import { HOST, REFLEXIVE, SDP, candidate } from './addresses.ts';

async function endFriendship(by: CallTab, other: CallTab) {
  const id =
    await valueOf<number>`SELECT id FROM friends WHERE low_id = ${Math.min(by.id, other.id)} AND high_id = ${Math.max(by.id, other.id)}`;
  const answer = await send('DELETE', `/api/friends/${id}`, { token: by.token });
  expect(answer.status).toBe(204);
}

const wayTo = (tab: CallTab, other: CallTab) =>
  tab.roster()?.members.find(({ id }) => id === other.id)?.way;

/** Sends candidates and a description. @returns those that arrive, as JSON. The last one always arrives. */
async function heardOf(from: CallTab, to: CallTab, call: string) {
  const before = to.socket.frames.length;
  const bodies = [
    candidate(HOST),
    candidate(REFLEXIVE),
    { link: 'a:b', description: { type: 'offer', sdp: SDP } },
    candidate(''),
  ];
  for (const body of bodies) {
    from.send({ event: 'signal', data: { call, to: to.peerId, ...body } });
  }
  return until('the last candidate', () => {
    const heard = to.socket.frames.slice(before).filter(({ event }) => event === 'signal');
    return JSON.stringify(heard.at(-1))?.includes('"candidate":""') && JSON.stringify(heard);
  });
}

const ADDRESSES = /192\.168|203\.0\.113/;

describe('the end of a friendship', () => {
  beforeAll(() => Object.assign(env, { TURN_URLS: 'turn:turn.example', TURN_SECRET: 'north' }));
  afterAll(() => Object.assign(env, { TURN_URLS: undefined, TURN_SECRET: undefined }));

  it.each([
    ['the one who ended it returns to a call that the other one has joined meanwhile', 0, 0],
    ['the other one returns to a call in which both were before', 1, 1],
  ])('makes both use the relay when %s', async (_, first, back) => {
    const people = await addFriends(2);
    const host = await addUser();
    const session = `/api/sessions/${await addSession(host, people)}`;
    const [h, ...tabs] = await Promise.all([host, ...people].map((one) => openTab(one)));
    const [early, late] = first === 0 ? tabs : tabs.toReversed();
    const [ender, other] = tabs;
    if (!h || !early || !late || !ender || !other) throw new Error('nobody');
    const enter = async (tab: CallTab) => {
      tab.send({ event: 'join', data: { session, media: 'audio' } });
      return (await tab.next('joined', ({ data }) => data.id === tab.id)).data.call;
    };
    const call = await enter(h);
    await enter(early);
    if (back === 1) await enter(late);
    early.leave(call);
    await early.ended(call);
    if (back === 0) await enter(late);
    await endFriendship(ender, other);
    await enter(early);
    await Promise.all([early, late].map((tab) => tab.sees(h, early, late)));
    expect([wayTo(early, late), wayTo(late, early)]).toEqual(['relayed', 'relayed']);
    expect(await heardOf(early, late, call)).not.toMatch(ADDRESSES);
    expect(await heardOf(late, early, call)).not.toMatch(ADDRESSES);
    h.leave(call);
  });

  it('moves two members of a call to the relay before the request is answered, and no one else', async () => {
    const people = await addFriends(3);
    const [a, b, c] = await Promise.all(people.map((one) => openTab(one)));
    if (!a || !b || !c) throw new Error('nobody');
    const call = await connectCall(a, b);
    a.send({ event: 'addcall', data: { call, to: [c.id] } });
    await joinGroup(c);
    await Promise.all([a, b, c].map((tab) => tab.sees(a, b, c)));
    expect(await heardOf(a, c, call)).toMatch(ADDRESSES);
    await endFriendship(c, a);
    // This holds for everything that is sent from now on, for example after an ICE restart.
    expect(await heardOf(a, c, call)).not.toMatch(ADDRESSES);
    expect(await heardOf(c, a, call)).not.toMatch(ADDRESSES);
    expect([wayTo(a, c), wayTo(c, a), wayTo(a, b)]).toEqual(['relayed', 'relayed', 'direct']);
    expect(await heardOf(a, b, call)).toMatch(ADDRESSES);
    expect([a, b, c].map((tab) => tab.members())).toEqual(
      Array(3).fill(people.map(({ id }) => id)),
    );
    a.leave(call);
  });
});

it('without a TURN server friends connect directly, and the ring warns of strangers', async () => {
  const [host, friend, stranger] = [await addUser(), await addUser(), await addUser()];
  await befriend(host, friend);
  const { id } = await expectAnswer(
    post('/api/sessions', sessionBody({ seats: 20 }), host.token),
    201,
    SessionItem,
  );
  for (const member of [friend, stranger]) {
    await sql`INSERT INTO applications (session_id, user_id, text, status, status_at, created_at)
         VALUES (${id}, ${member.id}, '', 'accepted', 0, 0)`.run();
  }
  const [a, b, c] = [await openTab(host), await openTab(friend), await openTab(stranger)];
  a.send({ event: 'call', data: { session: `/api/sessions/${id}`, media: 'audio' } });
  const promptsOf = async (tab: typeof a) =>
    (await tab.next('addcall')).data.callers.map((caller) => [caller.id, caller.way]);
  expect(await promptsOf(b)).toEqual([[a.id, 'direct']]);
  const { data: prompt } = await c.next('addcall');
  expect(prompt.callers.map(({ way }) => way)).toEqual(['exposed']);
  for (const caller of prompt.callers) c.confirm(prompt.call, caller, true);
  await c.sees(a, c);
  // The friend now sees a stranger in the call, too.
  expect(await promptsOf(b)).toEqual([
    [a.id, 'direct'],
    [c.id, 'exposed'],
  ]);
  b.confirm(prompt.call, a, true);
  await Promise.all([a, b, c].map((tab) => tab.sees(a, b, c)));
  const ways = (tab: typeof a) =>
    Object.fromEntries((tab.roster()?.members ?? []).map((member) => [member.id, member.way]));
  expect(ways(a)).toEqual({ [a.id]: 'direct', [b.id]: 'direct', [c.id]: 'exposed' });
  expect(ways(b)).toEqual({ [a.id]: 'direct', [b.id]: 'direct', [c.id]: 'exposed' });
  expect(ways(c)).toEqual({ [a.id]: 'exposed', [b.id]: 'exposed', [c.id]: 'direct' });
  // A friend of one member isn't a member of the session. To the other members they are a stranger.
  const outsider = await addUser();
  await befriend(stranger, outsider);
  const d = await openTab(outsider);
  c.send({ event: 'addcall', data: { call: prompt.call, to: [d.id] } });
  const { data: added } = await d.next('addcall');
  // They don't learn which session the call belongs to.
  expect([prompt.session?.id, added.session]).toEqual([id, null]);
  for (const caller of added.callers) d.confirm(added.call, caller, true);
  await Promise.all([a, b, c, d].map((tab) => tab.sees(a, b, c, d)));
  expect([c, d].map((tab) => tab.roster())).toMatchObject([
    { session: { id } },
    { session: null, guest: true },
  ]);
  expect(c.roster()).not.toHaveProperty('guest');
  const strangersTo = (tab: typeof a) =>
    (tab.roster()?.members ?? [])
      .filter(({ way, fellow }) => way === 'exposed' && !fellow)
      .map(({ id: member }) => member);
  expect([a, b, c, d].map(strangersTo)).toEqual([[d.id], [d.id], [], [a.id, b.id]]);
  a.leave(prompt.call);
});
