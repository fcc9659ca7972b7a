import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { sql } from '../../worker/support/sql.ts';
import {
  addFriends,
  connectCall,
  evictAll,
  openFriends,
  openTab,
  passTime,
  reopen,
} from '../support/calls.ts';
import { advance } from '../support/live.ts';

it('a call to one rings, is accepted, and both know of each other', async () => {
  const [a, b] = await addFriends(2);
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

describe('a tab that comes back', () => {
  it('within 15 s keeps its place, whatever was evicted', async () => {
    const [a, b] = await openFriends(2);
    const call = await connectCall(a, b);
    // The clock stands, so that only `passTime` brings the end of the 15 s nearer.
    advance(60_000);
    onTestFinished(() => void vi.useRealTimers());
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
    const [a, b] = await openFriends(2);
    const call = await connectCall(a, b);
    const back = await reopen(b);
    expect(back.peerId).toBe(b.peerId);
    expect(await b.socket.closed()).toEqual({ code: 4003 });
    await back.sees(a, b);
    a.leave(call);
    await back.ended(call);
  });
});
