import { membersMax } from '../../worker/contract/call-bounds.ts';
import type { CallState, Peer, PersonInCall } from '../../worker/contract/objects/call.ts';
import { basisOf, isRinging, knownIn, personOf, presentIn, seated } from './call-state.ts';
import type { Ask, PendingCommand, RingAnswer } from './user-commands.ts';
import { type PendingEntry, conflictOf, joinedCalls, knownCall, seatIn } from './user-state.ts';
import type { UserWork } from './user-work.ts';

/**
 * Rings others from a running call, and accepts a ring. The database is asked first. Its facts then go to the call's
 * object, which decides. If the call has changed meanwhile, the object asks for new facts.
 */

/** How often facts are queried again because others came first: as often as the largest call has room for them. */
export const FACT_QUERIES_MAX = membersMax('sfu');

type CommandOf<Kind extends PendingCommand['kind']> = Extract<PendingCommand, { kind: Kind }>;
type AskOf<Kind extends Ask['kind']> = Extract<Ask, { kind: Kind }>;

export const actorOf = ({ state }: UserWork, { deviceId }: Peer) => ({ id: state.me, deviceId });

/** Asks whether the user may join the call's members. */
export const mayJoinRequest = (work: UserWork, peer: Peer, call: CallState): Ask => ({
  kind: 'may-join',
  actor: actorOf(work, peer),
  call: call.id,
  session: call.session?.id ?? null,
  basis: basisOf(call, seated(call)),
  present: knownIn(call),
});

export function ringRequest(work: UserWork, { call: id, peer, to }: CommandOf<'ring'>): Ask | null {
  const call = knownCall(work.state, id);
  if (!call || !seatIn(call, work.state.me)) return null;
  const basis = basisOf(call, presentIn(call));
  const wanted = to.filter((user) => !basis.users.includes(user));
  if (wanted.length === 0) return null;
  const session = call.session?.id ?? null;
  return { kind: 'ring-facts', actor: actorOf(work, peer), to: wanted, basis, session };
}

export function ringWith(
  work: UserWork,
  entry: PendingEntry,
  { call }: CommandOf<'ring'>,
  { basis }: AskOf<'ring-facts'>,
  { callees }: RingAnswer,
) {
  const event = { type: 'ring', by: work.state.me, callees } as const;
  work.setFirst({ ...entry, request: { kind: 'act', call, event, basis } });
}

/** Null if the ring is over, or the user is in another call. */
export function acceptRequest(work: UserWork, command: CommandOf<'accept'>): Ask | null {
  const { call: id, peer, connected } = command;
  const call = knownCall(work.state, id);
  const person = call && personOf(call, work.state.me);
  const tab = work.tabs.find(({ peerId }) => peerId === peer.peerId);
  if (!tab && connected) return null;
  if (!call || !person || !isRinging(person)) {
    if (tab && call && person?.seat?.peerId !== peer.peerId) work.sendOver(tab, call);
    return null;
  }
  const elsewhere = joinedCalls(work.state).some((one) => one.id !== id);
  if (elsewhere && conflictOf(work.state, call, null) !== 'meet') return null;
  return mayJoinRequest(work, peer, call);
}

/** The user joins the call. With null the facts don't allow it, and they are removed from it. */
export function acceptWith(
  work: UserWork,
  entry: PendingEntry,
  { call, peer, connected }: CommandOf<'accept'>,
  { basis }: AskOf<'may-join'>,
  me: PersonInCall | null,
) {
  const user = work.state.me;
  if (!me) {
    work.setFirst({ ...entry, request: { kind: 'act', call, event: { type: 'bar', user } } });
    return;
  }
  const { friends, isMember, blockedWith } = me;
  const known = { friends, isMember, blockedWith };
  const event = { type: 'accept', user, peer, connected, ...known } as const;
  work.setFirst({ ...entry, request: { kind: 'act', call, event, basis } });
}
