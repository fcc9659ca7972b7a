import { type CallInput, reduceTab } from '../../../web/calls/core/machine.ts';
import { type TabState, initialState } from '../../../web/calls/core/state.ts';
import type { StoredCall } from '../../../web/calls/core/tab-peer.ts';
import type { CallEnding, CallWay, RingOutcome } from '../../../worker/contract/call-bounds.ts';
import type { CallCaller } from '../../../worker/contract/call.ts';
import type { ServerFrame } from '../../../worker/contract/socket.ts';
import { callMember, callRoster } from '../../support/roster.ts';

export const ME = { peerId: 'mine', userSocketId: 'socket 1' };
const way: CallWay = 'direct';
const known = { firstFile: null, way, fellow: false };
export const ANA = { peerId: 'anas', id: 2, userSocketId: 'socket 2', name: 'Ana', ...known };
export const BEN = { peerId: 'bens', id: 3, userSocketId: 'socket 3', name: 'Ben', ...known };
export const NOW = 1_000_000;
const expiresAt = new Date(0).toISOString();

export const welcome = (peerId = ME.peerId, userSocketId = ME.userSocketId): CallInput => ({
  kind: 'frame',
  frame: { event: 'welcome', data: { peerId, userSocketId } },
});
export const rings = (call: string, from = ANA, until = expiresAt): ServerFrame => ({
  event: 'call',
  data: { call, ...from, transport: 'mesh', media: 'audio', session: null, expiresAt: until },
});
export const group = (call: string, ...callers: CallCaller[]): ServerFrame => ({
  event: 'addcall',
  data: { call, callers, transport: 'mesh', media: 'audio', session: null, expiresAt },
});
export const joined = (call: string, others: CallCaller[] = [ANA], version = 1): ServerFrame => ({
  event: 'joined',
  data: {
    call,
    peerId: ME.peerId,
    id: 1,
    roster: callRoster([{ ...ME, id: 1, name: 'Me', ...known }, ...others].map(callMember), {
      version,
    }),
  },
});
export const ended = (call: string, reason: CallEnding = 'left'): ServerFrame => ({
  event: 'ended',
  data: { call, reason },
});

/** A frame with the others who are now in the call or rung. */
export const now = (
  call: string,
  others: CallCaller[],
  version: number,
  rung: { id: number; outcome: RingOutcome }[] = [],
): ServerFrame => ({
  event: 'state',
  data: {
    call,
    roster: {
      ...rosterOf(joined(call, others, version)),
      rung: rung.map((one) => ({ ...one, name: `user ${one.id}`, firstFile: null, expiresAt })),
    },
  },
});
export const refusal: ServerFrame = { event: 'error', data: { message: 'no' } };

/** Reduces one input. */
export const put = (state: TabState, input: CallInput | ServerFrame, at = NOW) =>
  reduceTab(state, 'kind' in input ? input : { kind: 'frame', frame: input }, at);

/** Runs inputs in order, starting with a connected tab. */
export function run(...inputs: (CallInput | ServerFrame)[]) {
  let state: TabState = initialState(1);
  let sent: ReturnType<typeof reduceTab>['send'] = [];
  for (const input of [welcome(), ...inputs]) {
    const next = put(state, input);
    state = next.state;
    sent = next.send;
  }
  return { state, sent };
}

export const dial: CallInput = { kind: 'dial', target: { to: [2] }, media: 'audio' };
/** A reload during a call with sound. */
export const resumed = (changes: Partial<Omit<StoredCall, 'user'>> = {}) =>
  ({
    kind: 'resume',
    peerId: ME.peerId,
    media: 'audio',
    switches: { audio: true, video: false, screen: false },
    agreed: [],
    since: null,
    togetherMs: 0,
    mutes: 0,
    ...changes,
  }) satisfies CallInput;
export const leave: CallInput = { kind: 'leave' };
export const down: CallInput = { kind: 'down' };
export const decline = (call: string): CallInput => ({ kind: 'decline', call });
export const switches = (audio: boolean, video = false, screen = false): CallInput => ({
  kind: 'switch',
  switches: { audio, video, screen },
});
export const accept = (call: string): CallInput => ({ kind: 'accept', call, media: 'audio' });

/** The callers that the last input confirms, each with whether it accepts. */
export const confirmed = (inputs: (CallInput | ServerFrame)[]) =>
  run(...inputs).sent.map(({ data }) => 'caller' in data && [data.caller, data.accept]);

export function rosterOf(frame: ServerFrame) {
  if (frame.event !== 'joined') throw new Error('no roster');
  return frame.data.roster;
}
