import { describe, expect, it } from 'vitest';

import { heldBack } from '../../../web/calls/core/exposure.ts';
import type { CallInput } from '../../../web/calls/core/machine.ts';
import type { ServerFrame } from '../../../worker/contract/socket.ts';
import {
  ANA,
  BEN,
  ME,
  NOW,
  accept,
  dial,
  down,
  ended,
  joined,
  leave,
  now,
  put,
  resumed,
  rings,
  rosterOf,
  run,
  switches,
  welcome,
} from './one-tab.ts';

const crowd = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...ANA, id: 2 + at, peerId: `peer ${at}` }));
const there = [dial, joined('x')] as const;
const told = (audio: boolean, video: boolean, screen: boolean) => [
  { event: 'state', data: { call: 'x', audio, video, screen } },
];

it('adding someone is asked of the server for the call one is in', () => {
  const adds: CallInput = { kind: 'add', to: [3, 4] };
  expect(run(...there, adds).sent).toEqual([{ event: 'addcall', data: { call: 'x', to: [3, 4] } }]);
  expect(run(dial, adds).sent).toEqual([]);
  expect(run(rings('x'), accept('x'), adds).sent).toEqual([]);
  expect(run(...there, down, adds).sent).toEqual([]);
});

describe('a switch', () => {
  it('is told to the others once', () => {
    expect(run(...there, switches(false)).sent).toEqual(told(false, false, false));
    expect(run(...there, switches(true, true)).sent).toEqual(told(true, true, false));
    expect(run(...there, switches(true, false, true)).sent).toEqual(told(true, false, true));
    expect(run(...there, switches(false), switches(false)).sent).toEqual([]);
  });

  it('that nobody can be told of yet is told with the joining', () => {
    for (const begins of [[dial], [rings('x'), accept('x')], [...there, down]] satisfies Parameters<
      typeof run
    >[]) {
      const { state, sent } = run(...begins, switches(false));
      expect(sent).toEqual([]);
      expect(state.switches.audio).toBe(false);
    }
    expect(run(dial, switches(false), joined('x')).sent).toEqual(told(false, false, false));
    expect(run(...there).sent).toEqual([]);
  });

  it('shows a picture to four others, and to no more', () => {
    const few = run(dial, joined('x', crowd(4)), switches(true, true, true));
    expect(few.sent).toEqual(told(true, true, true));
    const many = run(dial, joined('x', crowd(5)), switches(true, true, true));
    expect([many.sent, many.state.switches.video]).toEqual([[], false]);
    const grown = run(...there, switches(true, false, true), now('x', crowd(5), 2));
    expect(grown.sent).toEqual(told(true, false, false));
  });
});

/** The frame of a call in which the host has muted this user. */
function mutedIn(frame: ServerFrame): ServerFrame {
  const roster = rosterOf(frame);
  const members = roster.members.map((one) =>
    one.peerId === ME.peerId ? { ...one, audio: false, mutes: 1 } : one,
  );
  if (frame.event !== 'joined') throw new Error(frame.event);
  return { ...frame, data: { ...frame.data, roster: { ...roster, members } } };
}

describe('a host’s mute', () => {
  const muted = mutedIn(joined('x'));

  it('while the page reloads is obeyed once, and the others are told of nothing else', () => {
    const { state, sent } = run(resumed(), welcome(), muted);
    expect([state.switches.audio, state.talk?.hostMuted, sent]).toEqual([
      false,
      true,
      told(false, false, false),
    ]);
    expect(put(state, switches(true)).state.switches.audio).toBe(true);
    expect(run(resumed({ mutes: 1 }), welcome(), muted).state.switches.audio).toBe(true);
  });

  it('from before one came stays with who was there', () => {
    expect(run(dial, muted).state.switches.audio).toBe(true);
  });
});

