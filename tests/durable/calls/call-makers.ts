import { applyEvent, beginCall } from '../../../durable/calls/call-reducer.ts';
import type { Reach } from '../../../worker/contract/call-bounds.ts';
import type {
  CallEvent,
  PersonInCall,
  CallState,
  Callee,
  Peer,
} from '../../../worker/contract/objects/call.ts';

/** Calls as plain data, for tests of the pure rules. Names and ids follow from the user's number. */

export const NOW = Date.UTC(2030, 0, 4, 20);

export const peer = (id: number, tab = 'a'): Peer => ({
  peerId: `peer-${id}${tab}`,
  userSocketId: `socket-${id}${tab}`,
  deviceId: id * 10,
});

export const knownTo = (id: number, friends: number[] = []): PersonInCall => ({
  id,
  name: `Player ${id}`,
  firstFile: null,
  friends,
  isMember: false,
  blockedWith: [],
});

export const callee = (id: number, reach: Reach = 'rings'): Callee => ({ ...knownTo(id), reach });

/** User 1 calls the others. */
export const callTo = (
  to: Callee[],
  more: Partial<
    Pick<CallState, 'id' | 'media' | 'session' | 'transport' | 'turnServer' | 'waits'>
  > = {},
): CallState =>
  beginCall(
    {
      id: 'call',
      media: 'audio',
      session: null,
      turnServer: false,
      caller: { id: 1, name: 'Player 1', firstFile: null, peer: peer(1) },
      callees: to,
      waits: false,
      ...more,
    },
    NOW,
  );

/** Another user calls. */
export const callBy = (caller: number, to: Callee[], id: string): CallState =>
  beginCall(
    {
      id,
      media: 'audio',
      session: null,
      turnServer: false,
      caller: { id: caller, name: `Player ${caller}`, firstFile: null, peer: peer(caller) },
      callees: to,
      waits: false,
    },
    NOW,
  );

export const accept = (user: number, friends: number[] = []): CallEvent => ({
  type: 'accept',
  user,
  peer: peer(user),
  connected: true,
  friends,
  isMember: false,
  blockedWith: [],
});
export const leave = (user: number): CallEvent => ({
  type: 'leave',
  user,
  peerId: peer(user).peerId,
  reason: 'left',
});
export const enter = (user: number, friends: number[] = []): CallEvent => ({
  type: 'enter',
  user: knownTo(user, friends),
  peer: peer(user),
});

/** The call after these events. */
export const after = (call: CallState, events: CallEvent[], now = NOW): CallState =>
  events.reduce((state, event) => applyEvent(state, event, now), call);

/** User 2 in the call that user 1 started. */
export const answeredCall = () => after(callTo([callee(2)]), [accept(2)]);
