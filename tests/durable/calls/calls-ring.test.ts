import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';

import { addFriends, connectCall, joinGroup, openTab, passTime, reopen } from '../support/calls.ts';

describe('a call to one', () => {
  it('rings, is accepted, and both know of each other', async () => {
    const [a, b] = await addFriends(2);
    if (!a || !b) throw new Error('nobody');
    await env.DB.prepare(
      `INSERT INTO media (uploader_id, user_id, position, extension, new_name, bytes, created_at)
       SELECT id, id, 0, 'png', 'face of ' || id || '.png', 1, 0 FROM users WHERE id IN (?, ?)`,
    )
      .bind(a.id, b.id)
      .run();
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

  it('is back by the same peer id when its socket was lost', async () => {
    const [a, b] = await addFriends(2);
    if (!a || !b) throw new Error('nobody');
    const [caller, callee] = [await openTab(a), await openTab(b)];
    const call = await connectCall(caller, callee);
    callee.socket.close();
    await caller.sees(a);
    const back = await reopen(callee);
    expect(back.peerId).toBe(callee.peerId);
    expect((await back.next('joined')).data).toMatchObject({ call, id: b.id });
    await caller.sees(a, b);
    await back.sees(a, b);
  });
});

describe('nobody answers', () => {
  it('ends after 30 s, for both', async () => {
    const [a, b] = await addFriends(2);
    if (!a || !b) throw new Error('nobody');
    const [caller, callee] = [await openTab(a), await openTab(b)];
    caller.call([b]);
    const { data: prompt } = await callee.next('call');
    await passTime(prompt.call, 20_000);
    expect(callee.socket.count('ended')).toBe(0);
    await passTime(prompt.call, 10_001);
    expect((await callee.ended(prompt.call)).data).toMatchObject({ reason: 'no-answer' });
    expect((await caller.ended(prompt.call)).data).toMatchObject({ reason: 'no-answer' });
  });
});

describe('a group', () => {
  it('rings everybody, and everybody who comes sees everybody', async () => {
    const people = await addFriends(4);
    const tabs = await Promise.all(people.map((person) => openTab(person)));
    const [caller, ...others] = tabs;
    if (!caller) throw new Error('nobody');
    caller.call(others);
    await Promise.all(others.map((tab) => joinGroup(tab)));
    await Promise.all(tabs.map((tab) => tab.sees(...people)));
    const rosters = tabs.map((tab) => tab.roster());
    expect(new Set(rosters.map((roster) => roster?.version)).size).toBe(1);
  });
});
