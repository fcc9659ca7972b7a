import { describe, expect, it } from 'vitest';

import { sql } from '../../worker/support/sql.ts';
import {
  addFriends,
  callOf,
  connectCall,
  evictAll,
  openFriends,
  openPair,
  openTab,
  passTime,
  reopen,
} from '../support/calls.ts';
import { until } from '../support/live.ts';

it('a call to one rings, is accepted, and both know of each other', async () => {
  const [a, b] = await addFriends(2);
  if (!a || !b) throw new Error('nobody');
  await sql`INSERT INTO media (uploader_id, user_id, position, extension, new_name, bytes, created_at)
       SELECT id, id, 0, 'png', 'face of ' || id || '.png', 1, 0 FROM users WHERE id IN (${a.id}, ${b.id})`.run();
  const [caller, callee] = [await openTab(a), await openTab(b)];
  caller.call([b]);
  const { data: calling } = await caller.next('joined');
  expect(calling).toMatchObject({ id: a.id, peerId: caller.peerId });
  expect(calling.roster.rung).toMatchObject([
    { id: b.id, name: b.name, firstFile: `face of ${b.id}.png`, outcome: 'ringing' },
  ]);
  const { data: prompt } = await callee.next('call');
  expect(prompt).toMatchObject({
    call: calling.call,
    id: a.id,
    name: a.name,
    firstFile: `face of ${a.id}.png`,
    peerId: caller.peerId,
    userSocketId: caller.userSocketId,
    media: 'audio',
  });
  callee.confirm(prompt.call, prompt, true);
  expect((await callee.next('joined')).data).toMatchObject({ id: b.id, peerId: callee.peerId });
  const { data: confirmed } = await caller.next('confirmed');
  expect(confirmed).toEqual({
    call: prompt.call,
    caller: a.id,
    user: b.id,
    socket: callee.userSocketId,
    data: { peerId: caller.peerId, id: a.id, userSocketId: caller.userSocketId },
    peer: null,
    accept: true,
  });
  await caller.sees(a, b);
  caller.send({
    event: 'signal',
    data: {
      call: prompt.call,
      to: callee.peerId,
      description: { type: 'offer', sdp: 'v=0' },
    },
  });
  expect((await callee.next('signal')).data).toEqual({
    call: prompt.call,
    from: caller.peerId,
    description: { type: 'offer', sdp: 'v=0' },
  });
  callee.leave(prompt.call);
  expect((await caller.ended(prompt.call)).data).toMatchObject({ reason: 'left' });
  expect((await callee.ended(prompt.call)).data).toMatchObject({ reason: 'left' });
});

describe('who is rung', () => {
  it('hears it in every tab, and all stop when one accepts', async () => {
    const [caller, phone] = await openPair();
    const others = [await openTab(phone), await openTab(phone)];
    caller.call([phone]);
    const { data: prompt } = await phone.next('call');
    for (const tab of others) await tab.next('call');
    await evictAll(prompt.call, caller, phone);
    phone.confirm(prompt.call, prompt, true);
    for (const tab of others) {
      expect((await tab.ended(prompt.call)).data.reason).toBe('elsewhere');
      expect(tab.socket.count('joined')).toBe(0);
    }
    await caller.sees(caller, phone);
    expect(phone.socket.count('ended')).toBe(0);
  });

  it('is rung still when a tab opens meanwhile, and after a reload', async () => {
    const [caller, callee] = await openPair();
    caller.call([callee]);
    const { data: prompt } = await callee.next('call');
    callee.socket.close();
    await evictAll(prompt.call, caller, callee);
    const later = await openTab(callee);
    const { data: again } = await later.next('call');
    expect(again).toEqual(prompt);
    later.confirm(prompt.call, again, true);
    await caller.sees(caller, callee);
  });

  it('misses it without any tab, and the caller hears so after 30 s', async () => {
    const [caller, callee] = await openPair();
    callee.socket.close();
    caller.call([callee]);
    const { data } = await caller.next('joined');
    expect(data.roster.rung).toMatchObject([{ id: callee.id, outcome: 'ringing' }]);
    await passTime(data.call, 30_001);
    expect((await caller.ended(data.call)).data.reason).toBe('no-answer');
    const later = await openTab(callee);
    expect(later.heard()).toEqual(['welcome']);
  });
});

