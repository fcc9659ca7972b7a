import { describe, expect, it } from 'vitest';

import { type CallInput, dueAt } from '../../../web/calls/core/machine.ts';
import { hearsRingback, initialState } from '../../../web/calls/core/state.ts';
import { ANSWER_WITHIN_MS, ringEnd } from '../../../web/calls/core/times.ts';
import {
  ANA,
  BEN,
  NOW,
  accept,
  dial,
  down,
  ended,
  group,
  joined,
  leave,
  now,
  put,
  refusal,
  resumed,
  rings,
  run,
  switches,
  welcome,
} from './one-tab.ts';

const LATER = NOW + ANSWER_WITHIN_MS;
const time: CallInput = { kind: 'time' };
const session = (join?: string | null): CallInput => ({
  kind: 'dial',
  target: { session: '/sessions/5', ...(join !== undefined && { join }) },
  media: 'video',
});

describe('starting a call', () => {
  it('waits for the first socket', () => {
    const early = put(initialState(1), dial);
    expect(early.send).toEqual([]);
    expect(put(early.state, welcome()).send).toMatchObject([{ event: 'call' }]);
  });

  it('sends one frame, with the microphone on and the camera as it is asked for', () => {
    const { state, sent } = run(dial);
    expect(sent).toEqual([{ event: 'call', data: { to: [2], media: 'audio' } }]);
    expect(state.switches).toEqual({ audio: true, video: false, screen: false });
    expect(state.talk).toMatchObject({ call: null, left: false });
    const video = run({ kind: 'dial', target: { to: [2] }, media: 'video' });
    expect(video.state.switches).toEqual({ audio: true, video: true, screen: false });
    expect(run(dial, dial).sent).toEqual([]);
  });

  it('lets its user hear that somebody is rung, as long as the server says so', () => {
    const called = run(dial, joined('x', []), now('x', [], 2, [{ id: 2, outcome: 'ringing' }]));
    expect(hearsRingback(called.state)).toBe(true);
    expect(hearsRingback(put(called.state, down).state)).toBe(false);
  });

  it('rings a session’s members, or joins its call without ringing', () => {
    const data = { session: '/sessions/5', media: 'video' };
    expect(run(session()).sent).toEqual([{ event: 'call', data }]);
    expect(run(session(null)).sent).toEqual([{ event: 'join', data }]);
    expect(run(session('x')).sent).toEqual([{ event: 'join', data }]);
  });

  it('comes back into a session’s call that was left, and into no other', () => {
    const gone = [session('x'), joined('x'), leave] as const;
    expect(run(...gone, session('x'), joined('x')).state.talk?.call).toBe('x');
    // What answers the leaving may come only now.
    const late = run(...gone, session('x'), ended('x', 'left'), joined('x'));
    expect([late.state.talk?.call, late.sent.map(({ event }) => event)]).toEqual(['x', ['state']]);
    const other = run(...gone, session('y'), joined('x'));
    expect(other.sent).toEqual([{ event: 'leave', data: { call: 'x' } }]);
    expect(other.state.talk?.call).toBe(null);
    expect(run(...gone, dial, joined('x')).sent).toEqual([{ event: 'leave', data: { call: 'x' } }]);
  });

  it('calls someone who rings together with others, or whom more than they are to be called with', () => {
    expect(run(group('x', ANA), dial).sent).toMatchObject([{ event: 'call' }]);
    expect(run(rings('x', BEN), dial).sent).toMatchObject([{ event: 'call' }]);
    const both: CallInput = { kind: 'dial', target: { to: [2, 3] }, media: 'audio' };
    expect(run(rings('x'), both).sent).toEqual([
      { event: 'call', data: { to: [2, 3], media: 'audio' } },
    ]);
    expect(run(rings('x'), session('y')).sent).toMatchObject([{ event: 'join' }]);
  });

  it('is over where the server says nothing for ten seconds', () => {
    const { state } = run(dial);
    expect(dueAt(state)).toBe(LATER);
    expect(put(state, time, LATER - 1).state.talk).not.toBe(null);
    expect(put(state, time, LATER).state).toMatchObject({
      talk: null,
      over: { reason: 'unanswered', talked: null, people: [], media: 'audio' },
    });
  });

  it('is over where the server refuses it, or ends it before it has a name', () => {
    expect(run(dial, refusal).state).toMatchObject({ talk: null, over: { reason: 'refused' } });
    const busy = run(dial, ended('x', 'busy'));
    expect(busy.state).toMatchObject({ talk: null, over: { reason: 'busy', talked: null } });
    expect(run(dial, ended('x', 'busy'), ended('x', 'left')).state.over?.reason).toBe('busy');
    // A later frame about the ended call starts nothing.
    expect(run(dial, ended('x', 'busy'), dial, joined('x')).sent).toMatchObject([
      { event: 'leave' },
    ]);
  });

  it('is unconcerned by a refusal or an end that is not its own', () => {
    for (const there of [
      run(),
      run(dial, joined('x')),
      run(dial, joined('x'), down, welcome()),
      run(rings('x'), accept('x')),
    ]) {
      expect(put(there.state, ended('other')).state).toBe(there.state);
    }
    expect(run(refusal).state.over).toBe(null);
    expect(run(dial, joined('x'), refusal).state.talk?.call).toBe('x');
    expect(run(dial, joined('x'), down, welcome(), refusal).state.talk?.call).toBe('x');
    const back = put(initialState(1), resumed()).state;
    expect(put(back, refusal).state).toBe(back);
  });

  it('begins again without the message about the last one', () => {
    const missed = [rings('x', BEN), ended('x', 'no-answer')] as const;
    expect(run(...missed, { kind: 'read' }).state.over).toBe(null);
    expect(run(...missed, dial).state.over).toBe(null);
    expect(run(...missed, rings('y'), accept('y')).state.over).toBe(null);
    const during = run(dial, joined('y'), ...missed);
    expect(during.state.over?.reason).toBe('no-answer');
    expect(put(during.state, joined('y', [ANA], 2)).state.over).toBe(null);
  });
});

