import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { addUser } from '../../worker/support/people.ts';
import { addGames } from '../../worker/support/sessions.ts';
import { sql } from '../../worker/support/sql.ts';
import {
  type CallTab,
  addFriends,
  addSession,
  befriend,
  joinGroup,
  openTab,
} from '../support/calls.ts';

beforeAll(() => addGames());

/** The rings that a tab received. Other frames tell all members that a call is running. */
const rungIn = (tab: CallTab) =>
  tab.heard().filter((event) => event === 'call' || event === 'addcall');

const letFriendsCall = (id: number) =>
  sql`UPDATE users SET calls_from = 'friends' WHERE id = ${id}`.run();

describe('the members of a session', () => {
  it('can call their group without being friends, and only they', async () => {
    const [host, member, outsider] = [await addUser(), await addUser(), await addUser()];
    const session = await addSession(host, [member]);
    const [a, b, c] = [await openTab(host), await openTab(member), await openTab(outsider)];
    c.send({ event: 'call', data: { session: `/api/sessions/${session}`, media: 'audio' } });
    await c.next('error');
    b.send({ event: 'call', data: { session: `/api/sessions/${session}`, media: 'audio' } });
    const { data: prompt } = await a.next('call');
    expect(prompt).toMatchObject({ id: member.id, name: member.name });
    a.confirm(prompt.call, prompt, true);
    await b.sees(a, b);
    expect(a.roster()?.session).toEqual({ id: session, name: 'Evening run' });
    // Outside of the session the two are still strangers.
    a.leave(prompt.call);
    await a.ended(prompt.call);
    await b.ended(prompt.call);
    b.call([a]);
    const { data } = await b.next('joined', ({ data: { call } }) => call !== prompt.call);
    expect(data.roster.rung).toMatchObject([{ id: a.id, name: '', outcome: 'unreachable' }]);
    expect((await b.ended(data.call)).data.reason).toBe('unreachable');
  });

  it('are rung seven at most, those who are online first, and nobody whom a block parts', async () => {
    const host = await addUser();
    const members = await Promise.all(Array.from({ length: 9 }, () => addUser()));
    await addSession(host, members);
    const session = await addSession(host, members);
    const [blocker, blocked, silent] = members;
    if (!blocker || !blocked || !silent) throw new Error('nobody');
    await env.DB.batch([
      sql`INSERT INTO blocks (user_id, blocked_id, created_at) VALUES (${blocker.id}, ${host.id}, 0)`,
      sql`UPDATE users SET calls_from = 'nobody' WHERE id = ${silent.id}`,
    ]);
    const a = await openTab(host);
    a.send({ event: 'call', data: { session: `/api/sessions/${session}`, media: 'audio' } });
    const { data } = await a.next('joined');
    const rung = data.roster.rung.map(({ id }) => id);
    expect(rung).toHaveLength(7);
    expect(rung).not.toContain(blocker.id);
    expect(rung).not.toContain(silent.id);
  });

  it('whom only friends may call are rung by friends alone, and the caller reads why', async () => {
    const [host, friend, other, open] = await Promise.all(
      Array.from({ length: 4 }, () => addUser()),
    );
    if (!host || !friend || !other || !open) throw new Error('nobody');
    await befriend(host, friend);
    for (const { id } of [friend, other]) await letFriendsCall(id);
    const session = await addSession(host, [friend, other, open]);
    const tabs = await Promise.all([host, friend, other, open].map((person) => openTab(person)));
    const [a, b, c, d] = tabs;
    if (!a || !b || !c || !d) throw new Error('nobody');
    a.send({ event: 'call', data: { session: `/api/sessions/${session}`, media: 'audio' } });
    const call = await joinGroup(b);
    await joinGroup(d);
    const outcomes = new Map(a.roster()?.rung.map(({ id, outcome }) => [id, outcome]));
    expect(outcomes.get(other.id)).toBe('friends-only');
    expect(b.roster()?.rung.some(({ id }) => id === other.id)).toBe(false);
    expect(rungIn(c)).toEqual([]);
    // A member who is not their friend can't add them either.
    d.send({ event: 'addcall', data: { call, to: [other.id] } });
    await d.next('state', ({ data: { roster } }) =>
      roster.rung.some(({ id, outcome }) => id === other.id && outcome === 'friends-only'),
    );
    expect(rungIn(c)).toEqual([]);
  });

  it('add another member, but no stranger', async () => {
    const [host, member, third, stranger] = await Promise.all(
      Array.from({ length: 4 }, () => addUser()),
    );
    if (!host || !member || !third || !stranger) throw new Error('nobody');
    const session = await addSession(host, [member, third]);
    const [a, b, c] = [await openTab(host), await openTab(member), await openTab(third)];
    a.send({ event: 'call', data: { session: `/api/sessions/${session}`, media: 'audio' } });
    const call = await joinGroup(b);
    const { data: prompt } = await c.next('addcall');
    for (const caller of prompt.callers) c.confirm(call, caller, false);
    await c.ended(call);
    b.send({ event: 'addcall', data: { call, to: [third.id, stranger.id] } });
    await c.next('addcall');
    const { data } = await b.next('state', ({ data: { roster } }) =>
      roster.rung.some(({ id }) => id === stranger.id),
    );
    expect(data.roster.rung).toContainEqual(
      expect.objectContaining({ id: stranger.id, name: '', outcome: 'unreachable' }),
    );
    // Only the member who added them sees that they are unreachable.
    expect(a.roster()?.rung.some(({ id }) => id === stranger.id)).toBe(false);
  });
});

it('a group that is rung leaves out one of two who have blocked each other', async () => {
  const [a, b, c] = await addFriends(3);
  await sql`INSERT INTO blocks (user_id, blocked_id, created_at) VALUES (${c.id}, ${b.id}, 0)`.run();
  const tab = await openTab(a);
  tab.call([b, c]);
  const { data } = await tab.next('joined');
  expect(data.roster.rung).toMatchObject([
    { id: b.id, outcome: 'ringing' },
    { id: c.id, outcome: 'unreachable' },
  ]);
});
