import { beforeEach, describe, expect, it } from 'vitest';

import { SfuLink } from '../../../web/calls/core/sfu-link.ts';
import { FakePeer, Refused, listeners, nameOf, rosterOf } from './sfu-call.ts';
import { track as trackOf } from './track.ts';

let peers: FakePeer[];
let log: string[];
let shown: string[];
let failing: number[];
let down: boolean;
let timers: { at: number; run: () => void }[];
let now: number;
let tracks: Record<'mic' | 'camera' | 'screen' | 'screenSound', MediaStreamTrack | null>;
let link: SfuLink;
let ids: number;
let states: Record<string, string>;
/** Members of whom the SFU has nothing yet. */
let empty: string[];

const ask = async <Answer>(what: string, answer: Answer): Promise<Answer> => {
  log.push(what);
  await Promise.resolve();
  const status = failing.shift();
  if (status) throw new Refused(status);
  return answer;
};

beforeEach(() => {
  [peers, log, shown, failing, timers, empty] = [[], [], [], [], [], []];
  [down, now, ids, states] = [false, 0, 0, {}];
  tracks = { mic: trackOf('audio'), camera: null, screen: null, screenSound: null };
  link = new SfuLink({
    peerId: 'me',
    connect: (_, onState) => {
      const peer = new FakePeer(onState);
      peers.push(peer);
      return peer;
    },
    servers: async () => [],
    requests: {
      publish: ({ tracks: sent }) =>
        ask(`publish ${sent.map(({ kind }) => kind).join()}`, { answer: 'v=0' }),
      subscribe: async ({ tracks: wanted }) => {
        await ask(`subscribe ${wanted.map(nameOf).join()}`, null);
        const got = wanted.map(({ of, kind }) => {
          ids += 1;
          return empty.includes(of)
            ? { of, kind, error: 'retry' as const }
            : { of, kind, mid: `in-${ids}` };
        });
        return { offer: got.some((one) => 'mid' in one) ? 'v=0' : null, tracks: got };
      },
      answer: () => ask('answer', undefined),
      update: async ({ tracks: wanted }) => {
        await ask(`update ${wanted.map((one) => `${one.mid} ${nameOf(one)}`).join()}`, null);
        return {
          tracks: wanted.map(({ of, kind, mid }) =>
            empty.includes(of) ? { of, kind, error: 'retry' as const } : { of, kind, mid },
          ),
        };
      },
      close: (mids) => ask(`close ${mids.join()}`, undefined),
    },
    tracks: () => tracks,
    clock: {
      random: () => 0,
      now: () => now,
      after: (ms, run) => {
        const timer = { at: now + ms, run };
        timers.push(timer);
        return () => {
          timers = timers.filter((one) => one !== timer);
        };
      },
    },
    onTrack: (of, line, track) => shown.push(`${of} ${line}${track ? '' : ' gone'}`),
    onState: (of, state) => (states[of] = state),
    onGone: (of) => shown.push(`${of} gone`),
    onDown: (is) => {
      down = is;
    },
    onClose: () => log.push('closed'),
  });
});

const settled = async () => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};
const follow = async (...about: Parameters<typeof rosterOf>) => {
  link.follow(rosterOf(...about));
  await settled();
};
const pass = async (ms: number) => {
  now += ms;
  const due = timers.filter(({ at }) => at <= now);
  timers = timers.filter(({ at }) => at > now);
  for (const { run } of due) run();
  await settled();
};

