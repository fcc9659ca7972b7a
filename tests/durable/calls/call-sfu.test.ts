import { beforeEach, describe, expect, it, vi } from 'vitest';

import { applyEvent } from '../../../durable/calls/call-reducer.ts';
import { changeFrames } from '../../../durable/calls/call-view.ts';
import { SfuRunner } from '../../../durable/calls/sfu-runner.ts';
import { SfuError } from '../../../worker/calls/sfu.ts';
import type { TrackKind } from '../../../worker/contract/call-bounds.ts';
import type { CallEvent, CallState } from '../../../worker/contract/objects/call.ts';
import type { SfuAsk } from '../../../worker/contract/sfu.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { offerOf } from '../support/offer.ts';
import { Disk } from './call-machine/disk.ts';
import { NOW, callTo, knownTo, peer } from './call-makers.ts';
import { FakeSfu } from './fake-sfu.ts';

const down = () => new SfuError('down', 'The SFU answered 500');
const SESSION = { id: 7, name: 'Raid' };
const MIC = [{ mid: '0', kind: 'audio' as const }];

let sfu: FakeSfu;
let disk: Disk;
let call: CallState;
let runner: SfuRunner;
let now: number;
let alarm: number | null;

/** The object after an eviction. */
const wake = () => {
  runner = new SfuRunner({
    now: () => now,
    store: disk,
    sfu,
    call: () => call,
    announce: (user, peerId, sends) => {
      call = applyEvent(call, { type: 'sends', user, peerId, sends }, now);
    },
    arm: () => {
      alarm = runner.dueAt();
    },
  });
};
const happens = (event: CallEvent) => {
  call = applyEvent(call, event, now);
  runner.follow(call);
};
const enter = (id: number, blockedWith: number[] = []) =>
  happens({
    type: 'enter',
    user: { ...knownTo(id), isMember: true, blockedWith },
    peer: peer(id),
  });
const ask = (user: number, what: SfuAsk, peerId = peer(user).peerId) =>
  runner.ask(user, peerId, what);
const publish = (
  user: number,
  tracks: { mid: string; kind: TrackKind }[] = MIC,
  origin = `pc${user}`,
) => ask(user, { act: 'publish', offer: offerOf(origin, tracks), tracks: [...tracks] });
const subscribe = (user: number, ...others: number[]) =>
  ask(user, {
    act: 'subscribe',
    tracks: others.map((id) => ({ of: peer(id).peerId, kind: 'audio' as const })),
  });
const answer = (user: number) => ask(user, { act: 'answer', answer: offerOf(`pc${user}`) });
const sendsOf = (id: number) => call.people.find((one) => one.id === id)?.seat?.sends;
const settled = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  sfu = new FakeSfu();
  disk = new Disk();
  now = NOW;
  alarm = null;
  call = callTo([], { session: SESSION, transport: 'sfu', waits: true });
  wake();
  for (const id of [2, 3]) enter(id);
});

const turnsOn = (id: number, picture: 'video' | 'screen') => {
  const switches = { audio: true, video: false, screen: false, [picture]: true };
  happens({ type: 'switch', user: id, peerId: peer(id).peerId, switches });
};