describe('a call that was given up before it had a name', () => {
  it('holds up the next one until the server has refused or ended it, or ten seconds are over', () => {
    const { state, sent } = run(dial, leave, dial);
    expect(sent).toEqual([]);
    const begins = [{ event: 'call', data: { to: [2], media: 'audio' } }];
    for (const news of [refusal, ended('x', 'busy')]) {
      const next = put(state, news);
      expect(next.send).toEqual(begins);
      expect(next.state).toMatchObject({ givenUpUntil: null, talk: { unsent: null } });
    }
    expect(dueAt(put(state, leave).state)).toBe(LATER);
    const alone = run(dial, leave).state;
    expect(put(put(alone, time, LATER - 1).state, dial).send).toEqual([]);
    expect(put(put(alone, time, LATER).state, dial).send).toEqual(begins);
  });

  it('holds up nothing where it was never sent, or is left by its name', () => {
    expect(dueAt(run(down, dial, leave).state)).toBe(null);
    const left = run(dial, joined('x'), leave);
    expect(left.sent).toEqual([{ event: 'leave', data: { call: 'x' } }]);
    expect(dueAt(left.state)).toBe(null);
  });

  it('is left where its name comes after all, and nothing is started for it', () => {
    const { state, sent } = run(dial, leave, joined('x'));
    expect(sent).toEqual([{ event: 'leave', data: { call: 'x' } }]);
    expect([state.talk, state.givenUpUntil]).toEqual([null, null]);
  });

  it('is forgotten with the socket', () => {
    const { state, sent } = run(dial, leave, down, dial, welcome());
    expect(sent).toMatchObject([{ event: 'call' }]);
    expect([state.givenUpUntil, state.talk?.unsent]).toEqual([null, null]);
    expect(run(dial, leave, leave).sent).toEqual([]);
  });
});

describe('the next moment at which something is due', () => {
  it('is the earliest', () => {
    const { state } = run(dial);
    expect(dueAt(put(state, rings('x')).state)).toBe(LATER);
    expect(dueAt(run(rings('x')).state)).toBe(ringEnd(NOW));
    expect(dueAt(run().state)).toBe(null);
  });

  it('ends a rejoining that the server has not answered as lost, and an unsent call as offline', () => {
    const { state } = run(dial, joined('x'), down, welcome());
    expect(put(state, time, LATER).state).toMatchObject({ talk: null, over: { reason: 'lost' } });
    expect(put(run(down, dial).state, time, LATER - 1).state.talk).not.toBe(null);
    const unsent = put(run(dial, leave).state, dial).state;
    expect(put(unsent, time, LATER).state.over?.reason).toBe('unanswered');
    const sent = run(dial, down).state;
    expect(put(sent, time, LATER).state.over?.reason).toBe('unanswered');
  });
});

it('a tab without a call has nothing to switch, add or leave, and shows nothing', () => {
  expect(run().state.switches).toEqual({ audio: true, video: false, screen: false });
  for (const input of [leave, { kind: 'add', to: [3] }, switches(false)] as const) {
    expect(run(input).sent).toEqual([]);
  }
  const { state } = run();
  expect(put(state, { kind: 'stranger', user: 2, agrees: true }).state).toBe(state);
  expect(put(state, now('x', [ANA], 2)).state).toBe(state);
});
