import { describe, expect, it } from 'vitest';

import { applyEvent } from '../../../durable/calls/call-reducer.ts';
import type { CallState } from '../../../worker/contract/objects/call.ts';
import { NOW, after, callTo, knownTo, leave, peer } from './call-makers.ts';
import {
  Driven,
  answered,
  asFacts,
  fromOther,
  join,
  knowing,
  session,
  tabOf,
} from './driven-user.ts';

/** Joining a session's call, answer by answer. */

/** The running call of session 7, of which user 1 is a member. */
const running = () => callTo([], { id: 'running', session, waits: true });
const entered = (before: CallState, user: number) =>
  applyEvent(before, { type: 'enter', user: knownTo(user), peer: peer(user) }, NOW);

const joiner = () => {
  const three = new Driven(3).frame(join, 'own');
  expect(three.request).toEqual({
    kind: 'session-facts',
    actor: { id: 3, deviceId: 30 },
    session: 7,
    call: 'own',
    ended: null,
  });
  return three.take(asFacts({ session, callees: [], call: 'running' }));
};

const found = (one: CallState | null) => answered({ kind: 'found', call: one });
const acted = (one: CallState | null, needsFacts = false) =>
  answered({ kind: 'acted', acted: { call: one, needsFacts } });

describe("joining a session's call", () => {
  const meets = answered({ kind: 'may-join', me: knownTo(3) });
  it('finds it, asks whom it meets, and is admitted', () => {
    const three = joiner();
    expect(three.request).toEqual({ kind: 'find', call: 'running' });
    expect(three.take(found(running())).request).toEqual({
      kind: 'may-join',
      actor: { id: 3, deviceId: 30 },
      basis: { users: [1], separations: 0 },
      present: [1],
      session: 7,
      call: 'running',
    });
    expect(three.take(meets).request).toMatchObject({
      kind: 'act',
      call: 'running',
      event: { type: 'enter', user: { id: 3 }, peer: peer(3) },
      basis: { users: [1], separations: 0 },
    });
    three.take(acted(entered(running(), 3)));
    expect([three.pendingCommands, three.sent]).toEqual([[], ['joined']]);
  });

  it('asks again if the user has left the session meanwhile, and then ends in it', () => {
    const early = new Driven(3).frame(join, 'own').take({ kind: 'session-left', session: 7 });
    early.take(asFacts({ session, callees: [], call: 'own' }));
    expect(early.request).toMatchObject({ kind: 'session-facts' });
    expect(early.take(answered({ kind: 'facts', facts: null })).errors).toHaveLength(1);
    const late = joiner().take(found(running())).take({ kind: 'session-left', session: 7 });
    expect(late.take(meets).request).toMatchObject({ kind: 'session-facts' });
    const entering = joiner().take(found(running())).take(meets);
    entering.take({ kind: 'session-left', session: 7 }).take(acted(entered(running(), 3)));
    expect(entering.request).toEqual({
      kind: 'act',
      call: 'running',
      event: { type: 'bar', user: 3 },
    });
    const starting = new Driven(3).frame(join, 'own').take(asFacts({ session, call: 'own' }));
    const begun = callTo([], { id: 'own', session, waits: true });
    starting.take({ kind: 'session-left', session: 7 });
    starting.take(answered({ kind: 'begun', call: begun }));
    expect(starting.request).toMatchObject({ kind: 'act', call: 'own', event: { type: 'bar' } });
    const other = joiner().take(found(running())).take({ kind: 'session-left', session: 8 });
    expect(other.take(meets).request).toMatchObject({ kind: 'act', event: { type: 'enter' } });
  });

  it('starts one that rings nobody where there is none', () => {
    const three = new Driven(3).frame(join, 'own').take(asFacts({ session, call: 'own' }));
    expect(three.request).toMatchObject({
      kind: 'begin',
      call: { id: 'own', waits: true, session, people: [{ id: 1 }] },
    });
  });

  it('waits for one that has just been claimed', () => {
    const three = joiner().take(found(null));
    expect([three.request, three.pendingCommands]).toEqual([undefined, ['join']]);
    expect(three.take({ kind: 'alarm' }).request).toMatchObject({ kind: 'session-facts' });
  });

  it('starts one of its own where the one found never comes', () => {
    const three = joiner();
    // What fails meanwhile, or is another call, doesn't count.
    for (let attempts = 0; attempts < 6; attempts += 1) {
      three.take({ kind: 'failed' }).take({ kind: 'alarm' });
      three.take(asFacts({ session, callees: [], call: 'earlier' }));
    }
    three.take(found(null)).take({ kind: 'alarm' });
    three.take(asFacts({ session, callees: [], call: 'running' }));
    for (let seconds = 0; seconds < 6; seconds += 1) {
      expect(three.take(found(null)).request).toBeUndefined();
      three.now += 1000;
      three.take({ kind: 'alarm' });
      three.take(asFacts({ session, callees: [], call: 'running' }));
    }
    expect(three.take(found(null)).request).toMatchObject({
      kind: 'session-facts',
      ended: 'running',
    });
    expect(three.take(asFacts({ session, call: 'own' })).request).toMatchObject({ kind: 'begin' });
  });

  it('waits as well if the call vanishes at the last step', () => {
    const three = joiner().take(found(running())).take(meets).take(acted(null));
    expect([three.request, three.pendingCommands]).toEqual([undefined, ['join']]);
  });

  it('asks for the next one when the one found is over', () => {
    const over = applyEvent(
      running(),
      { type: 'leave', user: 1, peerId: peer(1).peerId, reason: 'left' },
      NOW,
    );
    expect(joiner().take(found(over)).request).toMatchObject({
      kind: 'session-facts',
      call: 'own',
      ended: 'running',
    });
  });

  it('asks again whom it meets when somebody came in between, as often as forty may', () => {
    const three = joiner().take(found(running()));
    for (let asked = 2; asked < 40; asked += 1) {
      three.take(meets).take(acted(running(), true));
      expect(three.request).toMatchObject({ kind: 'may-join' });
    }
    three.take(meets).take(acted(running(), true));
    expect([three.errors, three.pendingCommands]).toEqual([['The call could not be joined.'], []]);
  });

  it('is refused in words, and the tab that closed meanwhile is not let in', () => {
    const refused = joiner().take(found(running()));
    refused.take(answered({ kind: 'may-join', me: null }));
    expect([refused.errors, refused.pendingCommands]).toEqual([['You may not join.'], []]);
    const closed = joiner().take(found(running()));
    closed.tabs = [];
    closed.take(meets);
    expect([closed.errors, closed.pendingCommands, closed.request]).toEqual([[], [], undefined]);
  });

  it('moves the seat to the tab that joins, and asks again if the call is over by then', () => {
    const mine = entered(running(), 3);
    const three = fromOther(knowing(3, mine), join);
    const event = { type: 'move', user: 3, peerId: peer(3).peerId, to: peer(3, 'b') } as const;
    expect(three.request).toEqual({ kind: 'act', call: 'running', event });
    three.take(acted(applyEvent(mine, event, NOW)));
    expect([three.pendingCommands, three.sent, three.endings]).toEqual([
      [],
      ['joined', 'ended'],
      ['elsewhere'],
    ]);
    const gone = after(mine, [leave(3), leave(1)]);
    const late = fromOther(knowing(3, mine), join).take(acted(gone));
    expect(late.request).toMatchObject({ kind: 'session-facts', ended: 'running' });
    const closed = fromOther(knowing(3, mine), join).take({ kind: 'failed' });
    closed.tabs = [tabOf(3)];
    closed.take({ kind: 'alarm' });
    expect([closed.request, closed.pendingCommands]).toEqual([undefined, []]);
    // The call's object may run older code, which doesn't know the event.
    const refused = fromOther(knowing(3, mine), join).take(acted(mine));
    expect([refused.pendingCommands, refused.errors.length]).toEqual([[], 1]);
  });

  it('is done where one is in it already, as after an eviction', () => {
    const three = joiner().take(found(entered(running(), 3)));
    expect([three.pendingCommands, three.sent, three.errors]).toEqual([[], ['joined'], []]);
  });

  it('is asked for again while one is not in it, unless it is full', () => {
    const three = joiner().take(found(running())).take(meets).take(acted(running()));
    expect(three.request).toMatchObject({ kind: 'may-join' });
    let full = running();
    for (let id = 10; id < 17; id += 1) full = entered(full, id);
    const needsFacts = joiner().take(found(running())).take(meets).take(acted(full, true));
    expect([needsFacts.request?.kind, needsFacts.endings]).toEqual(['may-join', []]);
    // The last user who fits into the call is in it.
    let mine = running();
    for (const id of [10, 11, 12, 13, 14, 15, 3]) mine = entered(mine, id);
    const last = joiner().take(found(running())).take(meets).take(acted(mine));
    expect([last.sent, last.endings]).toEqual([['joined'], []]);
  });

  it('of a full call ends with that word', () => {
    const many = Array.from({ length: 7 }, (_, index) => index + 10);
    let full = running();
    for (const id of many) full = entered(full, id);
    const three = joiner().take(found(running())).take(meets).take(acted(full));
    expect([three.endings, three.pendingCommands]).toEqual([['full'], []]);
  });
});