describe('who may send and hear', () => {
  it('is whoever is in the call, as the peer that they are in it with', async () => {
    await publish(1);
    await publish(2);
    expect(await subscribe(1, 2)).toMatchObject({ sdp: 'offer', tracks: [{ mid: 'm1' }] });
    expect(await publish(4)).toEqual({ refused: 'hidden' });
    // Another member's peer, or one of an earlier tab.
    expect(await ask(3, { act: 'close', mids: ['0'] }, peer(1).peerId)).toEqual({
      refused: 'hidden',
    });
    happens({ type: 'leave', user: 2, peerId: peer(2).peerId, reason: 'left' });
    expect(await publish(2)).toEqual({ refused: 'hidden' });
    expect(await subscribe(2, 1)).toEqual({ refused: 'hidden' });
    const mesh = call;
    call = { ...mesh, transport: 'mesh' };
    expect(await publish(1)).toEqual({ refused: 'hidden' });
  });

  it('has nothing of those who have left, who send nothing, of a block, or of oneself', async () => {
    for (const id of [1, 2, 3]) await publish(id);
    happens({ type: 'leave', user: 3, peerId: peer(3).peerId, reason: 'left' });
    call = {
      ...call,
      people: call.people.map((one) => (one.id === 2 ? { ...one, blockedWith: [1] } : one)),
    };
    const reply = await subscribe(1, 1, 2, 3, 4);
    expect(reply).toMatchObject({ sdp: null });
    expect(
      'tracks' in reply && reply.tracks.map((track) => 'error' in track && track.error),
    ).toEqual(Array.from({ length: 4 }, () => 'unavailable'));
    expect(sfu.log.filter((line) => line.startsWith('pull'))).toEqual([]);
  });

  it('names no id of the SFU', async () => {
    await publish(1);
    await publish(2);
    const said = JSON.stringify([await subscribe(1, 2), call]);
    for (const [session, lines] of sfu.sessions) {
      expect(said).not.toContain(session);
      for (const line of lines.values()) expect(said).not.toContain(line.split(' ').at(-1));
    }
  });

  it('bounds what is shown at a time, and takes no picture that wasn’t turned on', async () => {
    const screen = [{ mid: '1', kind: 'screen' as const }];
    expect(await publish(1, screen)).toEqual({ refused: 'pictures' });
    for (const id of [1, 2, 3]) turnsOn(id, 'screen');
    expect(call.people.map(({ seat }) => seat?.screen)).toEqual([true, true, false]);
    expect(await publish(3, screen)).toEqual({ refused: 'pictures' });
  });
});

const watch = (of: number) =>
  ask(2, { act: 'subscribe', tracks: [{ of: peer(of).peerId, kind: 'video' }] });
/** Whether the roster tells a viewer that the first member sends a camera. */
const sentTo = (viewer: number) =>
  changeFrames({ ...call, version: 0, people: [] }, call, viewer).flatMap(({ data }) =>
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
      expect(await ask(1, { act: 'publish', offer: said, tracks: MIC })).toEqual({
        refused: 'session',
      });
    }
    expect(await publish(1)).toHaveProperty('sdp');
  });

  it('shows nobody a picture that is turned off', async () => {
    turnsOn(1, 'video');
    for (const id of [1, 2]) await publish(id);
    await publish(1, CAMERA);
    await watch(1);
    await answer(2);
    expect(sfu.heardIn('session-2')).toHaveLength(1);
    const shown = sendsOf(1)?.video ?? 0;
    turnsOn(1, 'screen');
    await settled();
    expect(sfu.heardIn('session-2')).toEqual([]);
    // Who misses that it was off meanwhile asks again.
    expect(sendsOf(1)?.video).toBeGreaterThan(shown);
    expect(await watch(1)).toMatchObject({ tracks: [{ error: 'unavailable' }] });
    expect([sentTo(1), sentTo(2)]).toEqual([true, false]);
    // While the SFU works for the one who watches.
    turnsOn(1, 'video');
    sfu.meanwhile = () => turnsOn(1, 'screen');
    await watch(1);
    await settled();
    expect(sfu.heardIn('session-2')).toEqual([]);
  });
});

it('tells the others what a member sends, and that it is sent again after a reload', async () => {
  await publish(1);
  const first = sendsOf(1);
  expect(first).toEqual({ audio: NOW });
  now += 5_000;
  await publish(1, MIC, 'reloaded');
  expect(sendsOf(1)).toEqual({ audio: NOW + 5_000 });
  await settled();
  // The old connection's track is closed.
  expect([...sfu.sessions.values()].map(({ size }) => size)).toEqual([0, 1]);
});

