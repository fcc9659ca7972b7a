import { env, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';

import {
  findCallees,
  findSessionCallees,
  mayJoinCall,
} from '../../../worker/calls/queries/call-facts.ts';
import { recordCall } from '../../../worker/calls/queries/call-records.ts';
import { writeSessionCall } from '../../../worker/calls/queries/session-calls.ts';
import { CallList } from '../../../worker/contract/call-history.ts';
import { watch } from '../../worker/core/access/recorder.ts';
import { get, getAs, post, put } from '../../worker/support/client.ts';
import { countingBinding } from '../../worker/support/counting.ts';
import { addUser } from '../../worker/support/people.ts';
import { addGames, hostSession } from '../../worker/support/sessions.ts';
import { rows, sql } from '../../worker/support/sql.ts';
import {
  addFriends,
  addSession,
  connectCall,
  joinGroup,
  openFriends,
  passTime,
} from '../support/calls.ts';
import { alarmAfter, signallingOf, until } from '../support/live.ts';

const listOf = ({ token }: { token: string }, query = '') =>
  getAs(CallList, `/api/calls${query}`, token);

/** Waits until a call is in a user's list. */
const listed = (person: { token: string }, call: string, ended = true) =>
  until('the call in the list', async () => {
    const { member } = await listOf(person);
    return member.find(({ id, endedAt }) => id === call && (!ended || endedAt !== null));
  });

const names = (person: { id: number }) =>
  runInDurableObject(signallingOf(person.id), (_, { storage }) =>
    [...storage.kv.list({ prefix: 'call/' })].map(([, kept]) => JSON.stringify(kept)).join(),
  );

it('keeps who was in a call with its members for ten minutes after its end, no longer', async () => {
  const [a, b] = await openFriends(2);
  const call = await connectCall(a, b);
  a.leave(call);
  await listed(b, call);
  await until('the end in what is kept', async () => !/"endedAt":null/.test(await names(b)));
  expect(await names(b)).toContain(a.name);
  await alarmAfter(10 * 60 * 1000 + 1, signallingOf(b.id));
  expect(await names(b)).toBe('');
  vi.useRealTimers();
});

describe('the list of calls', () => {
  it('has a missed one, for both sides', async () => {
    const [a, b] = await openFriends(2);
    a.call([b]);
    const { data: prompt } = await b.next('call');
    await passTime(prompt.call, 30_001);
    expect(await listed(b, prompt.call)).toMatchObject({
      caller: { id: a.id, name: a.name },
      session: null,
      missed: true,
      mine: { outcome: 'no-answer' },
      members: [{ id: a.id, outcome: 'accepted' }],
    });
    expect(await listed(a, prompt.call)).toMatchObject({
      missed: false,
      mine: { outcome: 'accepted' },
      members: [{ id: b.id, name: b.name, outcome: 'no-answer' }],
    });
  });

  it('has an answered one and a declined one, neither missed', async () => {
    const [a, b] = await openFriends(2);
    const first = await connectCall(a, b);
    a.leave(first);
    expect(await listed(b, first)).toMatchObject({ missed: false, mine: { outcome: 'accepted' } });
    a.call([b]);
    const { data: prompt } = await b.next('call');
    b.confirm(prompt.call, prompt, false);
    expect(await listed(b, prompt.call)).toMatchObject({
      missed: false,
      mine: { outcome: 'declined' },
    });
    const { member } = await listOf(b);
    expect(member.map(({ id }) => id)).toEqual([prompt.call, first]);
  });

  it('has one that still runs, for whoever has left it, who can report it at once', async () => {
    const [a, b, c] = await openFriends(3);
    const call = await connectCall(a, b);
    a.send({ event: 'addcall', data: { call, to: [c.id] } });
    await joinGroup(c);
    const report = { about: `/api/calls/${call}`, reason: 'harassment', text: '' };
    c.leave(call);
    expect(await listed(c, call, false)).toMatchObject({
      endedAt: null,
      missed: false,
      mine: { outcome: 'accepted' },
    });
    expect((await post('/api/reports', report, c.token)).status).toBe(201);
    const stranger = await addUser();
    expect((await post('/api/reports', report, stranger.token)).status).toBe(404);
  });

  it('pages, newest first, and says nothing of those who are blocked', async () => {
    const [a, b, c] = await addFriends(3);
    const ids = Array.from({ length: 5 }, () => crypto.randomUUID());
    for (const [index, id] of ids.entries()) {
      await recordCall(env.DB, {
        id,
        callerId: index === 0 ? c.id : a.id,
        sessionId: null,
        startedAt: 1_000 + index,
        endedAt: 2_000,
        members: [a, b, c].map(({ id: userId }) => ({
          userId,
          outcome: 'accepted',
          at: 1_000 + Math.floor(index / 2),
        })),
      });
    }
    const first = await listOf(b, '?itemsPerPage=2');
    const second = await getAs(CallList, first.view.next ?? '', b.token);
    const third = await getAs(CallList, second.view.next ?? '', b.token);
    const all = [first, second, third].flatMap(({ member }) => member.map(({ id }) => id));
    expect(all).toEqual(ids.toReversed());
    expect(third.view.next).toBeUndefined();
    await put(`/api/blocks/${c.id}`, {}, b.token);
    const { member } = await listOf(b);
    expect(member.map(({ id }) => id)).toEqual(ids.slice(1).toReversed());
    expect(member.every(({ members }) => members.every(({ id }) => id !== c.id))).toBe(true);
    expect((await get('/api/calls?cursor=x', b.token)).status).toBe(422);
  });
});

/** A user's calls, with the session of each. */
const sessionsOf = async (person: { token: string }) =>
  (await listOf(person)).member.map((call) => [call.id, call.session]);

it('names the session of a call to those who may read its name', async () => {
  await addGames();
  const [host, member] = await addFriends(2);
  await hostSession(host, { name: 'Another one' });
  const session = await hostSession(host, { name: 'Night run' });
  const [inSession, alone] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [index, id] of [inSession, alone].entries()) {
    await recordCall(env.DB, {
      id,
      callerId: host.id,
      sessionId: id === inSession ? session.id : null,
      startedAt: 1_000,
      endedAt: 2_000,
      members: [host, member].map((one) => ({
        userId: one.id,
        outcome: 'accepted',
        at: 1_000 + index,
      })),
    });
  }
  const named = { id: session.id, name: 'Night run' };
  const both = [
    [alone, null],
    [inSession, named],
  ];
  expect(await sessionsOf(member)).toEqual(both);
  await sql`UPDATE sessions SET taken_down_at = 1 WHERE id = ${session.id}`.run();
  expect(await sessionsOf(host)).toEqual(both);
  expect(await sessionsOf(member)).toEqual([
    [alone, null],
    [inSession, null],
  ]);
});

