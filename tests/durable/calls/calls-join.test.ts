import { beforeAll, describe, expect, it } from 'vitest';

import { ROOM_WRITABLE_DAYS } from '../../../worker/contract/bounds.ts';
import { SessionDetail } from '../../../worker/contract/session.ts';
import { DAY_MS } from '../../../worker/contract/time.ts';
import { get, patch, put, getAs } from '../../worker/support/client.ts';
import { addAdmin, addUser } from '../../worker/support/people.ts';
import { addGames, changeApplicationStatus } from '../../worker/support/sessions.ts';
import { sql, valueOf } from '../../worker/support/sql.ts';
import { type CallTab, addSession, evictAll, openTab } from '../support/calls.ts';
import { until } from '../support/live.ts';

beforeAll(() => addGames());

const joinCall = (tab: CallTab, session: number, media: 'audio' | 'video' = 'audio') =>
  tab.send({ event: 'join', data: { session: `/api/sessions/${session}`, media } });

const callEveryone = (tab: CallTab, session: number) =>
  tab.send({ event: 'call', data: { session: `/api/sessions/${session}`, media: 'audio' } });

/** A session with a host and this many members. They aren't friends. Each has a tab. */
async function openSession(members: number) {
  const people = await Promise.all(Array.from({ length: members + 1 }, () => addUser()));
  const [host, ...others] = people;
  if (!host) throw new Error('nobody');
  const session = await addSession(host, others);
  const tabs: CallTab[] = [];
  for (const person of people) tabs.push(await openTab(person));
  return { session, tabs };
}

async function openThree() {
  const { session, tabs } = await openSession(2);
  const [a, b, c] = tabs;
  if (!a || !b || !c) throw new Error('nobody');
  return { session, a, b, c };
}

/** All frames that a tab has received, as JSON. */
const heardBy = (tab: CallTab) => JSON.stringify(tab.socket.frames);

const itemFor = async (session: number, token: string) =>
  getAs(SessionDetail, `/api/sessions/${session}`, token);

const applicationOf = async (session: number, user: { id: number }) =>
  (await valueOf<number>`SELECT id FROM applications WHERE session_id = ${session} AND user_id = ${user.id}`) ??
  0;

const idsOf = (users: readonly { id: number }[] | undefined) =>
  users?.map(({ id }) => id).toSorted((one, other) => one - other);

/** Waits for the next frame that says that exactly these users are in the session's call. */
const hearsOf = (tab: CallTab, ...people: { id: number }[]) =>
  tab.next('voice', ({ data }) => String(idsOf(data.call?.users)) === String(idsOf(people)));

describe('a user who is no longer a member', () => {
  it.each(['removed', 'left'] as const)('is out of the call at once: %s', async (status) => {
    const { session, a, b, c } = await openThree();
    for (const tab of [a, b, c]) joinCall(tab, session);
    await Promise.all([a, b, c].map((tab) => tab.sees(a, b, c)));
    const { data } = await b.next('joined');
    await evictAll(data.call, a, b, c);
    const by = status === 'removed' ? a : b;
    await changeApplicationStatus(by, await applicationOf(session, b), status);
    expect((await b.ended(data.call)).data.reason).toBe('removed');
    await Promise.all([a, c].map((tab) => tab.sees(a, c)));
    await hearsOf(a, a, c);
    expect((await get(`/api/calls/${data.call}/ice-servers`, b.token)).status).toBe(404);
    joinCall(b, session);
    await b.next('error');
    expect((await itemFor(session, a.token)).call?.users).toHaveLength(2);
  });

  it('leaves the call to the host who blocks them', async () => {
    const { session, a, b, c } = await openThree();
    for (const tab of [a, b, c]) joinCall(tab, session);
    await Promise.all([a, b, c].map((tab) => tab.sees(a, b, c)));
    const { data } = await b.next('joined');
    expect((await put(`/api/blocks/${b.id}`, {}, a.token)).status).toBe(204);
    await b.ended(data.call);
    await Promise.all([a, c].map((tab) => tab.sees(a, c)));
    expect(a.socket.count('ended')).toBe(0);
  });

  it('is everybody once an admin takes the session down', async () => {
    const { session, a, b } = await openThree();
    for (const tab of [a, b]) joinCall(tab, session);
    await Promise.all([a, b].map((tab) => tab.sees(a, b)));
    const { data } = await b.next('joined');
    await hearsOf(a, a, b);
    const admin = await addAdmin();
    const body = { takenDown: true, reason: 'An advertisement' };
    expect((await patch(`/api/admin/sessions/${session}`, body, admin.token)).status).toBe(200);
    await Promise.all([a, b].map((tab) => tab.ended(data.call)));
    joinCall(a, session);
    await a.next('error');
  });
});

