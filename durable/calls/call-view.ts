import {
  type CallEnding,
  type RingOutcome,
  TRACK_KINDS,
} from '../../worker/contract/call-bounds.ts';
import type {
  CallCaller,
  CallMember,
  CallPeer,
  CallRoster,
  CallServerFrame,
} from '../../worker/contract/call.ts';
import type { CallState, Participant } from '../../worker/contract/objects/call.ts';
import { iso } from '../../worker/contract/time.ts';
import {
  isBlockBetween,
  areMembers,
  isOn,
  personOf,
  seated,
  transportOf,
  wayBetween,
} from './call-state.ts';

/** What one user sees of a call. All data about calls on the wire is built here from the whole state. */

type Seated = Participant & { seat: NonNullable<Participant['seat']> };
const isSeated = (person: Participant): person is Seated => person.seat !== null;

const toPeer = ({ id, seat }: Seated): CallPeer => ({
  peerId: seat.peerId,
  id,
  userSocketId: seat.userSocketId,
});

/**
 * The call's session, for its members. Others don't get it: the session may be unlisted, or its host may have blocked
 * them.
 */
const sessionFor = (call: CallState, viewer: number) =>
  personOf(call, viewer)?.isMember ? call.session : null;

const toCaller = (call: CallState, viewer: number, person: Seated): CallCaller => ({
  ...toPeer(person),
  name: person.name,
  firstFile: person.firstFile,
  way: wayBetween(call, viewer, person.id),
  fellow: areMembers(call, viewer, person.id),
});

const toMember = (call: CallState, viewer: number, person: Seated): CallMember => {
  const { audio, video, screen, connected } = person.seat;
  const { sends = {}, hand = false, unheard = false, mutes = 0 } = person.seat;
  // Members are told what the SFU still has of their own, so that they end that alone.
  const sent = TRACK_KINDS.filter(
    (kind) => kind in sends && (viewer === person.id || isOn(person.seat, kind)),
  );
  const switches = { audio, video, screen, connected };
  return {
    ...toCaller(call, viewer, person),
    ...switches,
    sends: Object.fromEntries(sent.map((kind) => [kind, sends[kind]])),
    hand,
    heard: !unheard,
    mutes,
  };
};

const UNREACHED = new Set<RingOutcome>(['unreachable', 'friends-only']);

/** The roster for a member. Only the member who rang sees who couldn't be reached. */
function rosterOf(call: CallState, viewer: number): CallRoster {
  const session = sessionFor(call, viewer);
  return {
    version: call.version,
    transport: transportOf(call),
    media: call.media,
    session,
    ...(call.session && !session && { guest: true }),
    host: session && (call.hostId ?? null),
    startedAt: iso(call.startedAt),
    members: seated(call)
      .filter(isSeated)
      .map((person) => toMember(call, viewer, person)),
    rung: call.people.flatMap(({ id, name, firstFile, ring, seat }) =>
      ring &&
      !seat &&
      !isBlockBetween(call, viewer, id) &&
      (!UNREACHED.has(ring.outcome) || ring.by === viewer)
        ? [{ id, name, firstFile, outcome: ring.outcome, expiresAt: iso(ring.expiresAt) }]
        : [],
    ),
  };
}

/** The prompt of a call that rings this user. Null if the call has no member whom the user may meet. */
export function promptOf(call: CallState, user: number): CallServerFrame | null {
  const ring = personOf(call, user)?.ring;
  if (!ring) return null;
  const callers = seated(call)
    .filter(isSeated)
    .filter((caller) => !isBlockBetween(call, user, caller.id))
    .map((caller) => toCaller(call, user, caller));
  const [first] = callers;
  if (!first) return null;
  const { id, media } = call;
  const session = sessionFor(call, user);
  const transport = transportOf(call);
  const about = { call: id, transport, media, session, expiresAt: iso(ring.expiresAt) };
  return call.group
    ? { event: 'addcall', data: { ...about, callers } }
    : { event: 'call', data: { ...about, ...first } };
}

const gist = (frame: CallServerFrame | null) =>
  JSON.stringify(frame, (key, value: unknown) => (key === 'userSocketId' ? null : value));

/** Whether a prompt differs from the one before. A caller's new socket alone doesn't count. */
export function hasChanged(prompt: CallServerFrame, before: CallServerFrame | null): boolean {
  return gist(prompt) !== gist(before);
}

/** Why this user's tabs no longer ring, or why the user left the call. A block is never revealed. */
export function endingOf(call: CallState, user: number): CallEnding {
  const { ring, left } = personOf(call, user) ?? {};
  const outcome = ring?.outcome ?? 'cancelled';
  if (outcome === 'accepted') return left?.reason ?? 'elsewhere';
  return outcome === 'declined' || outcome === 'no-answer' || outcome === 'busy'
    ? outcome
    : 'cancelled';
}

const missing = ({ seat }: Seated, among: readonly Seated[]) =>
  !among.some((other) => other.seat.peerId === seat.peerId);

/** The frames that tell a member what has changed. `me` is a member in both states. */
export function changeFrames(before: CallState, call: CallState, me: number): CallServerFrame[] {
  const roster = rosterOf(call, me);
  const frames = confirmationFrames(before, call, me);
  const about = { call: call.id, roster };
  const [old, now] = [seated(before).filter(isSeated), seated(call).filter(isSeated)];
  const moves = [
    ...old.filter((person) => missing(person, now)).map((person) => ['left', person] as const),
    ...now.filter((person) => missing(person, old)).map((person) => ['joined', person] as const),
  ];
  const [move, ...others] = moves;
  if (move && others.length === 0) {
    const [event, { id, seat }] = move;
    return [...frames, { event, data: { ...about, peerId: seat.peerId, id } }];
  }
  // Each frame has the whole roster, so one is enough for several moves.
  const known = { ...rosterOf(before, me), version: roster.version };
  const isNews = moves.length > 0 || JSON.stringify(known) !== JSON.stringify(roster);
  return isNews ? [...frames, { event: 'state', data: about }] : frames;
}

/** `confirmed` frames: they tell each caller who has answered, and how. Also sent when the call ends. */
export function confirmationFrames(
  before: CallState,
  call: CallState,
  me: number,
): CallServerFrame[] {
  const caller = personOf(before, me);
  if (!caller || !isSeated(caller)) return [];
  return call.people.flatMap(({ id, ring }): CallServerFrame[] => {
    if (ring === null || ring.answeredBy === null || id === me || isBlockBetween(call, me, id))
      return [];
    // Whoever joined without a ring has answered nobody.
    if (ring.by === id) return [];
    const known = personOf(before, id)?.ring;
    if (known?.answeredBy === ring.answeredBy && known.outcome === ring.outcome) return [];
    const accept = ring.outcome === 'accepted';
    return [
      {
        event: 'confirmed',
        data: {
          call: call.id,
          caller: me,
          user: id,
          socket: ring.answeredBy,
          data: toPeer(caller),
          peer: null,
          accept,
        },
      },
    ];
  });
}

/** Tells members about themselves: they call, have joined, or have reconnected. */
export function ownJoinedFrames(call: CallState, me: number): CallServerFrame[] {
  const person = personOf(call, me);
  if (!person || !isSeated(person)) return [];
  const { peerId } = person.seat;
  return [
    {
      event: 'joined',
      data: { call: call.id, peerId, id: me, roster: rosterOf(call, me) },
    },
  ];
}
