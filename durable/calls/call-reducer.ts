import {
  type CallTransport,
  type Reach,
  RETURN_MS,
  RING_MS,
  type RingOutcome,
} from '../../worker/contract/call-bounds.ts';
import type {
  CallEvent,
  CallState,
  Callee,
  KnownPeople,
  Peer,
  Seat,
} from '../../worker/contract/objects/call.ts';
import type { Person } from '../../worker/contract/person.ts';
import {
  isFull,
  isInCall,
  isRinging,
  mayShow,
  personOf,
  presentIn,
  transportOf,
  unheardIn,
} from './call-state.ts';
import {
  aloneEnd,
  block,
  byHost,
  change,
  countSeparation,
  endIfOver,
  endRing,
  tick,
  unfriend,
  vacateSeat,
} from './call-transitions.ts';

/**
 * The rules of a call as pure functions: a state and an event give the next state. An event that comes twice or too
 * late leaves the state as it is.
 */

/**
 * How many people one call remembers. Beyond that, only people who can come are added. `decide` forgets others for them.
 */
export const PEOPLE_MAX: Record<CallTransport, number> = { mesh: 64, sfu: 200 };

type Beginning = Pick<
  CallState,
  'id' | 'transport' | 'media' | 'session' | 'hostId' | 'turnServer' | 'waits'
> & { caller: Person & { peer: Peer }; callees: Callee[] };

const seatOf = (peer: Peer, connected: boolean, now: number): Seat => ({
  ...peer,
  audio: true,
  video: false,
  screen: false,
  connected,
  returnBy: connected ? null : now + RETURN_MS,
});

/** A new call: the caller is in it, the others are rung. */
export function beginCall({ caller, callees, ...about }: Beginning, now: number) {
  const { peer, ...user } = caller;
  const seat = { ...seatOf(peer, true, now), video: about.media === 'video' };
  const known = { friends: [], isMember: about.session !== null, blockedWith: [] };
  const empty: CallState = {
    transport: 'mesh',
    hostId: null,
    ...about,
    version: 1,
    callerId: caller.id,
    startedAt: now,
    group: false,
    aloneSince: about.waits ? now : null,
    endedAt: null,
    people: [{ ...user, ...known, ring: null, seat, left: null, finalVersion: 0 }],
  };
  return noteLeavers(empty, ring(empty, caller.id, callees, now));
}

/** The state after `event`. If nothing changes, it is the same object. */
export function applyEvent(call: CallState, event: CallEvent, now: number): CallState {
  if (call.endedAt !== null) return call;
  const current = endIfOver(tick(call, now), now);
  const reduced =
    current.endedAt === null ? endIfOver(reduceCall(current, event, now), now) : current;
  const next = noteUnheard(reduced);
  if (JSON.stringify(next) === JSON.stringify(call)) return call;
  return shownOf(next) === shownOf(call)
    ? next
    : noteLeavers(call, { ...next, version: call.version + 1 });
}

/** Sets `unheard` for those whose sound the others don't receive. In a small call everybody is heard. */
function noteUnheard(call: CallState): CallState {
  const unheard = unheardIn(call);
  const people = call.people.map((person) => {
    const { id, seat } = person;
    if (!seat || (seat.unheard ?? false) === unheard.has(id)) return person;
    return { ...person, seat: { ...seat, unheard: unheard.has(id) } };
  });
  return { ...call, people };
}

/** What others are told of a call, as JSON. Who speaks would be told to forty people with each sentence. */
const shownOf = (call: CallState) =>
  JSON.stringify(call, (key, value: unknown) =>
    key === 'speaks' || key === 'spokeAt' ? undefined : value,
  );

/** When the call changes next without an event, in ms since 1970, or null. */
export function dueAt(call: CallState): number | null {
  if (call.endedAt !== null) return null;
  const times = call.people.flatMap((person) => [
    ...(person.ring && isRinging(person) ? [person.ring.expiresAt] : []),
    ...(person.seat?.returnBy ? [person.seat.returnBy] : []),
  ]);
  const aloneUntil = aloneEnd(call);
  if (aloneUntil !== null) times.push(aloneUntil);
  return times.length > 0 ? Math.min(...times) : null;
}

/**
 * Sets `finalVersion` for everyone who leaves the call with this change. Sets `group` once there are more than two
 * people.
 */
function noteLeavers(before: CallState, after: CallState): CallState {
  const people = after.people.map((person) => {
    const old = personOf(before, person.id);
    const goesOut = old !== undefined && isInCall(old) && !isInCall(person);
    return goesOut ? { ...person, finalVersion: after.version } : person;
  });
  const group = after.group || presentIn(after).length > 2;
  return { ...after, group, people };
}