it('rings members in an order that tells nothing of who hides that they are online', async () => {
  await addGames();
  const [host, first, hidden, seen] = await addFriends(4);
  const session = await addSession(host, [first, hidden, seen]);
  const online = env.DB.prepare('UPDATE users SET online = 1, online_for = ? WHERE id = ?');
  await env.DB.batch([online.bind('nobody', hidden.id), online.bind('everyone', seen.id)]);
  const ask = { session, call: crypto.randomUUID(), ended: null, most: 7, now: Date.now() };
  const rung = (await findSessionCallees(env.DB, host, ask))?.callees.map(({ id }) => id);
  expect(rung).toEqual([seen.id, first.id, hidden.id]);
});

describe('what calls ask of the database', () => {
  it('is one round trip each, over indexes', async () => {
    const [a, b] = await addFriends(2);
    const now = Date.now();
    const recording = { statements: new Set<string>(), trips: 0 };
    const watched = watch(env.DB, recording);
    const asked = [
      () => findCallees(watched, a, { to: [b.id], present: [], session: 1, now }),
      () =>
        findSessionCallees(watched, a, {
          session: 1,
          call: crypto.randomUUID(),
          ended: null,
          most: 7,
          now,
        }),
      () =>
        writeSessionCall(watched, { sessionId: 1, callId: crypto.randomUUID(), users: [a.id] }, 1),
      () => writeSessionCall(watched, { sessionId: 1, callId: crypto.randomUUID(), users: [] }, 1),
      () => mayJoinCall(watched, b, { members: [a.id], present: [a.id], session: 1 }),
      () =>
        recordCall(watched, {
          id: crypto.randomUUID(),
          callerId: a.id,
          sessionId: null,
          startedAt: now,
          endedAt: now,
          members: [{ userId: a.id, outcome: 'accepted', at: now }],
        }),
    ];
    for (const ask of asked) {
      recording.trips = 0;
      await ask();
      expect(recording.trips).toBe(1);
    }
    const scans: string[] = [];
    for (const statement of recording.statements) {
      const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${statement}`)
        .bind(...Array.from(statement.matchAll(/\?/g), () => 1))
        .all<{ detail: string }>();
      // A scan is allowed only over the few given ids, never over a table.
      scans.push(
        ...results
          .map(({ detail }) => detail)
          .filter((detail) => /^SCAN (?!json_each|w\b|m\b|x\b|c\b|j\b|\(|CONSTANT)/.test(detail)),
      );
    }
    expect(scans).toEqual([]);
  });

  it('is little: a ring reads few rows, a call of two writes at most eight, once', async () => {
    const [a, b] = await addFriends(2);
    const ring = countingBinding(env.DB);
    await findCallees(ring.binding, a, { to: [b.id], present: [], session: null, now: Date.now() });
    expect(ring.rowsRead()).toBeLessThanOrEqual(22);
    const record = {
      id: crypto.randomUUID(),
      callerId: a.id,
      sessionId: null,
      startedAt: 1,
      endedAt: 2,
      members: [a, b].map(({ id }) => ({ userId: id, outcome: 'accepted' as const, at: 1 })),
    };
    const written = countingBinding(env.DB);
    await recordCall(written.binding, record);
    expect(written.rowsWritten()).toBeLessThanOrEqual(9);
    await recordCall(env.DB, record);
    const results = await rows`SELECT * FROM call_members WHERE call_id = ${record.id}`;
    expect(results).toHaveLength(2);
  });
});
