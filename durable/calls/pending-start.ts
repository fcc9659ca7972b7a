import type { CallState } from '../../worker/contract/objects/call.ts';
import { applyEvent, beginCall } from './call-reducer.ts';
import { ringing } from './call-state.ts';
import { actorOf } from './pending-facts.ts';
import { isSessionCommand, moveRequest, sessionRequest } from './pending-join.ts';
import type { Ask, PendingCommand, RingAnswer } from './user-commands.ts';
import { type PendingEntry, allCalls, joinedCalls, knownCall, ringFrom } from './user-state.ts';
import type { UserWork } from './user-work.ts';

/**
 * Starts a call. There are three steps. The database says whom the user may ring. The call is announced to them, so
 * that they ring soon. The call's object begins it.
 */

/** A call that couldn't be started within this time is given up. */
const START_WITHIN_MS = 15_000;
/**
 * How many calls one user may begin in ten minutes, which is how long ended calls stay known. It counts those that rang or
 * held others, since those are recorded. Joining a running call is never refused.
 */
export const BEGUN_MAX = 30;

type StartCommand = Extract<PendingCommand, { kind: 'start' | 'join' }>;

/** Null if the call has begun already. */
export function startRequest(work: UserWork, command: StartCommand): Ask | null {
  if (knownCall(work.state, command.call)) return null;
  if (isSessionCommand(command)) {
    // Its tab has closed. The user stays where they are.
    if (!work.tabs.some(({ peerId }) => peerId === command.peer.peerId)) return null;
    return moveRequest(work, command) ?? sessionRequest(work, command);
  }
  const { peer, to, session } = command;
  const basis = { users: [], separations: 0 };
  return { kind: 'ring-facts', actor: actorOf(work, peer), to, basis, session };
}

/** The facts are there. If something else has changed meanwhile, the call isn't started. */
export function startWith(
  work: UserWork,
  entry: PendingEntry,
  command: StartCommand,
  facts: RingAnswer,
) {
  const { call: id, peer, media, at } = command;
  const { now, state } = work;
  if (facts.call !== null && facts.call !== id) {
    return work.setFirst({ ...entry, request: { kind: 'find', call: facts.call } });
  }
  if (!work.tabs.some(({ peerId }) => peerId === peer.peerId)) return work.dropFirst();
  if (joinedCalls(state).length > 0) return work.refuseFirst(peer, 'In a call already.');
  // If this command is older than the object, the callee may have been told of it already. If both then accepted the
  // other's call, neither would start.
  const mayAnswer = command.kind === 'start' && at >= state.createdAt;
  const ring = mayAnswer ? ringFrom(state, command.to) : undefined;
  if (ring) {
    const task: PendingCommand = { kind: 'accept', call: ring.id, peer, connected: true };
    return work.setFirst({ ...entry, task, request: null });
  }
  if (now - at > START_WITHIN_MS) return work.refuseFirst(peer, 'The call could not be started.');
  const { session, hostId = null, turnServer } = facts;
  const transport = session && facts.sfu ? 'sfu' : 'mesh';
  const waits = command.kind === 'join';
  const begunBefore = allCalls(state).filter(
    (call) => call.callerId === state.me && call.waits === waits && call.people.length > 1,
  );
  if (begunBefore.length >= BEGUN_MAX) return work.refuseFirst(peer, 'Too many calls.');
  const caller = { ...facts.me, peer };
  const callees = waits ? [] : facts.callees;
  const about = { id, media, session, hostId, transport, turnServer, waits } as const;
  const begun = beginCall({ ...about, caller, callees }, now);
  if (waits) return begin(work, entry, command, begun);
  if (ringing(begun).length > 0) {
    return work.setFirst({ ...entry, request: { kind: 'announce', call: begun } });
  }
  // Nobody can be rung. So the call is over at once, and its tab is told why.
  work.learn(begun);
  work.learn(applyEvent(begun, { type: 'tick' }, now));
  return work.dropFirst();
}

/**
 * Replaces the stored `start` or `join` by a `begin`, before the call's object is asked: the call may have rung already. If
 * this object is evicted before the answer, it asks again.
 */
export function begin(
  work: UserWork,
  entry: PendingEntry,
  { call, peer }: StartCommand,
  begun: CallState,
) {
  const command: PendingCommand = { kind: 'begin', call, peer, begun };
  work.setFirst({ ...entry, command, task: command, request: null });
}
