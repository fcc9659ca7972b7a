import type { CallClientFrame } from '../../worker/contract/call.ts';
import type { CallState, Peer } from '../../worker/contract/objects/call.ts';
import type { OpenTab } from '../tab.ts';
import { isRinging, mayShow, personOf, seated, transportOf, wayBetween } from './call-state.ts';
import { ownJoinedFrames } from './call-view.ts';
import { relayOnly } from './relay-only.ts';
import {
  type Starting,
  knownCall,
  ringFrom,
  seatIn,
  startingCommand,
  stayingCall,
} from './user-state.ts';
import type { UserWork } from './user-work.ts';

type Data<Event extends CallClientFrame['event']> = Extract<
  CallClientFrame,
  { event: Event }
>['data'];

const peerOf = ({ id, peerId, deviceId }: OpenTab): Peer => ({
  peerId,
  userSocketId: id,
  deviceId,
});
const same = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id) => b.includes(id));

/**
 * Handles a frame from a tab. It is checked at once against what this object knows. What other objects must do goes
 * into the pending commands. A valid frame that comes too late isn't an error: its tab is told that the call has ended.
 *
 * @returns what is wrong with the frame, or null
 */
export function handleFrame(
  work: UserWork,
  tab: OpenTab,
  frame: CallClientFrame,
  newCall: string,
): string | null {
  switch (frame.event) {
    case 'call':
      return startCall(work, tab, frame.data, newCall);
    case 'join':
      return joinSession(work, tab, frame.data, newCall);
    case 'addcall': {
      const { call, to } = frame.data;
      return asMember(work, tab, call, () => {
        work.add({ kind: 'ring', call, peer: peerOf(tab), to });
        return null;
      });
    }
    case 'confirmed':
      return confirm(work, tab, frame.data);
    case 'signal':
      return asMember(work, tab, frame.data.call, (call) => signal(work, tab, frame.data, call));
    case 'state':
      return asMember(work, tab, frame.data.call, (call) => setState(work, tab, frame.data, call));
    case 'speaking':
      return asMember(work, tab, frame.data.call, (call) => {
        const event = { user: work.state.me, peerId: tab.peerId, on: frame.data.on };
        // In a mesh everybody hears everybody.
        if (transportOf(call) === 'sfu') work.tell(call.id, { type: 'speaking', ...event });
        return null;
      });
    case 'hand':
      return asMember(work, tab, frame.data.call, (call) => {
        const { peerId } = tab;
        work.act(call.id, { type: 'hand', user: work.state.me, peerId, up: frame.data.up });
        return null;
      });
    case 'mute':
    case 'remove':
      return asMember(work, tab, frame.data.call, (call) =>
        actAsHost(work, call, frame.event, frame.data.peer),
      );
    case 'leave':
      return leaveCall(work, tab, frame.data.call);
    default:
      return frame satisfies never;
  }
}

/** Also a call whose ring the tab has answered, and which it isn't in yet. */
function leaveCall(work: UserWork, tab: OpenTab, id: string): string | null {
  const { peerId } = tab;
  if (work.withdraw(peerId, (call) => call === id)) {
    work.act(id, { type: 'decline', user: work.state.me, socketId: tab.id });
    return null;
  }
  const leave = () => {
    work.act(id, leaveEvent(work, peerId));
    return null;
  };
  const isJoining = work.state.pendingCommands.some(
    ({ command }) =>
      command.kind === 'accept' && command.call === id && command.peer.peerId === peerId,
  );
  return isJoining ? leave() : asMember(work, tab, id, leave);
}

const leaveEvent = ({ state }: UserWork, peerId: string) =>
  ({ type: 'leave', user: state.me, peerId, reason: 'left' }) as const;

/** Runs `act` for a tab that is in the call. It isn't an error if the tab's own call is already over. */
function asMember(
  work: UserWork,
  tab: OpenTab,
  id: string,
  act: (call: CallState) => string | null,
): string | null {
  const call = knownCall(work.state, id);
  const person = call && personOf(call, work.state.me);
  if (call && person?.seat?.peerId === tab.peerId && call.endedAt === null) return act(call);
  if (call && person?.left?.peerId === tab.peerId) {
    const { reason } = person.left;
    work.send(tab, { event: 'ended', data: { call: id, reason } });
    return null;
  }
  return 'data.call: not in this call.';
}

function startCall(work: UserWork, tab: OpenTab, data: Data<'call'>, newCall: string) {
  const { state } = work;
  const to = 'to' in data ? [...new Set(data.to)] : [];
  const session = 'session' in data ? data.session : null;
  if (to.includes(state.me)) return 'data.to: yourself.';
  const own = stayingCall(state);
  if (own && !leaveOrphanedCall(work, own)) return repeatCall(work, tab, own, to, session);
  const starting = startingCommand(state);
  if (starting) return isRepeated(starting, tab, to, session) ? null : 'In a call already.';
  const peer = peerOf(tab);
  const ring = ringFrom(state, to);
  if (ring) work.add({ kind: 'accept', call: ring.id, peer, connected: true });
  else {
    const { media } = data;
    work.add({ kind: 'start', call: newCall, peer, to, session, media, at: work.now });
  }
  return null;
}

