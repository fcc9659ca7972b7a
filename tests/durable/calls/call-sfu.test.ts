import { beforeEach, describe, expect, it } from 'vitest';

import { changeFrames } from '../../../durable/calls/call-view.ts';
import { SfuError } from '../../../worker/calls/sfu.ts';
import type { CallEvent } from '../../../worker/contract/objects/call.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { offerOf } from '../support/offer.ts';
import { NOW, peer } from './call-makers.ts';
import { MIC, SfuCall, settled } from './sfu-call.ts';

const down = () => new SfuError('down', 'The SFU answered 500');

let at: SfuCall;

beforeEach(() => {
  at = new SfuCall();
});

describe('who may send and hear', () => {
  it('is whoever is in the call, as the peer that they are in it with', async () => {
    await at.publish(1);
    await at.publish(2);
    expect(await at.subscribe(1, 2)).toMatchObject({ sdp: 'offer', tracks: [{ mid: 'm1' }] });
    expect(await at.publish(4)).toEqual({ refused: 'hidden' });
    // Another member's peer, or one of an earlier tab.
    expect(await at.ask(3, { act: 'close', mids: ['0'] }, peer(1).peerId)).toEqual({
      refused: 'hidden',
    });
    at.happens({ type: 'leave', user: 2, peerId: peer(2).peerId, reason: 'left' });
    expect(await at.publish(2)).toEqual({ refused: 'hidden' });
    expect(await at.subscribe(2, 1)).toEqual({ refused: 'hidden' });
    const mesh = at.call;
    at.call = { ...mesh, transport: 'mesh' };
    expect(await at.publish(1)).toEqual({ refused: 'hidden' });
  });

  it('has nothing of those who have left, who send nothing, of a block, or of oneself', async () => {
    for (const id of [1, 2, 3]) await at.publish(id);
    at.happens({ type: 'leave', user: 3, peerId: peer(3).peerId, reason: 'left' });
    at.call = {
      ...at.call,
      people: at.call.people.map((one) => (one.id === 2 ? { ...one, blockedWith: [1] } : one)),
    };
    const reply = await at.subscribe(1, 1, 2, 3, 4);
    expect(reply).toMatchObject({ sdp: null });
    expect(
      'tracks' in reply && reply.tracks.map((track) => 'error' in track && track.error),
    ).toEqual(Array.from({ length: 4 }, () => 'unavailable'));
    expect(at.sfu.log.filter((line) => line.startsWith('pull'))).toEqual([]);
  });

  it('names no id of the SFU', async () => {
    await at.publish(1);
    await at.publish(2);
    const said = JSON.stringify([await at.subscribe(1, 2), at.call]);
    for (const [session, lines] of at.sfu.sessions) {
      expect(said).not.toContain(session);
      for (const line of lines.values()) expect(said).not.toContain(line.split(' ').at(-1));
    }
  });

  it('bounds what is shown at a time, and takes no picture that wasn’t turned on', async () => {
    const screen = [{ mid: '1', kind: 'screen' as const }];
    expect(await at.publish(1, screen)).toEqual({ refused: 'pictures' });
    for (const id of [1, 2, 3]) at.turnsOn(id, 'screen');
    expect(at.call.people.map(({ seat }) => seat?.screen)).toEqual([true, true, false]);
    expect(await at.publish(3, screen)).toEqual({ refused: 'pictures' });
  });
});

const watch = (of: number) =>
  at.ask(2, { act: 'subscribe', tracks: [{ of: peer(of).peerId, kind: 'video' }] });
/** Whether the roster tells a viewer that the first member sends a camera. */
const sentTo = (viewer: number) =>
  changeFrames({ ...at.call, version: 0, people: [] }, at.call, viewer).flatMap(({ data }) =>
    'roster' in data ? data.roster.members.map(({ sends }) => 'video' in sends) : [],
  )[0];

describe('a changed browser', () => {
  const CAMERA = [{ mid: '1', kind: 'video' as const }];

  it('can’t send a camera on the line of a sound', async () => {
    const offer = offerOf('pc1', [{ mid: '0', kind: 'video' }]);
    for (const said of [
      offer,
      // A line break for JavaScript alone.
      offer.replace('a=mid', 'a=x:\u2028m=audio\r\na=mid'),
      offer.replace('a=mid:0', 'a=mid:9\r\na=mid:0'),
      offer.replace('a=mid:0', 'a=mid: 0'),
      offer + offer.slice(offer.indexOf('m=')).replace('video', 'audio'),
    ]) {
      expect(await at.ask(1, { act: 'publish', offer: said, tracks: MIC })).toEqual({
        refused: 'session',
      });
    }
    expect(await at.publish(1)).toHaveProperty('sdp');
  });

  it('shows nobody a picture that is turned off', async () => {
    at.turnsOn(1, 'video');
    for (const id of [1, 2]) await at.publish(id);
    await at.publish(1, CAMERA);
    await watch(1);
    await at.answer(2);
    expect(at.sfu.heardIn('session-2')).toHaveLength(1);
    const shown = at.sendsOf(1)?.video ?? 0;
    at.turnsOn(1, 'screen');
    await settled();
    expect(at.sfu.heardIn('session-2')).toEqual([]);
    // Who misses that it was off meanwhile asks again.
    expect(at.sendsOf(1)?.video).toBeGreaterThan(shown);
    expect(await watch(1)).toMatchObject({ tracks: [{ error: 'unavailable' }] });
    expect([sentTo(1), sentTo(2)]).toEqual([true, false]);
    // While the SFU works for the one who watches.
    at.turnsOn(1, 'video');
    at.sfu.meanwhile = () => at.turnsOn(1, 'screen');
    await watch(1);
    await settled();
    expect(at.sfu.heardIn('session-2')).toEqual([]);
  });
});