describe('a call through an SFU', () => {
  it('is one connection, on which one sends once and hears all others', async () => {
    await follow({ ana: { audio: 1 }, ben: { audio: 2 }, cleo: {} });
    expect(log).toEqual(['publish audio', 'subscribe ana audio,ben audio', 'answer']);
    expect([peers.length, peers[0]?.sending.get('audio')]).toEqual([1, tracks.mic]);
    expect(shown).toEqual(['ana mic', 'ben mic']);
    await follow({ ana: { audio: 1 }, ben: { audio: 2 }, cleo: { audio: 3 } });
    expect(log.slice(3)).toEqual(['subscribe cleo audio', 'answer']);
  });

  it('asks again for what a member sends again, and closes what is gone', async () => {
    await follow({ ana: { audio: 1 }, ben: { audio: 2 } });
    log = [];
    await follow({ ana: { audio: 9, video: 10 } });
    expect(log).toEqual(['update in-1 ana audio', 'close in-2', 'subscribe ana video h', 'answer']);
    const again = ['ben gone', 'ana mic gone', 'ana mic', 'ana camera'];
    expect(shown).toEqual(['ana mic', 'ben mic', ...again]);
  });

  it('gives a line to who speaks now, without a new negotiation, and says that all are well', async () => {
    const all = { ana: { audio: 1 }, ben: { audio: 2 }, cleo: { audio: 3 } };
    await follow(all, {}, ['cleo']);
    expect(log).toEqual(['publish audio', 'subscribe ana audio,ben audio', 'answer']);
    expect(states).toEqual({ ana: 'connected', ben: 'connected', cleo: 'connected' });
    [log, shown] = [[], []];
    await follow(all, {}, ['ana']);
    expect([log, shown]).toEqual([['update in-1 cleo audio'], ['ana mic gone', 'cleo mic']]);
    link.pin('ana', true);
    await settled();
    expect(log.slice(1)).toEqual(['subscribe ana audio', 'answer']);
  });

  it('negotiates again if a line can’t be given to another', async () => {
    const all = { ana: { audio: 1 }, ben: { audio: 2 } };
    await follow(all, {}, ['ben']);
    [log, empty] = [[], ['ben']];
    await follow(all, {}, ['ana']);
    empty = [];
    await pass(700);
    const asked = ['update in-1 ben audio', 'close in-1', 'subscribe ben audio'];
    expect(log).toEqual([...asked, 'subscribe ben audio', 'answer']);
  });

  it('shows a camera once the roster does, and takes it back', async () => {
    await follow({});
    tracks = { ...tracks, camera: trackOf('video') };
    link.resend();
    await settled();
    expect(log).toEqual(['publish audio']);
    await follow({}, { sends: { audio: 1 }, video: true });
    expect(log.slice(1)).toEqual(['publish video']);
    tracks = { ...tracks, camera: null };
    link.resend();
    await settled();
    expect(log.slice(2)).toEqual(['close out-video']);
    expect(peers).toHaveLength(1);
  });

  it('sees up to four cameras of a call in the high size, and more in the low one', async () => {
    const four = { ana: { video: 1 }, ben: { video: 2 }, cleo: { video: 3 }, dora: { video: 4 } };
    await follow({ ...four, ...listeners(7) });
    const names = ['ana', 'ben', 'cleo', 'dora'].map((name) => `${name} video h`);
    expect(log.slice(1)).toEqual([`subscribe ${names.join()}`, 'answer']);
    log = [];
    await follow({ ...four, eve: { video: 5 } });
    const low = Object.keys(four).map((name, at) => `in-${at + 1} ${name} video l`);
    expect(log).toEqual(['subscribe eve video l', 'answer', `update ${low.join()}`]);
  });

  it('sees whoever is large or pinned in the high size, and in a list of many the others in the low one', async () => {
    const all = { ana: { video: 1 }, ben: { video: 2 }, cleo: {} };
    await follow(all);
    expect(log.slice(1)).toEqual(['subscribe ana video h,ben video h', 'answer']);
    log = [];
    await follow({ ...all, ...listeners(9) });
    expect(log).toEqual(['update in-1 ana video l,in-2 ben video l']);
    link.enlarge('ben');
    await settled();
    link.pin('ana', true);
    await settled();
    expect(log.slice(1)).toEqual([
      'update in-2 ben video h',
      'update in-1 ana video h,in-2 ben video l',
    ]);
    log = [];
    const { ana: _gone, ...rest } = all;
    await follow({ ...rest, ...listeners(10) });
    expect(log).toEqual(['close in-1', 'update in-2 ben video h']);
  });

  it('goes on with the size that it has if the SFU has no other, and takes any', async () => {
    const all = { ana: { video: 1 }, ben: {}, cleo: {} };
    await follow(all);
    log = [];
    failing = [503, 503];
    const many = { ...all, eve: { video: 2 }, ...listeners(9) };
    await follow(many);
    expect([log, down]).toEqual([['subscribe eve video l'], true]);
    await pass(1_000);
    const asked = ['subscribe eve video', 'subscribe eve video', 'answer'];
    await pass(2_000);
    expect(log.slice(1)).toEqual([...asked, 'update in-1 ana video l,in-2 eve video l']);
    failing = [503];
    link.enlarge('ana');
    await settled();
    await follow(many);
    expect([log.slice(5), down]).toEqual([['update in-1 ana video h'], false]);
  });

  it('asks again soon, and then later and later, for a track that the SFU doesn’t have yet', async () => {
    empty = ['ana'];
    await follow({ ana: { audio: 1 } });
    await pass(700);
    expect(shown).toEqual([]);
    empty = [];
    await pass(1_399);
    expect(log.slice(1)).toEqual(['subscribe ana audio', 'subscribe ana audio']);
    await pass(1);
    expect(log.slice(3)).toEqual(['subscribe ana audio', 'answer']);
    expect(shown).toEqual(['ana mic']);
  });

  it('asks soon for whoever has just come, however long another has been missing', async () => {
    empty = ['ana', 'ben'];
    await follow({ ana: { audio: 1 } });
    for (const ms of [700, 1_400, 2_800, 5_600]) await pass(ms);
    await follow({ ana: { audio: 1 }, ben: { audio: 2 } });
    empty = ['ana'];
    await pass(700);
    expect(shown).toEqual(['ben mic']);
  });

  it('says that the SFU is down, tries again later and later, and at once when asked', async () => {
    failing = [503, 503, 503];
    await follow({});
    expect([down, log]).toEqual([true, ['publish audio']]);
    await pass(999);
    expect(log).toHaveLength(1);
    await pass(1);
    expect(log).toHaveLength(2);
    await pass(1_999);
    expect(log).toHaveLength(2);
    link.retry();
    await settled();
    expect([down, log.length]).toEqual([true, 3]);
    await pass(4_000);
    expect([down, log.length, peers.length]).toEqual([false, 4, 1]);
  });

  it.each<[string, () => void]>([
    ['the server wants that', () => (failing = [409])],
    ['its description is too long', () => (failing = [413])],
    ['it has failed', () => peers[0]?.be('failed')],
    ['it was interrupted for half a minute', () => peers[0]?.be('disconnected')],
    ['the network has changed', () => (peers[0]?.be('disconnected'), link.move())],
  ])('connects again if %s', async (_, happen) => {
    await follow({ ana: { audio: 1 } });
    happen();
    await follow({ ana: { audio: 1 }, ben: { audio: 2 } }, { sends: { audio: 9 } });
    await pass(30_000);
    expect(peers.map(({ closed }) => closed)).toEqual([true, false]);
    expect(log.slice(3)).toContain('publish audio');
    expect(shown.slice(1)).toEqual(expect.arrayContaining(['ana mic', 'ben mic']));
  });

  it('connects again if the server has ended what was sent', async () => {
    await follow({});
    await follow({}, { sends: { audio: 1 } });
    expect(peers).toHaveLength(1);
    await follow({}, { sends: {} });
    expect(peers).toHaveLength(2);
  });

  it('takes nothing of what was asked over a connection that has been replaced', async () => {
    await follow({});
    link.follow(rosterOf({ ana: { audio: 1 } }));
    while (!log.some((what) => what.startsWith('subscribe'))) await Promise.resolve();
    peers[0]?.be('failed');
    await settled();
    expect(log.filter((what) => what === 'subscribe ana audio')).toHaveLength(2);
    expect(shown).toEqual(['ana mic']);
  });

  it('plays on if a member’s next track comes before the last one goes', async () => {
    await follow({ ana: { audio: 1 }, ben: { audio: 2 } });
    shown = [];
    await follow({ ana: { audio: 5 }, cleo: { audio: 3 } });
    expect(shown.findLast((what) => what.startsWith('ana'))).toBe('ana mic');
  });

  it('connects again if the server never lists the sound, and then waits longer', async () => {
    await follow({});
    await pass(15_000);
    expect(peers).toHaveLength(2);
    await pass(29_999);
    expect(peers).toHaveLength(2);
    await pass(1);
    expect(peers).toHaveLength(3);
  });

  it('keeps the sound while a camera is never listed or refused, which it sends later and later', async () => {
    tracks = { ...tracks, camera: trackOf('video') };
    const sendsSound = { sends: { audio: 1 }, video: true };
    await follow({}, { video: true });
    await follow({}, sendsSound);
    log = [];
    await pass(15_000);
    expect(log).toEqual(['close out-video']);
    failing = [503];
    await pass(1_000);
    await follow({ ana: { audio: 2 } }, sendsSound);
    expect(log.slice(1)).toEqual(['publish video', 'subscribe ana audio', 'answer']);
    // Maybe it was refused because of its two sizes.
    expect(peers[0]?.layered).toEqual([true, false]);
    await pass(1_999);
    expect(log).toHaveLength(4);
    await pass(1);
    expect(log.slice(4)).toEqual(['publish video']);
    await follow({ ana: { audio: 2 } }, { sends: { audio: 1, video: 3 }, video: true });
    await pass(240_000);
    expect([log.length, peers.length, down]).toEqual([5, 1, false]);
  });

  it('plays nobody who has left when the answer comes', async () => {
    await follow({});
    link.follow(rosterOf({ ana: { audio: 1 } }));
    await Promise.resolve();
    await follow({});
    expect(shown.filter((what) => what === 'ana mic')).toEqual([]);
  });

  it.each([503, 0])('says nothing of the SFU after hanging up: status %i', async (status) => {
    failing = [status];
    link.follow(rosterOf({}));
    while (log.length === 0) await Promise.resolve();
    link.close();
    const before = status === 0;
    down = before;
    await settled();
    expect([down, log]).toEqual([before, ['publish audio', 'closed']]);
  });

  it('doesn’t leave it down for the next call', async () => {
    failing = [503];
    await follow({});
    expect(down).toBe(true);
    link.close();
    expect(down).toBe(false);
  });

  it('leaves no connection that was opened after hanging up', async () => {
    link.follow(rosterOf({}));
    link.close();
    await settled();
    expect(peers.map(({ closed }) => closed)).toEqual([true]);
  });

  it('asks for nothing after hanging up', async () => {
    link.follow(rosterOf({ ana: { audio: 1 } }));
    await Promise.resolve();
    link.close();
    await settled();
    expect(log.filter((what) => what.startsWith('subscribe'))).toEqual([]);
    expect([log.includes('closed'), peers.every(({ closed }) => closed)]).toEqual([true, true]);
  });
});