describe('the roster', () => {
  it('is replaced by a newer one of the same call, however it comes', () => {
    const newer = joined('x', [ANA, BEN], 2);
    const bens = { call: 'x', peerId: 'bens', id: 3, roster: rosterOf(newer) };
    for (const frame of [
      newer,
      now('x', [ANA, BEN], 2),
      { event: 'joined', data: bens } as const,
      { event: 'left', data: bens } as const,
    ]) {
      const { talk } = run(...there, frame).state;
      expect(talk?.roster?.members).toHaveLength(3);
    }
    const byAnother = run(...there, { event: 'joined', data: bens });
    expect([byAnother.sent, byAnother.state.talk?.arrivals]).toEqual([[], 1]);
  });

  it('stays as it is at one that is doubled, late, or of another call', () => {
    const { state } = run(dial, joined('x', [ANA], 5));
    for (const late of [now('x', [ANA, BEN], 5), now('x', [], 4), now('y', [], 6)]) {
      expect(put(state, late).state).toBe(state);
    }
    const back = put(state, joined('x', [], 4)).state;
    expect(back.talk?.roster?.members).toHaveLength(2);
    const early = run(rings('x'), accept('x')).state;
    expect(put(early, now('x', [ANA], 2)).state).toBe(early);
  });
});

describe('a call that takes the place of another', () => {
  it('begins with nothing of it but what is sent', () => {
    const stranger = { ...BEN, way: 'exposed' as const };
    const { state } = run(
      dial,
      joined('mine', [], 5),
      switches(false),
      joined('theirs', [ANA, stranger]),
    );
    expect(state.talk).toMatchObject({ call: 'theirs', arrivals: 1, answerBy: null });
    expect(state.talk?.roster?.version).toBe(1);
    expect(state.talk && heldBack(state.talk, 1).map(({ id }) => id)).toEqual([3]);
    expect(state.switches.audio).toBe(false);
  });

  it('is left where it is one that was left before', () => {
    const { state, sent } = run(dial, joined('x'), leave, dial, joined('y'), joined('x'));
    expect(sent).toEqual([{ event: 'leave', data: { call: 'x' } }]);
    expect(state.talk?.call).toBe('y');
  });
});

/** Reloads alone. @returns whether others are said to have left, and whether the microphone is on */
const reloaded = (changes: Parameters<typeof resumed>[0]) => {
  const { talk, switches: after } = run(resumed(changes), joined('x', [])).state;
  return [talk?.left, after.audio];
};

describe('the last of the others', () => {
  it('is gone once nobody else is in the call or rung, which is shown until one comes', () => {
    expect(run(...there).state.talk?.left).toBe(false);
    const gone = run(...there, now('x', [], 2, [{ id: 2, outcome: 'declined' }]));
    expect(gone.state.talk?.left).toBe(true);
    expect(gone.sent).toEqual(told(false, false, false));
    const rung = put(gone.state, now('x', [], 3, [{ id: 2, outcome: 'ringing' }])).state;
    expect(rung.talk?.left).toBe(false);
    expect(rung.switches.audio).toBe(false);
    // The user's own other device doesn't count as another member.
    expect(run(...there, now('x', [{ ...ANA, id: 1 }], 2)).state.talk?.left).toBe(true);
  });

  it('was never there where nobody has answered yet', () => {
    const { state } = run(dial, joined('x', []));
    expect([state.talk?.left, state.switches.audio]).toEqual([false, true]);
  });

  it('is gone after a reload if they were there before it, and mutes once', () => {
    expect(reloaded({ since: NOW })).toEqual([true, false]);
    // They were gone before, and the user has unmuted.
    expect(reloaded({ togetherMs: 60_000 })).toEqual([true, true]);
    expect(reloaded({})).toEqual([false, true]);
  });
});