it('tells the others what a member sends, and that it is sent again after a reload', async () => {
  await at.publish(1);
  const first = at.sendsOf(1);
  expect(first).toEqual({ audio: NOW });
  at.now += 5_000;
  await at.publish(1, MIC, 'reloaded');
  expect(at.sendsOf(1)).toEqual({ audio: NOW + 5_000 });
  await settled();
  // The old connection's track is closed.
  expect([...at.sfu.sessions.values()].map(({ size }) => size)).toEqual([0, 1]);
});

describe('whoever goes loses their tracks', () => {
  const goings: [string, CallEvent][] = [
    ['leaves', { type: 'leave', user: 2, peerId: peer(2).peerId, reason: 'left' }],
    ['is suspended', { type: 'bar', user: 2 }],
    ['blocks', { type: 'block', by: 2, other: 1 }],
  ];
  it.each(goings)('who %s', async (_, event) => {
    for (const id of [1, 2]) await at.publish(id);
    await at.subscribe(2, 1);
    await at.answer(2);
    at.happens(event);
    await settled();
    expect(at.sfu.sessions.get('session-2')?.size).toBe(0);
    expect([...at.disk.list({ prefix: 'sfu/' })]).toHaveLength(1);
    expect(at.runner.dueAt()).toBeNull();
  });

  it('and those that the SFU made for them meanwhile', async () => {
    for (const id of [1, 2]) await at.publish(id);
    at.sfu.meanwhile = () => at.happens({ type: 'bar', user: 2 });
    await at.subscribe(2, 1);
    await settled();
    expect(at.sfu.heardIn('session-2')).toEqual([]);
    expect(at.sfu.sessions.get('session-2')?.size).toBe(0);
  });

  it('though the SFU is down at first, and the object is evicted', async () => {
    for (const id of [1, 2]) await at.publish(id);
    at.sfu.failing = [down(), down()];
    expectConsole(/^Tracks of a call could not be closed/, /^Tracks of a call could not be closed/);
    at.happens({ type: 'bar', user: 2 });
    await settled();
    expect(at.alarm).toBe(NOW + 1_000);
    at.wake();
    expect(at.runner.dueAt()).toBe(NOW + 1_000);
    for (let round = 0; round < 3; round += 1) {
      at.now = at.runner.dueAt() ?? at.now;
      at.runner.handleAlarm();
      await settled();
    }
    expect(at.sfu.sessions.get('session-2')?.size).toBe(0);
    expect(at.runner.dueAt()).toBeNull();
  });

  it('also if the object was evicted while the SFU worked for them', async () => {
    for (const id of [1, 2]) await at.publish(id);
    // The new object doesn't get the SFU's answer.
    at.sfu.meanwhile = () => at.wake();
    await at.subscribe(2, 1);
    at.happens({ type: 'bar', user: 2 });
    await settled();
    expect(at.sfu.log).toContain('list session-2');
    expect(at.sfu.heardIn('session-2')).toEqual([]);
  });
});

it('closes all lines of a member who leaves while one is being closed', async () => {
  for (const id of [1, 2, 3]) await at.publish(id);
  await at.subscribe(1, 2, 3);
  await at.answer(1);
  at.sfu.meanwhile = () =>
    at.happens({ type: 'leave', user: 1, peerId: peer(1).peerId, reason: 'left' });
  await at.ask(1, { act: 'close', mids: ['m1'] });
  await settled();
  expect(at.sfu.heardIn('session-1')).toEqual([]);
});

describe('a failing SFU', () => {
  it.each([
    ['busy', 'busy'],
    ['down', 'down'],
    ['gone', 'session'],
  ] as const)('that is %s is said as %s', async (failure, refused) => {
    await at.publish(1);
    await at.publish(2);
    at.sfu.failing = [new SfuError(failure, 'The SFU answered')];
    expectConsole(/^A call's subscribe failed at the SFU: The SFU answered/);
    expect(await at.subscribe(1, 2)).toEqual({ refused });
    await settled();
    // Whoever has lost the connection sends nothing until there is a new one.
    expect(at.sendsOf(1)).toEqual(failure === 'gone' ? {} : { audio: NOW });
    await at.publish(1, MIC, 'again');
    expect(await at.subscribe(1, 2)).toMatchObject({ sdp: 'offer' });
  });

  it('may fail with some of the tracks', async () => {
    for (const id of [1, 2, 3]) await at.publish(id);
    at.sfu.failingItems = ['session-3'];
    const { peerId } = peer(2);
    expect(await at.subscribe(1, 2, 3)).toMatchObject({
      tracks: [
        { of: peerId, mid: 'm1' },
        { of: peer(3).peerId, error: 'retry' },
      ],
    });
    at.sfu.failingItems = ['0'];
    expectConsole(/took none of the tracks/);
    expect(await at.publish(2, MIC, 'reloaded')).toEqual({ refused: 'down' });
    // However often it refuses them: it did answer, so the connection goes on.
    expect(await at.publish(2, MIC, 'reloaded')).toEqual({ refused: 'down' });
  });
});