function reduceCall(call: CallState, event: CallEvent, now: number): CallState {
  switch (event.type) {
    case 'ring':
      return personOf(call, event.by)?.seat ? ring(call, event.by, event.callees, now) : call;
    case 'busy':
      return change(call, event.user, (person) => endRing(person, 'busy'));
    case 'accept':
      return accept(call, event, now);
    case 'enter':
      return enter(call, event, now);
    case 'decline':
      return change(call, event.user, (person) => endRing(person, 'declined', event.socketId));
    case 'leave':
      return change(call, event.user, (person) =>
        person.seat?.peerId === event.peerId ? vacateSeat(person, event.reason) : person,
      );
    case 'move':
      return change(call, event.user, (person) =>
        person.seat?.peerId === event.peerId
          ? { ...vacateSeat(person, 'elsewhere'), seat: seatOf(event.to, true, now) }
          : person,
      );
    case 'lost':
      return reseat(call, event, (seat) =>
        seat.userSocketId === event.userSocketId && seat.connected
          ? { ...withSpeech(seat, false, now), connected: false, returnBy: now + RETURN_MS }
          : seat,
      );
    case 'back':
      // Whether they have stopped meanwhile wasn't told.
      return reseat(call, event, (seat) => ({
        ...withSpeech(seat, false, now),
        userSocketId: event.userSocketId,
        connected: true,
        returnBy: null,
      }));
    case 'switch':
      return reseat(call, event, (seat) =>
        showable(call, event.user, { ...seat, ...event.switches }),
      );
    case 'speaking':
      return reseat(call, event, (seat) => withSpeech(seat, event.on, now));
    case 'hand':
      return reseat(call, event, (seat) => ({ ...seat, hand: event.up }));
    case 'mute':
    case 'remove':
      return byHost(call, event);
    case 'sends':
      return reseat(call, event, (seat) => ({ ...seat, sends: event.sends }));
    case 'bar':
      return change(call, event.user, (person) =>
        vacateSeat(endRing(person, 'unreachable'), 'removed'),
      );
    case 'block':
      return countSeparation(block(call, event.by, event.other));
    case 'unfriend':
      return countSeparation(unfriend(call, event.by, event.other));
    case 'tick':
      return call;
    default:
      // An event that older code has stored, and this one doesn't know.
      event satisfies never;
      return call;
  }
}

const withSpeech = (seat: Seat, on: boolean, now: number): Seat =>
  (seat.speaks ?? false) === on ? seat : { ...seat, speaks: on, spokeAt: now };

function reseat(
  call: CallState,
  { user, peerId }: { user: number; peerId: string },
  to: (seat: Seat) => Seat,
): CallState {
  return change(call, user, (person) =>
    person.seat?.peerId === peerId ? { ...person, seat: to(person.seat) } : person,
  );
}

function ring(call: CallState, by: number, callees: readonly Callee[], now: number): CallState {
  let rung = call;
  for (const callee of callees) rung = ringOne(rung, by, callee, now);
  return rung;
}

const OUTCOME_OF: Record<Reach, RingOutcome> = {
  rings: 'ringing',
  'friends-only': 'friends-only',
  none: 'unreachable',
};

function ringOne(call: CallState, by: number, callee: Callee, now: number): CallState {
  const { reach, ...user } = callee;
  const { id } = user;
  const known = personOf(call, id);
  if (known?.removed && by !== call.hostId) return call;
  if (known && isInCall(known)) return call;
  const outcome = isFull(call) && reach === 'rings' ? 'full' : OUTCOME_OF[reach];
  const isRoomLeft = call.people.length < PEOPLE_MAX[transportOf(call)];
  if (!known && !isRoomLeft && outcome !== 'ringing') return call;
  const rung = { outcome, expiresAt: now + RING_MS, by, answeredBy: null } as const;
  const person = { ...user, ring: rung, seat: null, left: null, finalVersion: 0 };
  const people = known ? call.people : [...call.people, person];
  const asked = change({ ...call, people }, id, (one) => ({ ...one, ring: rung, removed: false }));
  return setKnownPeople(asked, id, user);
}

/** Lets a user join who wasn't rung: it rings them, and accepts at once. If the call is full, nothing changes. */
function enter(
  call: CallState,
  { user, peer }: Extract<CallEvent, { type: 'enter' }>,
  now: number,
): CallState {
  const person = personOf(call, user.id);
  if (person?.removed || person?.seat || (isFull(call) && !(person && isRinging(person))))
    return call;
  const rung = ringOne(call, user.id, { ...user, reach: 'rings' }, now);
  return accept(rung, { ...user, user: user.id, peer, connected: true }, now);
}

/** Without the pictures for which there is no room in the call. */
const showable = (call: CallState, user: number, seat: Seat): Seat => ({
  ...seat,
  video: seat.video && mayShow(call, user, 'video'),
  screen: seat.screen && mayShow(call, user, 'screen'),
});

type Accepted = Omit<Extract<CallEvent, { type: 'accept' }>, 'type'>;

function accept(call: CallState, accepted: Accepted, now: number): CallState {
  const { user } = accepted;
  const seat = seatOf(accepted.peer, accepted.connected, now);
  const person = personOf(call, user);
  if (!person || !isRinging(person)) return call;
  const joined = change(setKnownPeople(call, user, accepted), user, (one) => ({
    ...endRing(one, 'accepted', seat.userSocketId),
    seat,
  }));
  const people = joined.people.map((one) => ({
    ...one,
    // Nobody joins whom a block parts from a member, so an earlier one was lifted.
    blockedWith: one.seat ? one.blockedWith.filter((id) => id !== user) : one.blockedWith,
    seat: one.seat && showable(joined, one.id, one.seat),
  }));
  return { ...joined, people };
}

/**
 * Replaces the list of people whom this user knows in the call. Friendship is mutual, so the others' lists are updated
 * too.
 */
function setKnownPeople(
  call: CallState,
  id: number,
  { friends, isMember, blockedWith }: KnownPeople,
): CallState {
  const people = call.people.map((person) => {
    if (person.id === id) return { ...person, friends, isMember, blockedWith };
    const others = person.friends.filter((friend) => friend !== id);
    return { ...person, friends: friends.includes(person.id) ? [...others, id] : others };
  });
  return { ...call, people };
}