describe('the message about a call that is over', () => {
  it('names all who were in it or rung, each once and without the user', () => {
    const rung = [
      { id: 4, outcome: 'no-answer' as const },
      { id: 2, outcome: 'accepted' as const },
      { id: 1, outcome: 'accepted' as const },
    ];
    const { over } = run(...there, now('x', [ANA], 2, rung), ended('x')).state;
    expect(over?.people.map(({ id }) => id)).toEqual([2, 4]);
    expect(over).toMatchObject({ kind: 'call', reason: 'left', talked: 'x', media: 'audio' });
  });

  it('says how long others were in it with this user', () => {
    const alone = run(dial, joined('x', [])).state;
    const met = put(alone, now('x', [ANA], 2), NOW + 60_000).state;
    const left = put(met, now('x', [], 3), NOW + 90_000).state;
    expect(put(left, ended('x'), NOW + 180_000).state.over?.togetherMs).toBe(30_000);
    const again = put(left, now('x', [ANA], 4), NOW + 120_000).state;
    expect(put(again, ended('x'), NOW + 180_000).state.over?.togetherMs).toBe(90_000);
    const { since = null, togetherMs = 0 } = again.talk ?? {};
    const back = run(resumed({ since, togetherMs }), joined('x', [ANA], 5)).state;
    expect(put(back, ended('x'), NOW + 180_000).state.over?.togetherMs).toBe(90_000);
    const lost = run(resumed({ since, togetherMs })).state;
    expect(put(lost, welcome('other'), NOW + 180_000).state.over?.togetherMs).toBe(0);
    expect(put(alone, ended('x'), NOW + 180_000).state.over?.togetherMs).toBe(0);
  });

  it('can be reported if someone had answered, even after all have left', () => {
    for (const [outcome, talked] of [
      ['accepted', 'x'],
      ['declined', null],
    ] as const) {
      const rung = [
        { id: 2, outcome },
        { id: 3, outcome: 'no-answer' as const },
      ];
      const { state } = run(dial, joined('x', []), now('x', [], 2, rung), ended('x', 'alone'));
      expect(state.over?.talked).toBe(talked);
    }
  });

  it('says once how it ended, and with what', () => {
    const { state } = run(
      { kind: 'dial', target: { to: [2] }, media: 'video' },
      joined('x'),
      ended('x', 'removed'),
      ended('x', 'left'),
    );
    expect(state.over).toMatchObject({ reason: 'removed', media: 'video' });
    expect(run(...there, { kind: 'fail' }, ended('x')).state.over?.reason).toBe('refused');
  });
});

describe('a stranger', () => {
  it('is asked about once for each, after the others were answered', () => {
    const cleo = { ...BEN, id: 4, peerId: 'cleos', way: 'exposed' as const };
    const ben = { ...BEN, way: 'exposed' as const };
    const { talk } = run(
      ...there,
      now('x', [ANA, ben, cleo], 2),
      { kind: 'stranger', user: 3, agrees: true },
      { kind: 'stranger', user: 4, agrees: false },
      { kind: 'stranger', user: 5, agrees: false },
    ).state;
    expect(talk?.refused).toEqual([4, 5]);
    expect(talk && heldBack(talk, 1).map(({ id }) => id)).toEqual([4]);
  });

  it('is not the user’s own other device', () => {
    const own = { ...ANA, id: 1, peerId: 'other', way: 'exposed' as const };
    const { talk } = run(...there, now('x', [own], 2)).state;
    expect(talk && heldBack(talk, 1)).toEqual([]);
  });
});

describe('coming back', () => {
  it('tells the switches only where the server has others', () => {
    const back = [...there, down, welcome('mine', 'socket 9')] as const;
    expect(run(...back, joined('x', [ANA], 2)).sent).toEqual([]);
    const muted = [...there, down, switches(false), welcome('mine', 'socket 9')] as const;
    expect(run(...muted, joined('x', [ANA], 2)).sent).toEqual(told(false, false, false));
  });

  it('ends nothing where no call was there', () => {
    expect(run(down, welcome('other')).state.over).toBe(null);
    expect(run(down).state.connected).toBe(false);
  });
});