describe('a session’s running call', () => {
  it('takes in a third member without a ring, and is told to the session’s members', async () => {
    const { session, a, b, c } = await openThree();
    const stranger = await openTab(await addUser());
    callEveryone(a, session);
    const { data: prompt } = await b.next('addcall');
    for (const caller of prompt.callers) b.confirm(prompt.call, caller, true);
    const { data: ring } = await c.next('addcall');
    for (const caller of ring.callers) c.confirm(ring.call, caller, false);
    await c.ended(ring.call);
    const { data: said } = await hearsOf(c, a, b);
    expect(said).toMatchObject({ session, call: { id: prompt.call } });
    expect((await itemFor(session, c.token)).call).toMatchObject({ id: prompt.call });
    expect(await itemFor(session, stranger.token)).not.toHaveProperty('call');
    await evictAll(prompt.call, a, b, c);
    joinCall(c, session);
    await Promise.all([a, b, c].map((tab) => tab.sees(a, b, c)));
    await hearsOf(a, a, b, c);
    expect(a.socket.count('addcall') + a.socket.count('call')).toBe(0);
    // Joining twice has no further effect.
    joinCall(c, session);
    await c.next('joined', ({ data }) => data.id === c.id && data.call === prompt.call);
    expect(c.members()).toHaveLength(3);
    for (const tab of [a, b, c]) tab.leave(prompt.call);
    await c.next('voice', ({ data }) => data.call === null);
    expect((await itemFor(session, b.token)).call).toBeNull();
    expect(stranger.heard()).toEqual(['welcome']);
  });

  it('may still be joined when the room is closed, but no other starts and no member is rung', async () => {
    const { session, a, b, c } = await openThree();
    joinCall(a, session);
    const { data } = await a.next('joined');
    await hearsOf(a, a);
    const room = ROOM_WRITABLE_DAYS * DAY_MS;
    const overFor = (ms: number) =>
      sql`UPDATE sessions SET starts_at = 1, ends_at = ${Date.now() - ms} WHERE id = ${session}`.run();
    await overFor(room);
    joinCall(b, session);
    await Promise.all([a, b].map((tab) => tab.sees(a, b)));
    a.send({ event: 'addcall', data: { call: data.call, to: [c.id] } });
    await a.next('state', ({ data: { roster } }) =>
      roster.rung.some(({ id, outcome }) => id === c.id && outcome === 'unreachable'),
    );
    for (const tab of [a, b]) tab.leave(data.call);
    await c.next('voice', (frame) => frame.data.call === null);
    joinCall(a, session);
    await a.next('error');
    callEveryone(b, session);
    await b.next('error');
    await overFor(room - 60_000);
    callEveryone(b, session);
    await c.next('addcall');
    expect(c.socket.count('addcall') + c.socket.count('call')).toBe(1);
  });

  it('names two with a block between them to neither, though one is rung while the other is in it', async () => {
    const { session, a, b, c } = await openThree();
    callEveryone(a, session);
    const { data: prompt } = await b.next('addcall');
    await sql`INSERT INTO blocks (user_id, blocked_id, created_at) VALUES (${c.id}, ${b.id}, 0)`.run();
    joinCall(c, session);
    await Promise.all([a, c].map((tab) => tab.sees(a, c)));
    for (const caller of prompt.callers) b.confirm(prompt.call, caller, false);
    await b.ended(prompt.call);
    await until('the answer', () => a.socket.count('confirmed') === 1);
    a.leave(prompt.call);
    await c.sees(c);
    expect(heardBy(a)).toContain(`"name":"${b.name}"`);
    expect(heardBy(b)).not.toContain(`"name":"${c.name}"`);
    expect(heardBy(c)).not.toContain(`"name":"${b.name}"`);
    expect(c.socket.count('confirmed')).toBe(0);
    c.leave(prompt.call);
  });

  it('begins with the first who joins, rings nobody, and is one call however many join at once', async () => {
    const { session, a, b, c } = await openThree();
    for (const tab of [a, b, c]) joinCall(tab, session);
    await Promise.all([a, b, c].map((tab) => tab.sees(a, b, c)));
    const calls = [a, b, c].map(
      (tab) => tab.socket.frames.flatMap((one) => (one.event === 'joined' ? one.data.call : []))[0],
    );
    expect(new Set(calls).size).toBe(1);
    for (const tab of [a, b, c]) expect(tab.socket.count('addcall')).toBe(0);
  });

  it.each([
    ['with others in it', 2, joinCall],
    ['with the only other, who was rung', 2, callEveryone],
    ['alone in it', 1, joinCall],
  ])('goes on in the tab from which a member joins again: %s', async (_, count, begin) => {
    const { session, tabs } = await openSession(1);
    const [a, b] = tabs;
    if (!a || !b) throw new Error('nobody');
    const inIt = [a, b].slice(0, count);
    begin(a, session);
    const { data } = await a.next('joined');
    if (count > 1) joinCall(b, session);
    await Promise.all(inIt.map((tab) => tab.sees(...inIt)));
    const phone = await openTab(a);
    await evictAll(data.call, a);
    joinCall(phone, session);
    joinCall(phone, session);
    expect((await a.ended(data.call)).data.reason).toBe('elsewhere');
    await phone.sees(...inIt);
    if (count > 1) {
      await b.next('state', (frame) => JSON.stringify(frame).includes(phone.peerId));
    }
    // Whoever seems to be left alone is muted by their tab.
    expect([b.socket.count('left'), b.socket.count('ended')]).toEqual([0, 0]);
    expect(phone.socket.count('error') + a.socket.count('error')).toBe(0);
    expect((await itemFor(session, b.token)).call?.users).toHaveLength(count);
  });

  it('lets in only members without a block with one in it', async () => {
    const { session, a, b, c: blocked } = await openThree();
    const stranger = await openTab(await addUser());
    joinCall(stranger, session);
    await stranger.next('error');
    joinCall(a, session);
    await a.next('joined');
    await sql`INSERT INTO blocks (user_id, blocked_id, created_at) VALUES (${a.id}, ${blocked.id}, 0)`.run();
    joinCall(blocked, session);
    await blocked.next('error');
    joinCall(b, session);
    await a.sees(a, b);
    // The frame leaves out users with whom the receiver has a block.
    const told = await hearsOf(blocked, b);
    expect(idsOf(told.data.call?.users)).not.toContain(a.id);
  });

  it('is no call to a member who sees nobody in it', async () => {
    const { session, a, b, c: blocked } = await openThree();
    await sql`INSERT INTO blocks (user_id, blocked_id, created_at) VALUES (${b.id}, ${blocked.id}, 0)`.run();
    joinCall(b, session);
    await hearsOf(a, b);
    expect((await blocked.next('voice')).data).toEqual({ session, call: null });
    expect((await itemFor(session, blocked.token)).call).toBeNull();
    expect((await itemFor(session, a.token)).call?.users).toMatchObject([{ id: b.id }]);
  });
});
