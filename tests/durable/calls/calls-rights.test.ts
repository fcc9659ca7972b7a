import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';

import { endDevice } from '../../../worker/core/objects.ts';
import { put } from '../../worker/support/client.ts';
import { addUser, loggedIn, register } from '../../worker/support/people.ts';
import { sql } from '../../worker/support/sql.ts';
import {
  addFriends,
  befriend,
  connectCall,
  evictAll,
  openFriends,
  openTab,
  reopen,
} from '../support/calls.ts';

const set = (column: string, value: string, id: number) =>
  env.DB.prepare(`UPDATE users SET ${column} = ? WHERE id = ?`).bind(value, id).run();

const writeBlock = (by: number, of: number) =>
  sql`INSERT INTO blocks (user_id, blocked_id, created_at) VALUES (${by}, ${of}, 0)`.run();

const block = async (by: { token: string }, of: { id: number }) =>
  expect((await put(`/api/blocks/${of.id}`, {}, by.token)).status).toBe(204);

describe('a user who may not be rung', () => {
  it('hears nothing, is unreachable, and is in no list', async () => {
    const changes: [string, (a: number, b: number) => Promise<unknown>][] = [
      ['a stranger', () => Promise.resolve()],
      ['a friend who has blocked the caller', (a, b) => writeBlock(b, a)],
      ['a friend whom the caller has blocked', (a, b) => writeBlock(a, b)],
      ['a friend whom nobody may call', (_, b) => set('calls_from', 'nobody', b)],
      ['a friend who is suspended', (_, b) => set('status', 'suspended', b)],
      ['a friend who is leaving', (_, b) => set('status', 'leaving', b)],
      ['a friend who is banned', (_, b) => set('status', 'banned', b)],
    ];
    const a = await addUser();
    const caller = await openTab(a);
    const callees = [];
    for (const [what, change] of changes) {
      const b = await addUser();
      if (what !== 'a stranger') await befriend(a, b);
      callees.push({ what, tab: await openTab(b) });
      await change(a.id, b.id);
    }
    caller.call(callees.map(({ tab }) => tab));
    const { data } = await caller.next('joined');
    const outcomes = new Map(data.roster.rung.map(({ id, outcome }) => [id, outcome]));
    expect((await caller.ended(data.call)).data.reason).toBe('unreachable');
    for (const { what, tab } of callees) {
      const outcome = outcomes.get(tab.id);
      expect({ what, outcome }).toEqual({ what, outcome: 'unreachable' });
      expect({ what, heard: tab.heard() }).toEqual({ what, heard: ['welcome'] });
      const rows = await sql`SELECT * FROM call_members WHERE user_id = ${tab.id}`.all();
      expect(rows.results).toEqual([]);
    }
  });

  it('is nobody whom one invents', async () => {
    const [a] = await openFriends(2);
    a.call([{ id: 9_999_999 }]);
    const { data } = await a.next('joined');
    expect((await a.ended(data.call)).data.reason).toBe('unreachable');
  });
});

it('a user who is suspended, banned or leaving may not call, though the socket is open still', async () => {
  const [a, b] = await openFriends(2);
  await set('suspended_until', '9999999999999', a.id);
  for (const status of ['suspended', 'banned', 'leaving']) {
    await set('status', status, a.id);
    a.call([b]);
    await a.next('error');
  }
  expect(b.heard()).toEqual(['welcome']);
});

it.each([
  ['a block by the callee', (a: number, b: number) => writeBlock(b, a)],
  ['a block by the caller', (a: number, b: number) => writeBlock(a, b)],
  ['the end of the friendship', () => sql`DELETE FROM friends`.run()],
  ['the callee is banned', (_: number, b: number) => set('status', 'banned', b)],
])('what changes while it rings %s is seen when it is answered', async (_, change) => {
  const [a, b] = await openFriends(2);
  a.call([b]);
  const { data: prompt } = await b.next('call');
  await change(a.id, b.id);
  b.confirm(prompt.call, prompt, true);
  expect((await b.ended(prompt.call)).data.reason).toBe('cancelled');
  expect((await a.ended(prompt.call)).data.reason).toBe('unreachable');
  expect(b.socket.count('joined')).toBe(0);
});

describe('what changes in a call', () => {
  it('a block ends a call of two, and the other sees no more than that one left', async () => {
    const [a, b] = await openFriends(2);
    const call = await connectCall(a, b);
    await evictAll(call, a, b);
    await block(a, b);
    expect((await a.ended(call)).data.reason).toBe('removed');
    expect((await b.ended(call)).data.reason).toBe('left');
  });

  it('a ban ends the calls and the rings of the banned at once', async () => {
    const [a, b, c] = await openFriends(3);
    const call = await connectCall(a, b);
    await endDevice(env, b.id, null);
    expect((await a.ended(call)).data.reason).toBe('left');
    expect(await b.socket.closed()).toEqual({ code: 4001 });
    a.call([c]);
    const { data: prompt } = await c.next('call');
    await endDevice(env, c.id, null);
    expect((await a.ended(prompt.call)).data.reason).toBe('unreachable');
  });
});

describe('a peer id', () => {
  it('is given back to nobody but its own device', async () => {
    const [a, b] = await openFriends(2);
    const stranger = await addUser();
    await connectCall(a, b);
    const thief = await reopen({ ...stranger, peerId: b.peerId });
    expect(thief.peerId).not.toBe(b.peerId);
    const elsewhere = await register();
    const friend = await addUser();
    await befriend(elsewhere, friend);
    const first = await openTab({ ...elsewhere, deviceId: 0 });
    await connectCall(await openTab(friend), first);
    const { token } = await loggedIn(elsewhere);
    const second = await reopen({ ...elsewhere, token, deviceId: 0, peerId: first.peerId });
    expect(second.peerId).not.toBe(first.peerId);
    expect(first.socket.isClosed()).toBe(false);
    await a.sees(a, b);
  });

  it('that is none, or very long, gives a fresh one', async () => {
    const [person] = await addFriends(1);
    for (const peerId of ['', 'x', 'x'.repeat(4_000), '../../1']) {
      const tab = await reopen({ ...person, peerId });
      expect(tab.peerId).toMatch(/^[0-9a-f-]{36}$/);
      tab.socket.close();
    }
  });
});