it('whoever is in another call is busy, and hears nothing', async () => {
  const [a, b, c] = await openFriends(3);
  if (!a || !b || !c) throw new Error('nobody');
  const call = await connectCall(a, b);
  await evictAll(call, a, b);
  c.call([b]);
  const { data } = await c.next('joined');
  expect((await c.ended(data.call)).data.reason).toBe('busy');
  expect(b.socket.count('call') + b.socket.count('addcall')).toBe(1);
  await a.sees(a, b);
});

describe('a user who has closed the tab of a call', () => {
  it('calls from another one at once, without waiting whether the first returns', async () => {
    const [caller, callee] = await openPair();
    const call = await connectCall(caller, callee);
    caller.socket.close();
    await caller.socket.closed();
    const other = await openTab(caller);
    other.call([callee]);
    expect((await callee.ended(call)).data.reason).toBe('left');
    const { data: again } = await callee.next('call');
    expect(again.call).not.toBe(call);
    callee.confirm(again.call, again, true);
    await other.sees(other, callee);
  });
});

describe('two who ring each other', () => {
  it.each([0, 5])('are connected, once, whoever is first (%i)', async (round) => {
    const [a, b] = await openPair();
    const order = round % 2 === 0 ? [a, b] : [b, a];
    for (const tab of order) {
      tab.call([tab === a ? b : a]);
      if (round > 3) await scheduler.wait(round);
    }
    await a.sees(a, b);
    await b.sees(a, b);
    const [first, second] = [a, b].map((tab) => tab.socket.frames.findLast(isJoined)?.data.call);
    expect(first).toBe(second);
    const ends = [a, b].flatMap((tab) =>
      tab.socket.frames.flatMap((frame) =>
        frame.event === 'ended' && frame.data.call === first ? [frame] : [],
      ),
    );
    expect(ends).toEqual([]);
    await until('one call to be left', async () => {
      const states = await Promise.all(callsOf(a, b).map((call) => callOf(call).look()));
      return states.filter((state) => state?.endedAt === null).length === 1;
    });
  });
});

describe('a tab that comes back', () => {
  it('within 15 s keeps its place, whatever was evicted', async () => {
    const [a, b] = await openPair();
    const call = await connectCall(a, b);
    b.socket.close();
    await a.sees(a);
    await passTime(call, 10_000);
    await evictAll(call, a, b);
    const back = await reopen(b);
    expect(back.peerId).toBe(b.peerId);
    expect((await back.next('joined')).data).toMatchObject({ call, id: b.id });
    await a.sees(a, b);
    const { data } = await a.next('state', ({ data: { roster } }) =>
      roster.members.some(({ userSocketId }) => userSocketId === back.userSocketId),
    );
    expect(data.call).toBe(call);
  });

  it('takes the place of a socket that is half open', async () => {
    const [a, b] = await openPair();
    const call = await connectCall(a, b);
    const back = await reopen(b);
    expect(back.peerId).toBe(b.peerId);
    expect(await b.socket.closed()).toEqual({ code: 4003 });
    await back.sees(a, b);
    a.leave(call);
    await back.ended(call);
  });
});

type Frame = Awaited<ReturnType<typeof openTab>>['socket']['frames'][number];
const isJoined = (frame: Frame): frame is Extract<Frame, { event: 'joined' }> =>
  frame.event === 'joined';

/** All calls that these tabs have joined. */
const callsOf = (...tabs: Awaited<ReturnType<typeof openTab>>[]) => [
  ...new Set(
    tabs.flatMap((tab) => tab.socket.frames.filter(isJoined).map((frame) => frame.data.call)),
  ),
];