/** Joins a session's call, also from another device. A repeated frame is answered with the present state. */
function joinSession(work: UserWork, tab: OpenTab, data: Data<'join'>, call: string) {
  const { state } = work;
  const { session, media } = data;
  const own = stayingCall(state);
  if (own && own.session?.id !== session && !leaveOrphanedCall(work, own)) {
    return 'In a call already.';
  }
  if (own?.session?.id === session && seatIn(own, state.me)?.peerId === tab.peerId) {
    for (const frame of ownJoinedFrames(own, state.me)) work.send(tab, frame);
    return null;
  }
  const starting = startingCommand(state);
  if (starting) return isRepeated(starting, tab, [], session) ? null : 'In a call already.';
  work.add({ kind: 'join', call, peer: peerOf(tab), session, media, at: work.now });
  return null;
}

/** Whether the tab repeats its request for the call that is being started. It is answered soon. */
function isRepeated(
  starting: Starting,
  { peerId }: OpenTab,
  to: readonly number[],
  session: number | null,
): boolean {
  if (starting.peer.peerId !== peerId || starting.kind === 'begin') {
    return starting.peer.peerId === peerId;
  }
  const toOf = starting.kind === 'start' ? starting.to : [];
  return same(toOf, to) && starting.session === session;
}

/** Leaves a call whose tab is closed. The user is calling from another tab, so the old one isn't waited for. */
function leaveOrphanedCall(work: UserWork, own: CallState): boolean {
  const seat = seatIn(own, work.state.me);
  if (!seat || work.tabs.some(({ peerId }) => peerId === seat.peerId)) return false;
  work.act(own.id, leaveEvent(work, seat.peerId));
  return true;
}

function repeatCall(
  work: UserWork,
  tab: OpenTab,
  own: CallState,
  to: number[],
  session: number | null,
): string | null {
  const { me } = work.state;
  const mine = own.callerId === me && seatIn(own, me)?.peerId === tab.peerId;
  const rung = own.people.filter(({ ring }) => ring !== null).map(({ id }) => id);
  const again = session === null ? same(rung, to) : own.session?.id === session;
  if (!mine || !again || seated(own).length > 1) return 'In a call already.';
  for (const frame of ownJoinedFrames(own, me)) work.send(tab, frame);
  return null;
}

/** An answer to a caller. */
function confirm(work: UserWork, tab: OpenTab, data: Data<'confirmed'>): string | null {
  const { me } = work.state;
  if (data.user !== me) return 'data.user: not your own id.';
  if (data.socket !== tab.id) return 'data.socket: not your own socket.';
  const call = knownCall(work.state, data.call);
  const person = call && personOf(call, me);
  if (!call || !person) return 'data.call: no such call.';
  const caller = personOf(call, data.caller);
  const peerId = typeof data.data === 'string' ? data.data : data.data.peerId;
  const theirs = [caller?.seat?.peerId, caller?.left?.peerId].filter((id) => id !== undefined);
  if (data.caller === me || theirs.length === 0) return 'data.caller: does not ring you.';
  if (!theirs.includes(peerId)) return "data.data: not that caller's.";
  if (person.seat?.peerId === tab.peerId) return null;
  if (call.endedAt !== null || !isRinging(person)) work.sendOver(tab, call);
  else if (data.accept) {
    work.withdraw(tab.peerId, (id) => id !== call.id);
    work.add({ kind: 'accept', call: call.id, peer: peerOf(tab), connected: true });
  } else work.act(call.id, { type: 'decline', user: me, socketId: tab.id });
  return null;
}

function setState(work: UserWork, { peerId }: OpenTab, data: Data<'state'>, call: CallState) {
  const { audio, video, screen } = data;
  const { me } = work.state;
  // Through an SFU others may have been quicker, which is no mistake. The roster then says that it is off.
  const bounded = transportOf(call) === 'mesh' && (video || screen);
  if (bounded && !mayShow(call, me, 'video')) return 'data.video: too many members for pictures.';
  const switches = { audio, video, screen };
  work.act(call.id, { type: 'switch', user: me, peerId, switches });
  return null;
}

function actAsHost(work: UserWork, call: CallState, type: 'mute' | 'remove', peerId: string) {
  const { me } = work.state;
  if (call.hostId !== me) return 'data.call: you are not the host.';
  const other = call.people.find(({ seat }) => seat?.peerId === peerId);
  if (other?.id === me) return 'data.peer: yourself.';
  // Whoever has just left isn't an error.
  if (other) work.act(call.id, { type, by: me, peerId });
  return null;
}

function signal(work: UserWork, tab: OpenTab, data: Data<'signal'>, call: CallState) {
  const { call: id, to, ...body } = data;
  const { me } = work.state;
  if (transportOf(call) === 'sfu') return 'data.call: goes through the SFU.';
  const peer = call.people.find(({ seat }) => seat?.peerId === to);
  if (peer && peer.id !== me) {
    const said = wayBetween(call, me, peer.id) === 'relayed' ? relayOnly(body) : body;
    const message = said && { call: id, user: me, from: tab.peerId, to, body: said };
    if (message) work.commands.push({ kind: 'forward', user: peer.id, message });
    return null;
  }
  // A message to a peer that has just left isn't an error.
  return call.people.some(({ left }) => left?.peerId === to)
    ? null
    : 'data.to: nobody in this call.';
}