describe('whoever goes loses their tracks', () => {
  const goings: [string, CallEvent][] = [
    ['leaves', { type: 'leave', user: 2, peerId: peer(2).peerId, reason: 'left' }],
    ['is suspended', { type: 'bar', user: 2 }],
    ['blocks', { type: 'block', by: 2, other: 1 }],
  ];
  it.each(goings)('who %s', async (_, event) => {
    for (const id of [1, 2]) await publish(id);
    await subscribe(2, 1);
    await answer(2);
    happens(event);
    await settled();
    expect(sfu.sessions.get('session-2')?.size).toBe(0);
    expect([...disk.list({ prefix: 'sfu/' })]).toHaveLength(1);
    expect(runner.dueAt()).toBeNull();
  });

  it('and those that the SFU made for them meanwhile', async () => {
    for (const id of [1, 2]) await publish(id);
    sfu.meanwhile = () => happens({ type: 'bar', user: 2 });
    await subscribe(2, 1);
    await settled();
    expect(sfu.heardIn('session-2')).toEqual([]);
    expect(sfu.sessions.get('session-2')?.size).toBe(0);
  });

  it('though the SFU is down at first, and the object is evicted', async () => {
    for (const id of [1, 2]) await publish(id);
    sfu.failing = [down(), down()];
    expectConsole(/^Tracks of a call could not be closed/, /^Tracks of a call could not be closed/);
    happens({ type: 'bar', user: 2 });
    await settled();
    expect(alarm).toBe(NOW + 1_000);
    wake();
    expect(runner.dueAt()).toBe(NOW + 1_000);
    for (let round = 0; round < 3; round += 1) {
      now = runner.dueAt() ?? now;
      runner.handleAlarm();
      await settled();
    }
    expect(sfu.sessions.get('session-2')?.size).toBe(0);
    expect(runner.dueAt()).toBeNull();
  });

  it('also if the object was evicted while the SFU worked for them', async () => {
    for (const id of [1, 2]) await publish(id);
    // The new object doesn't get the SFU's answer.
    sfu.meanwhile = () => wake();
    await subscribe(2, 1);
    happens({ type: 'bar', user: 2 });
    await settled();
    expect(sfu.log).toContain('list session-2');
    expect(sfu.heardIn('session-2')).toEqual([]);
  });
});

it('closes all lines of a member who leaves while one is being closed', async () => {
  for (const id of [1, 2, 3]) await publish(id);
  await subscribe(1, 2, 3);
  await answer(1);
  sfu.meanwhile = () => happens({ type: 'leave', user: 1, peerId: peer(1).peerId, reason: 'left' });
  await ask(1, { act: 'close', mids: ['m1'] });
  await settled();
  expect(sfu.heardIn('session-1')).toEqual([]);
});

