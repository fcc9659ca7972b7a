import {
  type CallTransport,
  type CallWay,
  SFU_ALL_HEARD_MAX,
  SFU_CAMERAS_MAX,
  SFU_SCREENS_MAX,
  SFU_SPEAKERS_MAX,
  type TrackKind,
  VIDEO_MEMBERS_MAX,
  membersMax,
} from '../../worker/contract/call-bounds.ts';
import type { Basis, CallState, Participant, Seat } from '../../worker/contract/objects/call.ts';

/** What a call's state says. `call-reducer.ts` changes it, `call-view.ts` turns it into frames for tabs. */

export const transportOf = ({ transport = 'mesh' }: CallState): CallTransport => transport;

export const separationsIn = ({ separations = 0 }: CallState) => separations;

export const isRinging = (person: Participant) => person.ring?.outcome === 'ringing';
export const isInCall = (person: Participant) => person.seat !== null || isRinging(person);

export const personOf = (call: CallState, id: number) =>
  call.people.find((person) => person.id === id);
export const seated = (call: CallState) => call.people.filter(({ seat }) => seat !== null);
export const ringing = (call: CallState) => call.people.filter(isRinging);

/** Everyone who is in the call or rung. */
export const presentIn = (call: CallState) => call.people.filter(isInCall);

/** Everyone whom the call remembers. */
export const knownIn = (call: CallState) => call.people.map(({ id }) => id);

/** What facts about these people are based on. */
export const basisOf = (call: CallState, people: readonly Participant[]): Basis => ({
  users: people.map(({ id }) => id),
  separations: separationsIn(call),
});

export const isFull = (call: CallState) => presentIn(call).length >= membersMax(transportOf(call));

/** Whether a member may show a camera or a screen: `mesh` bounds the members, an SFU what is shown at a time. */
export function mayShow(call: CallState, user: number, what: 'video' | 'screen'): boolean {
  const members = seated(call);
  if (transportOf(call) === 'mesh') return members.length <= VIDEO_MEMBERS_MAX;
  const shown = members.filter(({ id, seat }) => id !== user && seat?.[what]).length;
  return shown < (what === 'video' ? SFU_CAMERAS_MAX : SFU_SCREENS_MAX);
}

/** Whether a member has turned on what they send. The microphone's line stays while it is muted. */
export const isOn = (seat: Seat, kind: TrackKind) =>
  kind === 'audio' || (kind === 'video' ? seat.video : seat.screen);

/** Whose sound the others don't receive: in a large call all but the host and those who spoke last. */
export function unheardIn(call: CallState): Set<number> {
  const members = seated(call);
  if (transportOf(call) === 'mesh' || members.length <= SFU_ALL_HEARD_MAX) return new Set();
  const others = members.filter(({ id }) => id !== call.hostId).toSorted(byLastWord);
  return new Set(others.slice(SFU_SPEAKERS_MAX).map(({ id }) => id));
}

/** Whoever speaks comes first, the latest to begin before the others, then whoever stopped last. */
const byLastWord = ({ seat: one }: Participant, { seat: other }: Participant) =>
  Number(other?.speaks ?? false) - Number(one?.speaks ?? false) ||
  (other?.spokeAt ?? 0) - (one?.spokeAt ?? 0);

/** How two users in a call may connect. */
export function wayBetween(call: CallState, a: number, b: number): CallWay {
  // The SFU alone knows the addresses.
  if (transportOf(call) === 'sfu') return 'relayed';
  if (a === b || personOf(call, a)?.friends.includes(b)) return 'direct';
  return call.turnServer ? 'relayed' : 'exposed';
}

/** Whether one of two users has blocked the other. One may be in the call while the other is rung, or has left. */
export const isBlockBetween = (call: CallState, a: number, b: number) =>
  (personOf(call, a)?.blockedWith ?? []).includes(b) ||
  (personOf(call, b)?.blockedWith ?? []).includes(a);

/** Whether both are members of the call's session. */
export const areMembers = (call: CallState, a: number, b: number) =>
  [a, b].every((id) => personOf(call, id)?.isMember ?? false);

/** Whether this is a call to one other person that hasn't been answered yet. */
export function isUnansweredCall(call: CallState): boolean {
  return (
    call.endedAt === null &&
    !call.group &&
    call.session === null &&
    seated(call).length === 1 &&
    Boolean(personOf(call, call.callerId)?.seat) &&
    ringing(call).length === 1
  );
}