describe('a failing SFU', () => {
  it.each([
    ['busy', 'busy'],
    ['down', 'down'],
    ['gone', 'session'],
  ] as const)('that is %s is said as %s', async (failure, refused) => {
    await publish(1);
    await publish(2);
    sfu.failing = [new SfuError(failure, 'The SFU answered')];
    expectConsole(/^A call's subscribe failed at the SFU: The SFU answered/);
    expect(await subscribe(1, 2)).toEqual({ refused });
    await settled();
    // Whoever has lost the connection sends nothing until there is a new one.
    expect(sendsOf(1)).toEqual(failure === 'gone' ? {} : { audio: NOW });
    await publish(1, MIC, 'again');
    expect(await subscribe(1, 2)).toMatchObject({ sdp: 'offer' });
  });

  it('may fail with some of the tracks', async () => {
    for (const id of [1, 2, 3]) await publish(id);
    sfu.failingItems = ['session-3'];
    const { peerId } = peer(2);
    expect(await subscribe(1, 2, 3)).toMatchObject({
      tracks: [
        { of: peerId, mid: 'm1' },
        { of: peer(3).peerId, error: 'retry' },
      ],
    });
    sfu.failingItems = ['0'];
    expectConsole(/took none of the tracks/);
    expect(await publish(2, MIC, 'reloaded')).toEqual({ refused: 'down' });
    // However often it refuses them: it did answer, so the connection goes on.
    expect(await publish(2, MIC, 'reloaded')).toEqual({ refused: 'down' });
  });
});

describe('the requests of one connection', () => {
  it('run one after the other', async () => {
    await Promise.all([publish(1), publish(2), publish(1), subscribe(1, 2), subscribe(1, 2)]);
    expect(sfu.overlapped).toBe(false);
  });

  it('take an answer once, and none without an offer', async () => {
    for (const id of [1, 2]) await publish(id);
    expect(await answer(1)).toEqual({ refused: 'session' });
    await subscribe(1, 2);
    expect(await answer(1)).toEqual({ sdp: null, tracks: [] });
    expect(await answer(1)).toEqual({ refused: 'session' });
  });

  it('start over if the answer is another connection’s', async () => {
    for (const id of [1, 2]) await publish(id);
    await subscribe(1, 2);
    const other = { act: 'answer', answer: offerOf('reloaded') } as const;
    expect(await ask(1, other)).toEqual({ refused: 'session' });
    expect(sendsOf(1)).toEqual({});
  });

  it('start over if an answer never came', async () => {
    for (const id of [1, 2]) await publish(id);
    await subscribe(1, 2);
    expect(await subscribe(1, 2)).toEqual({ refused: 'session' });
    expect(await subscribe(1, 2)).toEqual({ refused: 'session' });
    expect(await publish(1, MIC, 'again')).toMatchObject({ sdp: 'answer' });
  });

  it('may send on the same line again, if the answer was lost', async () => {
    for (const id of [1, 2]) await publish(id);
    await publish(1);
    await settled();
    expect(sfu.log.filter((line) => line.startsWith('close'))).toEqual([]);
    expect(await subscribe(2, 1)).toMatchObject({ sdp: 'offer' });
  });

  it('begin with a microphone, so none adds to a connection that was ended', async () => {
    expect(await publish(1, [{ mid: '1', kind: 'screenAudio' }])).toEqual({ refused: 'session' });
  });

  it('show another member on a line, of the same medium alone', async () => {
    for (const id of [1, 2, 3]) await publish(id);
    await subscribe(1, 2);
    await answer(1);
    const { peerId: of } = peer(3);
    const update = (mid: string, kind: 'audio' | 'video') =>
      ask(1, { act: 'update', tracks: [{ mid, of, kind }] });
    expect(await update('m1', 'audio')).toMatchObject({ tracks: [{ of, mid: 'm1' }] });
    expect(sfu.heardIn('session-1').join()).toMatch(/^session-3/);
    expect(await update('m1', 'video')).toMatchObject({ tracks: [{ error: 'unavailable' }] });
    expect(await update('0', 'audio')).toMatchObject({ tracks: [{ error: 'unavailable' }] });
  });

  it('get a track on one line alone, until that is closed', async () => {
    const begin = async () => {
      for (const id of [1, 2, 3]) await publish(id);
      await subscribe(1, 2);
      await answer(1);
    };
    const { peerId: of } = peer(2);
    const asks = [
      () => subscribe(1, 3, 3),
      () => subscribe(1, 2),
      async () => {
        await subscribe(1, 3);
        await answer(1);
        return ask(1, { act: 'update', tracks: [{ mid: 'm2', of, kind: 'audio' }] });
      },
    ];
    for (const twice of asks) {
      await begin();
      expect(await twice()).toEqual({ refused: 'session' });
    }
    await begin();
    await ask(1, { act: 'close', mids: ['m1'] });
    expect(await subscribe(1, 2)).toMatchObject({ tracks: [{ of, mid: 'm2' }] });
  });

  it('name the size of a camera, and the better ones first', async () => {
    await publish(1);
    turnsOn(2, 'video');
    await publish(2, [...MIC, { mid: '1', kind: 'video' }]);
    const asked = [vi.spyOn(sfu, 'pull'), vi.spyOn(sfu, 'update')].map(
      (spy) => () => spy.mock.lastCall?.[1].map(({ simulcast }) => simulcast),
    );
    const better = { priorityOrdering: 'asciibetical', ridNotAvailable: 'asciibetical' };
    const camera = { of: peer(2).peerId, kind: 'video' } as const;
    await ask(1, { act: 'subscribe', tracks: [{ ...camera, layer: 'l' }] });
    await answer(1);
    await ask(1, { act: 'update', tracks: [{ ...camera, mid: 'm1', layer: 'h' }] });
    expect(asked.map((of) => of())).toEqual([
      [{ preferredRid: 'l', ...better }],
      [{ preferredRid: 'h', ...better }],
    ]);
  });

  it('close their own lines alone', async () => {
    for (const id of [1, 2]) await publish(id);
    await ask(1, { act: 'close', mids: ['0', 'm9'] });
    expect(sfu.log.filter((line) => line.startsWith('close'))).toEqual(['close 0 session-1']);
    expect(sendsOf(1)).toEqual({});
    expect(sendsOf(2)).toEqual({ audio: NOW });
  });
});
